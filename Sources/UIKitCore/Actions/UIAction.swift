/// A closure with a title.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiaction>
open class UIAction: UIMenuElement {
  /// Tells actions apart; a control keeps one action for each identifier.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public typealias UIActionHandler = (_ action: UIAction) -> Void

  open private(set) var identifier: Identifier
  open var attributes: Attributes
  open var state: State
  /// The object that the action was sent from.
  open internal(set) var sender: Any? {
    get { senderReference }
    set { senderReference = newValue as AnyObject? }
  }
  private weak var senderReference: AnyObject?
  let handler: UIActionHandler

  open var discoverabilityTitle: String?
  open var selectedImage: UIImage?
  override var shownImage: UIImage? { state == .on ? selectedImage ?? image : image }
  open var repeatBehavior = RepeatBehavior.automatic

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
