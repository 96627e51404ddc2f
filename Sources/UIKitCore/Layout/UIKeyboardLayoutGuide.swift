/// Follows the keyboard; while none is shown it is what lies below the safe area, down to the window's bottom.
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

  /// UIKIT: a keyboard that is docked, or away, is at the bottom, from side to side (Apple's article on adjusting a
  /// layout with the keyboard guide).
  override var nearEdges: NSDirectionalRectEdge { .bottom }

  /// UIKIT: the guide is what the keyboard occupies, or would at the bottom of the window: a view that ends above that has
  /// the guide below itself, and its top is at the view's safe area (a test of a layout library that runs on Apple's
  /// systems: 444 points in a window of 844 for a view of 400).
  override var placement: GuidePlacement? {
    let rest = usesBottomSafeArea ? owner?.layout.safeAreaInsets.bottom ?? 0 : 0
    let top = max(owner?.keyboardOverlap ?? 0, rest)
    return GuidePlacement(
      left: .init(share: 0, offset: 0), top: .init(share: 1, offset: -top), right: .init(share: 1, offset: 0),
      bottom: .init(share: 1, offset: roomBelow), staysInPlace: true)
  }

  /// From the view's bottom to that of its window, in points of the view; 0 for a view that reaches it.
  private var roomBelow: CGFloat {
    guard let owner, let window = owner.window, window !== owner else { return 0 }
    return max(0, owner.convert(window.bounds, from: window).maxY - owner.bounds.maxY)
  }
}
