import SwiftParser
import Testing

@testable import SourceAdapter

/// Constructs that public libraries and their own tests are made of. Expected by what they mean on Apple's systems.
struct LibraryRuleTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let before: String
    let after: String
    var testDescription: String { name }
  }

  @Test(arguments: [
    Case(
      name: "objects of a protocol for views whose extension has a clause of its own",
      before:
        "protocol Styled: UIView {}\nprotocol Filled {}\nextension Styled where Self: Filled { static func f() -> Self { Self() } }\nfunc g<V: Styled>() -> V { V() }",
      after:
        "protocol Styled: UIView {}\nprotocol Filled {}\nextension Styled where Self: Filled { static func f() -> Self { _makeObject(Self.self) } }\nfunc g<V: Styled>() -> V { _makeObject(V.self) }"
    ),
    Case(
      name: "lists of tests that nobody keeps",
      before: "import XCTest\npublic func allTests() -> [XCTestCaseEntry] { return [testCase(A.allTests)] }",
      after: "import XCTest\npublic func allTests() -> [XCTestCaseEntry] { []}"),
    Case(
      name: "classes that an enumeration's case carries",
      before:
        "typealias Base = UIView\nenum Item { case type(Base.Type), nib(UINib) }\nfunc f(_ item: Item) -> Base? {\n  switch item {\n  case .type(let type): return type.init(frame: .zero)\n  case .nib: return nil\n  }\n}",
      after:
        "typealias Base = UIView\nenum Item { case type(Base.Type), nib(UINib) }\nfunc f(_ item: Item) -> Base? {\n  switch item {\n  case .type(let type): return _makeObject(type, frame: .zero)\n  case .nib: return nil\n  }\n}"
    ),
    Case(
      name: "cells and supplementary views that are made with a frame",
      before: "func f<C: UICollectionViewCell>(_ c: C.Type) { g(C.init(frame:), C.init) }",
      after:
        "func f<C: UICollectionViewCell>(_ c: C.Type) { g({ _makeObject(C.self, frame: $0) }, { _makeObject(C.self) }) }"
    ),
    Case(
      name: "objects of several protocols, one of which is for views",
      before:
        "protocol Styled: UIView {}\nprotocol Filled {}\ntypealias Whole = Styled & Filled\nclass Card<Content: Whole> { let content = Content() }",
      after:
        "protocol Styled: UIView {}\nprotocol Filled {}\ntypealias Whole = Styled & Filled\nclass Card<Content: Whole> { let content = _makeObject(Content.self) }"
    ),
    Case(
      name: "initializers by their selectors",
      before: "func f<C: UICollectionViewCell>(_ c: C.Type) { g(#selector(C.init(frame:)), #selector(UIView.init)) }",
      after: "func f<C: UICollectionViewCell>(_ c: C.Type) { g(Selector(\"initWithFrame:\"), Selector(\"init\")) }"),
    Case(
      name: "how a property of Objective-C holds its object",
      before: "@objc protocol P { weak var next: AnyObject? { get set } }",
      after: "protocol P: AnyObject { var next: AnyObject? { get set } }"),
    Case(
      name: "an override that takes more than what it overrides",
      before:
        "extension UIScrollView { @objc func update(_ f: (A) -> Void) {} }\nextension UITableView { @discardableResult override func update(_ f: (B) -> Void) {} }",
      after:
        "extension UIScrollView { func update(_ f: (A) -> Void) { if let o = self as? UITableView { return o._UITableView_update(f) };} }\nextension UITableView { @discardableResult func _UITableView_update(_ f: (B) -> Void) {}; @_nonoverride @discardableResult func update(_ f: (B) -> Void) { _UITableView_update(f) } }"
    ),
    Case(
      name: "system sets that are inverted",
      before: "let a = CharacterSet.decimalDigits.inverted, b = t.inverted(), c = own.inverted",
      after: "let a = CharacterSet.decimalDigits._inverted, b = t.inverted(), c = own.inverted"),
    Case(
      name: "words of a date formatter",
      before: "func f() { if let a = g.monthSymbols { h(g.pmSymbol!, g.weekdaySymbols?[0], g.eraSymbols, a) } }",
      after:
        "func f() { if let a = g.monthSymbols as Optional { h(g.pmSymbol, g.weekdaySymbols[0], g.eraSymbols, a) } }"),
    Case(
      name: "a detector that is returned as a regular expression",
      before:
        "func f() throws -> NSRegularExpression { try NSDataDetector(types: k) }\nfunc g() throws -> NSDataDetector { try NSDataDetector(types: k) }",
      after:
        "func f() throws -> NSRegularExpression { try NSDataDetector._expression(types: k) }\nfunc g() throws -> NSDataDetector { try NSDataDetector(types: k) }"
    ),
    Case(
      name: "predicates that somebody takes apart",
      before:
        "func f(_ p: NSPredicate) -> Bool { p is NSComparisonPredicate }\nlet p = NSPredicate(format: \"a == 1\")",
      after:
        "func f(_ p: NSPredicate) -> Bool { p is NSComparisonPredicate }\nlet p = NSPredicate._formatted(format: \"a == 1\")"
    ),
    Case(
      name: "initializers beside those that extensions add to superclasses",
      before:
        "extension UIView { convenience init(x: Int) { self.init() } }\nclass B: UIButton { init(x: Int) { super.init(frame: .zero) }; init(y: Int) { super.init(frame: .zero) } }",
      after:
        "extension UIView { convenience init(x: Int) { self.init() } }\nclass B: UIButton { @_nonoverride init(x: Int) { super.init(frame: .zero) }; init(y: Int) { super.init(frame: .zero) } }"
    ),
    Case(
      name: "predicates that may be compared", before: "let p = NSPredicate(format: \"a == 1\")",
      after: "let p = NSPredicate._formatted(format: \"a == 1\")"),
    Case(
      name: "classes of anchors",
      before: "let a = c.firstAnchor is NSLayoutDimension, b = c.secondAnchor as? X, d = c.other is Y",
      after:
        "let a = c.firstAnchor as AnyObject is NSLayoutDimension, b = c.secondAnchor as AnyObject as? X, d = c.other is Y"
    ),
    Case(
      name: "values of any object that a closure makes",
      before: "let a = u[k].map { $0 as AnyObject }?.cgRectValue",
      after: "let a = _AnyObjectMembers(u[k].map { $0 as AnyObject }).cgRectValue"),
    Case(
      name: "an own class of a name of Foundation's, nested",
      before: "class F { class Progress {}\n let a = Progress() }\nlet b = Progress()",
      after: "class F { class Progress {}\n let a = Progress() }\nlet b = Progress(totalUnitCount: 0)"),
    Case(
      name: "an object of an associated class, as what a function returns",
      before:
        "protocol Shown { associatedtype Root: UIViewController }\nclass C<S: Shown> { typealias Root = S.Root\n func make() -> Root { .init() } }",
      after:
        "protocol Shown { associatedtype Root: UIViewController }\nclass C<S: Shown> { typealias Root = S.Root\n func make() -> Root { _makeObject(Root.self) } }"
    ),
    Case(
      name: "conformances of the project's own",
      before: "struct Event {}\nextension Event: @retroactive Equatable {}\nextension Int: @retroactive P {}",
      after: "struct Event {}\nextension Event:  Equatable {}\nextension Int: @retroactive P {}"),
    Case(
      name: "messages to the target of a bar button item",
      before: "let a = item.target!.perform(item.action), b = other.aim!.perform(c)",
      after: "let a = _AnyObjectMembers(item.target!).perform(item.action), b = other.aim!.perform(c)"),
    Case(
      name: "any value that is a class",
      before: "let a = m.viewClass.isSubclass(of: t), b = UILabel.isSubclass(of: t), c = x?.type.isSubclass(of: t)",
      after: "let a = _isSubclass(m.viewClass, of: t), b = UILabel.isSubclass(of: t), c = x?.type.isSubclass(of: t)"),
  ]) func isAdapted(_ value: Case) {
    let text = adapt("import UIKit; import DarwinShims\n" + value.before).text
    let lines = value.after.split(separator: "\n").count + 1
    #expect(body(text, lines: lines) == "import UIKit; import DarwinShims\n" + value.after)
    #expect(!Parser.parse(source: text).hasError)
  }

  /// Provenance: tests of a public library with a part for SwiftUI at the end.
  @Test func importsThatDoNotHoldBringNothing() {
    let text = "#if os(iOS)\nimport XCTest\nlet a = UIView()\n#endif\n#if canImport(SwiftUI)\nimport SwiftUI\n#endif"
    #expect(adapt(text).text.contains("import XCTest; import UIKit"))
  }

  /// Provenance: a library that crops pictures, whose files import Foundation alone.
  @Test(arguments: [
    ("extension CGAffineTransform {}", "UIKit"), ("protocol P { var m: UndoManager { get } }", "DarwinShims"),
  ]) func foundationHandsOn(_ code: String, _ module: String) {
    #expect(adapt("import Foundation\n" + code).text == "import Foundation; import \(module)\n" + code)
    #expect(adapt("import Foundation\nlet size: CGSize").text == "import Foundation\nlet size: CGSize")
  }

  /// Classes that come from Objective-C have no module in their names: what asks whether tests run asks so.
  @Test func classesAreFoundByTheirNamesInObjectiveC() {
    let generated = adapt("import Foundation\nlet tests = NSClassFromString(\"XCTestCase\") != nil").module.generated
    #expect(generated.contains("func NSClassFromString(_ name: String) -> AnyClass?"))
    #expect(generated.contains("\"XCTest\"]"))
    #expect(!adapt("import Foundation\nlet tests = 1").module.generated.contains("NSClassFromString"))
  }

  /// Provenance: a library of texts with tags, which says what is wrong with them.
  @Test func parsersSayWhatTheyMet() {
    let result = adapt("import FoundationXML\nlet p = XMLParser(data: d)\nfunc f(_ p: XMLParser) {}")
    #expect(result.text.contains("let p = _StrictXMLParser(data: d)\nfunc f(_ p: XMLParser) {}"))
    #expect(result.module.generated.contains("final class _StrictXMLParser: FoundationXML.XMLParser"))
  }

  /// Provenance: libraries for lists and styles, and their tests, which exchange methods of UIKit's with their own.
  @Test func methodsCanBeExchanged() {
    let source = """
      import UIKit
      extension UIView {
        @objc fileprivate func own_layout(_ a: Int, at b: Int) -> Int { own_layout(a, at: b) }
        @objc func other() {}
        static func start() { exchange(#selector(layoutSubviews), #selector(own_layout(_:at:))) }
      }
      """
    let text = adapt(source + "\nfunc exchange(_ a: Selector, _ b: Selector) { method_exchangeImplementations(m, n) }")
      .text
    #expect(
      text.contains(
        "dynamic fileprivate func own_layout(_ a: Int, at b: Int) -> Int { return _cairnBody_own_layout(a, at: b) }; dynamic fileprivate func _cairnBody_own_layout(_ a: Int, at b: Int) -> Int { own_layout(a, at: b) }"
          .replacing("dynamic fileprivate func own_layout", with: "fileprivate dynamic func own_layout")))
    #expect(text.contains("  func other() {}"))
    #expect(!Parser.parse(source: text).hasError)
    #expect(!adapt(source).text.contains("_cairnBody"))
  }

  /// Provenance: a library for sheets, whose project beside the manifest has an accessor of its own.
  @Test(arguments: [true, false]) func bundlesOfResourcesHaveOneAccessor(_ hasResources: Bool) {
    var settings = AdapterSettings(module: "App")
    settings.hasResources = hasResources
    let text = "extension Bundle { static var module: Bundle { Bundle(for: A.self) } }"
    let result = ModuleAdapter(settings).adapt([ModuleAdapter.Input(path: "App/File.swift", text: text)])
    #expect(result.files[0].text.contains("static var module") == !hasResources)
  }

  /// Provenance: tests of a library for lists of a declarative kind compare identifiers so.
  @Test func valuesMayBeIdentical() {
    let result = adapt("import Nimble\nimport XCTest\nfunc f() { expect(a).to(be(1)) }")
    #expect(result.module.generated.contains("func be(_ expected: Any?) -> Predicate<Any> {"))
    #expect(!adapt("import XCTest\nfunc f() { be(1) }").module.generated.contains("func be("))
  }

  /// Provenance: a specification whose example fails once and passes when it runs again is a failure all the same.
  @Test func specificationsFailWithTheirExamples() {
    let text = adapt(
      "import XCTest\nclass QuickSpec: XCTestCase { func spec() {} }\nclass A: QuickSpec { override func spec() {} }")
    #expect(text.module.generated.contains("if let testRun, testRun.totalFailureCount > 0 { return }"))
    #expect(!Parser.parse(source: text.module.generated).hasError)
  }

  /// Provenance: a library for lists of bricks, whose collection view brings its layout.
  @Test func collectionViewsOfAFrameAlone() {
    let text = adapt(
      "class A: UICollectionView {\n  init(frame: CGRect) { super.init(frame: frame, collectionViewLayout: L()) }\n}"
    ).text
    #expect(text.contains("collectionViewLayout: L()) }; convenience init() { self.init(frame: .zero) }"))
    #expect(text.contains("c.initializer { A() }"))
  }

  /// Provenance: tests of a library for dialogs, which has such suites beside others.
  @Test func picturesOfTheSystemAreSkipped() {
    let result = adapt(
      "import FBSnapshotTestCase\nimport XCTest\nclass T: FBSnapshotTestCase { func testA() { FBSnapshotVerifyView(v); f(classForCoder) } }"
    )
    #expect(result.module.generated.contains("override func setUpWithError() throws { throw XCTSkip("))
    #expect(!result.module.generated.contains("open class FBSnapshotTestCase"))
    // Its preparation runs also where it is skipped, and finds its bundle.
    #expect(result.module.generated.contains("var classForCoder: AnyClass"))
    #expect(!Parser.parse(source: result.module.generated).hasError)
  }

  /// Provenance: a panel whose tests derive from a layout and add an optional method of its protocol.
  @Test func whatASubclassAddsIsFound() {
    let text = adapt(
      """
      @objc protocol Layout { @objc optional func alpha(for state: Int) -> Double; @objc optional var inset: Int { get } }
      class Plain: NSObject, Layout {}
      class Own: Plain {
        func alpha(for state: Int) -> Double { 1 }
        var inset: Int { 2 }
      }
      class Whole: NSObject, Layout { func alpha(for state: Int) -> Double { 3 } }
      class Other: Whole { override func alpha(for state: Int) -> Double { 4 } }
      """
    ).text
    #expect(text.contains("if let o = ObjectRuntime.override(\"alphaFor:\", of: self, below: NSObject.self, [state])"))
    #expect(text.contains("if let o = ObjectRuntime.override(\"inset\", of: self, below: NSObject.self)"))
    #expect(text.matches(of: /c\.method\("alphaFor:"\)/).count == 1)
    #expect(text.matches(of: /c\.getter\("inset"\)/).count == 1)
    #expect(!Parser.parse(source: text).hasError)
  }

  /// Provenance: Apple's sample of keyboard shortcuts.
  @Test func parametersWithoutNamesAreHandedOn() {
    let text = adapt(
      "@objc protocol P { @objc optional func create(_: Any?); @objc optional func pick(a: Int, _: Int) }"
    ).text
    #expect(text.contains("func create(_ _0: Any?) throws { if let o = ObjectRuntime.override(\"create:\", of: self"))
    #expect(text.contains("func pick(a: Int, _ _1: Int) throws") && text.contains("[a, _1])"))
    #expect(!Parser.parse(source: text).hasError)
  }

  /// Provenance: Apple's sample of cells that size themselves, whose texts have plurals.
  @Test func textsOfTablesComeFromEveryKindOfTable() {
    let module = adapt(
      "import Foundation\nlet a = String.localizedStringWithFormat(NSLocalizedString(\"n\", comment: \"\"), 2)"
    ).module.generated
    #expect(
      module.contains("func NSLocalizedString(_ key: String")
        && module.contains("static func localizedStringWithFormat"))
    let formats = adapt(
      "import Foundation\nlet f = NSLocalizedString(\"n\", comment: \"\")\nlet a = String(format: f, 2), b = String(format: \"%d\", 2)"
    ).text
    #expect(formats.contains("a = String._deviceFormat(format: f, 2), b = String(format: \"%d\", 2)"))
  }

  /// Provenance: tests of a library for constraints, which compare them by their parts from the first test on.
  @Test func overridesHoldFromTheBeginning() {
    let text = adapt(
      "import UIKit\nextension NSLayoutConstraint { open override func isEqual(_ o: Any?) -> Bool { false } }"
    ).text
    #expect(text.contains("@section(\".init_array\") @used private let _cairnOverrides_0_File"))
    #expect(text.contains("fileprivate final class _CairnOverrides_0_File_0: NSLayoutConstraint {"))
  }

  @Test(arguments: ["NSWritingDirection", "NSUnderlineStyle", "NSShadow", "NSItemProvider"])
  func namesOfTextBringUIKit(_ name: String) {
    #expect(adapt("import XCTest\nlet a: \(name)? = nil").text.hasPrefix("import XCTest; import UIKit\n"))
  }

  /// Provenance: a library of matchers for tests, whose parts in Objective-C are no part of its module elsewhere.
  @Test(arguments: [
    ("let a = 1", ["#if os(macOS) || os(iOS)", "#if canImport(UIKit) || os(tvOS)"]),
    ("let a = UIView()", ["#if os(macOS) || canImport(UIKit)", "#if canImport(UIKit) || os(tvOS)"]),
  ]) func modulesForOtherSystemsToo(_ other: String, _ expected: [String]) {
    let text =
      "#if os(macOS) || os(iOS)\nlet m = 1\n#else\nlet m = 2\n#endif\n#if os(iOS) || os(tvOS)\nlet t = 1\n#endif"
    let module = ModuleAdapter(AdapterSettings(module: "Kit"))
      .adapt([("A", text), ("B", other)].map { ModuleAdapter.Input(path: "Kit/\($0.0).swift", text: $0.1) })
    for line in expected { #expect(module.files[0].text.contains(line)) }
  }

  /// Provenance: a library for collections that gives rectangles what Swift 4.2 gave them, by what there was before: the
  /// two called each other for ever.
  @Test func functionsOfUIKitAreItsOwn() {
    let text =
      "import UIKit\nextension CGRect { func inset(by i: UIEdgeInsets) -> CGRect { UIEdgeInsetsInsetRect(self, i) } }"
    #expect(!adapt(text).module.generated.contains("UIEdgeInsetsInsetRect"))
  }

  /// Provenance: Apple's samples in Swift 4: types, constants and functions that UIKit's API notes moved in 4.2.
  @Test(arguments: [
    ("UIApplicationShortcutIconType", "UIApplicationShortcutIconType = UIApplicationShortcutIcon.IconType"),
    ("UITableViewDropIntent", "public typealias UITableViewDropIntent = UITableViewDropProposal.Intent"),
    ("UITableViewCellStateMask", "public typealias UITableViewCellStateMask = UITableViewCell.StateMask"),
    ("UIDocumentSaveOperation", "public typealias UIDocumentSaveOperation = UIDocument.SaveOperation"),
    ("UIAccessibilityTraitHeader", "public let UIAccessibilityTraitHeader = UIAccessibilityTraits.header"),
    ("UIAccessibilityScreenChangedNotification", "= UIAccessibility.Notification.screenChanged"),
    ("UIAccessibilityIsVoiceOverRunning", "func UIAccessibilityIsVoiceOverRunning() -> Bool"),
  ]) func formerNames(_ name: String, _ declaration: String) {
    let generated = adapt("import UIKit\nlet a = \(name)").module.generated
    #expect(generated.contains(declaration))
    #expect(!Parser.parse(source: generated).hasError)
  }

  /// Provenance: a slide show that gives its own names to what Swift 4.2 renamed.
  @Test func formerNamesThatAModuleKeepsAreItsOwn() {
    let text = "import UIKit\n#if swift(>=4.2)\npublic typealias UIControlState = UIControl.State\n#endif\n"
    #expect(!adapt(text + "let s: UIControlState = .normal").module.generated.contains("UIControlState"))
    #expect(adapt("import UIKit\nlet s: UIControlState = .normal").module.generated.contains("UIControlState"))
  }

  /// The mode of Swift 5 is older than Swift 6 for conditions, whatever compiles it.
  @Test func bothBranchesOfLaterLanguagesAreAdapted() {
    let text =
      "import UIKit\n#if swift(>=6.0)\nclass A: NSObject { @objc func a() {} }\n#else\nclass B: NSObject { @objc func b() {} }\n#endif"
    #expect(!adapt(text).text.contains("@objc"))
    #expect(adapt(text.replacing("6.0", with: "5.9")).text.contains("@objc func b()"))
  }

  @Test func wordsOfOwnTypesMayBeAbsent() {
    let text = "import UIKit\nclass A { var pmSymbol: String? }\nfunc f(_ a: A) -> String { a.pmSymbol! }"
    #expect(adapt(text).text.contains("a.pmSymbol!"))
  }

  /// Provenance: a camera in Swift 4. UIKit's page: the dictionary's keys are `UIImagePickerController.InfoKey`.
  @Test func whatWasPickedHasKeysOfItsOwn() {
    let head = "func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: ["
    let text =
      ": Any]) { a = info[UIImagePickerControllerEditedImage]; b = info[\"UIImagePickerControllerMediaType\"]; c = d[\"e\"] }"
    #expect(
      adapt(head + "String " + text).text.hasPrefix(
        head + "UIImagePickerController.InfoKey "
          + text.replacing(
            "\"UIImagePickerControllerMediaType\"",
            with: "UIImagePickerController.InfoKey(rawValue: \"UIImagePickerControllerMediaType\")")))
  }

  /// Provenance: a library that asks a store for versions. Arguments of public functions are public.
  @Test func publicArgumentsTakeTheIdentifierOfTheBundle() {
    let text = "import Foundation\npublic func f(_ id: String? = Bundle.main.bundleIdentifier) {}"
    #expect(adapt(text).module.generated.contains("@usableFromInline var bundleIdentifier"))
    // Provenance: an application with an InfoPlist.strings, which found no version of its own.
    let version = "import Foundation\nlet v = Bundle.main.object(forInfoDictionaryKey: \"CFBundleVersion\")"
    #expect(adapt(version).module.generated.contains("localizedInfoDictionary?[key] ?? infoDictionary?[key]"))
  }

  @Test func decimalNumbersAreFormattedAsTheyAre() {
    let text = "import Foundation\nlet t = NumberFormatter().string(from: NSDecimalNumber(string: \"0.1\"))"
    #expect(adapt(text).module.generated.contains("exactText(of: number)"))
    let own = "import Foundation\nclass F: NumberFormatter {}"
    #expect(!adapt(own).module.generated.contains("exactText(of: number)"))
  }

  @Test func librariesForTestsBringXCTest() {
    let settings = AdapterSettings(module: "Tests", modules: ModuleAvailability(local: ["Quick"]))
    let file = ModuleAdapter.Input(path: "Tests/A.swift", text: "import Quick\nfunc f() { XCTAssert(true) }")
    #expect(ModuleAdapter(settings).adapt([file]).files[0].text.hasPrefix("import Quick; import XCTest"))
  }

  @Test func expectationsOfKeysAreDeclared() {
    let text =
      "import XCTest\nclass T: XCTestCase { func f() { keyValueObservingExpectation(for: o, keyPath: \"a\") } }"
    let generated = adapt(text).module.generated
    #expect(generated.contains("func keyValueObservingExpectation"))
    #expect(!Parser.parse(source: generated).hasError)
  }
}
