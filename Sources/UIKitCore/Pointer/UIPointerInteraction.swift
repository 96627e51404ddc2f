/// What a view does while the pointer is above it.
///
/// Source: <https://developer.apple.com/documentation/uikit/uipointerinteraction>
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  open var isEnabled = true {
    didSet { if !isEnabled { leave() } }
  }
  private(set) var region: UIPointerRegion?
  /// The style of the region beneath the pointer.
  package private(set) var style: UIPointerStyle?
  private var last: (point: CGPoint, modifiers: UIKeyModifierFlags)?

  public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) { if view !== self.view { leave() } }
  open func didMove(to view: UIView?) { self.view = view }

  /// Asks for the style anew.
  open func invalidate() {
    guard let last, region != nil else { return }
    move(to: last.point, last.modifiers)
  }

  /// The pointer is at a point of the view.
  ///
  /// UIKIT: the region is asked for at every movement, its style when the pointer comes into it; the old region is left
  /// before the new one is entered (Apple's pages on `UIPointerInteractionDelegate`).
  func move(to point: CGPoint, _ modifiers: UIKeyModifierFlags) {
    guard isEnabled, let view else { return }
    last = (point, modifiers)
    let whole = UIPointerRegion(rect: view.bounds)
    let request = UIPointerRegionRequest(location: point, modifiers: modifiers)
    let found = delegate == nil ? whole : delegate?.pointerInteraction(self, regionFor: request, defaultRegion: whole)
    guard let found, found.rect.contains(point) else { return leave() }
    guard found != region else { return }
    leave()
    last = (point, modifiers)
    region = found
    style = delegate?.pointerInteraction(self, styleFor: found)
    let animator = PointerAnimator()
    delegate?.pointerInteraction(self, willEnter: found, animator: animator)
    animator.run()
  }

  func leave() {
    last = nil
    guard let old = region else { return }
    (region, style) = (nil, nil)
    let animator = PointerAnimator()
    delegate?.pointerInteraction(self, willExit: old, animator: animator)
    animator.run()
  }
}
