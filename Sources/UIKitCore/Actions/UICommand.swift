/// A menu entry that sends an action up the responder chain.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicommand>
open class UICommand: UIMenuElement {
  /// The method that the first responder on the way up performs that has it.
  open private(set) var action: Selector
  /// Tells commands of the same action apart. Default: nil.
  open private(set) var propertyList: Any?
  /// What stands in the command's place while other keys are held. Default: none.
  open private(set) var alternates: [UICommandAlternate]
  /// Kept for the program.
  open var discoverabilityTitle: String?
  /// Whether menus draw the command in red, in grey or not at all. Default: none.
  open var attributes: Attributes
  /// Whether menus mark the command. Default: off.
  open var state: State
  /// Shown in place of `image` while the state is on. Default: nil.
  open var selectedImage: UIImage?
  override var shownImage: UIImage? { state == .on ? selectedImage ?? image : image }
  /// Whether a held key repeats the command. Kept; it has no effect. Default: automatic.
  open var repeatBehavior = RepeatBehavior.automatic
  /// What the command is performed for.
  open internal(set) var sender: Any? {
    get { senderReference }
    set { senderReference = newValue as AnyObject? }
  }
  private weak var senderReference: AnyObject?

  /// A command without a target: who performs it is found when it is chosen.
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
