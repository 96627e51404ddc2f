internal import Foundation
internal import InterfaceBuilder
internal import UIKitDocuments

/// What the document says of where a stack view's arranged views stand.
///
/// A saved extent tells what a view without a natural size measures only where the saved frames are a layout of the
/// stack: one after the other, with the stack's spacing between them, from its one end to the other.
struct SavedArrangement {
  private let stack: IBElement
  private let arranged: [IBElement]

  /// - Parameter uninstalled: ids of views that the document does not install.
  init(_ stack: IBElement, uninstalled: Set<String>) {
    self.stack = stack
    arranged = (stack.child("subviews")?.children ?? []).filter {
      ($0.bool("hidden") != true || $0.staysOnCanvas) && !uninstalled.contains($0.id ?? "")
    }
  }

  /// Interface Builder does not rewrite frames for less, in points.
  private static let tolerance: CGFloat = 1.01

  /// Whether the saved frames are a layout of the stack.
  var isLayout: Bool {
    guard let frame = stack.rect(key: "frame"), !arranged.isEmpty else { return false }
    let isVertical = stack.string("axis") == "vertical"
    let extent = isVertical ? frame.height : frame.width
    var spans: [ClosedRange<CGFloat>] = []
    for view in arranged {
      guard let rect = view.rect(key: "frame"), rect.width >= 0, rect.height >= 0 else { return false }
      spans.append(isVertical ? rect.minY...rect.maxY : rect.minX...rect.maxX)
    }
    guard let first = spans.first, let last = spans.last else { return false }
    let hasMargins = stack.child(key: "layoutMargins") != nil || stack.child(key: "directionalLayoutMargins") != nil
    let (before, after) = (first.lowerBound, extent - last.upperBound)
    let isWhole = hasMargins ? min(before, after) > -Self.tolerance : max(abs(before), abs(after)) < Self.tolerance
    return isWhole && keepsSpacing(spans)
  }

  private func keepsSpacing(_ spans: [ClosedRange<CGFloat>]) -> Bool {
    let spacing = CGFloat(stack.number("spacing") ?? 0)
    let gaps = zip(spans, spans.dropFirst()).map { $1.lowerBound - $0.upperBound }
    switch stack.string("distribution") {
    case "equalSpacing": return (gaps.max() ?? 0) - (gaps.min() ?? 0) < Self.tolerance
    case "equalCentering": return gaps.allSatisfy { $0 > spacing - Self.tolerance }
    default:
      return stack.string("spacingType") == "standard" || gaps.allSatisfy { abs($0 - spacing) < Self.tolerance }
        // Baselines are farther apart than the views that they belong to.
        || stack.bool("baselineRelativeArrangement") == true
    }
  }
}
