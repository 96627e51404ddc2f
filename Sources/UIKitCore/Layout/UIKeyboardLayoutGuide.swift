/// Follows the keyboard; while none is shown it is the bottom safe area.
///
/// Source: <https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide>
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Default: false.
  open var followsUndockedKeyboard = false {
    willSet { if newValue { Limitation.hasNoEffect("UIKeyboardLayoutGuide.followsUndockedKeyboard") } }
  }
  /// Default: true. Whether the guide rests on the safe area's bottom while the keyboard is away.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue, let owner { LayoutEngine.insetsChanged(of: owner) } }
  }
  /// How far above the keyboard a drag of a scroll view begins to take it along, in points: the height of what stands on
  /// it. Default: 0.
  open var keyboardDismissPadding: CGFloat = 0

  /// UIKIT: a keyboard that is docked, or away, is at the bottom, from side to side.
  override var nearEdges: NSDirectionalRectEdge { .bottom }

  override var placement: GuidePlacement? {
    let rest = usesBottomSafeArea ? owner?.layout.safeAreaInsets.bottom ?? 0 : 0
    let bottom = max(owner?.keyboardOverlap ?? 0, rest)
    return GuidePlacement(
      left: .init(share: 0, offset: 0), top: .init(share: 1, offset: -bottom), right: .init(share: 1, offset: 0),
      bottom: .init(share: 1, offset: 0), staysInPlace: true)
  }
}
