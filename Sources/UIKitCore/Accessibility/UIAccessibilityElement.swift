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

/// Something else that can be done with an element, offered by its name.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction>
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  public typealias ActionHandler = (UIAccessibilityCustomAction) -> Bool
  open var name: String
  open var image: UIImage?
  open weak var target: AnyObject?
  open var selector: Selector
  open var actionHandler: ActionHandler?

  public init(name: String, image: UIImage? = nil, actionHandler: ActionHandler?) {
    (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
    selector = Selector("")
    super.init()
  }
  public init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
    (self.name, self.image, self.selector) = (name, image, selector)
    self.target = target as AnyObject?
    super.init()
  }

  /// Does it.
  ///
  /// - Returns: whether it was done.
  @discardableResult
  package func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target else { return false }
    return ActionRegistry.send(selector, to: target, from: self, event: nil)
  }
}
