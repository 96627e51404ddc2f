/// A row that a swipe moves aside.
@MainActor
protocol SwipeableRow: UIView {
  /// In points; to the right is positive.
  var swipeOffset: CGFloat { get set }
  var contentView: UIView { get }
}
