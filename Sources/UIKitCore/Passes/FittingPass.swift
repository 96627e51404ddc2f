internal import ConstraintSolver

/// `systemLayoutSizeFitting`: a solve of the subtree alone whose result is dropped.
@MainActor
enum FittingPass {
  static func size(
    of view: UIView, target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    ConstraintPass.run(from: view)
    guard hasConstraints(view) else { return unconstrainedSize(of: view, target: target) }
    return LayoutEngine.withScratchEngine(for: view) { engine in
      let item = engine.items[Int(engine.item(for: view))]
      let (w, h) = (Strength(horizontal.rawValue), Strength(vertical.rawValue))
      _ = engine.solver.add(
        [Term(variable: item.width, coefficient: 1)], constant: -Double(target.width), relation: .equal, strength: w)
      _ = engine.solver.add(
        [Term(variable: item.height, coefficient: 1)], constant: -Double(target.height), relation: .equal, strength: h)
      engine.update()
      let solved = engine.alignmentRect(of: view.layout.item).size
      let grid = PixelGrid(scale: view.pixelScale)
      return CGSize(width: grid.ceil(solved.width), height: grid.ceil(solved.height))
    }
  }

  private static func hasConstraints(_ view: UIView) -> Bool {
    !view.layout.held.isEmpty || view.flags.contains(.placesArranged) || view.children.contains { hasConstraints($0) }
  }

  /// Without constraints inside, the intrinsic size decides; without that, the present size.
  private static func unconstrainedSize(of view: UIView, target: CGSize) -> CGSize {
    let intrinsic = view.intrinsicContentSize
    let height = target.width > 0 ? view.intrinsicHeight(forSolvedWidth: target.width) : nil
    return CGSize(
      width: intrinsic.width == UIView.noIntrinsicMetric ? 0 : intrinsic.width,
      height: height ?? (intrinsic.height == UIView.noIntrinsicMetric ? 0 : intrinsic.height))
  }
}
