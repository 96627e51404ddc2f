/// What a tab looks like in one state.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitabbaritemstateappearance>
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// Of the item's title; what is missing is the normal state's, then the system's. Default: empty.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Moves the title, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// Of template images; nil for the bar's colours.
  open var iconColor: UIColor?
  /// Moves the badge, in points.
  open var badgePositionAdjustment = UIOffset.zero
  /// Nil for red.
  open var badgeBackgroundColor: UIColor?
  /// Of the badge's text; those that an item sets itself win. Default: empty.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Moves the badge's text, in points.
  open var badgeTitlePositionAdjustment = UIOffset.zero

  var duplicate: UITabBarItemStateAppearance {
    let copy = UITabBarItemStateAppearance()
    copy.titleTextAttributes = titleTextAttributes
    copy.titlePositionAdjustment = titlePositionAdjustment
    copy.iconColor = iconColor
    copy.badgePositionAdjustment = badgePositionAdjustment
    copy.badgeBackgroundColor = badgeBackgroundColor
    copy.badgeTextAttributes = badgeTextAttributes
    copy.badgeTitlePositionAdjustment = badgeTitlePositionAdjustment
    return copy
  }
}
