/// The look of a toolbar.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitoolbarappearance>
open class UIToolbarAppearance: UIBarAppearance {
  /// Of buttons of the plain style.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// Of buttons of the done style.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// What `doneButtonAppearance` is called from iOS 26 on.
  open var prominentButtonAppearance: UIBarButtonItemAppearance {
    get { doneButtonAppearance }
    set { doneButtonAppearance = newValue }
  }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.copy()
    doneButtonAppearance = other.doneButtonAppearance.copy()
  }
}
