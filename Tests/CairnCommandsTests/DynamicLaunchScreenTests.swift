import Foundation
import Testing

/// One launch screen for every device. Provenance: documented ("Unified Storyboards", Xamarin.iOS guides, dynamic launch
/// screens); the frames are derived from the constraints of the example.
@Suite struct DynamicLaunchScreenTests {
  private let line = CommandLineTests()
  private static let folder = CommandLineTests.root.appendingPathComponent("Examples/DynamicLaunchScreen")
  private let screen = Self.folder.appendingPathComponent("LaunchScreen.storyboard").path

  private struct View: Decodable {
    var id: String
    var frame: [Double]
  }

  /// The document is laid out for each device, and nothing is wrong on any.
  @Test(arguments: [[], ["--orientation", "landscape"]])
  func everyDeviceHasItsOwn(_ orientation: [String]) throws {
    let result = try line.run(["frames", screen, "--device", "all"] + orientation)
    #expect(result.status == 0, "\(result.errors)")
    let views = try result.output.split(separator: "\n").map {
      try JSONDecoder().decode(View.self, from: Data($0.utf8))
    }
    let screens = views.filter { $0.id == "lau-vw-001" }.map(\.frame)
    let horizons = views.filter { $0.id == "lau-vw-002" }.map(\.frame)
    #expect(Set(screens).count > 10)
    #expect(screens.count == horizons.count)
    for (screen, horizon) in zip(screens, horizons) {
      #expect(horizon[0] == 0 && horizon[2] == screen[2])
      #expect(abs(horizon[3] - screen[3] / 3) <= 0.5)
      #expect(abs(horizon[1] + horizon[3] - screen[3]) <= 0.01)
    }
    let lint = try line.run(["lint", screen, "--device", "all"] + orientation)
    #expect(lint.status == 0 && lint.output.isEmpty, "\(lint.output)")
  }

  /// Systems before 8 take images; the property list names the document.
  @Test func imagesForOldSystems() throws {
    let out = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let list = Self.folder.appendingPathComponent("Info.plist").path
    let result = try line.run(["launchscreen", list, "--out", out.path])
    #expect(result.status == 0, "\(result.errors)")
    let names = Set(try FileManager.default.contentsOfDirectory(atPath: out.path))
    for name in [
      "Default.png", "Default@2x.png", "Default-568h@2x.png", "Default-667h@2x.png", "Default-736h@3x.png",
      "Default-Portrait@2x~ipad.png", "Default-Landscape@2x~ipad.png", "LaunchImages.plist",
    ] {
      #expect(names.contains(name), "\(name) in \(names.sorted())")
    }
  }

  /// What a launch screen must not have, one rule each.
  @Test(
    "Limits",
    arguments: [
      ("<label ", "<label customClass=\"Logo\" "), ("<view contentMode", "<wkWebView contentMode"),
      (
        "<viewLayoutGuide",
        "<connections><outlet property=\"a\" destination=\"lau-lb-001\" id=\"x\"/></connections><viewLayoutGuide"
      ),
      (
        "<viewLayoutGuide",
        "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" keyPath=\"a\" value=\"b\"/></userDefinedRuntimeAttributes><viewLayoutGuide"
      ),
    ])
  func limits(_ text: String, _ instead: String) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).storyboard")
    var document = try String(contentsOfFile: screen, encoding: .utf8)
    if instead.hasPrefix("<wkWebView") {
      document = document.replacing("<view contentMode", with: "<wkWebView contentMode")
        .replacing("lau-vw-002\" userLabel=\"Horizon\">", with: "lau-vw-002\" userLabel=\"Horizon\">")
      // The first view that closes is the horizon.
      if let end = document.firstRange(of: "</view>") { document.replaceSubrange(end, with: "</wkWebView>") }
    } else if let place = document.firstRange(of: text) {
      document.replaceSubrange(place, with: instead)
    }
    try Data(document.utf8).write(to: file)
    let result = try line.run(["lint", file.path])
    #expect(result.status == 1, "\(instead): \(result.output)\(result.errors)")
    #expect(result.output.contains("launch-screen"), "\(result.output)")
  }
}
