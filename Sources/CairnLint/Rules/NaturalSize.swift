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

  /// Whether what the view and what is in it measure is known to the point: texts of the system's font and pictures that
  /// are no symbols.
  static func isExact(_ view: UIView) -> Bool {
    font(of: view)?.familyName.hasPrefix(".AppleSystemUIFont") != false && picture(in: view)?.isSymbolImage != true
      && view.subviews.allSatisfy(isExact)
  }

  /// Whether the view shows a text in a font of which nothing is known.
  static func isAssumed(_ view: UIView) -> Bool { font(of: view)?.isAssumed == true }

  private static func font(of view: UIView) -> UIFont? {
    switch view {
    case let label as UILabel: label.font
    case let field as UITextField: field.font
    case let button as UIButton: button.titleLabel?.font
    default: nil
    }
  }

  private static func picture(in view: UIView) -> UIImage? {
    (view as? UIImageView)?.image ?? (view as? UIButton)?.currentImage
  }

  private static func size(of view: UIView) -> CGSize {
    guard let label = view as? UILabel, label.numberOfLines != 1 else { return view.intrinsicContentSize }
    return label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
  }
}
