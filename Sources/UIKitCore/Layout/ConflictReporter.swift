internal import AutoLayoutEngine

/// Tells of required constraints that cannot all hold, and chooses the one to give up.
@MainActor
enum ConflictReporter {
  /// Reports constraints that contradict each other; answers which one gives way.
  static func choose(among conflict: [LayoutOwner?], in engine: LayoutEngine) -> Int? {
    var constraints: [NSLayoutConstraint] = []
    var views: [UIView] = []
    var candidates: [Int] = []
    for (index, owner) in conflict.enumerated() {
      switch owner {
      case .constraint(let record):
        guard let constraint = engine.constraints[Int(record)]?.takeUnretainedValue() else { continue }
        constraints.append(constraint)
        candidates.append(index)
      case .placement(let item):
        if let view = engine.view(of: item) { views.append(view) }
      case .extent(let item, let axis):
        guard let view = engine.view(of: item),
          let content = NSContentSizeLayoutConstraint.of(view, axis == .horizontal ? .horizontal : .vertical)
        else { continue }
        constraints.append(content)
        candidates.append(index)
      case nil: break
      }
    }
    // UIKIT: frames that views have by their masks stay; see `ConflictResolution` for the constraints.
    // A natural extent gives way before them.
    let content = constraints.firstIndex { $0 is NSContentSizeLayoutConstraint }
    let choice =
      content ?? savedChoice(among: constraints, in: engine)
      ?? ConflictResolution.choose(among: constraints.enumerated().map { candidate($0.element, order: $0.offset) })
    if !views.contains(where: { $0.flags.contains(.isMeasured) }) {
      engine.root.report(
        LayoutConflict(constraints: constraints, autoresizedViews: views, broken: choice.map { constraints[$0] }))
    }
    return choice.map { candidates[$0] }
  }

  /// The one that does not hold where the document last had the views, if all others do.
  ///
  /// UIKIT: Interface Builder gives way as its engine does, which keeps no rule of ours in 11 of 32 views (10 documents of 8
  /// repositories), but the frames that it stored tell what it kept.
  private static func savedChoice(among constraints: [NSLayoutConstraint], in engine: LayoutEngine) -> Int? {
    var frames: [(view: UIView, frame: CGRect)] = []
    for item in constraints.flatMap({ [$0.firstItem, $0.secondItem] }) {
      guard let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView else { continue }
      for view in [view, view.superview].compactMap({ $0 }) {
        guard let saved = view.extras?.layoutHints?.savedFrame else { continue }
        frames.append((view, saved))
      }
    }
    guard !frames.isEmpty, let check = FrameCheck(root: engine.root, frames: frames) else { return nil }
    var missing: [Int] = []
    for (index, constraint) in constraints.enumerated() {
      guard let miss = check.miss(of: constraint) else { return nil }
      if miss > savedTolerance { missing.append(index) }
    }
    return missing.count == 1 ? missing.first : nil
  }

  /// Interface Builder does not rewrite frames for less, in points.
  private static let savedTolerance: CGFloat = 1.01

  private static func candidate(_ constraint: NSLayoutConstraint, order: Int) -> ConflictResolution.Candidate {
    ConflictResolution.Candidate(
      kind: kind(of: constraint), constant: constraint.constant,
      isSystem: ConflictResolution.isSystemIdentifier(constraint.identifier), activationOrder: order)
  }

  private static func kind(of constraint: NSLayoutConstraint) -> ConflictResolution.Candidate.Kind {
    guard constraint.firstStart == nil, let first = constraint.first else { return .position }
    let (firstContainer, secondContainer) = (
      ConstraintLog.container(first), constraint.second.flatMap { ConstraintLog.container($0) }
    )
    return ConstraintLog.record(constraint, first).conflictKind { outer, inner in
      let container = inner == ObjectIdentifier(first) ? firstContainer : secondContainer
      return container.map { ObjectIdentifier($0) } == outer
    }
  }
}
