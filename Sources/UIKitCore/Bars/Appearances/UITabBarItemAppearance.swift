/// The look of tabs in their states.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitabbaritemappearance>
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying {
  /// Image above the title, beside it, or beside it in a low bar.
  public enum Style: Int, Sendable { case stacked = 0, inline, compactInline }

  /// Of tabs that are not selected; what other states do not set is as here.
  open private(set) var normal = UITabBarItemStateAppearance()
  /// Of the selected tab.
  open private(set) var selected = UITabBarItemStateAppearance()
  /// Of tabs that cannot be used.
  open private(set) var disabled = UITabBarItemStateAppearance()
  /// Of tabs that have the focus.
  open private(set) var focused = UITabBarItemStateAppearance()

  public override convenience init() { self.init(style: .stacked) }
  /// Nothing is set for any state, whatever the style.
  public required init(style: UITabBarItemAppearance.Style) {
    super.init()
    configureWithDefault(for: style)
  }
  /// Nothing is set: nothing is read from the archive.
  public required init?(coder: NSCoder) { super.init() }

  /// Gives up what was set.
  open func configureWithDefault(for style: UITabBarItemAppearance.Style) {
    normal = UITabBarItemStateAppearance()
    selected = UITabBarItemStateAppearance()
    disabled = UITabBarItemStateAppearance()
    focused = UITabBarItemStateAppearance()
  }

  /// The four states are copied: a change of the copy leaves this alone.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(style: .stacked)
    (copy.normal, copy.selected) = (normal.duplicate, selected.duplicate)
    (copy.disabled, copy.focused) = (disabled.duplicate, focused.duplicate)
    return copy
  }
  /// A copy, of the same class.
  open func copy() -> Self {
    guard let copy = copy(with: nil) as? Self else { fatalError("\(type(of: self)) is copied as another class") }
    return copy
  }
}
