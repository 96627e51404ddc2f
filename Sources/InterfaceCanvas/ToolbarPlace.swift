internal import InterfaceBuilder

/// Where a toolbar that no controller has stands in its scene.
enum ToolbarPlace {
  /// More than a home indicator takes, in points.
  private static let indicator: Double = 35

  /// Whether a constraint holds the bar's lower edge at the safe area's, or below it at the root's.
  static func isOnSafeArea(_ bar: IBElement) -> Bool {
    guard let id = bar.id else { return false }
    var constraints: [IBElement] = []
    var guides: Set<String> = []
    var root: String?
    var next = bar.parent
    while let element = next {
      constraints += element.child("constraints")?.children("constraint") ?? []
      guides.formUnion(element.children("viewLayoutGuide").filter { $0.key == "safeArea" }.compactMap(\.id))
      let ends = element.child("layoutGuides")?.children("viewControllerLayoutGuide") ?? []
      guides.formUnion(ends.filter { $0.string("type") == "bottom" }.compactMap(\.id))
      if element.key == "view" { root = element.id }
      next = element.parent
    }
    return constraints.contains { constraint in
      let ends = ["first", "second"].map { end in
        let item = constraint.string(end + "Item") ?? constraint.parent?.parent?.id
        return (item: item ?? "", attribute: constraint.string(end + "Attribute"))
      }
      guard ends.contains(where: { $0.item == id && $0.attribute == "bottom" }) else { return false }
      let isLow = abs(constraint.number("constant") ?? 0) < indicator
      return ends.contains { guides.contains($0.item) || isLow && $0.item == root && $0.attribute == "bottom" }
    }
  }
}
