internal import UIKitCore

/// Sides on which a constraint says by itself that a view reaches beyond its superview: an edge tied to the superview's
/// own edge at a distance outside of it, or a middle tied to an edge, as of a badge at a corner.
///
/// Ties to margins do not count: a constant that takes the margin back reaches too far where the margin is smaller.
@MainActor
struct MeantOverhang {
  private let view: UIView
  private let superview: UIView

  init(of view: UIView, in superview: UIView) {
    self.view = view
    self.superview = superview
  }

  enum Side: String, CaseIterable {
    case left, top, right, bottom

    /// The sign of the way out.
    var outward: CGFloat { self == .left || self == .top ? -1 : 1 }
  }

  func isMeant(_ side: Side) -> Bool {
    superview.constraints.contains { constraint in
      guard constraint.isActive, constraint.relation == .equal, constraint.multiplier == 1 else { return false }
      if constraint.firstItem === view, constraint.secondItem === superview {
        return ties(constraint.firstAttribute, constraint.secondAttribute, constraint.constant, side)
      }
      if constraint.firstItem === superview, constraint.secondItem === view {
        return ties(constraint.secondAttribute, constraint.firstAttribute, -constraint.constant, side)
      }
      return false
    }
  }

  private func ties(
    _ own: NSLayoutConstraint.Attribute, _ other: NSLayoutConstraint.Attribute, _ constant: CGFloat, _ side: Side
  ) -> Bool {
    let edges = attributes(side)
    guard edges.contains(other) else { return false }
    let isAcross = side == .left || side == .right
    if own == (isAcross ? .centerX : .centerY) { return true }
    // A trailing constant counts towards the right in layouts from the left, and the other way round.
    let isMirrored = isAcross && own != .left && own != .right && isRightToLeft
    return edges.contains(own) && constant * side.outward * (isMirrored ? -1 : 1) > 0
  }

  private func attributes(_ side: Side) -> [NSLayoutConstraint.Attribute] {
    switch side {
    case .left: [.left, isRightToLeft ? .trailing : .leading]
    case .right: [.right, isRightToLeft ? .leading : .trailing]
    case .top: [.top]
    case .bottom: [.bottom]
    }
  }

  private var isRightToLeft: Bool { superview.effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
