/// A closure with a title.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiaction>
open class UIAction: UIMenuElement {
  /// Tells actions apart; a control keeps one action for each identifier.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name, by habit in reversed domain order.
    public let rawValue: String
    /// Creates an identifier from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// What an action does; it gets the action, whose `sender` is the control or nil.
  public typealias UIActionHandler = (_ action: UIAction) -> Void

  /// The action's name; a control keeps one action of each name. One of its own where none was given.
  open private(set) var identifier: Identifier
  /// Whether menus draw the action in red, in grey or not at all. Default: none.
  open var attributes: Attributes
  /// Whether menus mark the action. Default: off.
  open var state: State
  /// The object that the action was sent from.
  open internal(set) var sender: Any? {
    get { senderReference }
    set { senderReference = newValue as AnyObject? }
  }
  private weak var senderReference: AnyObject?
  let handler: UIActionHandler

  /// A longer title for lists of commands. Default: nil.
  open var discoverabilityTitle: String?
  /// Shown in place of `image` while the state is on. Default: nil.
  open var selectedImage: UIImage?
  override var shownImage: UIImage? { state == .on ? selectedImage ?? image : image }
  /// Whether a held key repeats the action. Kept; none does. Default: automatic.
  open var repeatBehavior = RepeatBehavior.automatic

  /// An action with what menus and controls show of it, and what it does.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier("com.apple.action.dynamic.\(UUID().uuidString)")
    self.attributes = attributes
    self.state = state
    self.handler = handler
    self.discoverabilityTitle = discoverabilityTitle
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// An action with an image of its own for the state `on`.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage?,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [],
    state: State = .off, handler: @escaping UIActionHandler
  ) {
    self.init(
      title: title, subtitle: subtitle, image: image, identifier: identifier,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state, handler: handler)
    self.selectedImage = selectedImage
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIAction(
      title: title, subtitle: subtitle, image: image, selectedImage: selectedImage, identifier: identifier,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state, handler: handler)
    copy.repeatBehavior = repeatBehavior
    return copy
  }
}
