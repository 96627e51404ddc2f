/// Something else that can be done with an element, offered by its name.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction>
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Performs the action; true where it worked.
  public typealias ActionHandler = (UIAccessibilityCustomAction) -> Bool
  /// `attributedName` without its attributes; setting it takes them away.
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
  /// Whom the selector is for; not kept alive. Default: nil.
  open weak var target: AnyObject?
  /// Sent to `target` with the action, or with nothing; empty for actions with a handler.
  open var selector: Selector
  /// Performs the action; wins over target and selector. Default: nil.
  open var actionHandler: ActionHandler?

  /// An action that a closure performs.
  public init(name: String, image: UIImage? = nil, actionHandler: ActionHandler?) {
    (attributedName, self.image, self.actionHandler) = (NSAttributedString(string: name), image, actionHandler)
    selector = Selector("")
    super.init()
  }
  /// An action that a method performs; the target is not kept alive.
  public init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
    (attributedName, self.image, self.selector) = (NSAttributedString(string: name), image, selector)
    self.target = target as AnyObject?
    super.init()
  }
  /// An action that a closure performs, with hints of how its name is spoken.
  public init(attributedName: NSAttributedString, image: UIImage? = nil, actionHandler: ActionHandler?) {
    (self.attributedName, self.image, self.actionHandler) = (attributedName, image, actionHandler)
    selector = Selector("")
    super.init()
  }
  /// An action that a method performs, with hints of how its name is spoken; the target is not kept alive.
  public init(attributedName: NSAttributedString, image: UIImage? = nil, target: Any?, selector: Selector) {
    (self.attributedName, self.image, self.selector) = (attributedName, image, selector)
    self.target = target as AnyObject?
    super.init()
  }
}

/// Of actions that change what the element shows.
public let UIAccessibilityCustomActionCategoryEdit = "UIAccessibilityCustomActionCategoryEdit"
