/// What a bar's button looks like in one state.
///
/// Source: <https://developer.apple.com/documentation/uikit/uibarbuttonitemstateappearance>
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// Merged above the normal state's, key by key. Default: empty.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Moves the title, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// Behind the title. Default: nil, for the normal state's.
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
