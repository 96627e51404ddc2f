import Foundation
import Testing

@testable import UITraits

/// Provenance: documented, Human Interface Guidelines, Layout: device dimensions and size classes.
@Suite struct DeviceTests {
  struct Case: Sendable {
    var name: String
    var portrait: SizeClasses
    var landscape: SizeClasses
  }

  static let small = SizeClasses(horizontal: .compact, vertical: .compact)
  static let upright = SizeClasses(horizontal: .compact, vertical: .regular)
  static let wide = SizeClasses(horizontal: .regular, vertical: .compact)
  static let large = SizeClasses(horizontal: .regular, vertical: .regular)

  static let cases = [
    Case(name: "iPhone SE", portrait: upright, landscape: small),
    Case(name: "iPhone 13 mini", portrait: upright, landscape: small),
    Case(name: "iPhone 8 Plus", portrait: upright, landscape: wide),
    Case(name: "iPhone XR", portrait: upright, landscape: wide),
    Case(name: "iPhone 15 Pro", portrait: upright, landscape: small),
    Case(name: "iPhone 16 Pro", portrait: upright, landscape: small),
    Case(name: "iPhone 15 Pro Max", portrait: upright, landscape: wide),
    Case(name: "iPad mini", portrait: large, landscape: large),
    Case(name: "iPad Pro 11\"", portrait: large, landscape: large),
  ]

  @Test(arguments: cases)
  func sizeClassesFollowTheGuidelines(_ expected: Case) throws {
    let device = try #require(Device.named(expected.name))
    #expect(device.sizeClasses(landscape: false) == expected.portrait)
    #expect(device.sizeClasses(landscape: true) == expected.landscape)
  }

  static let sizes: [(String, CGSize)] = [
    ("retina4_7", CGSize(width: 375, height: 667)), ("retina6_1", CGSize(width: 414, height: 896)),
    ("retina6_12", CGSize(width: 393, height: 852)), ("ipad12_9rounded", CGSize(width: 1024, height: 1366)),
  ]

  @Test(arguments: sizes)
  func sizesAreThoseOfInterfaceBuildersNames(_ id: String, _ size: CGSize) {
    let device = Device.ofDocument(id)
    #expect(device.id == id)
    #expect(device.size(landscape: false) == size)
    #expect(device.size(landscape: true) == CGSize(width: size.height, height: size.width))
  }

  @Test func namesIgnoreCaseAndNameOneDeviceEach() {
    #expect(Device.named("IPHONE 15 pro")?.id == "retina6_12")
    #expect(Device.named("Newton") == nil)
    let names = Device.all.flatMap { [$0.id] + $0.names }.map { $0.lowercased() }
    #expect(Set(names).count == names.count)
  }

  @Test func unknownIdsStandForAnOrdinaryDevice() {
    #expect(Device.ofDocument("watch38").id == "retina4_7")
    #expect(Device.ofDocument("ipad99").isPad)
  }
}
