/// A menu entry that sends an action up the responder chain.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicommand>
open class UICommand: UIMenuElement {
  open private(set) var action: Selector
  open private(set) var propertyList: Any?
  open private(set) var alternates: [UICommandAlternate]
  /// Kept for the program.
  open var discoverabilityTitle: String?
  open var attributes: Attributes
  open var state: State
  open var selectedImage: UIImage?
  override var shownImage: UIImage? { state == .on ? selectedImage ?? image : image }
  open var repeatBehavior = RepeatBehavior.automatic
  /// What the command is performed for.
  open internal(set) var sender: Any? {
    get { senderReference }
    set { senderReference = newValue as AnyObject? }
  }
  private weak var senderReference: AnyObject?

  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil, attributes: Attributes = [],
    state: State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
  }
}
