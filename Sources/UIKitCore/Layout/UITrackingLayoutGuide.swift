/// A guide that keeps constraints active while it is near some edges of its owner, and others while it is away.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitrackinglayoutguide>
open class UITrackingLayoutGuide: UILayoutGuide {
  private var near: [UInt: [NSLayoutConstraint]] = [:]
  private var away: [UInt: [NSLayoutConstraint]] = [:]

  /// Constraints that are active while the guide is near all of `edges`.
  open func setConstraints(_ constraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge) {
    Self.replace(&near, edge, constraints)
    updateTrackedConstraints()
  }
  /// Constraints that are active while the guide is away from all of `edges`.
  open func setConstraints(_ constraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge) {
    Self.replace(&away, edge, constraints)
    updateTrackedConstraints()
  }
  /// The constraints that are active while the guide is near an edge.
  open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    near[edge.rawValue] ?? []
  }
  /// The constraints that are active while the guide is away from an edge.
  open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    away[edge.rawValue] ?? []
  }
  /// Deactivates all constraints that follow the guide, and forgets them.
  open func removeAllTrackedConstraints() {
    NSLayoutConstraint.deactivate((near.values.flatMap { $0 }) + (away.values.flatMap { $0 }))
    (near, away) = ([:], [:])
  }

  private static func replace(
    _ table: inout [UInt: [NSLayoutConstraint]], _ edge: NSDirectionalRectEdge, _ constraints: [NSLayoutConstraint]
  ) {
    NSLayoutConstraint.deactivate(table[edge.rawValue] ?? [])
    table[edge.rawValue] = constraints.isEmpty ? nil : constraints
  }

  /// The edges that the guide is near.
  var nearEdges: NSDirectionalRectEdge { [] }

  func updateTrackedConstraints() {
    let edges = nearEdges
    for (raw, constraints) in near where !edges.isSuperset(of: NSDirectionalRectEdge(rawValue: raw)) {
      NSLayoutConstraint.deactivate(constraints)
    }
    for (raw, constraints) in away where !edges.isDisjoint(with: NSDirectionalRectEdge(rawValue: raw)) {
      NSLayoutConstraint.deactivate(constraints)
    }
    for (raw, constraints) in near where edges.isSuperset(of: NSDirectionalRectEdge(rawValue: raw)) {
      NSLayoutConstraint.activate(constraints)
    }
    for (raw, constraints) in away where edges.isDisjoint(with: NSDirectionalRectEdge(rawValue: raw)) {
      NSLayoutConstraint.activate(constraints)
    }
  }
}
