/// Makes room for the keyboard at the end of a controller's scroll view, and shows what is edited above it.
///
/// UIKIT: documented of table view controllers; the room is an inset beside those that the client sets.
@MainActor
final class KeyboardAvoidance: KeyboardFollower {
  private weak var view: UIScrollView?
  /// What it has added to the inset at the bottom, in points.
  private var room: CGFloat = 0

  /// The view is about to be seen.
  func start(_ view: UIScrollView?) {
    self.view = view
    Keyboard.current.follow(self)
    keyboardMoves()
  }

  /// The view is not seen any more.
  func stop() {
    Keyboard.current.leave(self)
    take(room: 0)
    view = nil
  }

  func keyboardMoves() {
    guard let view else { return }
    // The safe area takes its part already.
    let safe = max(view.adjustedContentInset.bottom - view.contentInset.bottom, 0)
    take(room: max(Keyboard.current.overlap(with: view) - safe, 0))
    guard room > 0, let edited = view.window?.firstResponder as? UIView, edited.isDescendant(of: view) else { return }
    // The row that it is in.
    let shown = sequence(first: edited, next: \.superview).first { $0.superview === view } ?? edited
    view.layoutIfNeeded()
    view.scrollRectToVisible(shown.convert(shown.bounds, to: view), animated: false)
  }

  private func take(room new: CGFloat) {
    guard let view, new != room else { return }
    view.contentInset.bottom += new - room
    view.verticalScrollIndicatorInsets.bottom += new - room
    room = new
  }
}
