/// What a module gets whose sources ask `AnyObject` for members.
enum AnyObjectMembers {
  /// What boxes, numbers and strings are asked for.
  static let values: Set<String> = [
    "cgRectValue", "cgPointValue", "cgSizeValue", "doubleValue", "floatValue", "integerValue", "boolValue",
    "intValue", "int32Value", "int64Value", "uintValue", "stringValue",
  ]

  /// One subscript for each root of UIKit's classes: the compiler takes the one whose class has the member.
  static var source: String {
    let roots = [
      "UIView", "UIViewController", "UIBarItem", "UIGestureRecognizer", "NSLayoutConstraint", "CALayer", "UITouch",
    ]
    let controls = ["UIButton", "UISwitch", "UISlider", "UISegmentedControl", "UIStepper", "UIDatePicker"]
    let members =
      roots.map { member($0, isFavoured: true) } + controls.map { member($0, isFavoured: false) }
    return """
      /// The members of an object whose class is not known, as the Objective-C runtime finds them.
      @dynamicMemberLookup struct _AnyObjectMembers {
        private let object: AnyObject?
        init(_ object: AnyObject?) { self.object = object }
        func responds(to selector: Selector!) -> Bool { selector.map { ObjectRuntime.responds(object, to: $0) } ?? false }
        func isEqual(_ other: Any?) -> Bool { (object as? NSObject)?.isEqual(other) ?? (object === other as AnyObject?) }
        func isKind(of type: AnyClass) -> Bool { sequence(first: object.map { Mirror(reflecting: $0) }, next: { $0?.superclassMirror }).prefix { $0 != nil }.contains { $0?.subjectType == type } }
        subscript(key: String) -> Any! { (object as? NSDictionary)?[key] ?? (object as? [String: Any])?[key] }
        subscript(index: Int) -> Any! { (object as? NSArray)?[index] ?? (object as? [Any])?[index] }
        func value(forKey key: String) -> Any! { ObjectRuntime.value(of: object, forKeyPath: key) }
        func value(forKeyPath path: String) -> Any! { ObjectRuntime.value(of: object, forKeyPath: path) }
        var cgRectValue: CGRect! { (object as? NSValue)?.cgRectValue ?? object as? CGRect }
        var cgPointValue: CGPoint! { (object as? NSValue)?.cgPointValue ?? object as? CGPoint }
        var cgSizeValue: CGSize! { (object as? NSValue)?.cgSizeValue ?? object as? CGSize }
        private var number: NSNumber? { object as? NSNumber ?? (object as? NSString).map { NSNumber(value: $0.doubleValue) } }
        var doubleValue: Double! { number?.doubleValue }
        var floatValue: Float! { number?.floatValue }
        var integerValue: Int! { number?.intValue }
        var boolValue: Bool! { number?.boolValue }
        var intValue: Int! { number?.intValue }
        var int32Value: Int32! { number?.int32Value }
        var int64Value: Int64! { number?.int64Value }
        var uintValue: UInt! { number?.uintValue }
        var stringValue: String! { number?.stringValue }
        func performSelector(onMainThread selector: Selector!, with a: Any!, waitUntilDone wait: Bool) { (object as? NSObject)?.performSelector(onMainThread: selector, with: a, waitUntilDone: wait) }
        func performSelector(inBackground selector: Selector!, with a: Any!) { (object as? NSObject)?.performSelector(inBackground: selector, with: a) }
        @discardableResult func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! { (object as? NSObject)?.perform(selector) }
        @discardableResult func perform(_ selector: Selector!, with a: Any!) -> Unmanaged<AnyObject>! { (object as? NSObject)?.perform(selector, with: a) }
        @discardableResult func perform(_ selector: Selector!, with a: Any!, with b: Any!) -> Unmanaged<AnyObject>! { (object as? NSObject)?.perform(selector, with: a, with: b) }
      \(members.joined(separator: "\n"))
      }
      """
  }

  /// The object that a class is on Apple's systems: the same at each call, and there as long as the program runs.
  static let classObjects = """
    private final class _ClassObject { static let lock = NSLock(); nonisolated(unsafe) static var all: [ObjectIdentifier: _ClassObject] = [:] }
    func _classObject(_ type: AnyClass) -> AnyObject {
      _ClassObject.lock.lock()
      defer { _ClassObject.lock.unlock() }
      let known = _ClassObject.all[ObjectIdentifier(type)] ?? _ClassObject()
      _ClassObject.all[ObjectIdentifier(type)] = known
      return known
    }
    """

  /// The runtime hands over the raw value of an enumeration or option: it may be asked for as such.
  private static func member(_ type: String, isFavoured: Bool) -> String {
    let value = "{ (object as? \(type))?[keyPath: path]"
    return """
        \(isFavoured ? "" : "@_disfavoredOverload ")subscript<V>(dynamicMember path: KeyPath<\(type), V>) -> V! \(value) }
        @_disfavoredOverload subscript<V: RawRepresentable>(dynamicMember path: KeyPath<\(type), V>) -> V.RawValue! \(value).rawValue }
      """
  }
}
