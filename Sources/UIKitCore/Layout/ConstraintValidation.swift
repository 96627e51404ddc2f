/// What UIKit refuses, in its words.
@MainActor
enum ConstraintValidation {
  static func checkItems(_ constraint: NSLayoutConstraint) {
    for item in [constraint.first, constraint.second] {
      if let item, !(item is UIView || item is UILayoutGuide) {
        fatalError("NSLayoutConstraint for \(item): Constraint items must each be a view or layout guide.")
      }
    }
  }

  static func checkAttributes(_ constraint: NSLayoutConstraint) {
    let (a, b) = (constraint.firstAttribute, constraint.secondAttribute)
    if !constraint.multiplier.isFinite {
      fatalError(
        "NSLayoutConstraint for \(names(constraint)): Multiplier is not finite! That's illegal. multiplier:\(constraint.multiplier)"
      )
    }
    if !constraint.constant.isFinite {
      fatalError(
        "NSLayoutConstraint for \(names(constraint)): Constant is not finite! That's illegal. constant:\(constraint.constant)"
      )
    }
    if a == .notAnAttribute {
      fatalError(
        "NSLayoutConstraint for \(names(constraint)): A constraint cannot be made that sets a constant without a first attribute."
      )
    }
    if constraint.second == nil || b == .notAnAttribute {
      guard a.isDimension || constraint.firstStart != nil else {
        fatalError(
          "NSLayoutConstraint for \(names(constraint)): A constraint cannot be made that sets a location equal to a constant. Location attributes must be specified in pairs."
        )
      }
      return
    }
    if constraint.firstStart != nil || constraint.secondStart != nil { return }
    if a.isDimension != b.isDimension {
      fatalError(
        "NSLayoutConstraint for \(names(constraint)): Invalid pairing of layout attributes: a constraint cannot be made between a dimension and a location."
      )
    }
    if !a.isDimension, a.axis != b.axis {
      fatalError(
        "NSLayoutConstraint for \(names(constraint)): A vertical location cannot be paired with a horizontal location."
      )
    }
    if a.isDirectional && b.isPhysical || a.isPhysical && b.isDirectional {
      fatalError(
        "NSLayoutConstraint for \(names(constraint)): A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use leading/trailing for both or neither."
      )
    }
  }

  static func checkPriority(
    _ new: UILayoutPriority, replacing old: UILayoutPriority, of constraint: NSLayoutConstraint
  ) {
    if !(new.rawValue > 0 && new.rawValue <= 1000) {
      fatalError(
        "It's illegal to set priority:\(new.rawValue).  Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000."
      )
    }
    if constraint.isActive, (new == .required) != (old == .required) {
      fatalError(
        "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  You passed priority \(Int(new.rawValue)) and the existing priority was \(Int(old.rawValue))."
      )
    }
  }

  /// The view that will hold the constraint: the nearest common ancestor of its items.
  static func commonAncestor(of constraint: NSLayoutConstraint) -> UIView {
    let items = [constraint.first, constraint.second, constraint.firstStart?.item, constraint.secondStart?.item]
    let views = items.compactMap { $0 }.compactMap { LayoutItems.view(of: $0) }
    guard var ancestor = views.first else {
      fatalError("Unable to activate constraint \(constraint) because one of its items has been released.")
    }
    for view in views.dropFirst() {
      guard let common = ancestor.nearestCommonAncestor(with: view) else {
        fatalError(
          "Unable to activate constraint with anchors \(anchorName(constraint.first)) and \(anchorName(constraint.second)) because they have no common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's illegal."
        )
      }
      ancestor = common
    }
    return ancestor
  }

  private static func anchorName(_ item: AnyObject?) -> String { item.map { "\($0)" } ?? "(null)" }
  private static func names(_ constraint: NSLayoutConstraint) -> String {
    [constraint.first, constraint.second].compactMap { $0 }.map { "\($0)" }.joined(separator: ", ")
  }
}
