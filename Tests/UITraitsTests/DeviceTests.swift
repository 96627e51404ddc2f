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

  @Test func everyNameNamesOneDevice() {
    for device in Device.all {
      for name in [device.id] + device.names { #expect(Device.named(name)?.id == device.id, "\(name)") }
    }
    #expect(Device.named("Newton") == nil)
  }

  /// As Xcode's simulators, Interface Builder and people write them.
  static let spellings = [
    ("IPHONE 15 pro", "retina6_12"), ("iPad Pro (11-inch) (4th generation)", "ipad11_0rounded"),
    ("iPad Pro 11-inch (M4)", "ipad11_0m4"), ("iPad Pro (M4) 11\"", "ipad11_0m4"),
    ("ipad pro 11 inch", "ipad11_0rounded"),
    ("iPad Pro 12.9", "ipad12_9"), ("iPad Pro (12.9-inch) (6th generation)", "ipad12_9rounded"),
    ("iPad Air 13-inch (M2)", "ipad12_9rounded"), ("iPad (10th generation)", "ipad10_9"), ("iPad mini 6", "ipad8_3"),
    ("iPhone SE 3rd gen", "retina4_7"), ("iPhone 5s", "retina4_0"), ("iPod touch (7th generation)", "retina4_0"),
  ]

  @Test(arguments: spellings)
  func namesAreFoundAsTheyAreWritten(_ spelling: String, _ id: String) { #expect(Device.named(spelling)?.id == id) }

  @Test func whatIsNotFoundMayHaveMeantAnother() {
    #expect(Device.suggestions(for: "iPhone 15 Ultra").contains("iPhone 15 Pro"))
    #expect(Device.suggestions(for: "Newton").isEmpty)
  }

  @Test func unknownIdsStandForAnOrdinaryDevice() {
    #expect(Device.ofDocument("watch38").id == "retina4_7")
    #expect(Device.ofDocument("ipad99").isPad)
  }
}
