/// What a bar's button looks like in one state.
///
/// Source: <https://developer.apple.com/documentation/uikit/uibarbuttonitemstateappearance>
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Moves the title, in points.
  open var titlePositionAdjustment = UIOffset.zero
  open var backgroundImage: UIImage?
  /// Moves the background image, in points.
  open var backgroundImagePositionAdjustment = UIOffset.zero

  var duplicate: UIBarButtonItemStateAppearance {
    let copy = UIBarButtonItemStateAppearance()
    copy.titleTextAttributes = titleTextAttributes
    copy.titlePositionAdjustment = titlePositionAdjustment
    copy.backgroundImage = backgroundImage
    copy.backgroundImagePositionAdjustment = backgroundImagePositionAdjustment
    return copy
  }
}
