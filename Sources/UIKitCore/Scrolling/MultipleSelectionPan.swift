internal import Foundation

/// A list that a drag selects several elements of.
// Clients see the names of its requirements before those of the class's members.

/// Two fingers that select what they pass; one finger while the list is edited.
///
/// UIKIT: one finger scrolls along the content, so it selects across it, and in tables beside the rows' leading edge.
/// The elements between the first and the one beneath the fingers are selected, or deselected where the first one was
/// selected already (Apple's "Selecting multiple items with a two-finger pan gesture").
final class MultipleSelectionPan: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  /// How wide the strip beside rows is that one finger selects in, in points.
  private static let edge: CGFloat = 44
  private unowned let list: any MultipleSelecting
  private var first: IndexPath?
  private var selects = true
  private var before: Set<IndexPath> = []

  init(_ list: any MultipleSelecting) {
    self.list = list
    super.init(target: nil, action: nil)
    delegate = self
    maximumNumberOfTouches = 2
    onChange = { [weak self] in self?.moved() }
    list.addGestureRecognizer(self)
    list.panGestureRecognizer.require(toFail: self)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    // UIKIT: one finger scrolls; a second one that comes later does not change that (Apple's page on
    // `shouldBeginMultipleSelectionInteractionAt` names two fingers; the rest is a guess).
    if state == .possible, tracked.count == 1, accepts(translation(in: list)) { state = .failed }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard numberOfTouches > 1 || list.isEditing && goesAcross else { return false }
    let way = translation(in: list)
    let here = location(in: list)
    guard let path = list.selectablePath(at: CGPoint(x: here.x - way.x, y: here.y - way.y)),
      list.mayBeginMultipleSelection(at: path)
    else { return false }
    first = path
    return true
  }

  private var goesAcross: Bool {
    let way = translation(in: list)
    if list.selectsAtEdge {
      let start = location(in: list).x - way.x
      return list.isRightToLeft ? start > list.bounds.width - Self.edge : start < Self.edge
    }
    let scrollsDown = list.contentSize.height > list.bounds.height || list.contentSize.width <= list.bounds.width
    return scrollsDown ? abs(way.x) > abs(way.y) : abs(way.y) > abs(way.x)
  }

  private func moved() {
    guard let first else { return }
    switch state {
    case .began:
      before = list.selectedPaths
      selects = !before.contains(first)
      list.didBeginMultipleSelection(at: first)
      reach(location(in: list))
    case .changed: reach(location(in: list))
    case .ended, .cancelled, .failed:
      self.first = nil
      list.didEndMultipleSelection()
    default: break
    }
  }

  private func reach(_ point: CGPoint) {
    guard let first, let last = list.selectablePath(at: point) else { return }
    let passed = Set(first <= last ? list.paths(from: first, to: last) : list.paths(from: last, to: first))
    let wanted = selects ? before.union(passed) : before.subtracting(passed)
    let present = list.selectedPaths
    for path in present.subtracting(wanted).sorted() { list.setSelected(path, false) }
    for path in wanted.subtracting(present).sorted() { list.setSelected(path, true) }
  }
}
