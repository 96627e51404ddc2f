/// The look of a tab bar.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitabbarappearance>
open class UITabBarAppearance: UIBarAppearance {
  /// Of items whose image stands above the title: in bars of compact width.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
  /// Of items whose image stands beside the title: in bars of regular width.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
  /// The same in bars of compact height.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
  /// Behind the selected item, in the template image's place. Default: nil.
  open var selectionIndicatorTintColor: UIColor?
  /// Behind the selected item. Default: nil.
  open var selectionIndicatorImage: UIImage?
  /// How stacked items share the bar. Default: automatic.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  /// Of stacked items that are centred, in points; 0 for the system's.
  open var stackedItemWidth: CGFloat = 0
  /// Between stacked items that are centred, in points; 0 for the system's.
  open var stackedItemSpacing: CGFloat = 0

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.copy()
    inlineLayoutAppearance = other.inlineLayoutAppearance.copy()
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copy()
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    stackedItemPositioning = other.stackedItemPositioning
    stackedItemWidth = other.stackedItemWidth
    stackedItemSpacing = other.stackedItemSpacing
  }
}
