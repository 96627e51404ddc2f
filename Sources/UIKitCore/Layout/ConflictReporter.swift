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
    // A natural extent gives way before them (public conflict logs name other constraints as broken; a guess beyond
    // that).
    let content = constraints.firstIndex { $0 is NSContentSizeLayoutConstraint }
    let choice =
      content ?? knownChoice(among: constraints, in: engine)
      ?? ConflictResolution.choose(among: constraints.enumerated().map { candidate($0.element, order: $0.offset) })
    if !views.contains(where: { $0.flags.contains(.isMeasured) }) {
      engine.root.report(
        LayoutConflict(constraints: constraints, autoresizedViews: views, broken: choice.map { constraints[$0] }))
    }
    return choice.map { candidates[$0] }
  }

  /// The one that somebody outside knows to give way.
  private static func knownChoice(among constraints: [NSLayoutConstraint], in engine: LayoutEngine) -> Int? {
    for item in constraints.flatMap({ [$0.firstItem, $0.secondItem] }) {
      guard let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView else { continue }
      if let choose = view.extras?.layoutHints?.chooseYielding { return choose(constraints, engine.root) }
    }
    return nil
  }

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
