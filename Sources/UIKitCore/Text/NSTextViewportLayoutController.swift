/// Has the part of a text shown that is looked at.
///
/// Source: <https://developer.apple.com/documentation/uikit/nstextviewportlayoutcontroller>
open class NSTextViewportLayoutController: NSObject {
  open private(set) weak var textLayoutManager: NSTextLayoutManager?
  open weak var delegate: (any NSTextViewportLayoutControllerDelegate)?
  /// What the last layout has shown, in the container's coordinates, in points.
  open private(set) var viewportBounds = CGRect.zero
  open private(set) var viewportRange: NSTextRange?

  public init(textLayoutManager: NSTextLayoutManager) {
    self.textLayoutManager = textLayoutManager
    super.init()
  }

  /// Asks for the bounds and has the fragments in them shown.
  open func layoutViewport() {
    guard let delegate, let textLayoutManager else { return }
    delegate.textViewportLayoutControllerWillLayout(self)
    viewportBounds = delegate.viewportBounds(for: self)
    var range: NSTextRange?
    textLayoutManager.enumerateTextLayoutFragments(from: nil, options: [.ensuresLayout]) { fragment in
      let frame = fragment.layoutFragmentFrame
      guard frame.minY < viewportBounds.maxY else { return false }
      guard frame.maxY > viewportBounds.minY else { return true }
      range = range?.union(fragment.rangeInElement) ?? fragment.rangeInElement
      delegate.textViewportLayoutController(self, configureRenderingSurfaceFor: fragment)
      return true
    }
    viewportRange = range
    delegate.textViewportLayoutControllerDidLayout(self)
  }

  /// Moves the viewport to a place: where its fragment begins, in the container's coordinates, in points.
  @discardableResult
  open func relocateViewport(to textLocation: any NSTextLocation) -> CGFloat {
    let top = textLayoutManager?.textLayoutFragment(for: textLocation)?.layoutFragmentFrame.minY ?? 0
    viewportBounds.origin.y = top
    return top
  }
  open func adjustViewport(byVerticalOffset verticalOffset: CGFloat) { viewportBounds.origin.y += verticalOffset }
}
