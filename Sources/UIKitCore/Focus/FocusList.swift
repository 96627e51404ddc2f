/// A scrolling view whose cells take the focus by index path, those out of sight included.
// Clients see the names of its requirements before those of the class's members.
@preconcurrency @MainActor
protocol FocusList: UIScrollView {
  var remembersLastFocusedIndexPath: Bool { get }
  var lastFocusedPath: IndexPath? { get set }
  var preferredFocusPath: IndexPath? { get }
  /// Cells that may have the focus in a rectangle of the content, in points.
  func focusFrames(in rect: CGRect) -> [(path: IndexPath, frame: CGRect)]
  func focusPath(of view: UIView) -> IndexPath?
  /// The cell of an index path, brought into sight.
  func focusCell(at path: IndexPath) -> UIView?
  func focusMayMove(_ context: UIFocusUpdateContext) -> Bool
  func focusDidMove(_ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator)
  /// Whether the focus selects, for an index path.
  func focusSelects(_ path: IndexPath) -> Bool
  /// What a finger on the cell does.
  func activateFocused(_ path: IndexPath)
}

extension FocusList {
  /// Where the focus goes when it enters: what the delegate prefers, what had it last, the first in sight.
  var entry: UIView? {
    let visible = focusFrames(in: bounds)
    let remembered = remembersLastFocusedIndexPath ? lastFocusedPath : nil
    guard let path = preferredFocusPath ?? remembered ?? visible.min(by: { $0.path < $1.path })?.path else {
      return nil
    }
    return focusCell(at: path)
  }

  /// The next cell in a heading, from one that has the focus. Looks one screen ahead.
  func neighbour(of view: UIView, heading: UIFocusHeading) -> UIView? {
    guard let path = focusPath(of: view) else { return nil }
    let near = bounds.union(view.frame)
    let ahead = near.insetBy(dx: -bounds.width, dy: -bounds.height)
    let found = focusFrames(in: ahead).filter { $0.path != path }
    let next = FocusSearch.nearest(from: view.frame, heading: heading, among: found.map(\.frame))
    return next.flatMap { focusCell(at: found[$0].path) }
  }
}
