internal import InterfaceBuilder
internal import UIKitCore

/// Each minimal set of required constraints that contradict each other.
enum UnsatisfiableRule: LintRule {
  static let info = LintRules.info("unsatisfiable-constraints")

  static func check(_ scene: LintedScene) -> [LintFinding] {
    scene.conflicts.compactMap { conflict in
      let stated = conflict.constraints.compactMap { scene.made.statedConstraints[ObjectIdentifier($0)] }
      let broken = conflict.broken.flatMap { scene.made.statedConstraints[ObjectIdentifier($0)] }
      guard let place = broken ?? stated.first else { return nil }
      let others = conflict.constraints.count - 1 + conflict.autoresizedViews.count
      let choice = broken == nil ? "one of them is" : "this one is"
      var finding = finding(
        place.element, id: place.id, in: scene,
        "contradicts \(others) other constraint\(others == 1 ? "" : "s"); \(choice) broken: \(describe(place))")
      finding.related = stated.filter { $0.id != place.id }.map {
        LintFinding.Related(location: $0.element.location, message: describe($0))
      }
      return finding
    }
  }

  private static func describe(_ constraint: IBConstraint) -> String {
    let relation = ["≤", "=", "≥"][constraint.relation + 1]
    var text = "\(constraint.firstItem ?? "self").\(constraint.firstAttribute) \(relation) "
    if let second = constraint.secondItem {
      if constraint.multiplier != 1 { text += "\(constraint.multiplier) × " }
      text += "\(second).\(constraint.secondAttribute ?? "")"
      if constraint.constant != 0 { text += constraint.constant < 0 ? " − " : " + " }
      if constraint.constant != 0 { text += number(abs(constraint.constant)) }
    } else {
      text += number(constraint.constant)
    }
    return text + " (\(constraint.id))"
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : String(value)
  }
}
