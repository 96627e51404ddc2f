internal import AutoLayoutEngine
internal import ConstraintSolver

/// Answers questions about a solved layout.
@MainActor
package enum LayoutDiagnosis {
  /// The item's view, with the constraints made that containers make late.
  private static func prepared(_ object: AnyObject) -> UIView? {
    guard let view = LayoutItems.view(of: object) else { return nil }
    view.arranger?.constraintsWillBeInspected()
    view.parent?.arranger?.constraintsWillBeInspected()
    if view.rootEngine == nil { view.rootView.solveTree() }
    return view
  }

  private static func itemAndEngine(_ object: AnyObject) -> (LayoutVariables, LayoutEngine)? {
    guard let view = prepared(object), let engine = view.rootEngine else { return nil }
    engine.update()
    let index = (object as? UILayoutGuide)?.item ?? view.layoutItem
    guard index >= 0 else { return nil }
    return (engine.system.variables(of: index), engine)
  }

  private static func variables(_ item: LayoutVariables, _ axis: NSLayoutConstraint.Axis?) -> [Variable] {
    switch axis {
    case .horizontal: [item.x, item.width]
    case .vertical: [item.y, item.height]
    case nil: [item.x, item.width, item.y, item.height]
    }
  }

  /// Whether another frame would satisfy the constraints as well.
  static func isAmbiguous(_ object: AnyObject, axis: NSLayoutConstraint.Axis? = nil) -> Bool {
    if let guide = object as? UILayoutGuide, guide.placement != nil { return false }
    guard let (item, engine) = itemAndEngine(object) else { return isLeftOpen(object) }
    return variables(item, axis).contains { engine.system.solver.isAmbiguous($0) }
  }

  /// Nothing says where the item is: no constraint speaks of it, and its frame does not count.
  private static func isLeftOpen(_ object: AnyObject) -> Bool {
    guard let view = LayoutItems.view(of: object), view.window != nil else { return false }
    if object is UILayoutGuide { return true }
    guard let parent = view.parent, !parent.flags.contains(.placesArranged) else { return false }
    return !view.translatesAutoresizingMaskIntoConstraints
  }

  /// What the view's constraints leave open: *x position*, *y position*, *width*, *height*.
  package static func openParts(of view: UIView) -> [String] { openParts(ofItem: view) }

  /// What the constraints inside a scroll view leave open of its content: *width*, *height*.
  package static func openContentParts(of view: UIView) -> [String] {
    guard let interior = view.interiorLayoutItem else { return [] }
    return openParts(ofItem: interior).filter { $0 == "width" || $0 == "height" }
  }

  private static func openParts(ofItem object: AnyObject) -> [String] {
    guard let (item, engine) = itemAndEngine(object) else { return [] }
    let parts = [("x position", item.x), ("width", item.width), ("y position", item.y), ("height", item.height)]
    return parts.filter { engine.system.solver.isAmbiguous($0.1) }.map(\.0)
  }

  /// Runs `body` while no two natural sizes of the views pull with the same priority, so that what is open in it is open
  /// for want of constraints.
  package static func withDistinctPriorities<Result>(of views: [UIView], _ body: () -> Result) -> Result {
    let former = views.map(\.layout.priorities)
    for (index, view) in views.enumerated() {
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        let more = Float(index + 1) * 0.4 / Float(views.count + 1)
        let (hugging, compression) = (
          view.contentHuggingPriority(for: axis), view.contentCompressionResistancePriority(for: axis)
        )
        if hugging != .required { view.setContentHuggingPriority(UILayoutPriority(hugging.rawValue + more), for: axis) }
        if compression != .required {
          view.setContentCompressionResistancePriority(UILayoutPriority(compression.rawValue + more), for: axis)
        }
      }
    }
    defer {
      for (view, priorities) in zip(views, former) {
        view.setContentHuggingPriority(priorities.horizontalHugging, for: .horizontal)
        view.setContentHuggingPriority(priorities.verticalHugging, for: .vertical)
        view.setContentCompressionResistancePriority(priorities.horizontalCompression, for: .horizontal)
        view.setContentCompressionResistancePriority(priorities.verticalCompression, for: .vertical)
      }
    }
    return body()
  }

  /// Moves an ambiguous view to another of its valid frames.
  static func exerciseAmbiguity(in view: UIView) {
    guard let (item, engine) = itemAndEngine(view) else { return }
    guard engine.system.solver.exerciseAmbiguity(of: variables(item, nil)) else { return }
    engine.announceAll()
    view.parent?.takeSolvedFrames()
  }

  /// The active constraints from which the item's frame along `axis` follows: those without which it would be another,
  /// or open, and the natural extent.
  static func constraints(affecting object: AnyObject, axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guard let view = prepared(object), let engine = view.rootEngine else { return [] }
    engine.update()
    let start = (object as? UILayoutGuide).map { $0.placement == nil ? $0.item : view.layoutItem } ?? view.layoutItem
    guard start >= 0 else { return [] }
    let wanted = variables(engine.system.variables(of: start), axis)
    var result: [NSLayoutConstraint] = []
    for index in linked(to: start, axis, engine) {
      guard let id = engine.system.identifier(of: index),
        let constraint = engine.constraints[Int(index)]?.takeUnretainedValue(),
        wanted.contains(where: { engine.system.solver.affects(id, $0) })
      else { continue }
      result.append(constraint)
    }
    let hasHinge = engine.system.item(start).hasHinge
    if object is UIView, axis == .horizontal ? hasHinge.width : hasHinge.height,
      let content = NSContentSizeLayoutConstraint.of(view, axis)
    {
      result.append(content)
    }
    return result
  }

  /// The records of `axis` that mention the item or, link by link, what it hangs on.
  private static func linked(to start: Int32, _ axis: NSLayoutConstraint.Axis, _ engine: LayoutEngine) -> [Int32] {
    var seenItems: Set<Int32> = [start]
    var seenRecords: Set<Int32> = []
    var result: [Int32] = []
    var queue = [start]
    while let item = queue.popLast() {
      engine.system.forEachRecord(of: item) { index in
        guard seenRecords.insert(index).inserted, engine.system.identifier(of: index) != nil,
          engine.constraints[Int(index)]?.takeUnretainedValue().firstAttribute.axis == axis
        else { return }
        result.append(index)
        let items = engine.system.items(of: index)
        for next in [items.0, items.1] where next >= 0 && seenItems.insert(next).inserted {
          queue.append(next)
        }
      }
    }
    return result
  }
}
