/// A drag that starts at an edge of the screen.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiscreenedgepangesturerecognizer>
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// UIKIT: the band along an edge where the drag may start, in points. A guess.
  private static let band: CGFloat = 20

  /// The edges from which the drag may come. Default: none.
  open var edges: UIRectEdge = []

  /// The edge is the screen's, whatever stands there.
  override var sidewaysStart: CGPoint? { nil }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, let bounds = (view?.window ?? tracked.first?.window)?.bounds else { return }
    let point = startLocation
    let starts =
      (edges.contains(.left) && point.x <= bounds.minX + Self.band)
      || (edges.contains(.right) && point.x >= bounds.maxX - Self.band)
      || (edges.contains(.top) && point.y <= bounds.minY + Self.band)
      || (edges.contains(.bottom) && point.y >= bounds.maxY - Self.band)
    if !starts { state = .failed }
  }

  override func accepts(_ translation: CGPoint) -> Bool {
    guard super.accepts(translation) else { return false }
    let inward =
      (edges.contains(.left) && translation.x > abs(translation.y))
      || (edges.contains(.right) && -translation.x > abs(translation.y))
      || (edges.contains(.top) && translation.y > abs(translation.x))
      || (edges.contains(.bottom) && -translation.y > abs(translation.x))
    return inward
  }
}
