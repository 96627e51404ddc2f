import DocumentEditing
import DocumentSamples
import Testing

/// Properties by the names that people know. Provenance: derived from how Xcode writes them.
@Suite struct PropertyTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var object: String
    var property: String
    var value: String?
    var classes = SizeClassKey.any
    /// What the document has then.
    var written: String

    var testDescription: String { "\(object) \(property) \(value ?? "unset")" }
  }

  static let cases: [Case] = [
    Case(object: "lb-01", property: "text", value: "A & B", written: "text=\"A &amp; B\""),
    Case(object: "Title", property: "numberOfLines", value: "0", written: "numberOfLines=\"0\""),
    Case(object: "Go", property: "title", value: "Stop", written: "<state key=\"normal\" title=\"Stop\"/>"),
    Case(
      object: "bt-01", property: "selected.title", value: "On", written: "<state key=\"selected\" title=\"On\"/>"),
    Case(object: "lb-01", property: "text", value: "a\nb", written: "<string key=\"text\">a\nb</string>"),
    Case(object: "lb-01", property: "hidden", value: "yes", written: "<label hidden=\"YES\" opaque"),
    Case(
      object: "lb-01", property: "font", value: "semibold 20",
      written: "<fontDescription key=\"fontDescription\" type=\"system\" weight=\"semibold\" pointSize=\"20\"/>"),
    Case(
      object: "lb-01", property: "font", value: "System 20",
      written: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"20\"/>"),
    Case(
      object: "lb-01", property: "font", value: "headline",
      written: "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleHeadline\"/>"),
    Case(
      object: "lb-01", property: "font", value: "bold 20", classes: SizeClassKey(width: .regular),
      written: "<variation key=\"widthClass=regular\">"),
    Case(
      object: "lb-01", property: "textColor", value: "#FF0080",
      written:
        "<color key=\"textColor\" red=\"1\" green=\"0.0\" blue=\"0.50196078431372548\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
    ),
    Case(
      object: "vw-01", property: "backgroundColor", value: "systemBackgroundColor",
      written: "<color key=\"backgroundColor\" systemColor=\"systemBackgroundColor\"/>"),
    Case(
      object: "vw-01", property: "margins", value: "8 16 8 16",
      written: "<edgeInsets key=\"layoutMargins\" top=\"8\" left=\"16\" bottom=\"8\" right=\"16\"/>"),
    Case(object: "cc-01", property: "priority", value: "750", written: "priority=\"750\" constant=\"20\" id=\"cc-01\""),
    Case(
      object: "cc-01", property: "constant", value: "4", classes: SizeClassKey(height: .compact),
      written: "<variation key=\"heightClass=compact\" constant=\"4\"/>"),
    Case(
      object: "lb-01", property: "text", value: "Wide", classes: SizeClassKey(width: .regular),
      written: "<variation key=\"widthClass=regular\" text=\"Wide\"/>"),
    Case(
      object: "vw-01", property: "backgroundColor", value: "white", classes: SizeClassKey(width: .regular),
      written: "<color key=\"backgroundColor\" white=\"1\" alpha=\"1\""),
    Case(
      object: "vw-01", property: "margins", value: "1 2 3 4", classes: SizeClassKey(width: .compact, height: .compact),
      written: "<edgeInsets key=\"layoutMargins\" top=\"1\" left=\"2\" bottom=\"3\" right=\"4\"/>"),
    Case(
      object: "lb-01", property: "textAlignment", value: "center", classes: SizeClassKey(height: .compact),
      written: "<variation key=\"heightClass=compact\" textAlignment=\"center\"/>"),
    Case(
      object: "cc-01", property: "priority", value: "500", classes: SizeClassKey(width: .compact),
      written: "<variation key=\"widthClass=compact\" priority=\"500\"/>"),
    Case(
      object: "bt-01", property: "installed", value: "no", classes: SizeClassKey(width: .compact),
      written: "<exclude reference=\"bt-01\"/>"),
    // Numbers with 17 digits, zeros as Interface Builder writes them.
    Case(object: "vw-01", property: "alpha", value: ".3", written: "alpha=\"0.29999999999999999\""),
    Case(object: "vw-01", property: "alpha", value: "0", written: "alpha=\"0.0\""),
    Case(
      object: "cc-01", property: "constant", value: "0", classes: SizeClassKey(width: .compact),
      written: "<variation key=\"widthClass=compact\" constant=\"0.0\"/>"),
    Case(object: "cc-01", property: "multiplier", value: "16:9", written: "multiplier=\"16:9\""),
    // Names of UIKit, and its colours.
    Case(object: "lb-01", property: "isHidden", value: "yes", written: "<label hidden=\"YES\" opaque"),
    Case(object: "vw-01", property: "clipsToBounds", value: "yes", written: "clipsSubviews=\"YES\""),
    Case(
      object: "lb-01", property: "adjustsFontSizeToFitWidth", value: "true", written: "adjustsFontSizeToFit=\"YES\""),
    Case(
      object: "lb-01", property: "textColor", value: "darkGray",
      written: "<color key=\"textColor\" white=\"0.33333333333333331\" alpha=\"1\" colorSpace=\"custom\" "
        + "customColorSpace=\"genericGamma22GrayColorSpace\"/>"),
    Case(
      object: "lb-01", property: "textColor", value: "orange",
      written: "<color key=\"textColor\" red=\"1\" green=\"0.5\" blue=\"0.0\" alpha=\"1\""),
    Case(
      object: "bt-01", property: "contentEdgeInsets", value: "1 0 1 0",
      written: "<inset key=\"contentEdgeInsets\" minX=\"1\" minY=\"0.0\" maxX=\"1\" maxY=\"0.0\"/>"),
    Case(
      object: "bt-01", property: "accessibilityLabel", value: "Start",
      written: "<accessibility key=\"accessibilityConfiguration\" label=\"Start\"/>"),
  ]

  @Test("A property is written as Xcode writes it", arguments: cases)
  func writes(_ test: Case) throws {
    var editor = PropertyEditor(try Sample.tree())
    let object = try editor.object(test.object)
    try editor.set(test.property, to: test.value, of: object, for: test.classes)
    #expect(editor.tree.text.contains(test.written), "\(editor.tree.text)")
    #expect(try Sample.tree(editor.tree.text).text == editor.tree.text)
  }

  /// As Interface Builder has it: among the pictures by its name, and only while something shows it (public documents of
  /// Xcode 13 to 26).
  @Test func symbolsAreKeptWithTheirSizes() throws {
    let pictures = "<resources><image name=\"bell\" width=\"16\" height=\"16\"/>"
    let colours =
      "<systemColor name=\"labelColor\"><color white=\"0.0\" alpha=\"1\" colorSpace=\"custom\"/></systemColor></resources>"
    let text = Sample.screen.replacing("<button", with: "<imageView id=\"iv-01\"/><button").replacing(
      "</document>", with: pictures + colours + "</document>")
    var editor = PropertyEditor(try Sample.tree(text), pictureSize: { _ in (128, 116) })
    let view = try editor.object("iv-01")
    try editor.set("image", to: "system:star", of: view)
    let star = "<image name=\"star\" catalog=\"system\" width=\"128\" height=\"116\"/>"
    let lines = editor.tree.text.split(whereSeparator: \.isNewline).joined().replacing(/>\s+</, with: "><")
    #expect(lines.contains(pictures + star + colours), "\(editor.tree.text)")
    try editor.set("image", to: "system:heart", of: view)
    #expect(!editor.tree.text.contains(star) && editor.tree.text.contains("<image name=\"heart\" catalog=\"system\""))
    try editor.set("image", to: nil, of: view)
    #expect(!editor.tree.text.contains("heart") && editor.tree.text.contains(pictures))
  }

  /// Images of catalogues as well as symbols, in the points that they have (public documents of all versions); none that
  /// nobody has, and none that is there.
  @Test func imagesAreKeptWithTheirSizes() throws {
    let text = Sample.screen.replacing("<button", with: "<imageView id=\"iv-01\"/><button").replacing(
      "</document>", with: "<resources><image name=\"bell\" width=\"16\" height=\"16\"/></resources></document>")
    var editor = PropertyEditor(try Sample.tree(text), pictureSize: { $0.name == "gone" ? nil : (21, 22.5) })
    let view = try editor.object("iv-01")
    try editor.set("image", to: "Logo", of: view)
    #expect(editor.tree.text.contains("<image name=\"Logo\" width=\"21\" height=\"22.5\"/>"), "\(editor.tree.text)")
    try editor.set("image", to: "bell", of: view)
    #expect(
      !editor.tree.text.contains("name=\"Logo\"") && editor.tree.text.components(separatedBy: "<image ").count == 2)
    try editor.set("highlightedImage", to: "gone", of: view)
    #expect(editor.tree.text.components(separatedBy: "<image ").count == 2)
  }

  @Test(
    "What an object does not know is refused with what it knows",
    arguments: [
      ("lb-01", "axis", "vertical", "it knows"), ("lb-01", "textAlignment", "middle", "natural"),
      ("lb-01", "numberOfLines", "two", "no number"), ("lb-01", "hidden", "perhaps", "neither yes nor no"),
      ("lb-01", "font", "huge", "text style"), ("lb-01", "textColor", "blueish", "#RRGGBB"),
      ("cc-01", "priority", "1001", "from 1 to 1000"), ("cc-01", "priority", "0", "from 1 to 1000"),
      ("cc-01", "firstItem", "nobody", "no object"),
      ("cc-01", "constant", "nan", "no number"), ("cc-01", "multiplier", "1:0", "no multiplier"),
      ("lb-01", "numberOfLines", "-3", "not less than 0"), ("lb-01", "numberOfLines", "1.5", "whole number"),
      ("lb-01", "alpha", "2", "from 0 to 1"), ("lb-01", "isPagingEnabled", "yes", "does not know 'isPagingEnabled'"),
      ("lb-01", "id", "x", "stay"), ("lb-01", "frame", "1 2 3", "4 numbers"),
      ("lb-01", "text", "a\u{1}b", "characters"), ("scn-01", "title", "a", "its controller is 'ctl-01'"),
    ])
  func refuses(_ object: String, _ property: String, _ value: String, _ words: String) throws {
    var editor = PropertyEditor(try Sample.tree())
    let error = #expect(throws: PropertyError.self) {
      try editor.set(property, to: value, of: try editor.object(object))
    }
    #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
    #expect(editor.tree.text == Sample.screen)
  }

  /// Provenance: pieces of documents as Xcode 12 to 16 write them.
  @Test(
    "Parts of objects",
    arguments: [
      (
        "<textField id=\"x\"/>", "keyboardType", "emailAddress",
        "<textInputTraits key=\"textInputTraits\" keyboardType=\"emailAddress\"/>"
      ),
      (
        "<textField id=\"x\"><textInputTraits key=\"textInputTraits\" returnKeyType=\"done\"/></textField>",
        "keyboardType", "URL", "<textInputTraits key=\"textInputTraits\" keyboardType=\"URL\" returnKeyType=\"done\"/>"
      ),
      (
        "<button id=\"x\"><state key=\"normal\" title=\"B\"/><buttonConfiguration key=\"configuration\" style=\"plain\" "
          + "title=\"Send\"/></button>", "title", "Go on", "style=\"plain\" title=\"Go on\"/>"
      ),
      (
        "<button id=\"x\"><state key=\"normal\" title=\"B\"/></button>", "titleColor", "#f00",
        "<color key=\"titleColor\" red=\"1\" green=\"0.0\" blue=\"0.0\" alpha=\"1\""
      ),
      (
        "<button id=\"x\"/>", "image", "system:star.fill",
        "<state key=\"normal\" image=\"star.fill\" catalog=\"system\"/>"
      ),
      ("<imageView id=\"x\"/>", "image", "system:star", "<imageView image=\"star\" catalog=\"system\" id=\"x\"/>"),
      (
        "<imageView image=\"star\" catalog=\"system\" id=\"x\"/>", "image", "logo",
        "<imageView image=\"logo\" id=\"x\"/>"
      ),
      (
        "<imageView image=\"star\" catalog=\"system\" id=\"x\"/>", "highlightedImage", "system:star.fill",
        "<imageView image=\"star\" catalog=\"system\" highlightedImage=\"star.fill\" id=\"x\"/>"
      ),
      // What an object has, it knows; and what its class inherits.
      ("<pageControl novelty=\"1\" id=\"x\"/>", "novelty", "2", "<pageControl novelty=\"2\" id=\"x\"/>"),
      ("<collectionView id=\"x\"/>", "delaysContentTouches", "no", "delaysContentTouches=\"NO\""),
      (
        "<tabBarController id=\"x\"/>", "modalPresentationStyle", "fullScreen",
        "<tabBarController modalPresentationStyle=\"fullScreen\" id=\"x\"/>"
      ),
      (
        "<tableView id=\"x\"/>", "separatorInset", "16 0 0 0",
        "<inset key=\"separatorInset\" minX=\"16\" minY=\"0.0\" maxX=\"0.0\" maxY=\"0.0\"/>"
      ),
      ("<barButtonItem systemItem=\"add\" id=\"x\"/>", "title", "More", "<barButtonItem title=\"More\" id=\"x\"/>"),
      ("<barButtonItem systemItem=\"add\" id=\"x\"/>", "systemItem", "save", "systemItem=\"save\""),
      (
        "<collectionViewFlowLayout id=\"x\"/>", "itemSize", "100,120",
        "<size key=\"itemSize\" width=\"100\" height=\"120\"/>"
      ),
      (
        "<collectionViewFlowLayout id=\"x\"/>", "sectionInset", "1 2 3 4",
        "<inset key=\"sectionInset\" minX=\"1\" minY=\"2\" maxX=\"3\" maxY=\"4\"/>"
      ),
      ("<label id=\"x\"/>", "font", "HelveticaNeue-Bold 20", "name=\"HelveticaNeue-Bold\" family=\"Helvetica Neue\""),
      ("<label id=\"x\"/>", "font", "GTEestiDisplay-Thin 9", "family=\"GT Eesti Display\""),
      ("<label id=\"x\"/>", "font", "TimesNewRomanPSMT 9", "family=\"Times New Roman\""),
    ])
  func parts(_ element: String, _ property: String, _ value: String, _ written: String) throws {
    var editor = PropertyEditor(
      try Sample.tree(Sample.screen.replacing("<button opaque", with: "\(element)<button opaque")))
    try editor.set(property, to: value, of: try editor.object("x"))
    #expect(editor.tree.text.contains(written), "\(editor.tree.text)")
    #expect(try Sample.tree(editor.tree.text).text == editor.tree.text)
  }

  @Test(
    "Words that Interface Builder does not have",
    arguments: [
      ("<barButtonItem id=\"x\"/>", "systemItem", "nothing", "flexibleSpace"),
      ("<tabBarItem id=\"x\"/>", "systemItem", "add", "favorites"),
      ("<segue id=\"x\" kind=\"show\"/>", "kind", "fly", "popoverPresentation"),
      ("<textField id=\"x\"/>", "keyboardType", "piano", "decimalPad"),
    ])
  func refusesWords(_ element: String, _ property: String, _ value: String, _ known: String) throws {
    var editor = PropertyEditor(
      try Sample.tree(Sample.screen.replacing("<button opaque", with: "\(element)<button opaque")))
    let error = #expect(throws: PropertyError.self) {
      try editor.set(property, to: value, of: try editor.object("x"))
    }
    #expect(error?.message.hasPrefix("'\(value)' is no value of '\(property)'") == true)
    #expect(error?.message.contains(known) == true, "\(error?.message ?? "")")
  }

  /// Provenance: a symbol and its highlighted one share `catalog="system"` in public documents, and nothing else tells them
  /// from pictures of the program.
  @Test func imagesOfTwoCataloguesAreRefused() throws {
    let element = "<imageView image=\"logo\" id=\"x\"/>"
    var editor = PropertyEditor(
      try Sample.tree(Sample.screen.replacing("<button opaque", with: "\(element)<button opaque")))
    let error = #expect(throws: PropertyError.self) {
      try editor.set("highlightedImage", to: "system:star", of: try editor.object("x"))
    }
    #expect(error?.message == "'logo' is no symbol: the images of <imageView> are from one catalogue")
  }

  /// UIKit's names of the system's colours, where the program knows what they look like.
  @Test(
    "Colours of the system",
    arguments: [
      ("systemBackground", "systemColor=\"systemBackgroundColor\""), ("label", "systemColor=\"labelColor\""),
      ("labelColor", "systemColor=\"labelColor\""), ("white", "white=\"1\""),
    ])
  func systemColors(_ value: String, _ written: String) throws {
    var editor = PropertyEditor(try Sample.tree()) { name in
      ["systemBackgroundColor", "labelColor", "whiteColor"].contains(name) ? [("white", "1"), ("alpha", "1")] : nil
    }
    try editor.set("backgroundColor", to: value, of: try editor.object("vw-01"))
    #expect(editor.tree.text.contains("<color key=\"backgroundColor\" \(written)"), "\(editor.tree.text)")
  }

  @Test func buttonsAreKnownByWhatTheyShow() throws {
    let shown = "<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"Send\"/></button>"
    let editor = PropertyEditor(try Sample.tree(Sample.screen.replacing("</button>", with: shown)))
    #expect(editor.tree.element(try editor.object("Send")).id == "bt-01")
  }

  @Test func constraintsEndAtTheirScene() throws {
    let other =
      "<scene sceneID=\"s2\"><objects><viewController id=\"c2\"><view key=\"view\" id=\"v2\"/></viewController></objects></scene>"
    var editor = PropertyEditor(try Sample.tree(Sample.screen.replacing("</scenes>", with: "\(other)</scenes>")))
    let error = #expect(throws: PropertyError.self) {
      try editor.set("secondItem", to: "v2", of: try editor.object("cc-01"))
    }
    #expect(error?.message.contains("in another scene") == true)
  }

  @Test(
    "What does not vary is refused with what does",
    arguments: [
      ("bt-01", "title", "Stop", "backgroundColor"), ("lb-01", "customClass", "A", "textAlignment"),
      ("cc-01", "firstItem", "lb-01", "constant, installed, multiplier, priority"),
      ("lb-01", "axis", "vertical", "does not know"), ("lb-01", "textAlignment", "middle", "natural"),
    ])
  func refusesToVary(_ object: String, _ property: String, _ value: String, _ words: String) throws {
    var editor = PropertyEditor(try Sample.tree())
    let error = #expect(throws: PropertyError.self) {
      try editor.set(property, to: value, of: try editor.object(object), for: SizeClassKey(width: .compact))
    }
    #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
    #expect(editor.tree.text == Sample.screen)
  }

  @Test func aVariationIsTakenBack() throws {
    var editor = PropertyEditor(try Sample.tree())
    let compact = SizeClassKey(width: .compact)
    for (object, property, value) in [
      ("cc-01", "constant", "4"), ("lb-01", "font", "bold 20"), ("lb-01", "hidden", "yes"),
      ("lb-01", "textColor", "black"), ("vw-01", "margins", "1 2 3 4"), ("lb-01", "text", "b"),
    ] {
      try editor.set(property, to: value, of: try editor.object(object), for: compact)
      #expect(editor.tree.text != Sample.screen)
      try editor.set(property, to: nil, of: try editor.object(object), for: compact)
      #expect(editor.tree.text == Sample.screen, "\(property)")
    }
  }

  @Test func namesOfSeveralObjectsAreRefused() throws {
    let editor = PropertyEditor(try Sample.tree(Sample.screen.replacing("title=\"Go\"", with: "title=\"Title\"")))
    let error = #expect(throws: PropertyError.self) { try editor.object("Title") }
    #expect(error?.message == "'Title' is the name of 2 objects: lb-01, bt-01")
  }
}
