/// Something else that can be done with an element, offered by its name.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction>
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  public typealias ActionHandler = (UIAccessibilityCustomAction) -> Bool
  open var name: String
  /// For assistive technologies and tests to read.
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
}
