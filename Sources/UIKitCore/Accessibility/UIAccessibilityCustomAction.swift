/// Something else that can be done with an element, offered by its name.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction>
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  public typealias ActionHandler = (UIAccessibilityCustomAction) -> Bool
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  /// The name with what its parts are spoken like.
  open var attributedName: NSAttributedString
  /// For assistive technologies to group actions by, such as `UIAccessibilityCustomActionCategoryEdit`. Default: nil.
  open var category: String?
  /// For assistive technologies and tests to read.
  open var image: UIImage?
  open weak var target: AnyObject?
  open var selector: Selector
  open var actionHandler: ActionHandler?

  public convenience init(name: String, image: UIImage? = nil, actionHandler: ActionHandler?) {
    self.init(attributedName: NSAttributedString(string: name), image: image, actionHandler: actionHandler)
  }
  public convenience init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
    self.init(attributedName: NSAttributedString(string: name), image: image, target: target, selector: selector)
  }
  public init(attributedName: NSAttributedString, image: UIImage? = nil, actionHandler: ActionHandler?) {
    (self.attributedName, self.image, self.actionHandler) = (attributedName, image, actionHandler)
    selector = Selector("")
    super.init()
  }
  public init(attributedName: NSAttributedString, image: UIImage? = nil, target: Any?, selector: Selector) {
    (self.attributedName, self.image, self.selector) = (attributedName, image, selector)
    self.target = target as AnyObject?
    super.init()
  }
}

/// Of actions that change what the element shows.
public let UIAccessibilityCustomActionCategoryEdit = "UIAccessibilityCustomActionCategoryEdit"
