import DocumentEditing
import DocumentReview
import DocumentSamples
import Foundation
import Testing

/// Graphs, outlines and texts for translators. Provenance: derived; the forms of keys and comments are those of Xcode's
/// exports (documented in "Localizing strings that contain plurals", Xcode Help).
@Suite struct GraphAndStringsTests {
  static let two = """
    <document initialViewController="a"><scenes>
    <scene sceneID="s1"><objects><navigationController id="a" title="Start"><connections>
    <segue destination="b" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController></objects>
    <point key="canvasLocation" x="-100" y="40"/></scene>
    <scene sceneID="s2"><objects><viewController id="b" customClass="List"><view key="view" id="v"><subviews>
    <button id="p"><state key="normal" title="A &quot;quoted&quot; &lt;title&gt;"/><connections>
    <segue destination="b" kind="show" identifier="again" id="t"/><segue destination="nowhere" kind="show" id="u"/></connections></button>
    <segmentedControl id="g"><segments><segment title="One"/><segment title="Two"/></segments></segmentedControl>
    <label text="Line" id="l"><attributedString key="userComments"><fragment content="Short, please"/></attributedString></label>
    <label text="   " id="m"/></subviews></view></viewController></objects></scene></scenes></document>
    """

  @Test func scenesAndSegues() throws {
    let graph = StoryboardGraph(try Sample.tree(Self.two))
    #expect(graph.scenes.map(\.name) == ["Start", "List"])
    #expect(graph.scenes.map(\.isInitial) == [true, false])
    #expect(graph.segues.map(\.kind) == ["rootViewController", "show"])
    #expect(graph.dot.contains("\"b\" -> \"b\" [label=\"show\\nagain\"];"))
    let svg = graph.svg()
    #expect(try Sample.tree(svg).element(Sample.tree(svg).root).name == "svg")
    // Places are the middles of scenes; a reference to another storyboard is small.
    #expect(svg.contains("<rect x=\"-287.5\" y=\"-293.5\" width=\"375\" height=\"667\""))
    // With a device they are in proportion to its screen: 600 units.
    let scaled = graph.svg(screen: StoryboardGraph.Screen(width: 300, height: 900))
    #expect(scaled.contains("<rect x=\"-200\" y=\"-390\" width=\"300\" height=\"900\""), "\(scaled)")
    let other = try Sample.tree(
      Self.two.replacing("navigationController", with: "viewControllerPlaceholder"))
    #expect(StoryboardGraph(other).svg().contains("<rect x=\"-220\" y=\"10\" width=\"240\" height=\"60\""))
    #expect(svg.components(separatedBy: "<path d=\"M").count == 4)
  }

  @Test func outlineOfEveryFixture() throws {
    for url in Sample.fixtures {
      let tree = try DocumentFile(path: url.path).tree()
      let text = DocumentOutline(tree).text
      for node in tree.descendants(of: tree.root) where tree.element(node).name == "label" {
        if let id = tree.element(node).id { #expect(text.contains(id)) }
      }
      #expect(!FactsText.text(tree).isEmpty)
    }
  }

  @Test func textsForTranslators() throws {
    let texts = LocalizableText.all(in: try Sample.tree(Self.two))
    #expect(texts.map(\.key) == ["a.title", "g.segmentTitles[0]", "g.segmentTitles[1]", "l.text", "p.normalTitle"])
    #expect(texts[3].comment == "Class = \"UILabel\"; text = \"Line\"; ObjectID = \"l\"; Note = \"Short, please\";")
    // What has a number has the whole key in its comment (Xcode's files of six repositories).
    #expect(texts[1].comment == "Class = \"UISegmentedControl\"; g.segmentTitles[0] = \"One\"; ObjectID = \"g\";")
    let strings = TranslationFiles.strings(texts, translations: ["l.text": "Zeile\n\"2\""])
    #expect(strings.contains("\"l.text\" = \"Zeile\\n\\\"2\\\"\";"))
    let catalogue = TranslationFiles.catalogue(texts, sourceLanguage: "en", translations: ["de": ["l.text": "Zeile"]])
    let object = try #require(try JSONSerialization.jsonObject(with: Data(catalogue.utf8)) as? [String: Any])
    let entry = try #require((object["strings"] as? [String: Any])?["l.text"] as? [String: Any])
    let localizations = try #require(entry["localizations"] as? [String: Any])
    #expect(Set(localizations.keys) == ["de", "en"])
  }

  @Test func translationsComeBack() throws {
    let texts = LocalizableText.all(in: try Sample.tree(Self.two))
    let xliff = TranslationFiles.xliff(
      [
        ("Main.storyboard", texts, ["l.text": "<Zeile> & mehr", "p.normalTitle": ""]),
        ("Copy.storyboard", texts, ["l.text": "Anders"]),
      ], from: "en", to: "de")
    let files = try XLIFFReader(Array(xliff.utf8), path: "de.xliff").files
    #expect(files.map(\.original) == ["Main.storyboard", "Copy.storyboard"])
    #expect(files.allSatisfy { $0.targetLanguage == "de" })
    #expect(
      files.map(\.translations) == [["l.text": "<Zeile> & mehr", "p.normalTitle": ""], ["l.text": "Anders"]])
    #expect(throws: (any Error).self) { try XLIFFReader(Array("<html/>".utf8), path: "x") }
  }

  /// Later versions have other elements: nothing of theirs would be found.
  @Test func laterXLIFFIsRefused() {
    let text = "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:2.0\" version=\"2.0\" srcLang=\"en\"></xliff>"
    let error = #expect(throws: (any Error).self) { try XLIFFReader(Array(text.utf8), path: "a.xliff") }
    #expect(error.map { "\($0)" }?.contains("XLIFF 2.0") == true)
  }

  @Test func idsThatSeveralObjectsHaveDoNoHarm() throws {
    let nested =
      "<document><objects>" + String(repeating: "<view id=\"a\"><subviews>", count: 60)
      + String(repeating: "</subviews></view>", count: 60) + "</objects></document>"
    let pair = DocumentReview.Pair(old: try Sample.tree(), new: try Sample.tree(nested))
    #expect(!DocumentReview([pair]).isEmpty)
    #expect(!DocumentReview([DocumentReview.Pair(old: pair.new, new: pair.old)]).isEmpty)
  }
}
