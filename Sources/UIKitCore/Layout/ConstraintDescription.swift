/// Constraints in words, as UIKit's logs print them.
@MainActor
enum ConstraintDescription {
  static func describe(_ constraint: NSLayoutConstraint) -> String {
    let address = addressString(constraint)
    let name = constraint.identifier.map { " '\($0)'" } ?? ""
    let state = constraint.isActive ? "(active)" : "(inactive)"
    return "<\(type(of: constraint)):\(address)\(name) \(equation(constraint))   \(state)>"
  }

  private static func equation(_ constraint: NSLayoutConstraint) -> String {
    let relation = [-1: "<=", 0: "==", 1: ">="][constraint.relation.rawValue]!
    var text = "\(name(constraint.firstItem)).\(constraint.firstAttribute) \(relation) "
    if let second = constraint.secondItem, constraint.secondAttribute != .notAnAttribute {
      if constraint.multiplier != 1 { text += shortNumber(constraint.multiplier) + "*" }
      text += "\(name(second)).\(constraint.secondAttribute)"
      if constraint.constant != 0 {
        text += (constraint.constant < 0 ? " - " : " + ") + shortNumber(abs(constraint.constant))
      }
    } else {
      text += shortNumber(constraint.constant)
    }
    if constraint.priority != .required { text += " @" + shortNumber(CGFloat(constraint.priority.rawValue)) }
    return text
  }

  static func name(_ item: AnyObject?) -> String {
    guard let item else { return "(null)" }
    return "\(type(of: item)):\(addressString(item))"
  }

  static func unsatisfiable(_ conflict: LayoutConflict) -> String {
    let lines =
      conflict.autoresizedViews.map { "    \"<NSAutoresizingMaskLayoutConstraint \(name($0))>\"" }
      + conflict.constraints.map { "    \"\(describe($0))\"" }
    return """
      Unable to simultaneously satisfy constraints.
      \(lines.joined(separator: ",\n"))

      Will attempt to recover by breaking constraint
      \(conflict.broken.map { describe($0) } ?? "")
      """
  }
}
