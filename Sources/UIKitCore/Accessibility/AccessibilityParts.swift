internal import Foundation

/// What is in views for assistive technologies: subviews, and parts that views draw without a view of their own.
@MainActor
package enum AccessibilityParts {
  /// What is in a view, in order: what the application said, the parts that are drawn, or the subviews.
  package static func children(of view: UIView) -> [UIResponder] {
    if let own = view.accessibilityElements { return own.compactMap { $0 as? UIResponder } }
    return view.drawnElements + view.subviewsInReadingOrder
  }

  /// An element for a part of `view` that is drawn in `frame`, in the view's coordinates, in points.
  static func part(
    of view: UIView, _ label: String?, _ frame: CGRect, _ traits: UIAccessibilityTraits
  ) -> UIAccessibilityElement {
    let made = UIAccessibilityElement(accessibilityContainer: view)
    made.accessibilityLabel = label
    made.accessibilityFrameInContainerSpace = frame
    made.accessibilityTraits = traits
    return made
  }

  /// UIKIT: rows come in the order of their index paths, whatever the order of the views. A guess.
  static func order(_ cells: [UIView], before view: UIView) -> [UIView] {
    cells + view.subviews.filter { other in !cells.contains { $0 === other } }
  }
}
