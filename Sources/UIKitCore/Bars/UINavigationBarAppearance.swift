/// The look of a navigation bar.
///
/// Source: <https://developer.apple.com/documentation/uikit/uinavigationbarappearance>
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// In points.
  open var titlePositionAdjustment = UIOffset.zero
  open private(set) var backIndicatorImage: UIImage?
  open private(set) var backIndicatorTransitionMaskImage: UIImage?
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    self.backIndicatorImage = backIndicatorImage
    backIndicatorTransitionMaskImage = transitionMaskImage
  }

  /// The same texts without a background.
  var transparent: UINavigationBarAppearance {
    let copy = UINavigationBarAppearance()
    copy.configureWithTransparentBackground()
    copy.titleTextAttributes = titleTextAttributes
    copy.largeTitleTextAttributes = largeTitleTextAttributes
    copy.titlePositionAdjustment = titlePositionAdjustment
    return copy
  }
}

/// The look of a toolbar.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitoolbarappearance>
open class UIToolbarAppearance: UIBarAppearance {}

/// The look of a tab bar.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitabbarappearance>
open class UITabBarAppearance: UIBarAppearance {}
