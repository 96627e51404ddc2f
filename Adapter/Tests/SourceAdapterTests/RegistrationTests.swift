@testable import SourceAdapter
import Testing

struct RegistrationTests {
  @Test func declaresWhatTheRuntimeWouldKnow() {
    let text = """
      import UIKit
      class A: UIViewController {
        @IBOutlet private weak var label: UILabel!
        @IBInspectable var radius: CGFloat = 0
        @IBAction private func tap(_ sender: UIButton, forEvent event: UIEvent) {}
        @objc func go(to place: String) throws -> Int { 1 }
        @objc static func no() {}
        #if DEBUG
        @objc func debug() {}
        #endif
        func plain() {}
      }
      """
    let result = adapt(text)
    let tail = result.text.split(separator: "\n").dropFirst(12).joined(separator: "\n")
    for line in [
      "c.property(\"label\") { o, v in o.label = try v.value() }",
      "c.property(\"radius\") { o, v in o.radius = try v.value() }",
      "c.method(\"tap:forEvent:\") { o, a in try o.tap(a.argument(0), forEvent: a.argument(1)) }",
      "c.method(\"goTo:error:\") { o, a in try o.go(to: a.argument(0)) }",
      "#if (DEBUG)\n      c.method(\"debug\") { o, _ in o.debug() }\n#endif",
    ] { #expect(tail.contains(line), "\(line)\n\(tail)") }
    #expect(!tail.contains("no()"))
    #expect(!tail.contains("plain"))
    #expect(result.module.generated.contains("final class _CairnDeclarations: ModuleDeclarations"))
  }

  @Test func overloadsAreToldApartByTheirTypes() {
    let text =
      "class A: NSObject {\n  @objc func f(_ a: Int, then b: @escaping () -> Void, c: [Int]!) {}\n  func f(_ a: String, then b: Int, c: Int) {}\n}"
    #expect(
      adapt(text).text.contains(
        "try o.f(a.argument(0) as Int, then: a.argument(1) as () -> Void, c: a.argument(2) as [Int]?) as Void"))
    let function = "class A: NSObject {\n  let go: (Int) -> Void\n  @objc func go(_ a: UIView) {}\n}"
    #expect(adapt(function).text.contains("c.method(\"go:\") { o, a in try o.go(a.argument(0) as UIView) as Void }"))
    let results = "class A: NSObject {\n  @objc func first() -> Bool { true }\n  func first() -> Int { 1 }\n}"
    #expect(adapt(results).text.contains("c.method(\"first\") { o, _ in o.first() as Bool }"))
  }

  @Test(arguments: ["@objc func picker(_ a: Int) {}", "func picker(_ a: Int, b: Int) {}\n  @objc func go() {}"])
  func classesWithAMemberOfTheirNameAreNamedBySelf(members: String) {
    let result = adapt("import UIKit\nclass picker: UIViewController {\n  \(members)\n}")
    #expect(result.text.contains("ObjectRuntime.declare(Self.self"))
  }

  @Test func registrationsBringTheirModule() {
    let result = adapt("import Foundation\nimport CoreData\n@objc(Folder) class Folder: NSManagedObject {}")
    #expect(result.text.hasPrefix("import Foundation; import DarwinShims\n"))
  }

  @Test(arguments: ["combineLatest", "merge", "prefix", "map"])
  func whatOpenCombineLacksIsDeclared(name: String) {
    let result = adapt("import Combine\nlet a = Just(1).\(name)(Just(2))")
    #expect(result.module.generated.contains("struct CombineLatest3") == (name != "map"))
    #expect(result.module.generated.contains("struct Merge8<") == (name != "map"))
  }

  @Test func nestedPrivateClassesCanBeNamed() {
    let result = adapt("class A {\n  private class B: UIViewController {\n    @objc func f() {}\n  }\n}")
    #expect(result.text.contains("fileprivate class B: UIViewController"))
    #expect(result.text.contains("extension A.B {"))
    #expect(result.text.contains("named: \"B\""))
  }

  @Test func whatIsAroundNestedClassesCanBeNamed() {
    let result = adapt(
      "class A {\n  private class B {\n    class C: UIView {}\n  }\n  private class D {}\n}\nprivate class E {}")
    #expect(result.text.contains("  fileprivate class B {\n    class C: UIView {}"))
    #expect(result.text.contains("extension A.B.C {"))
    #expect(result.text.contains("  private class D {}\n}\nprivate class E {}"))
  }

  @Test func privateViewsInExtensionsCanBeNamed() {
    let result = adapt("import UIKit\nextension UIStackView {\n  private class Back: UIView {}\n}")
    #expect(result.text.contains("fileprivate class Back: UIView"))
  }

  @Test func importsUnderConditionsCarryOthers() {
    let result = adapt("#if canImport(UIKit)\nimport UIKit\nlet s = URLSession.shared\n#endif")
    #expect(result.text.contains("import UIKit; import FoundationNetworking"))
  }

  /// The code behind them may be compiled whatever their condition says.
  @Test func importsOfWrittenFrameworksAloneAreMet() {
    let result = adapt("#if canImport(UIKit) && canImport(AVFoundation)\nimport UIKit\nimport AVFoundation\n#endif")
    #expect(result.text.hasPrefix("#if canImport(UIKit) && true\nimport UIKit\n"))
  }

  /// The compiler's own rules: <https://github.com/swiftlang/swift/blob/main/lib/AST/Decl.cpp>.
  @Test(arguments: [
    ("tap", [], "tap"), ("tap", ["_"], "tap:"), ("tap", ["sender"], "tapWithSender:"), ("go", ["to"], "goTo:"),
    ("show", ["_", "animated"], "show:animated:"), ("move", ["from", "to"], "moveFrom:to:"),
    ("sortBy", ["name"], "sortByName:"),
  ])
  func selectors(name: String, labels: [String], selector: String) {
    #expect(ObjectiveCName.selector(name, labels: labels) == selector)
  }

  @Test func membersOfExtensionsMoveIntoTheClass() {
    let module = ModuleAdapter(AdapterSettings(module: "App")).adapt([
      .init(path: "A.swift", text: "import UIKit\nclass A: UIViewController {\n}\n"),
      .init(
        path: "B.swift",
        text:
          "import UIKit\nextension A {\n  private var x: Int { 1 }\n  override func viewDidLoad() {\n    print(x)\n  }\n}\n"
      ),
    ])
    #expect(
      module.files[0].text
        == "import UIKit\nclass A: UIViewController {\n\n#sourceLocation(file: \"B.swift\", line: 4)\noverride func viewDidLoad() {\n    print(x)\n  }\n#sourceLocation(file: \"A.swift\", line: 3)\n}\n"
    )
    #expect(module.files[1].text == "import UIKit\nextension A {\n  var x: Int { 1 }\n  \n\n\n}\n")
  }

  /// Of two branches that may hold, each keeps its condition: both members would be one too many.
  @Test func membersMoveWithTheirConditions() {
    let text = """
      class A: UIView {}
      extension A {
      #if compiler(>=7)
        override func layoutSubviews() { f() }
      #else
        override func layoutSubviews() { g() }
      #endif
      }
      """
    let result = adapt(text).text
    let line = "#sourceLocation(file: \"App/File.swift\", line:"
    #expect(
      result.contains("#if (compiler(>=7))\n\(line) 4)\noverride func layoutSubviews() { f() }\n#endif\n\(line) 1)\n"),
      "\(result)")
    #expect(
      result.contains("#if !(compiler(>=7))\n\(line) 6)\noverride func layoutSubviews() { g() }\n#endif\n\(line) 1)\n"),
      "\(result)")
  }

  @Test func overriddenMembersOfExtensionsMoveToo() {
    let text = "class A: UIView {}\nextension A { @objc func f() {} }\nclass B: A { override func f() {} }"
    let result = adapt(text)
    #expect(result.text.contains("class A: UIView {\n#sourceLocation(file: \"App/File.swift\", line: 2)\nfunc f() {}"))
  }

  @Test func overridesOfExtensionsOfUIKitGoThroughThem() {
    let text = """
      extension UIView { @objc open func add(_ v: [UIView], at place: Int) -> UIView { self } }
      extension UITableViewCell { @objc open override func add(_ v: [UIView], at place: Int) -> UIView { contentView } }
      """
    let result = adapt(text)
    #expect(
      result.text.hasPrefix(
        """
        extension UIView { open func add(_ v: [UIView], at place: Int) -> UIView { if let o = self as? UITableViewCell { return o._UITableViewCell_add(v, at: place) }; return self } }
        extension UITableViewCell { public func _UITableViewCell_add(_ v: [UIView], at place: Int) -> UIView { contentView } }
        """))
  }

  /// `super` in such an override means that of the nearest superclass which has one, or the extension's own member.
  @Test func overridesOfExtensionsCallSuper() {
    let text = """
      extension UIView { @objc func save(_ a: Int) -> Int { a } }
      extension UIScrollView { override func save(_ a: Int) -> Int { super.save(a) + 1 } }
      extension UITableView { override func save(_ a: Int) -> Int { super.save(a) + 2 } }
      extension UILabel { @objc override var mark: Int { super.mark + 1 } }
      extension UIView { @objc var mark: Int { 1 } }
      """
    #expect(
      adapt(text).text.hasPrefix(
        """
        extension UIView { func save(_ a: Int) -> Int { if let o = self as? UITableView { return o._UITableView_save(a) }; if let o = self as? UIScrollView { return o._UIScrollView_save(a) }; return _UIView_save(a) }; func _UIView_save(_ a: Int) -> Int { a } }
        extension UIScrollView { func _UIScrollView_save(_ a: Int) -> Int { self._UIView_save(a) + 1 } }
        extension UITableView { func _UITableView_save(_ a: Int) -> Int { self._UIScrollView_save(a) + 2 } }
        extension UILabel { var _UILabel_mark: Int { self._UIView_mark + 1 } }
        extension UIView { var mark: Int { if let o = self as? UILabel { return o._UILabel_mark }; return _UIView_mark }; var _UIView_mark: Int { 1 } }
        """))
  }

  /// A member that another module overrides asks for the override by its selector.
  @Test func overridesInOtherModules() {
    let library =
      "import UIKit\nextension UIViewController: Goes { @objc var edge: Int { 1 }; @objc func go(to place: Int) {} }\nprotocol Goes { func go(to place: Int) }"
    let client =
      "import UIKit\nclass A: UIViewController {\n  override var edge: Int { super.edge }\n  override func go(to place: Int) {}\n}"
    var settings = AdapterSettings(module: "Kit")
    settings.overriddenElsewhere = ["edge", "go"]
    let kit = ModuleAdapter(settings).adapt([.init(path: "Kit.swift", text: library)])
    #expect(
      body(kit.files[0].text, lines: 2)
        == """
        import UIKit
        extension UIViewController: Goes { var edge: Int { if let o = ObjectRuntime.override("edge", of: self, below: UIViewController.self) as (Int)? { return o }; return 1 }; func go(to place: Int) { if let o = ObjectRuntime.override("goTo:", of: self, below: UIViewController.self, [place]) as (Void)? { return o };} }
        """)
    let app = ModuleAdapter(AdapterSettings(module: "App")).adapt(
      [.init(path: "A.swift", text: client)], dependencies: [kit])
    #expect(
      body(app.files[0].text, lines: 5)
        == "import UIKit\nclass A: UIViewController {\n  var _A_edge: Int { super.edge }\n  func _A_go(to place: Int) {}\n}"
    )
    for line in [
      "c.getter(\"edge\") { o in o._A_edge }", "c.method(\"goTo:\") { o, a in try o._A_go(to: a.argument(0)) }",
    ] { #expect(app.files[0].text.contains(line)) }
    #expect(!app.findings.contains { $0.kind == .refused })
  }

  /// What a library declares open on a class of UIKit's asks for overrides that nobody knows yet.
  @Test func openMembersOfForeignClassesAsk() {
    let text = "import UIKit\nextension UITableView { open func registerRows() {}; @objc func other() {} }"
    let kit = ModuleAdapter(AdapterSettings(module: "Kit")).adapt([.init(path: "Kit.swift", text: text)])
    #expect(kit.files[0].text.contains("ObjectRuntime.override(\"registerRows\", of: self, below: UITableView.self)"))
    #expect(!kit.files[0].text.contains("ObjectRuntime.override(\"other\""))
  }

  /// Provenance: specifications with Nimble's `Predicate`, which Foundation has had since iOS 17, too.
  @Test(arguments: [
    ("public struct Predicate<T> {}", "import Kit; import struct Kit.Predicate"),
    ("public typealias Predicate = Int", "import Kit; import typealias Kit.Predicate"),
    ("struct Predicate<T> {}", "import Kit"), ("public struct Other { public struct Predicate {} }", "import Kit"),
  ]) func namesThatFoundationTookLater(_ declaration: String, _ expected: String) {
    let kit = ModuleAdapter(AdapterSettings(module: "Kit")).adapt([.init(path: "Kit.swift", text: declaration)])
    var settings = AdapterSettings(module: "App")
    settings.modules = ModuleAvailability(local: ["Kit"])
    let app = ModuleAdapter(settings).adapt(
      [.init(path: "A.swift", text: "import Kit\nlet a: Predicate<Int>? = nil")], dependencies: [kit])
    #expect(body(app.files[0].text, lines: 1) == expected)
  }

  /// Members of a class's extension that another module overrides move into the class.
  @Test func membersThatOtherModulesOverrideMove() {
    var settings = AdapterSettings(module: "Kit")
    settings.overriddenElsewhere = ["rows"]
    let text = "open class A: UIView {}\nextension A { open func rows() -> Int { 1 }; public func columns() {} }"
    let kit = ModuleAdapter(settings).adapt([.init(path: "Kit.swift", text: text)])
    #expect(
      kit.files[0].text.contains(
        "open class A: UIView {\n#sourceLocation(file: \"Kit.swift\", line: 2)\nopen func rows()"))
    #expect(kit.files[0].text.contains("extension A { ; public func columns() {} }"))
  }

  /// Open members of a class's extension can be overridden by modules that are adapted later, if at all.
  @Test func openMembersOfExtensionsMove() {
    let text = """
      open class A: NSObject {}
      extension A: UITableViewDelegate { open func tableView(_ a: UITableView, didSelectRowAt b: IndexPath) {} }
      extension A { open var rows: Int { 1 }; public func columns() {} }
      #if DEBUG
      extension A { open func lines() {} }
      #endif
      open class B<T>: NSObject {}
      extension B where T: Equatable { open func find() {} }
      """
    let kit = ModuleAdapter(AdapterSettings(module: "Kit")).adapt([.init(path: "Kit.swift", text: text)])
    let adapted = kit.files[0].text
    #expect(adapted.contains("extension A: UITableViewDelegate {  }"))
    #expect(adapted.contains("extension A { ; public func columns() {} }"))
    for kept in ["extension A { open func lines() {} }", "extension B where T: Equatable { open func find() {} }"] {
      #expect(adapted.contains(kept))
    }
  }

  /// The header of a framework imports UIKit for the files that do not.
  @Test(arguments: [
    ("#if DEBUG\n#endif\n/// A.\nextension UIView {}", "#if DEBUG\n#endif\n/// A.\nimport UIKit; extension UIView {}"),
    ("struct A {}", "struct A {}"),
    (
      "extension String { var a: NSString { self } }",
      "import Foundation; extension String { var a: NSString { self } }"
    ),
    ("struct Data {}\nlet a = Data()", "struct Data {}\nlet a = Data()"),
  ]) func filesWithoutImports(_ before: String, _ after: String) {
    let other = ModuleAdapter.Input(path: "App/Other.swift", text: "import UIKit")
    let inputs = [ModuleAdapter.Input(path: "App/File.swift", text: before), other]
    let module = ModuleAdapter(AdapterSettings(module: "App", entryPoint: .application)).adapt(inputs)
    #expect(body(module.files[0].text, lines: lineCount(before)) == after)
  }

  /// Files of tests that import XCTest alone see what the others import.
  @Test func testsSeeWhatOthersImport() {
    let inputs = ["@testable import Kit\nimport XCTest", "import XCTest", "import Foundation"].enumerated().map {
      ModuleAdapter.Input(path: "Tests/\($0).swift", text: $1)
    }
    var settings = AdapterSettings(module: "KitTests")
    settings.modules = ModuleAvailability(local: ["Kit"])
    let module = ModuleAdapter(settings).adapt(inputs)
    #expect(module.files.map(\.text) == [inputs[0].text, "import XCTest; @testable import Kit", inputs[2].text])
  }

  @Test func hostedApplicationsNameTheirDelegate() {
    let text = "import UIKit\n@main\nclass AppDelegate: UIResponder, UIApplicationDelegate {}"
    let result = adapt(text, entryPoint: .hosted)
    #expect(result.module.delegate == "AppDelegate")
    #expect(!result.text.contains("@main"))
  }

  @Test func absentFrameworksGetStandIns() {
    let text = "import WebKit\nclass A: UIViewController, WKNavigationDelegate { let w = WKWebView() }"
    let module = adapt(text).module
    #expect(module.absentFrameworks == ["WebKit": ["WKNavigationDelegate", "WKWebView"]])
    #expect(module.generated.contains("protocol WKNavigationDelegate"))
    #expect(module.generated.contains("class WKWebView: UIView"))
  }

  @Test(arguments: [
    ("UNUserNotificationCenter", "UserNotifications"), ("CIFilter", "CoreImage"), ("UIWebView", "UIWebView"),
    ("CLLocation", ""), ("CGFloat", ""),
  ])
  func whatUIKitExportsNeedsNoImport(_ name: String, _ framework: String) {
    let module = adapt("import UIKit\nlet a: \(name)? = nil").module
    #expect(module.absentFrameworks == (framework.isEmpty ? [:] : [framework: [name]]))
    #expect(module.generated.contains("class \(name): ") == !framework.isEmpty)
    #expect(adapt("import Foundation\nlet a: \(name)? = nil").module.generated.isEmpty)
    #expect(adapt("import UIKit\nclass \(name) {}\nlet a: \(name)? = nil").module.generated.isEmpty)
  }
}

struct BehaviourRuleTests {
  @Test func testsOnTheMainActorBecomeAsynchronous() {
    let text =
      "import XCTest\n@MainActor final class T: XCTestCase {\n  func testA() {}\n  func testB() throws {}\n  func helper() {}\n}"
    #expect(
      body(adapt(text).text, lines: 6)
        == "import XCTest\n@MainActor final class T: XCTestCase {\n  func testA() async throws {}\n  func testB() async throws {}\n  func helper() {}\n}"
    )
  }

  @Test func observersAreRemoved() {
    let text =
      "import UIKit\nfunc f(_ o: NSObject) {\n  NotificationCenter.default.removeObserver(o)\n  o.removeObserver(o, forKeyPath: \"a\")\n}"
    let result = adapt(text).text
    #expect(result.contains("NotificationCenter.default._removeObserver(o)"))
    #expect(result.contains("o.removeObserver(o, forKeyPath: \"a\")"))
  }

  /// A center of the module's own has a method of that name.
  @Test func observersOfOwnCentersAreTheirs() {
    let text =
      "import UIKit\nclass Center { func removeObserver(_ o: Any) {} }\nfunc f(_ center: Center) {\n  center.removeObserver(self)\n  NotificationCenter.default.removeObserver(self)\n}"
    let result = adapt(text).text
    #expect(result.contains("  center.removeObserver(self)"))
    #expect(result.contains("NotificationCenter.default._removeObserver(self)"))
  }

  /// Provenance: objects of Realm with several properties in a line.
  @Test func severalDynamicPropertiesInALineTellTheirObservers() {
    let text = """
      import UIKit
      class A: NSObject { @objc dynamic var x = 0, y: Int = 1, s, t: String? }
      let o = A().observe(\\.x) { _, _ in }
      """
    let expected = ["x = 0", "y: Int = 1", "s: String?", "t: String?"].map {
      "dynamic var \($0) { didSet { ObjectRuntime.didChange(self, \"\($0.prefix(1))\") } }"
    }
    #expect(adapt(text).text.contains(expected.joined(separator: "; ")))
  }

  @Test func dynamicPropertiesTellTheirObservers() {
    let text = "import UIKit\nclass A: NSObject {\n  @objc dynamic var x = 0\n}\nlet o = A().observe(\\.x) { _, _ in }"
    #expect(adapt(text).text.contains("dynamic var x = 0 { didSet { ObjectRuntime.didChange(self, \"x\") } }"))
  }
}

struct SwiftUIRemovalTests {
  /// Tests of what another module has for SwiftUI alone go with it.
  @Test func whatAConditionKeepsForSwiftUIIsAbsentElsewhere() {
    let library = ModuleAdapter(AdapterSettings(module: "Kit")).adapt([
      ModuleAdapter.Input(
        path: "Kit/Kit.swift",
        text:
          "import UIKit\n#if canImport(SwiftUI)\nimport SwiftUI\npublic class Proxy {}\n#endif\npublic class Panel {}")
    ])
    let tests = ModuleAdapter(AdapterSettings(module: "KitTests")).adapt(
      [
        ModuleAdapter.Input(
          path: "KitTests/Tests.swift",
          text:
            "import Kit\nimport XCTest\nfinal class A: XCTestCase {\n  func testProxy() { _ = Proxy() }\n  func testPanel() { _ = Panel() }\n}"
        )
      ], dependencies: [library])
    #expect(!tests.files[0].text.contains("testProxy"))
    #expect(tests.files[0].text.contains("testPanel"))
  }

  @Test func declarationsThatNeedSwiftUIAreLeftOut() {
    let text = """
      import SwiftUI
      import UIKit
      struct Row: View { var body: some View { Text("a") } }
      final class Screen: UIViewController {
        func show() { present(UIHostingController(rootView: Row()), animated: true) }
        func plain() {}
      }
      func row() -> Row { Row() }
      #Preview { Screen() }
      """
    let result = adapt(text)
    for gone in ["Row", "UIHostingController", "Preview"] { #expect(!result.text.contains(gone)) }
    #expect(result.text.contains("  func plain() {}"))
    #expect(lineCount(body(result.text, lines: 9)) == 9)
    #expect(result.module.findings.count { $0.rule == .swiftUI } == 4)
  }

  /// Provenance: a public layout library whose stacks are called as SwiftUI's, and whose builder takes SwiftUI's views too.
  @Test func librariesKeepWhatTheyCallAsSwiftUIDoes() {
    let text = """
      import SwiftUI
      import UIKit
      struct VStack { var children: [Int] }
      struct Builder {
        static func buildExpression(_ a: Int) -> [Int] { [a] }
        static func buildExpression<T: SwiftUI.View>(_ a: T) -> [Int] { [] }
        static func build() -> [Int] { buildExpression(1) }
      }
      class Host: UIView {
        var screen: UIHostingController<AnyView>?
        func add() { guard let screen else { return }; addSubview(screen.view) }
        func stack() -> VStack { VStack(children: []) }
      }
      """
    let result = adapt(text).text
    #expect(result.contains("struct VStack") && result.contains("func stack()"))
    #expect(result.contains("func buildExpression(_ a: Int)") && result.contains("func build()"))
    #expect(!result.contains("buildExpression<T") && !result.contains("func add()"))
  }

  /// Of two ways to a screen the one without SwiftUI is taken.
  @Test func branchesWithoutSwiftUIAreTaken() {
    let text = """
      import SwiftUI
      import UIKit
      struct Row: View { var body: some View { Text("a") } }
      class A {
        func make() -> UIViewController {
          if #available(iOS 13.0, *) {
            let row = Row()
            return UIHostingController(rootView: row)
          } else {
            return UITableViewController()
          }
        }
      }
      """
    let result = adapt(text).text
    #expect(result.contains("func make() -> UIViewController {\n    if false"))
    #expect(result.contains("fatalError()"))
    #expect(result.contains("return UITableViewController()"))
    #expect(!result.contains("Row"))
    #expect(lineCount(body(result, lines: 13)) == 13)
  }

  /// Where a branch has no room for a word, nothing is written of it.
  @Test func shortBranchesOfSwiftUIAreEmpty() {
    let text = """
      import SwiftUI
      import UIKit
      struct V: View { var body: some View { Text("a") } }
      class A {
        func make() {
          if #available(iOS 13.0, *) {V()} else { print("b") }
        }
      }
      """
    let result = adapt(text).text
    #expect(result.contains("if false") && result.contains("print(\"b\")"))
    #expect(!result.contains("V()") && !result.contains("{fat"))
  }

  /// A screen of SwiftUI's among others is empty; what only prepares it goes.
  @Test func screensOfSwiftUIAreEmpty() {
    let text = """
      import SwiftUI
      import UIKit
      struct Row: View { let text: String; var body: some View { Text(text) } }
      class A: UIViewController {
        func show() {
          let row = Row(text: "a")
          let next = UIHostingController(rootView: row)
          next.view.backgroundColor = .red
          present(next, animated: true)
        }
      }
      """
    let result = adapt(text)
    #expect(result.text.contains("let next = AbsentScreen()"))
    #expect(result.text.contains("next.view.backgroundColor = .red"))
    #expect(!result.text.contains("Row"))
    #expect(result.module.generated.contains("final class AbsentScreen: UIViewController"))
  }
}
