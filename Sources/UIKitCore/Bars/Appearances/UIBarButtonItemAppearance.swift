/// The look of a bar's buttons in their states.
///
/// Source: <https://developer.apple.com/documentation/uikit/uibarbuttonitemappearance>
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
  /// Of buttons that nothing happens to; what other states do not set is as here.
  open private(set) var normal = UIBarButtonItemStateAppearance()
  /// Of buttons under a finger.
  open private(set) var highlighted = UIBarButtonItemStateAppearance()
  /// Of buttons that cannot be used.
  open private(set) var disabled = UIBarButtonItemStateAppearance()
  /// Of buttons that have the focus.
  open private(set) var focused = UIBarButtonItemStateAppearance()

  public override convenience init() { self.init(style: .plain) }
  /// Nothing is set for any state: buttons look as the bar makes them.
  public required init(style: UIBarButtonItem.Style) {
    super.init()
    configureWithDefault(for: style)
  }
  /// Nothing is set: nothing is read from the archive.
  public required init?(coder: NSCoder) { super.init() }

  /// Gives up what was set.
  ///
  /// UIKIT: titles of the done style are semibold; where no attributes are set, buttons take this from their own style.
  /// A guess.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    normal = UIBarButtonItemStateAppearance()
    highlighted = UIBarButtonItemStateAppearance()
    disabled = UIBarButtonItemStateAppearance()
    focused = UIBarButtonItemStateAppearance()
  }

  /// The four states are copied: a change of the copy leaves this alone.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(style: .plain)
    (copy.normal, copy.highlighted) = (normal.duplicate, highlighted.duplicate)
    (copy.disabled, copy.focused) = (disabled.duplicate, focused.duplicate)
    return copy
  }
  /// A copy, of the same class.
  open func copy() -> Self {
    guard let copy = copy(with: nil) as? Self else { fatalError("\(type(of: self)) is copied as another class") }
    return copy
  }

  /// What is set for a state, above what is set for the normal one.
  func values(for state: UIControl.State) -> BarButtonLook {
    let own: UIBarButtonItemStateAppearance? =
      if state.contains(.disabled) {
        disabled
      } else if state.contains(.highlighted) {
        highlighted
      } else if state.contains(.focused) {
        focused
      } else {
        nil
      }
    return BarButtonLook(own: own, normal: normal)
  }
}
