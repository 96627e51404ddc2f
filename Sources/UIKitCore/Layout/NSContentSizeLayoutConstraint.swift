internal import AutoLayoutEngine

/// A view's natural extent, as logs and diagnoses name it. The engine keeps it as a preference of the extent's variable.
///
/// The name is the one that UIKit's logs print.
final class NSContentSizeLayoutConstraint: NSLayoutConstraint {
  private(set) var hugging = UILayoutPriority.defaultLow
  private(set) var compressionResistance = UILayoutPriority.defaultHigh

  /// It comes and goes with the view's natural size.
  override var isActive: Bool {
    get { true }
    set {}
  }

  func saysTheSame(as other: NSContentSizeLayoutConstraint) -> Bool {
    firstAttribute == other.firstAttribute && constant == other.constant && hugging == other.hugging
      && compressionResistance == other.compressionResistance
  }

  /// `view`'s natural extent along `axis`; nil where it has none.
  static func of(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> NSContentSizeLayoutConstraint? {
    let size = view.intrinsicContentSize
    let extent = axis == .horizontal ? size.width : size.height
    guard extent != UIView.noIntrinsicMetric, extent.isFinite else { return nil }
    let made = NSContentSizeLayoutConstraint(
      first: AnchorTarget(item: view, attribute: axis == .horizontal ? .width : .height), relation: .equal, second: nil,
      multiplier: 1, constant: extent)
    made.hugging = view.contentHuggingPriority(for: axis)
    made.compressionResistance = view.contentCompressionResistancePriority(for: axis)
    return made
  }
}
