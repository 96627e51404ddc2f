/// A row that a swipe moves aside.
// Clients see the names of its requirements before those of the class's members.
@preconcurrency @MainActor
protocol SwipeableRow: UIView {
  /// In points; to the right is positive.
  var swipeOffset: CGFloat { get set }
  var contentView: UIView { get }
}
