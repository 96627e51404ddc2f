import UIKit

/// Where a stack's size comes from, in words.
@MainActor
struct StackMeasures {
  let stackView: UIStackView
  let fixed: UIRectEdge

  var lines: [String] { [fixedEdges, line(for: .horizontal), line(for: .vertical)] }

  private var fixedEdges: String {
    let names: [(UIRectEdge, String)] = [
      (.top, "top"), (.left, "leading"), (.bottom, "bottom"), (.right, "trailing"),
    ]
    return "Fixed: " + names.filter { fixed.contains($0.0) }.map(\.1).joined(separator: ", ")
  }

  private func line(for axis: NSLayoutConstraint.Axis) -> String {
    let isWidth = axis == .horizontal
    let extent = Self.number(extent(of: stackView, axis))
    let edges: UIRectEdge = isWidth ? [.left, .right] : [.top, .bottom]
    let reason: String
    if fixed.contains(edges) {
      reason = "both edges"
    } else {
      reason = (axis == stackView.axis ? sum(axis) : "largest view") + margins(axis)
    }
    return "\(isWidth ? "Width" : "Height") \(extent): \(reason)"
  }

  private func sum(_ axis: NSLayoutConstraint.Axis) -> String {
    let views = stackView.arrangedSubviews.filter { !$0.isHidden }
    let sizes = views.map { Self.number(extent(of: $0, axis)) }.joined(separator: " + ")
    return "\(sizes), \(views.count - 1) × \(Self.number(stackView.spacing))"
  }

  private func margins(_ axis: NSLayoutConstraint.Axis) -> String {
    guard stackView.isLayoutMarginsRelativeArrangement else { return "" }
    let margins = stackView.layoutMargins
    let both = axis == .horizontal ? margins.left + margins.right : margins.top + margins.bottom
    return ", margins \(Self.number(both))"
  }

  private func extent(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? view.frame.width : view.frame.height
  }

  static func number(_ value: CGFloat) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(Double(rounded))"
  }
}
