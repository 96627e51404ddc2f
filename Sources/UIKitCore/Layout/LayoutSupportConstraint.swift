/// One of the two constraints that place a controller's guide in its view.
final class LayoutSupportConstraint: NSLayoutConstraint {
  /// That of the height is the guide's length now, in points.
  override var constant: CGFloat {
    get { firstAttribute == .height ? (firstItem as? ViewControllerLayoutGuide)?.length ?? 0 : super.constant }
    set { super.constant = newValue }
  }
}
