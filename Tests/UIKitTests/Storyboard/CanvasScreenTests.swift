import Foundation
import Testing
import UIKitCore
import UITraits

@testable import InterfaceCanvas

/// What a device's shape covers, for each Interface Builder.
///
/// Provenance: measured, frames of views pinned to the safe areas of scenes without bars.
@MainActor @Suite struct CanvasScreenTests {
  struct Case: CustomTestStringConvertible {
    var device: String
    var isLandscape = false
    var tools: Int
    var insets: UIEdgeInsets
    var testDescription: String { "\(device) \(isLandscape ? "landscape" : "portrait") \(tools)" }
  }

  @Test(arguments: [
    Case(device: "retina4_7", tools: 14313, insets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
    // Between Xcode 11 and 14.2 devices with a home button keep no status bar free.
    Case(device: "retina4_7", tools: 17701, insets: .zero),
    Case(device: "retina4_7", tools: 21507, insets: .zero),
    Case(device: "retina4_7", tools: 21701, insets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
    Case(device: "retina4_7", isLandscape: true, tools: 13771, insets: .zero),
    Case(
      device: "ipad9_7", isLandscape: true, tools: 11542, insets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
    // Pads have one on their side but in Xcode 12, and those with a home button but in 14.0 and 14.1.
    Case(device: "ipad10_5", tools: 20037, insets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
    Case(
      device: "ipad10_9rounded", isLandscape: true, tools: 17701,
      insets: UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0)),
    Case(
      device: "ipad10_9rounded", isLandscape: true, tools: 21507,
      insets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)),
    Case(device: "ipad9_7", tools: 21225, insets: .zero),
    Case(
      device: "ipad9_7", isLandscape: true, tools: 21507, insets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
    Case(device: "ipad12_9rounded", tools: 19529, insets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)),
    Case(device: "retina6_1", tools: 18122, insets: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)),
    Case(device: "retina6_1", tools: 21507, insets: UIEdgeInsets(top: 48, left: 0, bottom: 34, right: 0)),
    Case(device: "retina5_9", tools: 21507, insets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)),
    Case(device: "retina5_9", tools: 21701, insets: UIEdgeInsets(top: 50, left: 0, bottom: 34, right: 0)),
    Case(device: "retina5_9", tools: 22505, insets: UIEdgeInsets(top: 50, left: 0, bottom: 34, right: 0)),
    Case(
      device: "retina5_9", isLandscape: true, tools: 15705,
      insets: UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44)),
    // Xcode 14.1 has the upright screen's.
    Case(
      device: "retina6_5", isLandscape: true, tools: 19455,
      insets: UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44)),
    Case(
      device: "retina6_5", isLandscape: true, tools: 21225,
      insets: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)),
    // Later ones add the upright screen's insets again.
    Case(device: "retina6_1", tools: 23727, insets: UIEdgeInsets(top: 96, left: 0, bottom: 68, right: 0)),
    Case(
      device: "retina6_0", isLandscape: true, tools: 24412,
      insets: UIEdgeInsets(top: 47, left: 47, bottom: 55, right: 47)),
  ])
  func safeArea(_ expected: Case) {
    let screen = CanvasScreen(
      Device.ofDocument(expected.device), isLandscape: expected.isLandscape,
      CanvasSystem(toolsVersion: expected.tools))
    #expect(screen.safeAreaInsets == expected.insets)
  }

  /// One device's screen grew; scenes that nobody opened since still have its former one.
  @Test(arguments: [(23_090, 428, 926), (23_094, 430, 932), (23_094, 428, 926)])
  func phoneThatGrew(tools: Int, width: Int, height: Int) throws {
    let root = CanvasFixture.filling("safe", width: width, height: height)
    let fixture = CanvasFixture(tools: tools, device: "retina6_7", content: CanvasFixture.storyboard(root))
    let frame = try #require(try fixture.frame(of: "probe"))
    #expect(frame.minY > 0)
    #expect(frame.height == CGFloat(height) - frame.minY - 34)
  }

  @Test func systemsByNumber() {
    #expect(CanvasSystem(system: 12)?.system == 12)
    #expect(CanvasSystem(system: 26)?.system == 26)
    #expect(CanvasSystem(system: 19) == nil)
  }

  /// Provenance: the systems that Apple's technical specifications name for the devices; documents name devices since
  /// Xcode 8.
  @Test(arguments: [
    ("retina6_12", 16, 15705), ("retina6_12", 16, 19529), ("retina5_9", 11, 11762), ("retina4_7", 10, 6254),
    ("ipad9_7", 10, 9532), ("retina6_9", 18, 22505), ("retina6_55", 26, 23094),
  ])
  func noDeviceRunsAnOlderSystem(device: String, system: Int, tools: Int) throws {
    let device = try #require(Device.all.first { $0.id == device })
    #expect(CanvasSystem(toolsVersion: tools).showing(device).system == system)
  }

  @Test(arguments: [("retina6_12", 21507), ("retina4_7", 11542), ("retina5_9", 22505)])
  func whatHasTheDeviceStays(device: String, tools: Int) {
    let system = CanvasSystem(toolsVersion: tools)
    #expect(system.showing(Device.ofDocument(device)).toolsVersion == tools)
  }

  /// A document of Xcode 11 on a phone that it knew, and on one that came later.
  @Test(arguments: [("retina6_1", CGFloat(44)), ("retina6_12", 59)])
  func documentsOnLaterDevices(device: String, top: CGFloat) throws {
    let fixture = CanvasFixture(
      tools: 15_705, content: CanvasFixture.storyboard(CanvasFixture.filling("safe", width: 375, height: 667)),
      target: device)
    #expect(try fixture.frame(of: "probe")?.minY == top)
  }
}
