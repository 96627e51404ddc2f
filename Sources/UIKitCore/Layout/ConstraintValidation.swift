internal import Foundation

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
      fatalError("Multiplier is not finite!  That's illegal.  multiplier:\(constraint.multiplier)")
    }
    checkConstant(constraint.constant, of: constraint)
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
    if constraint.multiplier == 0, !a.isDimension {
      fatalError(
        "NSLayoutConstraint for \(names(constraint)): A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal constraint of a location equal to a constant. Location attributes must be specified in pairs."
      )
    }
    if a.isDimension != b.isDimension {
      fatalError(
        "NSLayoutConstraint for \(names(constraint)): Invalid pairing of layout attributes: a constraint cannot be made between a dimension and a location."
      )
    }
    if a.isDirectional && b.isPhysical || a.isPhysical && b.isDirectional {
      fatalError(
        "NSLayoutConstraint for \(names(constraint)): A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use leading/trailing for both or neither."
      )
    }
  }

  /// UIKIT: documented as refused for active constraints, going from required to optional and back works: the tests of
  /// layout libraries do so.
  static func checkPriority(_ new: UILayoutPriority) {
    if !(new.rawValue > 0 && new.rawValue <= 1000) {
      fatalError(
        "It's illegal to set priority:\(String(format: "%f", new.rawValue)).  Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000."
      )
    }
  }

  static func checkConstant(_ constant: CGFloat, of constraint: NSLayoutConstraint) {
    guard !constant.isFinite else { return }
    fatalError(
      "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(constant) firstAnchor:\(anchor(constraint.first, constraint.firstAttribute)) secondAnchor:\(anchor(constraint.second, constraint.secondAttribute))"
    )
  }

  /// What is refused only when the constraint takes part in a layout.
  ///
  /// UIKIT: a view outside of a window may hold such a constraint; the tests of layout libraries make them.
  static func checkPairing(of constraint: NSLayoutConstraint) {
    let (a, b) = (constraint.firstAttribute, constraint.secondAttribute)
    guard constraint.second != nil, b != .notAnAttribute, constraint.firstStart == nil, constraint.secondStart == nil,
      !a.isDimension, !b.isDimension, a.axis != b.axis
    else { return }
    fatalError("Constraint improperly relates anchors of incompatible types: \(constraint)")
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
          "Unable to activate constraint with anchors \(anchor(constraint.first, constraint.firstAttribute)) and \(anchor(constraint.second, constraint.secondAttribute)) because they have no common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's illegal."
        )
      }
      ancestor = common
    }
    return ancestor
  }

  private static func anchor(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
    item.map { AnchorFactory.anchor($0, attribute).description } ?? "(null)"
  }
  private static func names(_ constraint: NSLayoutConstraint) -> String {
    [constraint.first, constraint.second].compactMap { $0 }.map { "\($0)" }.joined(separator: ", ")
  }
}
