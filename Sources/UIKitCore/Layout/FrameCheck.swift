internal import AutoLayoutEngine
internal import ConstraintSolver

/// Holds frames against constraints: by how much a constraint misses where views stand at given frames, whatever the
/// solver makes of it.
@MainActor
package struct FrameCheck {
  private let engine: LayoutEngine
  private var values: [Variable: Double] = [:]

  /// - Parameters:
  ///   - root: the root of a tree that was laid out.
  ///   - frames: where views stand, in their superviews' coordinates, in points; those outside of the tree do not count.
  package init?(root: UIView, frames: [(view: UIView, frame: CGRect)]) {
    if root.rootEngine == nil { root.rootView.solveTree() }
    guard let engine = root.rootEngine else { return nil }
    self.engine = engine
    for (view, frame) in frames where view.rootEngine === engine {
      let item = engine.system.variables(of: engine.item(for: view))
      let rect = view.alignmentRect(forFrame: frame)
      values[item.x] = Double(rect.minX)
      values[item.y] = Double(rect.minY)
      values[item.width] = Double(rect.width)
      values[item.height] = Double(rect.height)
    }
  }

  /// How far the frames are from satisfying an active constraint, in points; 0 where they do, nil where they do not tell:
  /// it is about a guide, a scroll view's content, a view without a frame or one outside of the tree.
  package func miss(of constraint: NSLayoutConstraint) -> CGFloat? {
    guard constraint.holder?.rootEngine === engine, let form = ConstraintLowering.form(of: constraint, in: engine)
    else { return nil }
    var sum = form.constant - ConstraintLowering.constant(of: constraint)
    for term in form.terms {
      guard let value = values[term.variable] else { return nil }
      sum += term.coefficient * value
    }
    return switch constraint.relation {
    case .equal: abs(CGFloat(sum))
    case .lessThanOrEqual: max(0, CGFloat(sum))
    case .greaterThanOrEqual: max(0, CGFloat(-sum))
    }
  }
}
