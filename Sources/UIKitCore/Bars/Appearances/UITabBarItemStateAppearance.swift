/// What a tab looks like in one state.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitabbaritemstateappearance>
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Moves the title, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// Of template images; nil for the bar's colours.
  open var iconColor: UIColor?
  /// Moves the badge, in points.
  open var badgePositionAdjustment = UIOffset.zero
  /// Nil for red.
  open var badgeBackgroundColor: UIColor?
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
