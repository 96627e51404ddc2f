/// What assistive technologies are told of objects that are no responders: items, models, images.
///
/// UIKIT: the informal protocol `UIAccessibility` is there for every object. Classes that are elements themselves have
/// members of these names.
///
/// Source: <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/uiaccessibility>
extension NSObjectProtocol {
  /// Whether the object is an element of its own. Default: false.
  public var isAccessibilityElement: Bool {
    get { AccessibilityNotes.value(of: self, \.isElement) ?? false }
    set { AccessibilityNotes.change(self) { $0.isElement = newValue } }
  }
  /// A short name of the object. Default: nil.
  public var accessibilityLabel: String? {
    get { AccessibilityNotes.value(of: self, \.label) ?? nil }
    set { AccessibilityNotes.change(self) { $0.label = newValue } }
  }
  /// What the object does, in a few words. Default: nil.
  public var accessibilityHint: String? {
    get { AccessibilityNotes.value(of: self, \.hint) ?? nil }
    set { AccessibilityNotes.change(self) { $0.hint = newValue } }
  }
  /// The object's value. Default: nil.
  public var accessibilityValue: String? {
    get { AccessibilityNotes.value(of: self, \.value) ?? nil }
    set { AccessibilityNotes.change(self) { $0.value = newValue } }
  }
  /// A name for tests, which nobody hears. Default: nil.
  public var accessibilityIdentifier: String? {
    get { AccessibilityNotes.value(of: self, \.identifier) ?? nil }
    set { AccessibilityNotes.change(self) { $0.identifier = newValue } }
  }
  /// What the object is like. Default: none.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { AccessibilityNotes.value(of: self, \.traits) ?? .none }
    set { AccessibilityNotes.change(self) { $0.traits = newValue } }
  }
}

/// What was said of an object, kept beside it.
private struct AccessibilityNotes {
  var isElement = false
  var label: String?
  var hint: String?
  var value: String?
  var identifier: String?
  var traits = UIAccessibilityTraits.none

  nonisolated(unsafe) private static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  static func value<Value>(of object: Any, _ path: KeyPath<Self, Value>) -> Value? {
    (objc_getAssociatedObject(object, key) as? Self)?[keyPath: path]
  }

  static func change(_ object: Any, _ body: (inout Self) -> Void) {
    var notes = objc_getAssociatedObject(object, key) as? Self ?? Self()
    body(&notes)
    objc_setAssociatedObject(object, key, notes, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
}
