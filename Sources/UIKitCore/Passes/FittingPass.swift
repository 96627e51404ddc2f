internal import AutoLayoutEngine
internal import ConstraintSolver

/// `systemLayoutSizeFitting`: a trial solve of the subtree alone, which touches no view.
@MainActor
enum FittingPass {
  static func size(
    of view: UIView, target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    ConstraintPass.run(from: view)
    guard hasConstraints(view) else {
      return unconstrainedSize(of: view, target: target, horizontal: horizontal, vertical: vertical)
    }
    let engine = LayoutEngine(root: view, isTrial: true)
    let item = engine.system.variables(of: engine.item(for: view))
    let (w, h) = (Strength(horizontal.rawValue), Strength(vertical.rawValue))
    _ = engine.system.solver.add(
      [Term(variable: item.width, coefficient: 1)], constant: -Double(target.width), relation: .equal, strength: w)
    _ = engine.system.solver.add(
      [Term(variable: item.height, coefficient: 1)], constant: -Double(target.height), relation: .equal, strength: h)
    engine.update()
    let grid = PixelGrid(scale: view.pixelScale)
    return CGSize(
      width: grid.ceil(engine.system.solver.value(of: item.width)),
      height: grid.ceil(engine.system.solver.value(of: item.height)))
  }

  private static func hasConstraints(_ view: UIView) -> Bool {
    !view.layout.held.isEmpty || view.flags.contains(.placesArranged) || view.children.contains { hasConstraints($0) }
  }

  /// Without constraints inside, the intrinsic size and the target size: the one that is wanted more.
  private static func unconstrainedSize(
    of view: UIView, target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    func extent(
      _ intrinsic: CGFloat, _ target: CGFloat, _ fitting: UILayoutPriority, _ axis: NSLayoutConstraint.Axis
    ) -> CGFloat {
      guard intrinsic != UIView.noIntrinsicMetric else { return fitting >= .required ? target : 0 }
      let resisting =
        target < intrinsic
        ? view.contentCompressionResistancePriority(for: axis) : view.contentHuggingPriority(for: axis)
      return fitting > resisting ? target : intrinsic
    }
    let intrinsic = view.intrinsicContentSize
    let width = extent(intrinsic.width, target.width, horizontal, .horizontal)
    let wrapped = width > 0 ? view.intrinsicHeight(forSolvedWidth: width) : nil
    return CGSize(
      width: width, height: extent(wrapped ?? intrinsic.height, target.height, vertical, .vertical))
  }
}
