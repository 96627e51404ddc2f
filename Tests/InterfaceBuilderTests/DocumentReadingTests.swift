import Foundation
import InterfaceBuilder
import Testing

/// Reading documents. Provenance: derived from the format that Xcode writes; the hostile inputs are our own.
@Suite struct DocumentReadingTests {
  func document(_ body: String, attributes: String = "") -> Data {
    Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" toolsVersion="17701" \(attributes)>
      \(body)
      </document>
      """.utf8)
  }

  func read(_ body: String, attributes: String = "") throws -> IBDocument {
    try IBDocument.read(document(body, attributes: attributes), path: "Main.storyboard", recordsReading: true)
  }

  @Test func scenesAndTheirViews() throws {
    let document = try read(
      """
      <scenes><scene sceneID="s1"><objects><viewController id="c1"><view key="view" id="v1">\
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view></viewController>\
      <placeholder placeholderIdentifier="IBFirstResponder" id="p1"/></objects></scene></scenes>
      """)
    #expect(document.scenes.map(\.id) == ["s1"])
    #expect(document.scenes[0].controller?.name == "viewController")
    #expect(document.scenes[0].view?.rect(key: "frame") == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(document.scenes[0].others.map(\.name) == ["placeholder"])
    #expect(document.xcode.major == 12)
  }

  @Test(arguments: [
    ("5056", 5), ("6254", 6), ("9532", 7), ("11762", 8), ("13771", 9), ("14313.18", 10), ("15705", 11), ("17156", 12),
    ("19529", 13), ("21507", 14), ("22505", 15), ("23094", 16), ("24093", 26),
  ])
  func versionsOfXcode(_ toolsVersion: String, _ major: Int) {
    let number = Int(toolsVersion.prefix { $0 != "." })!
    #expect(XcodeVersion(toolsVersion: number).major == major)
  }

  @Test(arguments: [
    ("1:2", 0.5), ("16/9", 16.0 / 9), ("0.25", 0.25), ("3", 3.0), ("", 1.0), ("0", 1.0), ("nan", 1.0), ("1e300", 1e10),
  ])
  func multipliers(_ text: String, _ value: Double) throws {
    let document = try read(
      """
      <objects><view id="v"><constraints><constraint id="c" firstAttribute="width" secondItem="v" \
      secondAttribute="height" multiplier="\(text)"/></constraints></view></objects>
      """)
    let element = try #require(document.objects["c"])
    #expect(abs(try #require(IBConstraint(element)).multiplier - value) < 1e-12)
  }

  /// Numbers that are none are not there; those that no layout can hold are brought back.
  @Test(
    arguments: [
      ("12.5", 12.5), ("nan", nil), ("inf", nil), ("x", nil), ("1e308", 1e10), ("-1e308", -1e10), ("1e-300", 1e-300),
    ] as [(String, Double?)])
  func numbersAreFinite(_ text: String, _ expected: Double?) throws {
    let document = try read(
      """
      <scenes><scene sceneID="s1"><objects><viewController id="c1"><view key="view" alpha="\(text)" id="v1"/>\
      </viewController></objects></scene></scenes>
      """)
    #expect(document.scenes[0].view?.number("alpha") == expected)
  }

  @Test func placesAreKept() throws {
    let document = try read("<objects>\n  <label id=\"l\"/>\n</objects>")
    #expect(document.objects["l"]?.location.line == 4)
    #expect(document.objects["l"]?.location.description.hasPrefix("Main.storyboard:4:") == true)
  }

  static let hostile: [(String, String)] = [
    ("<!DOCTYPE d [<!ENTITY e SYSTEM \"file:///etc/hostname\">]><document>&e;</document>", "declares"),
    ("<!DOCTYPE d [<!ENTITY a \"aa\"><!ENTITY b \"&a;&a;\">]><document>&b;</document>", "declares"),
    ("<document><view></document>", "well-formed"),
    ("", "well-formed"),
    ("<plist/>", "not an Interface Builder document"),
    ("<document targetRuntime=\"MacOSX.Cocoa\"/>", "MacOSX.Cocoa"),
    (String(repeating: "<view>", count: 5000), "deep"),
  ]

  @Test(arguments: hostile)
  func badInputIsRefused(_ text: String, _ reason: String) {
    #expect {
      try IBDocument.read(Data(text.utf8), path: "Bad.xib")
    } throws: { error in
      guard let error = error as? DocumentError else { return false }
      return error.message.contains(reason) && "\(error)".hasPrefix("Bad.xib:") && "\(error)".contains(": error: ")
    }
  }

  /// The place of the first mistake, and not of the text's end.
  @Test(
    "What is not well-formed is refused with its place",
    arguments: [
      ("<document>\n  <view>\n</document>\n", 3, "by the end of another"),
      ("<document>\n<view a=1/>\n</document>\n", 2, "not quoted"),
      ("<document>\n<view a=\"1\" a=\"2\"/>\n</document>\n", 2, "stands twice"),
      ("<document>\n<view a=\"&bad;\"/>\n</document>\n", 2, "'&' without"),
      ("<document>\n<view a=\"\u{1}\"/>\n</document>\n", 2, "a character that XML does not have"),
      ("<document>\n<view a=\"<\"/>\n</document>\n", 2, "'<' in the value"),
      ("<document>\n<!-- \n<view/>\n</document>\n", 5, "comment"),
      ("<document>\n<<<<<<< ours\n<view/>\n=======\n>>>>>>> theirs\n</document>\n", 2, "conflict of a merge"),
      ("<document/>\njunk", 2, "goes on behind the root"), ("junk", 1, "no element"),
    ])
  func mistakesHaveTheirPlace(_ text: String, _ line: Int, _ words: String) {
    #expect {
      try IBDocument.read(Data(text.utf8), path: "Bad.xib")
    } throws: { error in
      "\(error)".hasPrefix("Bad.xib:\(line):") && "\(error)".contains("not well-formed XML: ")
        && "\(error)".contains(words)
    }
  }

  @Test func brokenTextIsRefusedWithItsPlace() {
    let bytes = Data("<document>\n<!-- ".utf8) + Data([0xA4]) + Data(" --></document>".utf8)
    #expect {
      try IBDocument.read(bytes, path: "Bad.xib")
    } throws: { error in "\(error)".hasPrefix("Bad.xib:2:6: error: ") }
  }

  @Test func whatNobodyReadsIsReportedOnce() throws {
    let document = try read(
      "<objects><view id=\"a\" sparkle=\"YES\"/><view id=\"b\" sparkle=\"YES\"/></objects>")
    let about = document.unreadContent().filter { $0.message.contains("sparkle") }
    #expect(about.count == 1)
    #expect(about.first?.objectID == "a")
  }

  /// Each with its place: a damaged document has them in many.
  @Test func numbersThatAreNoneAreReported() throws {
    let document = try read(
      """
      <objects><view id="v1">
      <rect key="frame" x="nan" y="0" width="10" height="1O"/>
      <constraints><constraint firstItem="v1" firstAttribute="width" constant="1,5" multiplier="0:0" id="k1"/>
      <constraint firstItem="v1" firstAttribute="height" constant="5" multiplier="16:9" id="k2"/></constraints>
      </view></objects>
      """)
    let view = try #require(document.objects["v1"])
    #expect(view.rect(key: "frame") == CGRect(x: 0, y: 0, width: 10, height: 0))
    let constraints = view.child("constraints")?.children.compactMap(IBConstraint.init) ?? []
    #expect(constraints.map(\.multiplier) == [1, 16.0 / 9])
    let found = document.unreadContent().filter { $0.message.hasSuffix("is no number and has no effect") }
    #expect(found.compactMap { $0.message.split(separator: "'").first } == ["1O", "nan", "1,5", "0:0"])
    #expect(Set(found.map { $0.location.line }).count == 2)
    #expect(found.map(\.objectID) == ["v1", "v1", "k1", "k1"])
  }

  @Test func textMayStandInAChild() throws {
    let document = try read(
      "<objects><label id=\"l\"><string key=\"text\">two\nlines</string></label>"
        + "<label id=\"m\" text=\"one\"/><label id=\"n\"><string key=\"text\" base64-UTF8=\"YES\">\naGkK\n</string></label></objects>"
    )
    #expect(document.objects["l"]?.text("text") == "two\nlines")
    #expect(document.objects["m"]?.text("text") == "one")
    #expect(document.objects["n"]?.text("text") == "hi\n")
    #expect(document.objects["m"]?.text("placeholder") == nil)
  }

  /// The editor's own size of a scene says nothing that the root view's frame does not; nor does that of a cell.
  @Test(arguments: ["freeformSize", "customSize"])
  func freeSizesAreUnderstood(_ key: String) throws {
    let document = try read(
      """
      <scenes><scene sceneID="s1"><objects><viewController id="c1"><view key="view" id="v1"/>\
      <size key="\(key)" width="320" height="200"/>\
      </viewController></objects></scene></scenes>
      """)
    #expect(!document.unreadContent().contains { $0.message.contains("<size>") })
  }
}
