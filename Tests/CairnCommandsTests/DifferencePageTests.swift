import Foundation
import Testing

/// The page of `cairn diff --html`. Provenance: derived; it must be readable wherever it is opened, also from a
/// pipeline's artifacts: everything that it shows is in it.
@Suite struct DifferencePageTests {
  private let line = CommandLineTests()

  /// The page of two fixtures' difference, after a change in each of the given objects.
  private func page(_ name: String, _ changes: [[String]], _ options: [String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent(name)
    try Data(contentsOf: URL(fileURLWithPath: line.fixture(name))).write(to: file)
    for change in changes { #expect(try line.run(["set", file.path] + change).status == 0) }
    let result = try line.run(["diff", line.fixture(name), file.path, "--out", "/dev/null", "--html", "-"] + options)
    #expect(result.status == 1, "\(result.errors)")
    return result.output
  }

  /// Containers have no picture, a document that went says so, and one that only moved has nothing to tell.
  @Test func documentsThatWentAndMoved() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    for (name, file) in [("old", "Walks.storyboard"), ("old", "SignIn.storyboard"), ("new", "SignIn.storyboard")] {
      let place = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try Data(contentsOf: URL(fileURLWithPath: line.fixture(file))).write(to: place.appendingPathComponent(file))
    }
    let page = try line.run(["diff", "old", "new", "--out", "/dev/null", "--html", "-"], in: folder).output
    #expect(page.contains("<h2>old/Walks.storyboard (removed)</h2>"), "\(page.prefix(3000))")
    #expect(!page.contains("0 × 0") && page.contains("<figcaption>before</figcaption>"))
    #expect(!page.contains("SignIn"))
  }

  private static let change = [["sgn-lb-001", "text", "Hello <b> & \"all\""]]

  @Test func standsAlone() throws {
    let page = try page("SignIn.storyboard", Self.change, ["--device", "iPhone SE", "--device", "iPad Air"])
    #expect(page.hasPrefix("<!doctype html>") && page.hasSuffix("</html>\n"))
    for foreign in ["<script", "<link", "<iframe", "@import", "url(", "http:", "https:", " on"] {
      // Words of the report may be anything: what is asked is what stands in tags.
      let tags = page.matches(of: /<[^>]*>/).map { String($0.output) }
      #expect(!tags.contains { $0.contains(foreign) }, "\(foreign)")
    }
    let style = try #require(page.split(separator: "<style>").last?.split(separator: "</style>").first)
    #expect(!style.contains("url(") && !style.contains("@import"))
    let sources = page.matches(of: /src="([^"]*)"/).map { $0.1 }
    #expect(!sources.isEmpty && sources.allSatisfy { $0.hasPrefix("data:image/png;base64,") })
    for source in sources {
      let data = Data(base64Encoded: String(source.dropFirst("data:image/png;base64,".count)))
      #expect(data?.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
    }
  }

  @Test func whatDocumentsSayIsNoMarkup() throws {
    let page = try page("SignIn.storyboard", Self.change, [])
    #expect(page.contains("Hello &lt;b> &amp; "))
    #expect(!page.contains("Hello <b>"))
  }

  /// A section for each scene that looks otherwise on each device: before, after, and both for the difference.
  @Test func everyChangedSceneIsThereOnEveryDevice() throws {
    let names = ["iPhone SE", "iPad Air"]
    let page = try page("SignIn.storyboard", Self.change, names.flatMap { ["--device", $0] })
    let sections = page.split(separator: "<section>").dropFirst()
    #expect(sections.count == 2)
    for section in sections {
      #expect(section.matches(of: #/<img /#).count == 4)
      #expect(
        section.matches(of: /<figcaption>(before|after|difference)</).map { $0.1 } == ["before", "after", "difference"])
    }
    #expect(page.contains("<h1>Differences</h1>") && page.contains("SignIn.storyboard</h2>"))
  }

  @Test func scenesThatLookAsBeforeAreCounted() throws {
    let page = try page("SignIn.storyboard", [["sgn-lb-001", "tag", "4"]], ["--device", "iPhone SE"])
    #expect(!page.contains("<section>") && !page.contains("<img"))
    #expect(page.contains("one scene looks as before"))
  }

  /// A scene's further views are laid out by themselves, and compared with themselves.
  @Test func furtherViewsOfAScene() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let fixture = try String(contentsOfFile: line.fixture("SignIn.storyboard"), encoding: .utf8)
    for (name, width) in [("Old", "100"), ("New", "200")] {
      let further = """
        </viewController><view contentMode="scaleToFill" id="xtr-01" userLabel="Banner"><rect key="frame" x="0.0" y="0.0" \
        width="300" height="50"/><subviews><view id="xtr-02" userLabel="Bar"><rect key="frame" x="0.0" y="0.0" \
        width="\(width)" height="50"/><color key="backgroundColor" systemColor="systemRedColor"/></view></subviews></view>
        """
      try Data(fixture.replacingOccurrences(of: "</viewController>", with: further).utf8)
        .write(to: folder.appendingPathComponent("\(name).storyboard"))
    }
    let result = try line.run(
      ["diff", "Old.storyboard", "New.storyboard", "--device", "iPhone SE", "--html", "page.html"], in: folder)
    let page = try String(contentsOf: folder.appendingPathComponent("page.html"), encoding: .utf8)
    let titles = page.matches(of: /<h3>([^<]*) <small>/).map { String($0.1) }
    #expect(titles.count == 1 && titles[0].contains(", View \"Banner\""), "\(titles)")
    #expect(page.contains("one scene looks as before"))
    #expect(result.output.contains("iPhone SE"), "\(result.output)")
  }
}
