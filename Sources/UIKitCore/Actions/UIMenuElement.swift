/// An entry of a menu, or what a control does.
///
/// Source: <https://developer.apple.com/documentation/uikit/uimenuelement>
@preconcurrency @MainActor
open class UIMenuElement: NSObject, @preconcurrency NSCopying {
  /// How menus show an element that does something.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// One bit for each attribute, as UIKit numbers them.
    public let rawValue: UInt
    /// Creates attributes from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Drawn in grey; it cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// Drawn in red, for what deletes something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// Left out.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays when the element is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// Whether an element is marked: not, by a checkmark, or by a dash where it holds for a part.
  public enum State: Int, Sendable {
    case off = 0
    case on = 1
    case mixed = 2
  }

  /// Shown in menus.
  open var title: String
  /// A line beneath the title. Default: nil.
  open var subtitle: String?
  /// Beside the title. Default: nil.
  open var image: UIImage?
  /// The image for the element's state.
  var shownImage: UIImage? { image }

  init(title: String, image: UIImage? = nil) {
    self.title = title
    self.image = image
    super.init()
  }

  /// The element itself; menus, actions and commands answer with a copy.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
