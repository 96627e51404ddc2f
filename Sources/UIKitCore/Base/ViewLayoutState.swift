internal import ConstraintSolver

/// A view's share in constraint-based layout.
struct ViewLayoutState {
  var priorities = IntrinsicPriorities()
  var safeAreaInsets = UIEdgeInsets.zero
  /// Active constraints held here: the view is the nearest common ancestor of their items.
  nonisolated(unsafe) var held: [NSLayoutConstraint] = []
  nonisolated(unsafe) var guides: [UILayoutGuide] = []
  /// System guides, made when first asked for.
  var systemGuides: SystemGuides?
  /// The solver of the tree of which the view is the root.
  var engine: LayoutEngine?
}

extension UIView {
  /// Numbers the view in its tree's engine; -1 for no number.
  func setItem(_ item: Int32) {
    layoutItem = item
    flags.set(.hasItem, item >= 0)
  }
}

/// The guides that every view has.
struct SystemGuides {
  var margins: LayoutMarginsGuide?
  var safeArea: SafeAreaGuide?
  var readable: ReadableContentGuide?
  var keyboard: UIKeyboardLayoutGuide?
}

/// How strongly a view keeps its intrinsic size, per axis.
struct IntrinsicPriorities {
  var horizontalHugging = UILayoutPriority.defaultLow
  var verticalHugging = UILayoutPriority.defaultLow
  var horizontalCompression = UILayoutPriority.defaultHigh
  var verticalCompression = UILayoutPriority.defaultHigh

  func hugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? horizontalHugging : verticalHugging
  }
  func compression(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? horizontalCompression : verticalCompression
  }
  mutating func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    if axis == .horizontal { horizontalHugging = priority } else { verticalHugging = priority }
  }
  mutating func setCompression(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    if axis == .horizontal { horizontalCompression = priority } else { verticalCompression = priority }
  }
}
