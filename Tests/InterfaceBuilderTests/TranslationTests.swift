import Foundation
import Testing

@testable import InterfaceBuilder

struct TranslationTests {
  @Test func readsStringsFiles() {
    let text = """
      /* Class = "UILabel"; text = "Hello"; ObjectID = "abc"; */
      "abc.text" = "Guten \\"Tag\\"\\n\\U00e4"; // note
      bare.title="x";
      """
    #expect(StringsParser.parse(text) == ["abc.text": "Guten \"Tag\"\nä", "bare.title": "x"])
  }

  /// Provenance: derived from property lists of strings: a key alone is its own value, and escapes are units of UTF-16.
  @Test func readsKeysAloneAndEscapesOfTwoUnits() {
    let text = #"""
      "Done";
      "a" = "\Ud83d\ude00!"; "b" = "\Ud83d"; "c" = "\U41";
      """#
    #expect(StringsParser.parse(text) == ["Done": "Done", "a": "😀!", "b": "\u{FFFD}", "c": "A"])
  }

  /// Provenance: property lists as NeXT wrote them, which Core Foundation reads.
  @Test func readsSingleQuotes() {
    #expect(StringsParser.parse(#"'a' = 'say "x"'; b = 'it\'s';"#) == ["a": "say \"x\"", "b": "it's"])
  }

  /// Provenance: the escapes of Core Foundation's reader, `CFOldStylePList.c`: three octal digits are a character of
  /// NeXTSTEP's set, whose letters beyond ASCII are not Unicode's.
  @Test func readsOctalEscapes() {
    let text = #""a" = "\341\325\101\a"; "b" = "\1019";"#
    #expect(StringsParser.parse(text) == ["a": "ÆàA\u{7}", "b": "A9"])
  }

  @Test(arguments: ["\"a\" = ", "\"a\" \"b\";", "\"a\" = \"b\"", "{", "\"open"])
  func refusesOtherTexts(text: String) { #expect(StringsParser.parse(text) == nil) }

  @Test func readsCatalogues() {
    let text = """
      {"sourceLanguage":"en","strings":{"abc.text":{"localizations":{"de":{"stringUnit":{"state":"translated",\
      "value":"Hallo"}}}},"d.title":{}},"version":"1.0"}
      """
    #expect(StringsFile.catalogue(Data(text.utf8), "de") == ["abc.text": "Hallo"])
    #expect(StringsFile.catalogue(Data(text.utf8), "fr") == nil)
  }

  /// Provenance: the format of Xcode 15's string catalogues.
  @Test(arguments: [
    (#"{"stringUnit":{"state":"new","value":""}}"#, nil), (#"{"stringUnit":{"state":"translated","value":""}}"#, ""),
    (#"{"stringUnit":{"state":"needs_review","value":"a"}}"#, "a"),
    (
      #"{"variations":{"plural":{"one":{"stringUnit":{"value":"Weg"}},"other":{"stringUnit":{"value":"Wege"}}}}}"#,
      "Wege"
    ),
    (#"{"variations":{"device":{"ipad":{"stringUnit":{"value":"b"}},"iphone":{"stringUnit":{"value":"a"}}}}}"#, "a"),
    (#"{"variations":{"device":{"iphone":{"stringUnit":{"value":"a"}},"other":{"stringUnit":{"value":"b"}}}}}"#, "a"),
    (
      #"{"variations":{"device":{"other":{"variations":{"plural":{"other":{"stringUnit":{"value":"c"}}}}}}}}"#, "c"
    ),
  ])
  func readsUnitsOfCatalogues(_ localization: String, _ text: String?) {
    let data = Data(#"{"strings":{"k":{"localizations":{"de":\#(localization)}}},"version":"1.0"}"#.utf8)
    #expect(StringsFile.catalogue(data, "de")?["k"] == text)
    #expect(StringsFile.variedKeys(in: data) == (localization.contains("variations") ? ["de": ["k"]] : [:]))
  }

  @Test func putsTextsWhereTheyBelong() throws {
    let xml = """
      <document type="x" version="3.0" targetRuntime="iOS.CocoaTouch"><objects><view id="v"><subviews>
      <label id="l" text="Hello"/><button id="b"><state key="normal" title="Go"/></button>
      <segmentedControl id="s"><segments><segment title="A"/><segment title="B"/></segments></segmentedControl>
      <label id="m"><string key="text">Long</string></label></subviews></view></objects></document>
      """
    let document = try IBDocument.read(Data(xml.utf8), path: "T.xib")
    let strings = [
      "l.text": "Hallo", "b.normalTitle": "Los", "s.segmentTitles[1]": "Zwei", "m.text": "Lang", "gone.text": "x",
      "s.segmentTitles[9]": "x",
    ]
    let german = IBTranslation(name: "de", source: .strings(strings)).applied(to: document)
    #expect(german.objects["l"]?.text("text") == "Hallo")
    #expect(german.objects["b"]?.child("state")?.text("title") == "Los")
    #expect(german.objects["s"]?.child("segments")?.children("segment")[1].text("title") == "Zwei")
    #expect(german.objects["m"]?.text("text") == "Lang")
    #expect(document.objects["l"]?.text("text") == "Hello")
  }

  @Test func putsLabelsAndHintsOfAccessibilityApart() throws {
    let xml = """
      <document type="x" version="3.0" targetRuntime="iOS.CocoaTouch"><objects><view id="v">
      <accessibility key="accessibilityConfiguration" label="Close" hint="Ends"/></view></objects></document>
      """
    let document = try IBDocument.read(Data(xml.utf8), path: "T.xib")
    let strings = ["v.accessibilityHint": "Beendet", "v.accessibilityLabel": "Zu"]
    let german = IBTranslation(name: "de", source: .strings(strings)).applied(to: document)
    #expect(german.objects["v"]?.child("accessibility")?.text("label") == "Zu")
    #expect(german.objects["v"]?.child("accessibility")?.text("hint") == "Beendet")
  }

  @Test(arguments: [("ar", true), ("he-IL", true), ("de", false), ("pt-BR", false)])
  func knowsScriptsFromRightToLeft(name: String, isRightToLeft: Bool) {
    #expect(IBTranslation(name: name, source: .strings([:])).isRightToLeft == isRightToLeft)
  }
}
