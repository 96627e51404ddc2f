@testable import SourceAdapter
import Testing

/// Rules that look at all files of a module, or at several modules. Expected by what the sources mean on Apple's systems.
struct ModuleRuleTests {
  private func adapt(_ files: [(name: String, text: String)]) -> [String] {
    module(files).files.map(\.text)
  }

  private func module(_ files: [(name: String, text: String)], _ name: String = "App") -> AdaptedModule {
    ModuleAdapter(AdapterSettings(module: name))
      .adapt(files.map { ModuleAdapter.Input(path: "\(name)/\($0.name).swift", text: $0.text) })
  }

  struct Import: CustomTestStringConvertible, Sendable {
    let text: String
    let expected: String
    var testDescription: String { text }
  }

  /// Provenance: libraries whose header imports UIKit for all files, and fakes beside tests that import what they fake.
  @Test(arguments: [
    Import(
      text: "#if os(iOS)\nextension NSObject {}\n#endif",
      expected: "#if canImport(UIKit)\nimport Foundation; extension NSObject {}\n#endif"),
    Import(
      text: "#if os(iOS) || os(tvOS)\n#if os(iOS)\nlet a = UIView()\n#endif\n#endif",
      expected: "#if canImport(UIKit) || os(tvOS)\n#if canImport(UIKit)\nimport UIKit; let a = UIView()\n#endif\n#endif"
    ),
    Import(
      text: "import Dispatch\nlet t: TimeInterval = 1",
      expected: "import Dispatch; import Foundation\nlet t: TimeInterval = 1"),
    Import(text: "import XCTest\nlet t: TimeInterval = 1", expected: "import XCTest\nlet t: TimeInterval = 1"),
    Import(text: "import Dispatch\nlet t = 1", expected: "import Dispatch\nlet t = 1"),
  ]) func importsThatHeadersBring(_ value: Import) {
    #expect(adapt([("A", "import UIKit"), ("B", value.text)])[1] == value.expected)
  }

  /// Provenance: a library for telephone numbers, whose fields need its formatter, which needs the Objective-C runtime.
  @Test func whatTheInterfaceNeedsIsCompiled() {
    let files = [
      ("Field", "import UIKit\npublic class Field: UITextField { let f = Formatter() }"),
      ("Formatter", "#if canImport(ObjectiveC)\nimport Foundation\nclass Formatter { let r = Rules() }\n#endif"),
      ("Rules", "#if canImport(ObjectiveC)\nstruct Rules {}\n#endif"),
      ("Unused", "#if canImport(ObjectiveC)\nstruct Unused {}\n#endif"),
      ("Swizzler", "#if canImport(ObjectiveC)\nclass Swizzler { let m = class_getInstanceMethod(a, b) }\n#endif"),
      ("Text", "func f() {\n#if canImport(ObjectiveC)\nlet a = 1\n#else\nlet a = 2\n#endif\nlet b: Swizzler\n}"),
    ]
    let texts = adapt(files)
    let isCompiled = texts.dropFirst().map { $0.contains("#if true") }
    #expect(isCompiled == [true, true, false, false, false])
  }

  /// A parameter, a constant and a generic parameter may be called as what SwiftUI has.
  @Test func ownNamesAreNotSwiftUIs() {
    let text = """
      import SwiftUI
      import UIKit
      struct Paint {
        var color: Color { Color(ui) }
        var ui: UIColor { let color = UIColor.red; return color }
        func other() -> Color { color }
        func with(color: UIColor) -> Paint { Paint(color: color) }
      }
      func register<View: UIView>(_ view: View.Type) {}
      class Store<Content> { enum State { case on }; var state = State.on }
      """
    let result = adapt([("A", text)])[0]
    for kept in ["var ui", "func with", "func register", "class Store", "enum State", "var state"] {
      #expect(result.contains(kept))
    }
    for gone in ["var color", "func other"] { #expect(!result.contains(gone)) }
  }

  /// An enumeration with a case of SwiftUI's goes whole, since those who switch over it name all of its cases.
  @Test func whatSwiftUIHoldsGoes() {
    let text = """
      import SwiftUI
      public enum RingColor { case color(Color); case gradient(AngularGradient) }
      public struct RingStyle { let color: RingColor; let strokeStyle: StrokeStyle; init(color: RingColor) {} }
      public struct Ring { @State var isOn = false; var body: some View { EmptyView() } }
      public enum Axis2 { case top }
      """
    let result = adapt([("A", text)])[0]
    for gone in ["RingColor", "StrokeStyle", "@State", "some View"] { #expect(!result.contains(gone)) }
    #expect(result.contains("enum Axis2"))
  }

  struct Member: CustomTestStringConvertible, Sendable {
    let before: String
    let after: String
    var testDescription: String { before }
  }

  /// Members that the Objective-C runtime finds by their name alone, in whatever object.
  @Test(arguments: [
    Member(before: "target?.reload?()", after: "(target as? Source)?.reload()"),
    Member(before: "target!.reload!()", after: "(target! as! Source).reload()"),
    Member(before: "_ = target?.pages", after: "_ = (target as? Source)?.pages"),
    Member(before: "_ = self.target?.load?(page: 1)", after: "_ = (self.target as? Source)?.load(page: 1)"),
    Member(before: "_ = target?.responds(to: s)", after: "_ = _AnyObjectMembers(target).responds(to: s)"),
    Member(
      before: "target?.performSelector(onMainThread: s, with: self, waitUntilDone: true)",
      after: "_AnyObjectMembers(target).performSelector(onMainThread: s, with: self, waitUntilDone: true)"),
    Member(
      before: "var v: AnyObject?; read(&v); _ = v?.boolValue",
      after: "var v: AnyObject?; read(&v); _ = _AnyObjectMembers(v).boolValue"),
    Member(before: "let target = Source(); target.reload()", after: "let target = Source(); target.reload()"),
  ]) func membersOfAnyObject(_ value: Member) {
    let head =
      "class Source: NSObject {\n  @objc func reload() {}\n  @objc var pages = 1\n  @objc func load(page: Int) -> Bool { true }\n}\nclass Other { var target: Source? }\n"
    let text = head + "class A { weak var target: AnyObject?\n  func f() { \(value.before) }\n}"
    #expect(adapt([("A", text)])[0].contains("  func f() { \(value.after) }\n"))
  }

  /// Provenance: tests that extend the library's classes, and UIKit's as the library does, beside overriding a member of
  /// its extension.
  @Test func whatTestsExtendIsKnownByItsDeclaration() {
    let library =
      "import UIKit\nopen class Panel: UIViewController {}\nextension UIViewController { @objc var insets: UIEdgeInsets { .zero } }"
    let kit = module([("Kit", library)], "Kit")
    let text = """
      @testable import Kit
      import UIKit
      class Mine: Panel { override var insets: UIEdgeInsets { .zero } }
      extension Panel { func show() {} }
      extension UIViewController { func other() {} }
      """
    let tests = ModuleAdapter(AdapterSettings(module: "KitTests"))
      .adapt([ModuleAdapter.Input(path: "KitTests/A.swift", text: text)], dependencies: [kit])
    #expect(tests.files[0].text.contains("class Mine: Panel { var _Mine_insets: UIEdgeInsets { .zero } }"))
    #expect(tests.files[0].text.contains("c.getter(\"insets\") { o in o._Mine_insets }"))
  }

  /// Provenance: tests whose delegates are classes in the test's method; a proxy asks them what they respond to.
  @Test func classesInFunctionsAnswerToSelectors() {
    let text = """
      import UIKit
      func test() {
        class Proxy: NSObject, UIGestureRecognizerDelegate {
          @objc private func tap() { go { class Inner: NSObject { @objc func f() {} } } }
          func gestureRecognizerShouldBegin(_ g: UIGestureRecognizer) -> Bool { true }
          class Nested: NSObject { @objc func f() {} }
        }
        _ = Proxy().responds(to: s)
        class Plain: NSObject { func f() {} }
      }
      """
    let result = adapt([("A", text)])[0]
    #expect(result.contains("    fileprivate func tap()"))
    #expect(
      result.contains(
        "  }; ObjectRuntime.declareLocal(Proxy.self) { c in c.method(\"tap\") { o, _ in o.tap() }; c.implements(\"gestureRecognizerShouldBegin:\") }\n"
      ))
    #expect(result.contains("func f() {} }; ObjectRuntime.declareLocal(Inner.self) { c in c.method(\"f\")"))
    #expect(result.contains("class Plain: NSObject { func f() {} }\n}"))
    #expect(!result.contains("extension"))
  }

  /// Provenance: a data source for tables that hands messages on; its tests give it a delegate.
  @Test func delegatesSayWhatTheyImplementWhereALibraryAsks() {
    let proxy =
      "import UIKit\nclass Proxy: NSObject { override func responds(to s: Selector!) -> Bool { o.responds(to: s) } }"
    let kit = ModuleAdapter(AdapterSettings(module: "Kit")).adapt([
      ModuleAdapter.Input(path: "Kit/A.swift", text: proxy)
    ])
    let text =
      "import Kit\nimport UIKit\nclass D: NSObject, UITableViewDelegate { func tableView(_ t: UITableView, didSelectRowAt p: IndexPath) {} }"
    let tests = ModuleAdapter(AdapterSettings(module: "KitTests"))
      .adapt([ModuleAdapter.Input(path: "KitTests/A.swift", text: text)], dependencies: [kit])
    #expect(tests.files[0].text.contains("c.implements(\"tableView:didSelectRowAt:\")"))
  }

  /// Provenance: tests that send what a bar item would, in a library whose functions call parameters `target`, too.
  @Test func targetsOfItemsTakeMessages() {
    let text = "func f<T>(target: T) {}\nfunc g(_ i: UIBarButtonItem) { _ = i.target!.perform(i.action) }"
    #expect(adapt([("A", text)])[0].contains("{ _ = _AnyObjectMembers(i.target!).perform(i.action) }"))
  }

  /// Provenance: tests of views whose only own initializer takes nothing, made by the class of a model.
  @Test func initializersWithoutParametersAreFoundByName() {
    let text = """
      import UIKit
      class Bar: UIView { init() { super.init(frame: .zero) } }
      class Plain: NSObject { init() {} }
      class Other: UIView { override init(frame: CGRect) { super.init(frame: frame) }; init?() { nil } }
      """
    let result = adapt([("A", text)])[0]
    #expect(result.contains("ObjectRuntime.declare(Bar.self) { c in\n      c.initializer { Bar() }"))
    #expect(!result.contains("Plain()") && !result.contains("Other()"))
  }

  /// Provenance: tests that import an absent framework first, and nothing of what they test.
  @Test func importsStandBeforeWhatIsLeftOfAnAbsentOne() {
    let files = [
      ("A", "import LoginKit\nimport Foundation\nimport XCTest\nlet a = 1"),
      ("B", "@testable import Kit\nimport XCTest"),
    ]
    var settings = AdapterSettings(module: "KitTests", modules: ModuleAvailability(local: ["Kit"]))
    settings.namesOriginals = false
    let module = ModuleAdapter(settings).adapt(
      files.map { ModuleAdapter.Input(path: "KitTests/\($0.0).swift", text: $0.1) })
    #expect(module.files[0].text.hasPrefix("@testable import Kit; /* import LoginKit */\n"))
  }

  /// Provenance: two libraries whose tests say that rectangles which only touch do not intersect.
  @Test func rectanglesThatTouch() {
    let text = "func f(_ a: CGRect, _ b: CGRect?) -> Bool { a.intersects(b!) }"
    #expect(adapt([("A", "import UIKit\n" + text)])[0].contains("{ a._intersects(b!) }"))
    #expect(adapt([("A", "import SpriteKit\n" + text)])[0].contains("{ a.intersects(b!) }"))
    let own = "struct Span { func intersects(_ other: Span) -> Bool { true } }\n"
    #expect(adapt([("A", own + text)])[0].contains("{ a.intersects(b!) }"))
  }

  /// Every class answers there with the Objective-C runtime, whatever its metatype is called.
  @Test func classesOfAnyClassSayWhatTheyInherit() {
    let text =
      "class M { let viewClass: AnyClass; func f(_ t: UIView.Type) -> Bool { viewClass.isSubclass(of: t) }\n  func g() -> Bool { UILabel.isSubclass(of: UIView.self) } }"
    let result = adapt([("A", text)])[0]
    #expect(result.contains("{ _isSubclass(viewClass, of: t) }"))
    #expect(result.contains("{ UILabel.isSubclass(of: UIView.self) }"))
  }

  @Test func expectationsAreFulfilledByAFunction() {
    let head = "import XCTest\nclass T: XCTestCase { func testA() { let e = expectation(description: \"\"); "
    #expect(module([("A", head + "run(e.fulfill) } }")]).generated.contains("func fulfill()"))
    #expect(!module([("A", head + "run { e.fulfill() } } }")]).generated.contains("func fulfill()"))
  }

  /// Provenance: an application with a file whose name is three tabulators.
  @Test func namesWithControlCharacters() {
    var settings = AdapterSettings(module: "App")
    settings.namesOriginals = true
    let module = ModuleAdapter(settings).adapt([
      ModuleAdapter.Input(path: "App/\t.swift", text: "import UIKit\n@objc class A: NSObject {}\n")
    ])
    #expect(module.files[0].text.contains("#sourceLocation(file: \"App/_.swift\", line: 1)"))
  }

  /// Provenance: the tests of a public library that import it and a model of their own, which both use Core Data.
  @Test func ofFrameworksInSeveralModulesOneIsMeant() {
    let text = "import CoreData\npublic func f(_ c: NSManagedObjectContext, _ r: NSFetchRequest<NSManagedObject>) {}"
    let modules = ["Kit", "Model"].map {
      ModuleAdapter(AdapterSettings(module: $0)).adapt([ModuleAdapter.Input(path: "\($0)/A.swift", text: text)])
    }
    let tests = ModuleAdapter(AdapterSettings(module: "Tests")).adapt(
      [
        ModuleAdapter.Input(
          path: "Tests/T.swift", text: "import CoreData\nimport Kit\nimport Model\nlet c: NSManagedObjectContext? = nil"
        )
      ], dependencies: modules)
    #expect(tests.generated.contains("public typealias NSManagedObjectContext = Model.NSManagedObjectContext"))
    #expect(!tests.generated.contains("class NSManagedObjectContext"))
  }

  /// Provenance: a public list library, whose cell's views are in a file that comes before the cell's.
  @Test func classesInExtensionsOfGenericTypesAreNotDeclared() {
    let view = "extension Cell { class Container: UIView { @objc func tap() {} } }"
    let text = adapt([("A", "import UIKit\n" + view), ("B", "import UIKit\nclass Cell<Content>: UIView {}")])[0]
    #expect(!text.contains("func _cairnDeclare"))
  }
}
