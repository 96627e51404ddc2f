/// What assistive technologies are told of objects that are no responders: items, models, images.
///
/// UIKIT: the informal protocol `UIAccessibility` is there for every object. Classes that are elements themselves have
/// members of these names, which an object of an unknown class is asked for.
///
/// Source: <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/uiaccessibility>
extension NSObjectProtocol {
  /// Whether the object is an element of its own. Default: false.
  public var isAccessibilityElement: Bool {
    get { told("isElement") { $0.isAccessibilityElement } ?? false }
    set { tell("isElement", newValue) { $0.isAccessibilityElement = $1 } }
  }
  /// A short name of the object. Default: nil.
  public var accessibilityLabel: String? {
    get { told("label") { $0.accessibilityLabel } ?? nil }
    set { tell("label", newValue) { $0.accessibilityLabel = $1 } }
  }
  /// What the object does, in a few words. Default: nil.
  public var accessibilityHint: String? {
    get { told("hint") { $0.accessibilityHint } ?? nil }
    set { tell("hint", newValue) { $0.accessibilityHint = $1 } }
  }
  /// The object's value. Default: nil.
  public var accessibilityValue: String? {
    get { told("value") { $0.accessibilityValue } ?? nil }
    set { tell("value", newValue) { $0.accessibilityValue = $1 } }
  }
  /// A name for tests, which nobody hears. Default: nil.
  public var accessibilityIdentifier: String? {
    get { told("identifier") { $0.accessibilityIdentifier } ?? nil }
    set { tell("identifier", newValue) { $0.accessibilityIdentifier = $1 } }
  }
  /// What the object is like. Default: none.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { told("traits") { $0.accessibilityTraits } ?? .none }
    set { tell("traits", newValue) { $0.accessibilityTraits = $1 } }
  }
  /// Where the object is on the screen, in points. Default: empty.
  public var accessibilityFrame: CGRect {
    get { told("frame") { $0.accessibilityFrame } ?? .zero }
    set { tell("frame", newValue) { $0.accessibilityFrame = $1 } }
  }
  /// Where a tap activates the object, in the screen's coordinates. Default: the middle of its frame.
  public var accessibilityActivationPoint: CGPoint {
    get {
      told("point") { $0.accessibilityActivationPoint }
        ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
    }
    set { tell("point", newValue) { $0.accessibilityActivationPoint = $1 } }
  }
  /// The elements inside the object, in the order in which they are read. Default: nil.
  public var accessibilityElements: [Any]? {
    get { told("elements") { $0.accessibilityElements } ?? nil }
    set { tell("elements", newValue) { $0.accessibilityElements = $1 } }
  }
  /// Whether what is inside is read before what is beside the object. Default: false.
  public var shouldGroupAccessibilityChildren: Bool {
    get { told("grouped") { $0.shouldGroupAccessibilityChildren } ?? false }
    set { tell("grouped", newValue) { $0.shouldGroupAccessibilityChildren = $1 } }
  }
  /// How assistive technologies go through what is inside. Default: automatic.
  public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { told("navigation style") { $0.accessibilityNavigationStyle } ?? .automatic }
    set { tell("navigation style", newValue) { $0.accessibilityNavigationStyle = $1 } }
  }
  /// Whether what is inside the object is left out. Default: false.
  public var accessibilityElementsHidden: Bool {
    get { told("hidden") { $0.accessibilityElementsHidden } ?? false }
    set { tell("hidden", newValue) { $0.accessibilityElementsHidden = $1 } }
  }
  /// Whether what is beside the object is left out. Default: false.
  public var accessibilityViewIsModal: Bool {
    get { told("modal") { $0.accessibilityViewIsModal } ?? false }
    set { tell("modal", newValue) { $0.accessibilityViewIsModal = $1 } }
  }
  /// What else can be done with the object. Default: nil.
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { told("actions") { $0.accessibilityCustomActions } ?? nil }
    set { tell("actions", newValue) { $0.accessibilityCustomActions = $1 } }
  }

  /// What the object lets a person go through. Default: nil.
  public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { told("rotors") { $0.accessibilityCustomRotors } ?? nil }
    set { tell("rotors", newValue) { $0.accessibilityCustomRotors = $1 } }
  }
  /// Does what a tap does. False of objects that are no elements.
  @discardableResult public func accessibilityActivate() -> Bool { told("") { $0.accessibilityActivate() } ?? false }
  /// Nothing for objects that are no elements.
  public func accessibilityIncrement() { _ = told("") { $0.accessibilityIncrement() } }
  /// Nothing for objects that are no elements.
  public func accessibilityDecrement() { _ = told("") { $0.accessibilityDecrement() } }

  /// The value of the element that the object is, or what was noted beside it.
  private func told<Value>(_ name: String, _ read: @escaping @MainActor (UIResponder) -> Value)
    -> Value?
  {
    guard let responder = self as? UIResponder else {
      return UnheardAccessibility.notes(of: self)[name] as? Value
    }
    return withoutActor(read)(responder)
  }

  private func tell<Value>(
    _ name: String, _ value: Value, _ write: @escaping @MainActor (UIResponder, Value) -> Void
  ) {
    guard let responder = self as? UIResponder else {
      return UnheardAccessibility.change(self) { $0[name] = value }
    }
    withoutActor(write)(responder, value)
  }
}

/// Elements are asked on the main thread only, which their classes say and the objects of this protocol do not.
private func withoutActor<Value>(_ read: @escaping @MainActor (UIResponder) -> Value) -> (
  UIResponder
) -> Value {
  unsafeBitCast(read, to: ((UIResponder) -> Value).self)
}
private func withoutActor<Value>(_ write: @escaping @MainActor (UIResponder, Value) -> Void) -> (
  UIResponder, Value
) -> Void {
  unsafeBitCast(write, to: ((UIResponder, Value) -> Void).self)
}

/// What was said of objects that nobody asks, kept beside them.
private enum UnheardAccessibility {
  nonisolated(unsafe) private static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  static func notes(of object: Any) -> [String: Any] {
    objc_getAssociatedObject(object, key) as? [String: Any] ?? [:]
  }

  static func change(_ object: Any, _ body: (inout [String: Any]) -> Void) {
    var notes = notes(of: object)
    body(&notes)
    objc_setAssociatedObject(object, key, notes, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
}
