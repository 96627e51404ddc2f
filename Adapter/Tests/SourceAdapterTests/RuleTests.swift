import SourceAdapter
import SwiftParser
import Testing

/// What each rule makes of a construct. Expected by what the construct means on Apple's systems.
struct RuleTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let before: String
    let after: String
    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(
      name: "attributes", before: "@objcMembers class A: NSObject {\n  @objc\n  func f() {}\n}",
      after: "class A: NSObject {\n  \n  func f() {}\n}"),
    Case(
      name: "what extensions show to Interface Builder",
      before: "extension UIView {\n  @IBInspectable var radius: CGFloat { get { 1 } set {} }\n}",
      after: "extension UIView {\n  @_disfavoredOverload var radius: CGFloat { get { 1 } set {} }\n}"),
    Case(
      name: "values of any object",
      before:
        "func f(_ u: [String: Any]) {\n  let a = (u[k]! as AnyObject).cgRectValue, b = (u[k] as AnyObject?)?.doubleValue\n  let c = (u[k] as! NSValue).cgRectValue, d = (u[k] as AnyObject).title\n}",
      after:
        "func f(_ u: [String: Any]) {\n  let a = _AnyObjectMembers((u[k]! as AnyObject)).cgRectValue, b = _AnyObjectMembers((u[k] as AnyObject?)).doubleValue\n  let c = (u[k] as! NSValue).cgRectValue, d = (u[k] as AnyObject).title\n}"
    ),
    Case(
      name: "values of dictionaries of any objects",
      before:
        "func f(_ u: [String: AnyObject], _ n: [String: Int]) {\n  guard let d = u[k] as? [String: AnyObject] else { return }\n  _ = d[k]?.doubleValue; _ = u[k]!.boolValue; _ = n[k]?.doubleValue\n}",
      after:
        "func f(_ u: [String: AnyObject], _ n: [String: Int]) {\n  guard let d = u[k] as? [String: AnyObject] else { return }\n  _ = _AnyObjectMembers(d[k]).doubleValue; _ = _AnyObjectMembers(u[k]!).boolValue; _ = n[k]?.doubleValue\n}"
    ),
    Case(
      name: "subscripts of any object",
      before:
        "func f(_ j: NSDictionary, _ o: AnyObject?) {\n  let w = j[0] as! [AnyObject]\n  for c in w { _ = c[\"a\"] as! String }\n  _ = w[0][\"b\"]; _ = o?[\"c\"]; _ = j[\"d\"]; _ = w[0]\n}\nclass A { let items: [[String: Any]] = []; func g() { for i in items { _ = i[\"e\"] } } }\nclass B { let items: [AnyObject] = []; func g() { for i in items { _ = i[\"f\"] } } }",
      after:
        "func f(_ j: NSDictionary, _ o: AnyObject?) {\n  let w = j[0] as! [AnyObject]\n  for c in w { _ = _AnyObjectMembers(c)[\"a\"] as! String }\n  _ = _AnyObjectMembers(w[0])[\"b\"]; _ = _AnyObjectMembers(o)[\"c\"]; _ = j[\"d\"]; _ = w[0]\n}\nclass A { let items: [[String: Any]] = []; func g() { for i in items { _ = i[\"e\"] } } }\nclass B { let items: [AnyObject] = []; func g() { for i in items { _ = _AnyObjectMembers(i)[\"f\"] } } }"
    ),
    Case(
      name: "kinds of any object",
      before: "class A { weak var target: AnyObject? }\nfunc f(_ a: A) -> Bool { a.target!.isKind(of: A.self) }",
      after:
        "class A { weak var target: AnyObject? }\nfunc f(_ a: A) -> Bool { _AnyObjectMembers(a.target!).isKind(of: A.self) }"
    ),
    Case(
      name: "kinds that a class tells itself",
      before: "class A: UIView {\n  override func isKind(of c: AnyClass) -> Bool { super.isKind(of: c) }\n}",
      after: "class A: UIView {\n  func _isKind(of c: AnyClass) -> Bool { super.isKind(of: c) }\n}"),
    Case(
      name: "stored properties that are unavailable",
      before:
        "class A {\n  @available(*, unavailable, message: \"b\")\n  var a = 1\n  @available(*, unavailable) var b: Int { 1 }\n  @available(iOS 9, *) var c = 1\n}",
      after:
        "class A {\n  \n  var a = 1\n  @available(*, unavailable) var b: Int { 1 }\n  @available(iOS 9, *) var c = 1\n}"
    ),
    Case(
      name: "kinds of what a closure casts to any object",
      before:
        "func f(_ a: [Any]) { for o in a.compactMap( { $0 as AnyObject }) where o.isKind(of: A.self) {}; for b in a.map({ $0 as B }) { b.isKind(of: A.self) } }",
      after:
        "func f(_ a: [Any]) { for o in a.compactMap( { $0 as AnyObject }) where _AnyObjectMembers(o).isKind(of: A.self) {}; for b in a.map({ $0 as B }) { b.isKind(of: A.self) } }"
    ),
    Case(
      name: "overrides in extensions of cells of what an extension gives to views",
      before:
        "extension UIView { @objc func fill() {} }\nextension UICollectionViewCell { override func fill() {} }\nextension UITableViewCell { override func fill() {} }",
      after:
        "extension UIView { func fill() { if let o = self as? UICollectionViewCell { return o._UICollectionViewCell_fill() }; if let o = self as? UITableViewCell { return o._UITableViewCell_fill() };} }\nextension UICollectionViewCell { func _UICollectionViewCell_fill() {} }\nextension UITableViewCell { func _UITableViewCell_fill() {} }"
    ),
    Case(
      name: "overrides of what an extension by another name gives",
      before:
        "typealias Picture = UIImageView\nextension Picture { @objc func loads() -> Bool { true } }\nclass A: Picture {\n  override func loads() -> Bool { false }\n}",
      after:
        "typealias Picture = UIImageView\nextension Picture { func loads() -> Bool { if let o = self as? A { return o._A_loads() }; return true } }\nclass A: Picture {\n  func _A_loads() -> Bool { false }\n}"
    ),
    Case(
      name: "metatypes by another name",
      before: "typealias View = UIView\nfunc make<V: View>(_ type: V.Type) -> V { V() }",
      after: "typealias View = UIView\nfunc make<V: View>(_ type: V.Type) -> V { _makeObject(V.self) }"),
    Case(
      name: "cells of classes that are known at run time",
      before:
        "func f<C: UITableViewCell>(_ c: C.Type, _ d: UITableViewCell.Type) {\n  _ = C(style: .value1, reuseIdentifier: nil)\n  _ = c.init(style: .default, reuseIdentifier: \"a\"); _ = d.init(style: .default, reuseIdentifier: \"b\")\n}\nfunc g<H: UITableViewHeaderFooterView>(_ h: H.Type) -> H { H(reuseIdentifier: \"c\") }\nclass A { init(reuseIdentifier: String) {} }\nlet a = A(reuseIdentifier: \"d\")",
      after:
        "func f<C: UITableViewCell>(_ c: C.Type, _ d: UITableViewCell.Type) {\n  _ = _makeObject(C.self, style: .value1, reuseIdentifier: nil)\n  _ = _makeObject(c, style: .default, reuseIdentifier: \"a\"); _ = _makeObject(d, style: .default, reuseIdentifier: \"b\")\n}\nfunc g<H: UITableViewHeaderFooterView>(_ h: H.Type) -> H { _makeObject(H.self, reuseIdentifier: \"c\") }\nclass A { init(reuseIdentifier: String) {} }\nlet a = A(reuseIdentifier: \"d\")"
    ),
    Case(
      name: "languages of the device", before: "import Foundation\nlet l = NSLocale.preferredLanguages.first",
      after: "import Foundation; import DarwinShims\nlet l = Locale._devicePreferredLanguages.first"),
    Case(
      name: "a timer that is not valid", before: "var timer = Timer()",
      after:
        "var timer = { let timer = Timer(timeInterval: 0, repeats: false) { _ in }; timer.invalidate(); return timer }()"
    ),
    Case(
      name: "metatypes that are bound under their own name",
      before:
        "class A {\n  var type: UIView.Type?\n  func f() -> UIView? { if let type = type { return type.init(frame: r) }; return nil }\n}",
      after:
        "class A {\n  var type: UIView.Type?\n  func f() -> UIView? { if let type = type { return _makeObject(type, frame: r) }; return nil }\n}"
    ),
    Case(
      name: "navigation controllers of classes that are known at run time",
      before:
        "func f(_ wrap: UINavigationController.Type?, _ c: UIViewController) { if let w = wrap { show(w.init(rootViewController: c)) } }",
      after:
        "func f(_ wrap: UINavigationController.Type?, _ c: UIViewController) { if let w = wrap { show(_makeObject(w, rootViewController: c)) } }"
    ),
    Case(
      name: "selectors of the standard edit actions",
      before: "let a = #selector(UIResponderStandardEditActions.copy(_:))", after: "let a = Selector(\"copy:\")"),
    Case(
      name: "views of protocols that ask for another initializer",
      before:
        "protocol Styled: UIView { init(style: Int) }\nextension Styled { static func f() -> Self { Self() }; static func g() -> Self { Self(style: 1) } }",
      after:
        "protocol Styled: UIView { init(style: Int) }\nextension Styled { static func f() -> Self { _makeObject(Self.self) }; static func g() -> Self { Self(style: 1) } }"
    ),
    Case(
      name: "what layers animate",
      before: "class A: CALayer {\n  @NSManaged var radius: CGFloat\n  @NSManaged private var color: UIColor\n}",
      after:
        "class A: CALayer {\n  var radius: CGFloat = 0 { didSet { if Swift.type(of: self).needsDisplay(forKey: \"radius\") { setNeedsDisplay() } } }\n  private var color: UIColor! { didSet { if Swift.type(of: self).needsDisplay(forKey: \"color\") { setNeedsDisplay() } } }\n}"
    ),
    Case(
      name: "named", before: "@objc(Thing) class A: NSObject {}", after: "class A: NSObject {}"),
    Case(
      name: "outlet", before: "class A: UIViewController {\n  @IBOutlet weak var label: UILabel!\n}",
      after: "class A: UIViewController {\n  weak var label: UILabel!\n}"),
    Case(
      name: "accessor", before: "class A: NSObject {\n  @objc var on: Bool {\n    @objc(isOn) get { true }\n  }\n}",
      after: "class A: NSObject {\n  var on: Bool {\n    get { true }\n  }\n}"),
    Case(
      name: "forwarding",
      before:
        "class A: NSObject {\n  override func responds(to s: Selector!) -> Bool { super.responds(to: s) || o.responds(to: s) }\n  override func forwardingTarget(for s: Selector!) -> Any? { o }\n}\nclass B: A {\n  override func responds(to s: Selector!) -> Bool { true }\n}",
      after:
        "class A: NSObject {\n  func responds(to s: Selector!) -> Bool { super._respondsItself(to: s) || o.responds(to: s) }\n  func forwardingTarget(for s: Selector!) -> Any? { o }\n}\nclass B: A {\n  override func responds(to s: Selector!) -> Bool { true }\n}"
    ),
    Case(
      name: "observers above and below",
      before:
        "class A: NSObject {\n  override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {}\n}\nclass B: A {\n  override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {}\n}",
      after:
        "class A: NSObject {\n  func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {}\n}\nclass B: A {\n  override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {}\n}"
    ),
    Case(
      name: "conditions of frameworks that stand in",
      before:
        "#if canImport(CoreImage)\nlet a = CIContext()\n#endif\n#if canImport(CoreImage)\nlet b = CIUnheardOf()\n#endif\n#if canImport(MapKit)\nextension MKMapView {}\n#endif\n#if canImport(SwiftUI) || canImport(Metal)\nlet c = 1\n#endif",
      after:
        "#if true\nlet a = CIContext()\n#endif\n#if canImport(CoreImage)\nlet b = CIUnheardOf()\n#endif\n#if canImport(MapKit)\nextension MKMapView {}\n#endif\n#if canImport(SwiftUI) || canImport(Metal)\nlet c = 1\n#endif"
    ),
    Case(
      name: "conditions that declare what others under them use",
      before:
        "#if canImport(CoreImage)\nenum Failure { case of(CIUnheardOf) }\n#endif\n#if canImport(CoreImage)\nfunc say(_ f: Failure) {}\n#endif\n#if canImport(CoreImage)\nlet c = CIContext()\n#endif",
      after:
        "#if canImport(CoreImage)\nenum Failure { case of(CIUnheardOf) }\n#endif\n#if canImport(CoreImage)\nfunc say(_ f: Failure) {}\n#endif\n#if true\nlet c = CIContext()\n#endif"
    ),
    Case(
      name: "equality of an object of any class",
      before: "func f(_ a: [Any], _ b: NSObject) { let c = a[0] as AnyObject; _ = c.isEqual(b); _ = b.isEqual(c) }",
      after:
        "func f(_ a: [Any], _ b: NSObject) { let c = a[0] as AnyObject; _ = _AnyObjectMembers(c).isEqual(b); _ = b.isEqual(c) }"
    ),
    Case(
      name: "objects that are attributes",
      before:
        "let k = NSAttributedString.Key(\"own\")\nfinal class A: NSObject {\n  var a: Int?\n}\nclass B: NSObject, Codable {}\nclass C {}",
      after:
        "let k = NSAttributedString.Key(\"own\")\nfinal class A: NSObject { private let _cairnMark: UInt = 0x100;\n  var a: Int?\n}\nclass B: NSObject, Codable {}\nclass C {}"
    ),
    Case(
      name: "initializers that delegate",
      before:
        "class A: UIView {\n  init(a: Int) { self.init(); f() }\n  override init(frame: CGRect) { super.init(frame: frame) }\n  convenience init(b: Int) { self.init() }\n}\nstruct S {\n  init(a: Int) { self.init() }\n}",
      after:
        "class A: UIView {\n  convenience init(a: Int) { self.init(); f() }\n  override init(frame: CGRect) { super.init(frame: frame) }\n  convenience init(b: Int) { self.init() }\n}\nstruct S {\n  init(a: Int) { self.init() }\n}"
    ),
    Case(
      name: "names of Core Graphics in a file of another framework",
      before: "import AVKit\nlet i: CGImage? = nil",
      after: "import UIKit /* import AVKit */\nlet i: CGImage? = nil"),
    Case(
      name: "Image I/O", before: "import ImageIO\nlet s: CGImageSource? = nil",
      after: "import CoreGraphics\nlet s: CGImageSource? = nil"),
    Case(
      name: "awakening of a plain object",
      before:
        "class A: NSObject {\n  override func awakeFromNib() {\n    super.awakeFromNib()\n    f()\n  }\n}\nclass B: UIView {\n  override func awakeFromNib() { super.awakeFromNib() }\n}",
      after:
        "class A: NSObject {\n  func awakeFromNib() {\n    ()\n    f()\n  }\n}\nclass B: UIView {\n  override func awakeFromNib() { super.awakeFromNib() }\n}"
    ),
    Case(
      name: "awakening of a class",
      before: "class B: UIView {\n  override class func awakeFromNib() {\n    super.awakeFromNib()\n    f()\n  }\n}",
      after: "class B: UIView {\n  class func awakeFromNib() {\n    ()\n    f()\n  }\n}"),
    Case(
      name: "optional method as a function",
      before:
        "@objc protocol P { @objc optional func pick(_ a: Int, at b: Int) -> Bool }\nfunc f(_ d: P?) {\n  guard let g = d?.pick(_:at:) else { return }\n  _ = g(1, 2)\n}",
      after:
        "protocol P: AnyObject { func pick(_ a: Int, at b: Int) throws -> Bool }\nfunc f(_ d: P?) {\n  guard let g = ObjectRuntime.function(of: d, \"pick:at:\", { o in { try! o.pick($0, at: $1) } }) else { return }\n  _ = g(1, 2)\n}"
    ),
    Case(
      name: "a variable that holds a function called as a method of UIKit's",
      before: "class A { var completeTransition: ((Bool) -> Void)?\n  func f() { completeTransition?(true) }\n}",
      after: "class A { var completeTransition: ((Bool) -> Void)?\n  func f() { completeTransition?(true) }\n}"),
    Case(
      name: "initializers of a class of Foundation's that the module extends",
      before:
        "extension NSMutableAttributedString { func f() -> Int { 1 } }\nlet a = NSMutableAttributedString(), b = NSAttributedString.init(), c = ProcessInfo(), d = NSError()",
      after:
        "extension NSMutableAttributedString { func f() -> Int { 1 } }\nlet a = NSMutableAttributedString(string: \"\"), b = NSAttributedString(string: \"\"), c = ProcessInfo.processInfo, d = NSError(domain: \"\", code: 0)"
    ),
    Case(
      name: "classes that are handed over as objects",
      before:
        "class O { func observe(_ o: AnyObject, then: () -> Void) {} }\nclass A {\n  static func make(_ o: O) { o.observe(self) {} }\n  func f(_ o: O) { o.observe(self) {} }\n}",
      after:
        "class O { func observe(_ o: AnyObject, then: () -> Void) {} }\nclass A {\n  static func make(_ o: O) { o.observe(_classObject(self)) {} }\n  func f(_ o: O) { o.observe(self) {} }\n}"
    ),
    Case(
      name: "messages to an object of any class that UIKit's has",
      before:
        "extension UIAccessibilityCustomAction {\n  func f(_ s: Selector) { target?.perform(s, with: self) }\n  func g(_ target: B) { target.perform(s) }\n}",
      after:
        "extension UIAccessibilityCustomAction {\n  func f(_ s: Selector) { _AnyObjectMembers(target).perform(s, with: self) }\n  func g(_ target: B) { target.perform(s) }\n}"
    ),
    Case(
      name: "messages to an object of any class",
      before:
        "class A {\n  weak var target: AnyObject?\n  func f(_ s: Selector) { target?.perform(s, with: self) }\n  func g(_ o: AnyObject) -> Bool { o.responds(to: s) }\n}",
      after:
        "class A {\n  weak var target: AnyObject?\n  func f(_ s: Selector) { _AnyObjectMembers(target).perform(s, with: self) }\n  func g(_ o: AnyObject) -> Bool { _AnyObjectMembers(o).responds(to: s) }\n}"
    ),
    Case(
      name: "preparation of tests on the main actor",
      before:
        "@MainActor class T: XCTestCase {\n  override func setUp() async throws { try await super.setUp(); a = 1 }\n}\nclass U: XCTestCase {\n  override func setUp() async throws { try await super.setUp() }\n}",
      after:
        "@MainActor class T: XCTestCase {\n  override func setUp() async throws { (); a = 1 }\n}\nclass U: XCTestCase {\n  override func setUp() async throws { try await super.setUp() }\n}"
    ),
    Case(
      name: "metatype that a member holds",
      before:
        "struct Item { var screen: UIViewController.Type? }\nfunc f(_ i: Item) -> UIViewController? {\n  if let type = i.screen { return type.init() }\n  return i.screen!.init()\n}",
      after:
        "struct Item { var screen: UIViewController.Type? }\nfunc f(_ i: Item) -> UIViewController? {\n  if let type = i.screen { return _makeObject(type) }\n  return _makeObject(i.screen!)\n}"
    ),
    Case(
      name: "metatypes of a list that begins empty",
      before:
        "class A { var all = [String: UIView.Type]()\nfunc f() -> UIView? {\n  if let one = all[\"\"] { return one.init() }\n  return nil\n} }",
      after:
        "class A { var all = [String: UIView.Type]()\nfunc f() -> UIView? {\n  if let one = all[\"\"] { return _makeObject(one) }\n  return nil\n} }"
    ),
    Case(
      name: "metatypes of a list",
      before:
        "let all: [UIView.Type] = []\nfunc f() {\n  let one = all[0]\n  _ = one.init(frame: .zero)\n  for type in all { _ = type.init() }\n}",
      after:
        "let all: [UIView.Type] = []\nfunc f() {\n  let one = all[0]\n  _ = _makeObject(one, frame: .zero)\n  for type in all { _ = _makeObject(type) }\n}"
    ),
    Case(
      name: "values with initializers",
      before: "struct P { init() {} }\nlet type: P.Type = P.self\nlet p = type.init()",
      after: "struct P { init() {} }\nlet type: P.Type = P.self\nlet p = type.init()"),
    Case(name: "enumeration", before: "@objc enum Kind: Int { case a }", after: "enum Kind: Int { case a }"),
    Case(
      name: "block", before: "typealias Block = @convention(block) (Int) -> Void",
      after: "typealias Block = (Int) -> Void"),
    Case(
      name: "selector",
      before: "class A: UIViewController {\n  @objc func tap(_ s: UIButton) {}\n  let s = #selector(tap)\n}",
      after: "class A: UIViewController {\n  func tap(_ s: UIButton) {}\n  let s = Selector(\"tap:\")\n}"),
    Case(
      name: "selector by type and labels",
      before: "class A: NSObject { @objc func go(to place: Int, with b: Int) {} }\nlet s = #selector(A.go(to:with:))",
      after: "class A: NSObject { func go(to place: Int, with b: Int) {} }\nlet s = Selector(\"goTo:with:\")"),
    Case(
      name: "selector by name",
      before: "class A: NSObject { @objc(run:) func go(_ a: Int) {} }\nlet s = #selector(A.go)",
      after: "class A: NSObject { func go(_ a: Int) {} }\nlet s = Selector(\"run:\")"),
    Case(
      name: "selector by cast",
      before:
        "class A: NSObject {\n  @objc func f() {}\n  @objc func f(_ a: Int) {}\n  lazy var s = #selector(f as (Int) -> Void)\n}",
      after: "class A: NSObject {\n  func f() {}\n  func f(_ a: Int) {}\n  lazy var s = Selector(\"f:\")\n}"),
    Case(
      name: "getter",
      before: "class A: NSObject { @objc var x = 1 }\nlet s = #selector(getter: A.x), t = #selector(setter: A.x)",
      after: "class A: NSObject { var x = 1 }\nlet s = Selector(\"x\"), t = Selector(\"setX:\")"),
    Case(
      name: "selector of a protocol of UIKit",
      before: "let s = #selector(UITableViewDataSource.tableView(_:titleForHeaderInSection:))",
      after: "let s = Selector(\"tableView:titleForHeaderInSection:\")"),
    Case(
      name: "selector of UIKit", before: "let s = #selector(UIView.endEditing(_:))",
      after: "let s = Selector(\"endEditing:\", UIView.endEditing(_:))"),
    Case(
      name: "selector of a generic class",
      before: "class A<T>: UIViewController {\n  @objc func f() {}\n  lazy var s = #selector(f)\n}",
      after: "class A<T>: UIViewController {\n  func f() {}\n  lazy var s = Selector(\"f\", A.f)\n}"),
    Case(
      name: "ordered relationships of managed objects",
      before: "class A: NSManagedObject {\n  @NSManaged func replaceItems(at idx: Int, with value: B)\n}",
      after:
        "class A: NSManagedObject {\n  func replaceItems(at idx: Int, with value: B) { _replaceManaged(at: idx, with: value, in: \"items\") }\n}"
    ),
    Case(
      name: "a layer of its own class", before: "extension CAGradientLayer { static func make() -> Self { Self() } }",
      after: "extension CAGradientLayer { static func make() -> Self { _makeObject(Self.self) } }"),
    Case(
      name: "a protocol of controllers",
      before:
        "protocol P where Self: UIViewController {}\nextension P { static func make() -> Self { Self(nibName: nil, bundle: nil) } }",
      after:
        "protocol P where Self: UIViewController {}\nextension P { static func make() -> Self { _makeObject(Self.self, nibName: nil, bundle: nil) } }"
    ),
    Case(
      name: "overrides of what all objects do",
      before: "class A: NSObject { override func performSelector(inBackground s: Selector, with a: Any?) {} }",
      after: "class A: NSObject {  func _overriding_performSelector(inBackground s: Selector, with a: Any?) {} }"),
    Case(
      name: "managed objects by their entity",
      before: "let a = NSManagedObject(entity: e!, insertInto: c) as! Item, b = Item(entity: e!, insertInto: c)",
      after: "let a = _CoreDataModel.object(entity: e!, insertInto: c) as! Item, b = Item(entity: e!, insertInto: c)"),
    Case(
      name: "findings that are made, by the type that is meant",
      before: "let a: [NSTextCheckingResult] = [.linkCheckingResult(range: r, url: u)]",
      after: "let a: [NSTextCheckingResult] = [._linkCheckingResult(range: r, url: u)]"),
    Case(
      name: "an empty finding",
      before: "import UIKit\nlet a = NSTextCheckingResult()",
      after:
        "import UIKit\nlet a = NSTextCheckingResult._linkCheckingResult(range: NSRange(), url: URL(fileURLWithPath: \"/\"))"
    ),
    Case(
      name: "attributes of runs",
      before:
        "let a = CTRunGetAttributes(r) as NSDictionary as? [NSAttributedString.Key: Any], b = CTRunGetAttributes(r) as? [String: Any]",
      after:
        "let a = _namedAttributes(CTRunGetAttributes(r) as NSDictionary) as? [NSAttributedString.Key: Any], b = CTRunGetAttributes(r) as? [String: Any]"
    ),
    Case(
      name: "initializers of managed objects",
      before: "class A: NSManagedObject {\n  public init(context: NSManagedObjectContext) {}\n}",
      after: "class A: NSManagedObject {\n  public required init(context: NSManagedObjectContext) {}\n}"),
    Case(
      name: "properties of managed objects",
      before: "class A: NSManagedObject {\n  @NSManaged public var name: String?\n}",
      after:
        "class A: NSManagedObject {\n  public var name: String? { get { _managed(\"name\") } set { _setManaged(\"name\", newValue) } }\n}"
    ),
    Case(
      name: "relationships of managed objects",
      before: "extension A {\n  @NSManaged public func addToItems(_ value: Item)\n}",
      after: "extension A {\n  public func addToItems(_ value: Item) { _addManaged(value, to: \"items\") }\n}"),
    Case(
      name: "a formatter that hands objects out",
      before:
        "class F: NumberFormatter {\n  override func getObjectValue(_ o: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for s: String, range r: UnsafeMutablePointer<NSRange>?) throws {}\n}",
      after:
        "class F: NumberFormatter {\n  func getObjectValue(_ o: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for s: String, range r: UnsafeMutablePointer<NSRange>?) throws {}\n}"
    ),
    Case(
      name: "an associated type that is a class of UIKit's",
      before: "protocol P { associatedtype V: UIView }\nextension P { func f() -> V { g(V.init); return V() } }",
      after:
        "protocol P { associatedtype V: UIView }\nextension P { func f() -> V { g({ _makeObject(V.self) }); return _makeObject(V.self) } }"
    ),
    Case(
      name: "segues and initializers of classes that are known at run time",
      before:
        "func f<V: UIView>(_ v: V.Type) -> UIStoryboardSegue {\n  g(make: V.init)\n  return type.init(identifier: nil, source: a, destination: b)\n}",
      after:
        "func f<V: UIView>(_ v: V.Type) -> UIStoryboardSegue {\n  g(make: { _makeObject(V.self) })\n  return _makeObject(type, identifier: nil, source: a, destination: b)\n}"
    ),
    Case(
      name: "names that Foundation on Linux has elsewhere, and members that it has besides",
      before:
        "import UIKit\nlazy var a: Foundation.URLSession = Foundation.URLSession.shared\nextension CGFloat { var b: CGFloat { abs(self) } }",
      after:
        "import UIKit; import FoundationNetworking\nlazy var a: URLSession = URLSession.shared\nextension CGFloat { var b: CGFloat { Swift.abs(self) } }"
    ),
    Case(
      name: "the device's locale where its type is not written",
      before:
        "import UIKit\nfunc f(_ locale: Locale = .current, _ q: DispatchQoS = .current) {\n  formatter.locale = .current\n  g(calendar: .autoupdatingCurrent, other: .current)\n  other = .current\n}",
      after:
        "import UIKit\nfunc f(_ locale: Locale = Locale._device, _ q: DispatchQoS = .current) {\n  formatter.locale = Locale._device\n  g(calendar: Calendar._device, other: .current)\n  other = .current\n}"
    ),
    Case(
      name: "a class of UIKit's that is made in a file without UIKit",
      before: "import Foundation\ntypealias View = UIView\nfunc make<V: View>(_ type: V.Type) -> V { type.init() }",
      after:
        "import Foundation; import UIKit\ntypealias View = UIView\nfunc make<V: View>(_ type: V.Type) -> V { _makeObject(type) }"
    ),
    Case(
      name: "a test that waits through others",
      before:
        "import XCTest\n@MainActor class T: XCTestCase {\n  func later() { wait(for: [], timeout: 1) }\n  func check() { later() }\n  func testA() { check() }\n  func testB() { other() }\n}",
      after:
        "import XCTest\n@MainActor class T: XCTestCase {\n  func later() { wait(for: [], timeout: 1) }\n  func check() { later() }\n  nonisolated func testA() { @MainActor func _onMainActor() { check() }; MainActor.assumeIsolated(_onMainActor) }\n  func testB() async throws { other() }\n}"
    ),
    Case(
      name: "a specification, whose examples are made at run time",
      before:
        "import XCTest\nclass QuickSpec: XCTestCase { func spec() {} }\nclass A: QuickSpec {\n  override func spec() {}\n}",
      after:
        "import XCTest\nclass QuickSpec: XCTestCase { func spec() {} }\nclass A: QuickSpec {\n  override func spec() {}\n nonisolated func testExamples() { _runExamples(Self.allTests) } }"
    ),
    Case(
      name: "the device's locale", before: "import UIKit\nlet a = Locale.current.identifier, b = Calendar.current",
      after: "import UIKit\nlet a = Locale._device.identifier, b = Calendar._device"),
    Case(
      name: "imports where the first one goes", before: "import MapKit\nimport Foundation\nlet f = NumberFormatter()",
      after: "import DarwinShims; /* import MapKit */\nimport Foundation\nlet f = NumberFormatter._device()"),
    Case(
      name: "Core Foundation's names",
      before: "import Foundation\nlet k = kCFBundleNameKey as String, t = CFDateGetAbsoluteTime(date)",
      after:
        "import Foundation; import DarwinShims\nlet k = kCFBundleNameKey as String, t = CFDateGetAbsoluteTime(date)"),
    Case(
      name: "formatters", before: "import Foundation\nlet f = NumberFormatter()",
      after: "import Foundation; import DarwinShims\nlet f = NumberFormatter._device()"),
    Case(
      name: "the name of an object's class", before: "import UIKit\nlet n = type(of: a).description()",
      after: "import UIKit\nlet n = NSStringFromClass(type(of: a))"),
    Case(
      name: "spaces in attributes", before: "import UIKit\n@available (iOS 13, *)\n@objc class A: UIView {}",
      after: "import UIKit\n @available(iOS 13, *)\nclass A: UIView {}"),
    Case(
      name: "optional properties",
      before:
        "@objc protocol P { @objc optional var x: Int { get } }\nclass A { weak var d: P?; func f() { print(d?.x ?? 0) } }",
      after:
        "protocol P: AnyObject { var x: Int { get throws } }\nclass A { weak var d: P?; func f() { print((try? d?.x) ?? 0) } }"
    ),
    Case(
      name: "properties of AnyObject",
      before: "import UIKit\nvar all: [AnyObject] = []\nlet p = all.first?.priority, q = all[0].tag",
      after:
        "import UIKit\nvar all: [AnyObject] = []\nlet p = _AnyObjectMembers(all.first).priority, q = _AnyObjectMembers(all[0]).tag"
    ),
    Case(
      name: "parameters of AnyObject that are bound again",
      before: "import UIKit\nfunc f(_ o: AnyObject) { if let o = o as? UIView { print(o.tag) } }",
      after: "import UIKit\nfunc f(_ o: AnyObject) { if let o = o as? UIView { print(o.tag) } }"),
    Case(
      name: "the bundle of a class", before: "import UIKit\nlet b = Bundle(for: type(of: self))",
      after: "import UIKit\nlet b = Bundle._containing(type(of: self))"),
    Case(
      name: "selectors beside a module's own type of the name",
      before: "enum Selector {}\nclass A: UIView { @objc func f() {}; let s = #selector(f) }",
      after: "enum Selector {}\nclass A: UIView { func f() {}; let s = DarwinShims.Selector(\"f\") }"),
    Case(
      name: "addresses of Core Foundation", before: "import Foundation\nlet a = url as CFURL",
      after: "import Foundation; import DarwinShims\nlet a = url as CFURL"),
    Case(
      name: "limits of C's numbers", before: "import Foundation\nlet a = Int(INT16_MIN)",
      after: "import Foundation; import DarwinShims\nlet a = Int(INT16_MIN)"),
    Case(
      name: "compiled documents",
      before:
        "import UIKit\nlet p = Bundle.main.path(forResource: \"A\", ofType: \"nib\"), u = Bundle.main.url(forResource: \"A\", withExtension: \"json\"), v = b?.url(forResource: \"A\", withExtension: \"storyboardc\")",
      after:
        "import UIKit\nlet p = Bundle.main._compiledPath(forResource: \"A\", ofType: \"nib\"), u = Bundle.main.url(forResource: \"A\", withExtension: \"json\"), v = b?._compiledURL(forResource: \"A\", withExtension: \"storyboardc\")"
    ),
    Case(
      name: "names of absent modules",
      before: "import CoreImage\nfunc f(_ c: CoreImage.CIColor) { CoreImage.CIColor() }",
      after: "import Foundation /* import CoreImage */\nfunc f(_ c: CIColor) { CIColor() }"),
    Case(
      name: "extensions declare no types",
      before: "import XCTest\nextension UIView {}\nextension Calendar {}\nlet v = UIView(), c = Calendar.current",
      after:
        "import XCTest; import UIKit\nextension UIView {}\nextension Calendar {}\nlet v = UIView(), c = Calendar._device"
    ),
    Case(
      name: "what a library's header imports", before: "import Pins\nlet v = UIView(), r = CGRect.zero",
      after: "import Foundation /* import Pins */; import UIKit\nlet v = UIView(), r = CGRect.zero"),
    Case(
      name: "functions of the Objective-C runtime",
      before: "typealias F = @convention(c) (AnyObject, Selector) -> Void",
      after: "typealias F = (AnyObject, Selector) -> Void"),
    Case(
      name: "functions of C", before: "typealias F = @convention(c) (Int32) -> Void",
      after: "typealias F = @convention(c) (Int32) -> Void"),
    Case(
      name: "Combine comes with Foundation", before: "import Foundation\nclass A: ObservableObject {}",
      after: "import Foundation; import OpenCombineShim\nclass A: ObservableObject {}"),
    Case(
      name: "property wrappers of Combine come with Foundation",
      before: "import Foundation\nclass A { @Published var a = 1 }",
      after: "import Foundation; import OpenCombineShim\nclass A { @Published var a = 1 }"),
    Case(
      name: "a test on the main actor",
      before: "import XCTest\n@MainActor class T: XCTestCase {\n  func testA() {}\n}",
      after: "import XCTest\n@MainActor class T: XCTestCase {\n  func testA() async throws {}\n}"),
    Case(
      name: "a test that waits",
      before:
        "import XCTest\n@MainActor class T: XCTestCase {\n  func testA() {\n    wait(for: [], timeout: 1)\n  }\n}",
      after:
        "import XCTest\n@MainActor class T: XCTestCase {\n  nonisolated func testA() { @MainActor func _onMainActor() {\n    wait(for: [], timeout: 1)\n  }; MainActor.assumeIsolated(_onMainActor) }\n}"
    ),
    Case(name: "key path", before: "let k = #keyPath(A.b.c)", after: "let k = \"b.c\""),
    Case(
      name: "optional calls of what a mock counts under the same name",
      before:
        "class A: NSObject, UITextFieldDelegate {\n  var textFieldShouldClear = false\n  func textFieldShouldClear(_ f: UITextField) -> Bool { textFieldShouldClear }\n}\nfunc g(_ f: UITextField) { let a = f.delegate!.textFieldShouldClear!(f) }",
      after:
        "class A: NSObject, UITextFieldDelegate {\n  var textFieldShouldClear = false\n  func textFieldShouldClear(_ f: UITextField) -> Bool { textFieldShouldClear }\n}\nfunc g(_ f: UITextField) { let a = f.delegate!.textFieldShouldClear(f) }"
    ),
    Case(
      name: "windows that their delegate hides",
      before:
        "class A: UIResponder, UIApplicationDelegate {\n  private var window: UIWindow?\n  private var other = 1\n}\npublic class B: NSObject, UIWindowSceneDelegate {\n  var window: UIWindow?\n}",
      after:
        "class A: UIResponder, UIApplicationDelegate {\n  var window: UIWindow?\n  private var other = 1\n}\npublic class B: NSObject, UIWindowSceneDelegate {\n  public var window: UIWindow?\n}"
    ),
    Case(
      name: "observers above what is told before a change",
      before:
        "class A: NSObject {\n  @objc dynamic var a = 1 {\n    willSet { f() }\n  }\n  func g() { addObserver(self, forKeyPath: \"a\") }\n}",
      after:
        "class A: NSObject {\n  dynamic var a = 1 { didSet { ObjectRuntime.didChange(self, \"a\") } \n    willSet { f() }\n  }\n  func g() { addObserver(self, forKeyPath: \"a\") }\n}"
    ),
    Case(
      name: "the flag of packages", before: "#if SWIFT_PACKAGE && DEBUG\nimport A\n#elseif !(SWIFT_PACKAGE)\n#endif",
      after: "#if false && DEBUG\nimport A\n#elseif !(false)\n#endif"),
    Case(
      name: "conditions", before: "#if os(iOS) || os(tvOS)\nlet a = 1\n#elseif targetEnvironment(simulator)\n#endif",
      after: "#if canImport(UIKit) || os(tvOS)\nlet a = 1\n#elseif true\n#endif"),
    Case(
      name: "Linux in a file of UIKit", before: "import UIKit\n#if os(Linux)\nlet a = 1\n#endif",
      after: "import UIKit\n#if false\nlet a = 1\n#endif"),
    Case(
      name: "Linux elsewhere", before: "import Foundation\n#if os(Linux)\nlet a = 1\n#endif",
      after: "import Foundation\n#if os(Linux)\nlet a = 1\n#endif"),
    Case(
      name: "functions of a module that is not there by its name",
      before: "import UIKit\nlet ratio = (1 + CoreFoundation.sqrt(5.0)) / 2",
      after: "import UIKit\nlet ratio = (1 + Foundation.sqrt(5.0)) / 2"),
    Case(
      name: "semicolons after imports of what is absent", before: "import Foundation;\nimport StoreKit;\nlet n = 1",
      after: "import Foundation;\n/* import StoreKit */\nlet n = 1"),
    Case(
      name: "functions of Darwin by its name", before: "import Foundation\nlet n = Darwin.round(2.5)",
      after: "import Foundation\nlet n = Foundation.round(2.5)"),
    Case(
      name: "functions of Darwin that only the shims have",
      before: "import Darwin\nimport UIKit\nlet n = Darwin.arc4random_uniform(6)",
      after: "import DarwinShims\nimport UIKit\nlet n = arc4random_uniform(6)"),
    Case(
      name: "a system for which nothing is written",
      before: "import Foundation\nprotocol P {\n  #if os(Linux)\n  // Later.\n  #else\n  func f()\n  #endif\n}",
      after: "import Foundation\nprotocol P {\n  #if false\n  // Later.\n  #else\n  func f()\n  #endif\n}"),
    Case(
      name: "a collection view of nothing", before: "import UIKit\nlet v = list ?? UICollectionView()",
      after:
        "import UIKit\nlet v = list ?? UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"
    ),
    Case(
      name: "requests of nothing", before: "import Foundation\nlet r = NSMutableURLRequest()",
      after:
        "import Foundation; import FoundationNetworking\nlet r = NSMutableURLRequest(url: URL(string: \"about:blank\")!)"
    ),
    Case(
      name: "conditions that extend a framework's values",
      before:
        "#if canImport(SystemConfiguration)\nimport SystemConfiguration\nextension SCNetworkReachabilityFlags { var isHere: Bool { contains(.reachable) } }\n#endif",
      after:
        "#if true\nimport Foundation /* import SystemConfiguration */\nextension SCNetworkReachabilityFlags { var isHere: Bool { contains(.reachable) } }\n#endif"
    ),
    Case(
      name: "imports", before: "import UIKit.UIGestureRecognizerSubclass\nimport os.log\nimport Combine\nimport Darwin",
      after: "import UIKit\nimport DarwinShims\nimport OpenCombineShim\nimport DarwinShims"),
    Case(
      name: "networking", before: "import UIKit\nlet s = URLSession.shared",
      after: "import UIKit; import FoundationNetworking\nlet s = URLSession.shared"),
    Case(
      name: "a type called as one of Combine's",
      before: "import Combine\nfinal class Subscription: Combine.Subscription {}",
      after: "import OpenCombineShim\nfinal class Subscription: OpenCombine.Subscription {}"),
    Case(
      name: "literals without UIKit", before: "import Foundation\nlet i = #imageLiteral(resourceName: \"a\")",
      after: "import Foundation; import UIKit\nlet i = UIImage(imageLiteralResourceName: \"a\")"),
    Case(
      name: "transforms without their module", before: "import CoreGraphics\nlet t = CATransform3DIdentity",
      after: "import CoreGraphics; import UIKit\nlet t = CATransform3DIdentity"),
    Case(
      name: "tests", before: "import XCTest\nlet v = UIView()", after: "import XCTest; import UIKit\nlet v = UIView()"),
    Case(
      name: "strings of formatters without a locale",
      before: "import UIKit\nlet a = DateFormatter.localizedString(from: d, dateStyle: .short, timeStyle: .none)",
      after: "import UIKit\nlet a = DateFormatter._deviceString(from: d, dateStyle: .short, timeStyle: .none)"),
    Case(
      name: "styles without a locale",
      before:
        "import UIKit\nlet a = d.formatted(date: .long, time: .omitted), b = d.formatted(.dateTime.day().month()), c = 1.formatted(.currency(code: \"USD\")), e = d.formatted(.own), f = d.formatted(.dateTime.locale(l))",
      after:
        "import UIKit\nlet a = d.formatted(Date.FormatStyle(date: .long, time: .omitted, locale: ._device)), b = d.formatted(.dateTime.locale(._device).day().month()), c = 1.formatted(.currency(code: \"USD\").locale(._device)), e = d.formatted(.own), f = d.formatted(.dateTime.locale(l))"
    ),
    Case(
      name: "value by key path of any object",
      before: "import UIKit\nlet a = (b as AnyObject).value(forKeyPath: \"c.d\")",
      after: "import UIKit\nlet a = _AnyObjectMembers((b as AnyObject)).value(forKeyPath: \"c.d\")"),
    Case(
      name: "selector of more than a sender and an event",
      before:
        "import UIKit\nextension Bundle { func f() -> Selector { #selector(localizedString(forKey:value:table:)) } }",
      after:
        "import UIKit\nextension Bundle { func f() -> Selector { Selector(\"localizedStringForKey:value:table:\") } }"
    ),
    Case(
      name: "optional answer of a method with one unnamed parameter",
      before:
        "import UIKit\nfunc f(_ d: UINavigationControllerDelegate, _ n: UINavigationController) { let m = d.navigationControllerSupportedInterfaceOrientations?(n) }",
      after:
        "import UIKit\nfunc f(_ d: UINavigationControllerDelegate, _ n: UINavigationController) { let m = _optionalAnswer(d.navigationControllerSupportedInterfaceOrientations(n)) }"
    ),
    Case(
      name: "absent framework", before: "import MapKit\nlet v = UIView()",
      after: "import UIKit /* import MapKit */\nlet v = UIView()"),
    Case(
      name: "application", before: "@UIApplicationMain\nclass AppDelegate: UIResponder, UIApplicationDelegate {}",
      after: "@main\nclass AppDelegate: UIResponder, UIApplicationDelegate {}"),
    Case(
      name: "literals",
      before:
        "let i = #imageLiteral(resourceName: \"a\")\nlet c = #colorLiteral(red: 1, green: 0, blue: 0.5, alpha: 1)",
      after:
        "let i = UIImage(imageLiteralResourceName: \"a\")\nlet c = #colorLiteral(red: 1, green: 0, blue: 0.5, alpha: 1)"
    ),
    Case(
      name: "optional requirement",
      before: "@objc protocol P {\n  @objc optional func f(_ a: Int) -> Int\n  func g()\n}",
      after: "protocol P: AnyObject {\n  func f(_ a: Int) throws -> Int\n  func g()\n}"),
    Case(
      name: "optional requirement of a file without UIKit",
      before: "import Foundation\n@objc protocol P { @objc optional func f() }",
      after: "import Foundation; import DarwinShims\nprotocol P: AnyObject { func f() throws }"),
    Case(
      name: "optional call",
      before:
        "@objc protocol P {\n  @objc optional func f(_ a: Int) -> Int\n}\nfunc h(_ d: P?) { let x = d?.f?(1) ?? 2; d?.f?(3).words.count; d!.f!(4) }",
      after:
        "protocol P: AnyObject {\n  func f(_ a: Int) throws -> Int\n}\nfunc h(_ d: P?) { let x = (try? d?.f(1)) ?? 2; (try? d?.f(3).words.count); (try! d!.f(4)) }"
    ),
    Case(
      name: "optional call of UIKit",
      before:
        "func h(_ d: UITableViewDelegate?, _ t: UITableView, _ i: IndexPath) {\n  d?.tableView?(t, didSelectRowAt: i)\n  let x = d?.tableView?(t, heightForRowAt: i)\n}",
      after:
        "func h(_ d: UITableViewDelegate?, _ t: UITableView, _ i: IndexPath) {\n  d?.tableView(t, didSelectRowAt: i)\n  let x = _optionalAnswer(d?.tableView(t, heightForRowAt: i))\n}"
    ),
    Case(
      name: "closures stay", before: "func h(_ done: ((Int) -> Void)?, _ b: B) { done?(1); b.onTap?(2) }",
      after: "func h(_ done: ((Int) -> Void)?, _ b: B) { done?(1); b.onTap?(2) }"),
    Case(
      name: "metatypes",
      before:
        "func make<T: UIView>(_ t: T.Type) -> [T] { [T(), T(frame: .zero), t.init(frame: .zero)] }\nfunc other<T: P>() -> T { T() }\nprotocol P { init() }",
      after:
        "func make<T: UIView>(_ t: T.Type) -> [T] { [_makeObject(T.self), _makeObject(T.self, frame: .zero), _makeObject(t, frame: .zero)] }\nfunc other<T: P>() -> T { T() }\nprotocol P { init() }"
    ),
  ]

  @Test(arguments: cases) func rewrites(_ example: Case) {
    let result = adapt(example.before)
    #expect(body(result.text, lines: lineCount(example.before)) == example.after)
  }

  @Test(arguments: cases) func isIdempotent(_ example: Case) {
    let once = adapt(example.before).text
    #expect(adapt(once).text == once)
  }

  @Test func plainSourcesStayAsTheyAre() {
    let text =
      "import UIKit\n\nfinal class A: UIView {\n  override func layoutSubviews() { super.layoutSubviews() }\n}\n"
    let result = adapt(text)
    #expect(result.text == text)
    #expect(!result.module.files[0].isChanged)
    #expect(result.module.generated.isEmpty)
    #expect(result.module.findings.isEmpty)
  }

  /// A class that has lost what a protocol asks of it goes as a whole.
  @Test func typesThatNeedSwiftUIGo() {
    let text = """
      import SwiftUI
      protocol Pages { func count() -> Int }
      struct Page: View { var body: some View { Text("a") } }
      final class Coordinator: Pages {
        let page: Page
        func count() -> Int { page.hashValue }
      }
      final class Other: Pages { func count() -> Int { 1 } }
      """
    let result = adapt(text)
    #expect(!result.text.contains("class Coordinator"))
    #expect(result.text.contains("class Other: Pages"))
  }

  /// Types of one name in different types: what the one loses the other keeps.
  @Test func membersAreLostByTheirOwnType() {
    let text = """
      import SwiftUI
      struct Looks { struct Item { var font: Font; var width = 1.0 } }
      struct Options { struct Item { var font: UIFont } }
      extension Options.Item { var size: CGFloat { font.pointSize } }
      """
    let result = adapt(text)
    #expect(!result.text.contains("font: Font"))
    #expect(result.text.contains("var width"))
    #expect(result.text.contains("var size: CGFloat { font.pointSize }"))
  }

  @Test func whatDoesNotParseStays() {
    let text = "class A { @objc func ( }"
    let result = adapt(text)
    #expect(result.text == text)
    #expect(result.module.findings.map(\.kind) == [.refused])
  }

  /// What stands in for a framework is Swift, and says what was asked for.
  @Test(arguments: [
    ("CoreData", "NSManagedObject"), ("SpriteKit", "SKSpriteNode"), ("MultipeerConnectivity", "MCSession"),
    ("GameplayKit", "GKRandomSource"), ("CoreMotion", "CMMotionManager"), ("Photos", "PHAsset"),
    ("PhotosUI", "PHPickerViewController"), ("Network", "NWPathMonitor"), ("Social", "SLComposeViewController"),
    ("AVFoundation", "AVCaptureSession"), ("CoreImage", "CIFilter"), ("MapKit", "MKMapView"), ("WebKit", "WKWebView"),
    ("Speech", "SFSpeechRecognizer"), ("Vision", "VNImageRequestHandler"),
    ("EventKit", "EKEventStore"), ("SystemConfiguration", "SCNetworkReachability"),
    ("MediaPlayer", "MPMediaPickerController"), ("SDWebImage", "SDWebImageManager"),
  ]) func standInsParse(_ framework: String, _ type: String) {
    let module = adapt("import \(framework)\nlet a: \(type)? = nil").module
    #expect(module.generated.contains("class \(type): "))
    #expect(!Parser.parse(source: module.generated).hasError)
    #expect(module.absentFrameworks[framework] == [type])
  }

  /// Libraries that come compiled: `configure()` at the start is all that many applications call of them.
  @Test(arguments: [
    ("Firebase", "FirebaseApp.configure()", "FirebaseApp"), ("FirebaseCore", "FirebaseApp.configure()", "FirebaseApp"),
    ("Fabric", "Fabric.sharedSDK().debug = true", "Fabric"), ("SVProgressHUD", "SVProgressHUD.show()", "SVProgressHUD"),
  ]) func compiledLibrariesStandIn(_ module: String, _ call: String, _ type: String) {
    let result = adapt("import \(module)\nfunc start() { \(call) }")
    #expect(result.text.contains("{ \(call) }"))
    #expect(result.module.generated.contains("open class \(type): "))
  }

  @Test func standInsHaveWhatIsUsed() {
    let text = """
      import HealthKit
      class A: HKThing {
        override func went(to place: Int) {}
      }
      let q = HKQuery(type: 1, mode: .fast) { a, b in }
      """
    let generated = adapt(text).module.generated
    #expect(generated.contains("open func went(to place: Int) {}"))
    #expect(generated.contains("public subscript<Value>(dynamicMember name: String) -> Value {"))
    #expect(
      generated.contains(
        "init(type a0: Any?, mode a1: AbsentValue?, _ body: @escaping (AbsentValue, AbsentValue) -> Void)"))
    #expect(generated.contains("static var fast: AbsentValue"))
    #expect(!Parser.parse(source: generated).hasError)
  }

  /// Provenance: an initializer that may fail is unwrapped at one place and handed on at another.
  @Test func anInitializerOfAStandInIsDeclaredOnce() {
    let text = """
      import HealthKit
      func f() { if let a = HKThing(url: 1) { _ = a }; let b = HKThing(url: 2); _ = b }
      """
    let generated = adapt(text).module.generated
    #expect(generated.contains("convenience init?(url a0: Any?)") && !generated.contains("convenience init(url a0"))
  }

  /// Provenance: applications with a database, or with services of the network, whose libraries are not written in Swift.
  @Test(arguments: [
    ("RealmSwift", "class Dog: Object {\n  @Persisted var name: String\n}", "class Object:"),
    ("FirebaseAuth", "func f() { if Auth.auth().currentUser?.uid == nil {} }", "class Auth:"),
    ("Firebase", "let d = Firestore.firestore().collection(\"a\")", "class Firestore:"),
    ("MapKit", "func f(_ m: MKMapView) { m.removeOverlays(m.overlays) }", "@dynamicMemberLookup @preconcurrency"),
    ("MapKit", "func f(_ m: MKMapView) { m.convert(.zero, toCoordinateFrom: m) }", "toCoordinateFrom view: UIView?"),
    ("MapKit", "func f(_ m: MKMapView) {}", "{ g is UITapGestureRecognizer && other is UITapGestureRecognizer }"),
  ]) func librariesStandIn(_ library: String, _ text: String, _ declared: String) {
    let generated = adapt("import \(library)\n\(text)").module.generated
    #expect(generated.contains(declared))
    #expect(!Parser.parse(source: generated).hasError)
  }

  /// Provenance: applications have a `User` of their own, which hides the library's.
  @Test func typesOfTheModuleHideThoseOfALibrary() {
    let generated = adapt("import FirebaseAuth\nstruct User {}").module.generated
    #expect(generated.contains("open class _User: NSObject"))
    #expect(generated.contains("open var currentUser: _User? { nil }"))
    #expect(!generated.contains(" User:"))
  }

  /// Provenance: files of applications that import nothing but a library, and the umbrella header of its framework.
  @Test func librariesBringFoundation() {
    let settings = AdapterSettings(module: "App", modules: ModuleAvailability(local: ["Pins"]))
    let file = ModuleAdapter.Input(path: "App/Pin.swift", text: "import Pins\nlet address: URL? = nil")
    #expect(ModuleAdapter(settings).adapt([file]).files[0].text.hasPrefix("import Pins; import Foundation\n"))
  }

  /// Provenance: a networking library whose file about reachability is empty on Linux.
  @Test(arguments: [([String](), "#if !os(Linux)"), (["Manager"], "#if !false")])
  func filesAreWhatTheyAreOnADeviceWhereTheyAreNamed(_ named: [String], _ condition: String) {
    var settings = AdapterSettings(module: "Net")
    settings.namedElsewhere = Set(named)
    let text = "import Foundation\n#if !os(Linux)\npublic class Manager {}\n#endif"
    let module = ModuleAdapter(settings).adapt([ModuleAdapter.Input(path: "Net/Manager.swift", text: text)])
    #expect(module.files[0].text.contains(condition))
  }

  /// Provenance: tests of a library of extensions, which expect other addresses of Linux than of iOS.
  @Test(arguments: [("#if os(iOS)", false), ("@available(iOS 13, *)", true)])
  func testsExpectOneSystem(_ head: String, _ isLinux: Bool) {
    let text =
      "import XCTest\n\(head)\nfunc f() {}\n" + (isLinux ? "" : "#endif\n") + "#if os(Linux)\nlet a = 1\n#endif"
    #expect(adapt(text).text.contains(isLinux ? "#if os(Linux)" : "#if false"))
  }

  /// Provenance: tests of a library of cards, the first of whose assertions ended them all.
  @Test func assertionsAreNotTried() {
    let text = "import Nimble\nfunc f() { expect(g()).to(throwAssertion()) }"
    #expect(adapt(text).module.generated.contains("func throwAssertion<T>() -> Predicate<T>"))
  }

  @Test func whatNamesALostMemberGoesToo() {
    let text = "import SwiftUI\nimport UIKit\nclass A {\n  let c: Color\n  func f() { self.c }\n  func g() {}\n}"
    let result = adapt(text).text
    #expect(!result.contains("let c"))
    #expect(!result.contains("func f"))
    #expect(result.contains("func g"))
  }

  /// Provenance: a library of charts, whose data sets are collections.
  @Test func collectionsReplaceRanges() {
    let head = "class A {}\nextension A: RangeReplaceableCollection {"
    #expect(adapt(head + "\n}").text.contains("func replaceSubrange<C: Collection>"))
    let own = "\n  func replaceSubrange<C: Collection>(_ r: Range<Int>, with c: C) {}\n}"
    #expect(adapt(head + own).text == head + own)
  }

  /// Provenance: screens that observe a model of SwiftUI's kind by Combine.
  @Test func wrappersOfSwiftUIKeepTheirValueInClasses() {
    let text =
      "import SwiftUI\nimport UIKit\nclass A: UIViewController {\n  @ObservedObject private var m = Model()\n  @State var c: Color\n}\nstruct V { @ObservedObject var m = Model() }"
    let result = adapt(text).text
    #expect(result.contains("private var m = Model()"))
    for gone in ["@ObservedObject", "@State", "Color"] { #expect(!result.contains(gone)) }
    #expect(!result.contains("struct V { var m"))
  }

  /// Numbers of defaults can be cast to any number: the method that gives them is declared again.
  @Test func numbersOfDefaultsAreObjects() {
    let use = "import Foundation\nlet n = UserDefaults.standard.object(forKey: k) as? Int16"
    #expect(adapt(use).module.generated.contains("storedObject(forKey: key)"))
    let mock = "\nclass Mock: UserDefaults { override func object(forKey key: String) -> Any? { nil } }"
    #expect(!adapt(use + mock).module.generated.contains("storedObject"))
  }

  /// What errors say is Apple's, unless the module says it itself.
  @Test(arguments: [
    ("func f(_ e: Error) -> String { e.localizedDescription }", true), ("func f(_ e: Error) -> String { \"\" }", false),
    ("extension Error { var localizedDescription: String { \"\" } }", false),
    ("protocol P: Error { var localizedDescription: String { get } }", false),
    ("enum E: Error { case a; var localizedDescription: String { \"a\" } }", true),
  ])
  func textsOfErrors(_ text: String, _ isDeclared: Bool) {
    let generated = adapt("import Foundation\n" + text).module.generated
    #expect(generated.contains("var localizedDescription: String { deviceDescription }") == isDeclared)
  }

  @Test func testCasesCanBeCompared() {
    let text = "import XCTest\nclass T: XCTestCase { func testA() { XCTAssertEqual(o.target as? T, self) } }"
    #expect(adapt(text).module.generated.contains("extension XCTestCase: @retroactive Equatable"))
    let other = "import XCTest\nclass T: XCTestCase { func testA() { XCTAssertEqual(1, 2) } }"
    #expect(!adapt(other).module.generated.contains("Equatable"))
  }

  @Test func testCasesCanBeDelegates() {
    let text =
      "import UIKit\nimport XCTest\nclass T: XCTestCase {}\nextension T: UITableViewDataSource {}\nclass U: T {}"
    #expect(adapt(text).module.generated.contains("extension XCTestCase: @retroactive NSObjectProtocol"))
    #expect(!adapt("import XCTest\nclass T: XCTestCase {}").module.generated.contains("NSObjectProtocol"))
    let renamed =
      "import UIKit\nimport XCTest\ntypealias Delegate = UICollectionViewDelegateFlowLayout\nclass T: XCTestCase {}\nextension T: Delegate {}"
    #expect(adapt(renamed).module.generated.contains("extension XCTestCase: @retroactive NSObjectProtocol"))
  }

  @Test func whatXCTestLacksIsDeclaredWhereItIsUsed() {
    let text = "import XCTest\nclass T: XCTestCase { func testA() { XCTContext.runActivity(named: \"a\") { _ in } } }"
    #expect(adapt(text).module.generated.contains("final class XCTContext"))
    #expect(!adapt(text).module.generated.contains("XCTMetric"))
    #expect(!adapt("import XCTest\nclass T: XCTestCase {}").module.generated.contains("XCTContext"))
  }

  /// Provenance: a library of network requests that leaves Combine out of all but Apple's systems.
  @Test func combineIsBroughtWhereItsImportIsCompiled() {
    let code = "import Combine\nfunc f(_ a: P) { a.publisher }"
    #expect(adapt(code).module.generated.contains("import OpenCombineShim"))
    #expect(!adapt("import Foundation\n#if !os(Linux)\n\(code)\n#endif").module.generated.contains("OpenCombine"))
  }

  @Test func whatFoundationLacksIsDeclaredWhereItIsUsed() {
    let text =
      "import Foundation\nlet d = NSSortDescriptor(keyPath: \\A.name, ascending: true)\nlet i = UUID() as CVarArg"
    let generated = adapt(text).module.generated
    #expect(generated.contains("extension NSSortDescriptor"))
    #expect(generated.contains("extension UUID: @retroactive CVarArg"))
    #expect(!Parser.parse(source: generated).hasError)
    #expect(!adapt("func f(_ a: CVarArg) {}").module.generated.contains("UUID"))
    // Provenance: a library of forms, which looks for variables in predicates that it is given.
    let read = "import Foundation\nextension NSExpression { var v: [String] { [] } }\nlet p = NSPredicate(format: f)"
    #expect(!adapt(read).module.generated.contains("typealias NSExpression"))
    let made = "import Foundation\nlet e = NSExpression(format: \"1 + 2\")"
    #expect(adapt(made).module.generated.contains("typealias NSExpression"))
  }

  /// Foundation's module brings Security on Apple's systems.
  @Test func frameworksThatOthersBringStandIn() {
    let text = "import Foundation\nfunc f(_ query: CFDictionary) { SecItemDelete(query) }"
    #expect(adapt(text).module.generated.contains("func SecItemDelete"))
    #expect(!adapt("func f() { SecItemDelete(1) }").module.generated.contains("func SecItemDelete"))
  }

  @Test func refusalsNameFileLineAndReason() {
    let findings = adapt("import UIKit\nfunc f() {\n  method_setImplementation(a, b)\n}").module.findings
    let refused = findings.filter { $0.kind == .refused }
    #expect(refused.map(\.line) == [3])
    #expect(refused[0].description.hasPrefix("App/File.swift:3: error: "))
  }

  /// Provenance: an application of 2023 whose bar of tabs keeps its controllers in `tabs`, as UIKit's does since iOS 18.
  @Test func namesThatUIKitTookLaterAreTheApplicationsOwn() {
    let (text, _) = adapt(
      """
      import UIKit
      class Bar: UITabBarController {
        public var tabs: [UIViewController] = []
        func f() { tabs = [UIViewController()]; setViewControllers(self.tabs, animated: true) }
        func g(tabs: Int) -> Int { tabs + self.tabs.count }
      }
      extension Bar { func h() { tabs.removeAll() } }
      class Other: UITabBarController { override var tabs: [UITab] { get { [] } set {} } }
      func k(_ bar: Bar) -> Int { bar.tabs.count }
      """)
    #expect(text.contains("public var tabs_: [UIViewController] = []"))
    #expect(text.contains("{ tabs_ = [UIViewController()]; setViewControllers(self.tabs_, animated: true) }"))
    #expect(text.contains("func g(tabs: Int) -> Int { tabs + self.tabs_.count }"))
    #expect(text.contains("func h() { tabs_.removeAll() }"))
    #expect(text.contains("override var tabs: [UITab]"))
    let alone = adapt(
      "class Bar: UITabBarController { var tabs: [Int] = [] }\nfunc k(_ b: Bar) -> Int { b.tabs.count }"
    ).text
    #expect(alone.contains("b.tabs_.count"))
  }
}
