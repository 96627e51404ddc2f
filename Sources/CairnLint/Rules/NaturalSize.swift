internal import Foundation
internal import UIKitCore

/// How far views are from what their content measures.
@MainActor
enum NaturalSize {
  /// The difference along `axis` in points, the largest of what is in a view that has no size itself; infinite where
  /// nothing has one.
  static func difference(of view: UIView, along axis: NSLayoutConstraint.Axis) -> CGFloat {
    let isHorizontal = axis == .horizontal
    let (size, frame) = (size(of: view), view.alignmentRect(forFrame: view.frame))
    let natural = isHorizontal ? size.width : size.height
    if natural != UIView.noIntrinsicMetric { return abs(natural - (isHorizontal ? frame.width : frame.height)) }
    return view.subviews.map { difference(of: $0, along: axis) }.filter(\.isFinite).max() ?? .infinity
  }

  private static func size(of view: UIView) -> CGSize {
    guard let label = view as? UILabel, label.numberOfLines != 1 else { return view.intrinsicContentSize }
    return label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
  }
}
