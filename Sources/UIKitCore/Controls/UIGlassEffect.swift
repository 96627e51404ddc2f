/// Glass above what lies behind.
///
/// DEVIATION: drawn as a thin material; light is not bent, and glass shapes do not flow into each other.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiglasseffect>
open class UIGlassEffect: UIVisualEffect {
  public enum Style: Int, Sendable { case regular = 0, clear }

  /// Whether the glass answers to touches. Default: false.
  open var isInteractive = false
  /// Colours the glass. Default: nil.
  open var tintColor: UIColor?
  let style: Style

  public init(style: Style) {
    self.style = style
    super.init()
  }
  public override convenience init() { self.init(style: .regular) }
}

/// Glass of several views that belongs together.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiglasscontainereffect>
open class UIGlassContainerEffect: UIVisualEffect {
  /// How near glass views are when they become one, in points. Default: 0.
  open var spacing: CGFloat = 0
  public override init() { super.init() }
}
