/// An item of a bar.
///
/// Source: <https://developer.apple.com/documentation/uikit/uibaritem>
@preconcurrency @MainActor
open class UIBarItem: NSObject, UIAppearance, AppearanceTarget {
  /// What the item says; custom views and images take its place. Default: nil.
  open var title: String? { didSet { if title != oldValue { itemDidChange() } } }
  /// Drawn as a template in the bar's tint unless its rendering mode says otherwise. Default: nil.
  open var image: UIImage? { didSet { itemDidChange() } }
  /// In place of the image in the low bars of a phone that is held sideways. Default: nil for the image.
  open var landscapeImagePhone: UIImage? { didSet { itemDidChange() } }
  /// The enlarged image that a long press shows at large text sizes. Kept for the program. Default: nil.
  open var largeContentSizeImage: UIImage?
  /// Whether the item can be tapped; it is drawn in grey otherwise. Default: true.
  open var isEnabled = true { didSet { if isEnabled != oldValue { itemDidChange() } } }
  /// An integer of the client's. Default: 0.
  open var tag = 0
  /// In points. Default: zero.
  open var imageInsets = UIEdgeInsets.zero { didSet { if imageInsets != oldValue { itemDidChange() } } }
  /// Of `landscapeImagePhone`, in points. Default: zero.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero { didSet { itemDidChange() } }
  /// Of the enlarged image that a long press shows at large text sizes, in points. Kept for the program.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  /// Names the item's view for tests. Default: nil.
  open var accessibilityIdentifier: String? { didSet { itemDidChange() } }
  /// What assistive technologies say of the item in place of its title. Default: nil.
  open var accessibilityLabel: String? { didSet { itemDidChange() } }
  /// What a tap on the item does, for assistive technologies. Kept for the program. Default: nil.
  open var accessibilityHint: String?
  /// Text attributes by state.
  var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:] { didSet { itemDidChange() } }
  /// Called when everything in the document that holds the item is connected.
  open func awakeFromNib() {}
  /// Called by Interface Builder only.
  open func prepareForInterfaceBuilder() {}

  /// What appearances have set, by property.
  var appearance: [String: Any] = [:]

  public override init() { super.init() }
  /// An item with its defaults; a document's values follow.
  public required init?(coder: NSCoder) { super.init() }

  /// Sets font, colour and the like of the title for a state; nil takes those of the bar's appearance again.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state] = attributes
  }
  /// The attributes that were set for exactly this state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

  /// The image for bars with these traits, and its insets.
  func shownImage(in traits: UITraitCollection) -> (image: UIImage?, insets: UIEdgeInsets) {
    guard let landscapeImagePhone, traits.userInterfaceIdiom == .phone, traits.verticalSizeClass == .compact else {
      return (image, imageInsets)
    }
    return (landscapeImagePhone, landscapeImagePhoneInsets)
  }

  /// Bars that show the item draw it anew.
  func itemDidChange() {}

  class var appearanceProperties: [AppearanceProperty] { [AppearanceProperty(described: \UIBarItem.titleAttributes)] }
  class var appearanceClass: NSObject.Type { UIBarItem.self }
}
