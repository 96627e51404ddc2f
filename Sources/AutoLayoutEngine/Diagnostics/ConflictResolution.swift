public import Foundation

/// Which of several required constraints that cannot all hold gives way.
///
/// 1. Constraints that the system makes for itself stay: autoresizing masks, the size that a container imposes, the
///    edges of margins and safe areas.
/// 2. Among the others gives way, in this order: an item's own proportion (`width == 2*height`); a fixed extent, the
///    largest first; an extent relative to another item's; a space between neighbours; any other position.
/// 3. Among equals the one activated last.
///
/// UIKIT: Apple documents no rule; this one agrees with fourteen public logs of iOS 6 to 18, and keeps to rules 1 and 3
/// elsewhere.
public enum ConflictResolution {
  /// A constraint of a conflicting set.
  public struct Candidate: Hashable, Sendable {
    /// What a constraint is about: the first kinds are given up first.
    public enum Kind: Int, Hashable, Sendable {
      /// An extent by another, multiplied.
      case proportion = 0
      /// An extent by a number.
      case fixedExtent = 1
      /// An extent by another.
      case relativeExtent = 2
      /// The space between neighbours.
      case neighbourSpace = 3
      /// A place in the container.
      case position = 4
    }

    /// What the constraint is about.
    public var kind: Kind
    /// The constant, in points.
    public var constant: CGFloat
    /// The system made the constraint for itself.
    public var isSystem: Bool
    /// Grows with each activation.
    public var activationOrder: Int

    /// A constraint that may be given up.
    public init(kind: Kind, constant: CGFloat, isSystem: Bool, activationOrder: Int) {
      self.kind = kind
      self.constant = constant
      self.isSystem = isSystem
      self.activationOrder = activationOrder
    }
  }

  /// The index of the candidate that gives way; `nil` if there is none.
  public static func choose(among candidates: [Candidate]) -> Int? {
    // 1. Spare the system's own, if anything else is there.
    let own = candidates.indices.filter { !candidates[$0].isSystem }
    let pool = own.isEmpty ? Array(candidates.indices) : own
    // 2. and 3. By kind, then extent, then age.
    return pool.min { left, right in precedes(candidates[left], candidates[right]) }
  }

  private static func precedes(_ left: Candidate, _ right: Candidate) -> Bool {
    if left.kind != right.kind { return left.kind.rawValue < right.kind.rawValue }
    if left.kind == .fixedExtent, abs(left.constant) != abs(right.constant) {
      return abs(left.constant) > abs(right.constant)
    }
    return left.activationOrder > right.activationOrder
  }

  /// Whether the system makes constraints of this identifier for itself.
  public static func isSystemIdentifier(_ identifier: String?) -> Bool {
    guard let identifier else { return false }
    return identifier.hasPrefix("UIView-Encapsulated-Layout-") || identifier.hasSuffix("-guide-constraint")
      || identifier.hasPrefix("UIViewSafeAreaLayoutGuide-") || identifier == "_UITemporaryLayoutWidth"
      || identifier == "_UITemporaryLayoutHeight"
  }
}

extension ConstraintRecord {
  /// What kind of thing the constraint fixes.
  public func conflictKind(isContainer: (Item, Item) -> Bool) -> ConflictResolution.Candidate.Kind {
    guard let secondItem else { return .fixedExtent }
    if firstAttribute.kind == .dimension { return secondItem == firstItem ? .proportion : .relativeExtent }
    let joinsEdges = firstAttribute != secondAttribute
    let areNeighbours = !isContainer(firstItem, secondItem) && !isContainer(secondItem, firstItem)
    return joinsEdges && areNeighbours ? .neighbourSpace : .position
  }
}
