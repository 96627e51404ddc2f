/// An entry of a menu, or what a control does.
///
/// Source: <https://developer.apple.com/documentation/uikit/uimenuelement>
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  public enum State: Int, Sendable {
    case off = 0
    case on = 1
    case mixed = 2
  }

  open private(set) var title: String

  init(title: String) {
    self.title = title
    super.init()
  }
}

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
  open internal(set) weak var sender: AnyObject?
  let handler: UIActionHandler

  public init(
    title: String = "", identifier: Identifier? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title)
  }
}
