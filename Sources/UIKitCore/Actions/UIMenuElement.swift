/// An entry of a menu, or what a control does.
///
/// Source: <https://developer.apple.com/documentation/uikit/uimenuelement>
@preconcurrency @MainActor
open class UIMenuElement: NSObject, @preconcurrency NSCopying {
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

  /// Shown in menus.
  open var title: String
  open var subtitle: String?
  open var image: UIImage?
  /// The image for the element's state.
  var shownImage: UIImage? { image }

  init(title: String, image: UIImage? = nil) {
    self.title = title
    self.image = image
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
