/// Something to be found in a view that is no view: a part of what it draws.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiaccessibilityelement>
open class UIAccessibilityElement: UIResponder {
  open weak var accessibilityContainer: AnyObject?
  /// In the container's coordinates, in points; zero for `accessibilityFrame` alone.
  open var accessibilityFrameInContainerSpace = CGRect.zero
  /// What activating it does, for parts of this module's views.
  var activation: (() -> Bool)?
  var adjustment: ((Bool) -> Void)?

  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  open override var next: UIResponder? { accessibilityContainer as? UIResponder }
  open override var isAccessibilityElement: Bool {
    get { accessibilityStore?.isElement ?? true }
    set { requireAccessibilityStore().isElement = newValue }
  }
  open override var accessibilityFrame: CGRect {
    get {
      if let own = accessibilityStore?.frame { return own }
      guard let view = accessibilityContainer as? UIView else { return .zero }
      return view.convert(accessibilityFrameInContainerSpace, to: nil)
    }
    set { requireAccessibilityStore().frame = newValue }
  }
  open override func accessibilityActivate() -> Bool { activation?() ?? false }
  open override func accessibilityIncrement() { adjustment?(true) }
  open override func accessibilityDecrement() { adjustment?(false) }
}

extension UIAccessibilityElement: UIAccessibilityIdentification {}
extension UIView: UIAccessibilityIdentification {}
