/// An item of a bar.
///
/// Source: <https://developer.apple.com/documentation/uikit/uibaritem>
@preconcurrency @MainActor
open class UIBarItem: NSObject, UIAppearance, AppearanceTarget {
  open var title: String? { didSet { itemDidChange() } }
  open var image: UIImage? { didSet { itemDidChange() } }
  open var landscapeImagePhone: UIImage?
  open var largeContentSizeImage: UIImage?
  open var isEnabled = true { didSet { itemDidChange() } }
  open var tag = 0
  /// In points.
  open var imageInsets = UIEdgeInsets.zero
  /// Of the image for low bars, in points. Kept for the program.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  /// Of the enlarged image that a long press shows at large text sizes, in points. Kept for the program.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  /// Text attributes by state.
  var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:] { didSet { itemDidChange() } }
  /// Called when everything in the document that holds the item is connected.
  open func awakeFromNib() {}

  /// What appearances have set, by property.
  var appearance: [String: Any] = [:]

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state] = attributes
  }
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

  /// Bars that show the item draw it anew.
  func itemDidChange() {}

  class var appearanceProperties: [AppearanceProperty] { [AppearanceProperty(described: \UIBarItem.titleAttributes)] }
  class var appearanceClass: NSObject.Type { UIBarItem.self }
}
