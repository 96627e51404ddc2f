/// `<variation key="…">`: other values of an element's attributes and children for some traits, and which of its views
/// and constraints are there.
public struct IBVariation: Sendable {
  /// For which traits the variation holds.
  public let condition: IBTraitCondition
  /// The `variation` element, or the one that it changes.
  public let element: IBElement

  init(_ element: IBElement) {
    condition = IBTraitCondition(key: element.peek("key"))
    self.element = element
  }
}

extension IBElement {
  /// The element's variations; what holds more generally comes first.
  ///
  /// UIKIT: of two that name as many traits the document's later one has the last word. Interface Builder writes them in
  /// alphabetical order: the width decides before the height (documents as Xcode writes them).
  public var variations: [IBVariation] {
    let found = children.filter { $0.name == "variation" }.map(IBVariation.init)
    guard found.count > 1 else { return found }
    return found.enumerated().sorted {
      ($0.element.condition.specificity, $0.offset) < ($1.element.condition.specificity, $1.offset)
    }.map(\.element)
  }

  /// Whether the element has other values for some traits. Masks alone do not count.
  public var hasVariedValues: Bool {
    children.contains { child in
      child.name == "variation"
        && (child.attributes.keys.contains { $0 != "key" } || child.children.contains { $0.name != "mask" })
    }
  }

  /// Whether the element, or anything in it, has other values for some traits.
  var variesInside: Bool { hasVariedValues || children.contains { $0.variesInside } }

  /// The element as it is for `traits`: a copy with the values of the variations that hold, without the variations.
  ///
  /// - Parameters:
  ///   - traits: What holds.
  ///   - keeps: the children that the copy shall have. Default: all.
  public func resolved(in traits: IBTraits, keeping keeps: (IBElement) -> Bool = { _ in true }) -> IBElement {
    var attributes = self.attributes
    var kept = children.filter { $0.name != "variation" && keeps($0) }
    for variation in variations where variation.condition.holds(in: traits) {
      for (name, value) in variation.element.attributes where name != "key" {
        attributes[name] = value
        kept.removeAll { $0.peek("key") == name }
      }
      for child in variation.element.children where child.name != "mask" {
        let role = child.peek("key")
        if let role { attributes[role] = nil }
        let index = kept.firstIndex { role == nil ? $0.name == child.name : $0.peek("key") == role }
        if let index { kept[index] = child } else { kept.append(child) }
      }
    }
    return IBElement(self, attributes: attributes, children: kept.map { $0.resolved(in: traits, keeping: keeps) })
  }

  /// Where this element and `other` differ, as paths of attributes and roles: `normal.image`, `fontDescription.pointSize`.
  public func differences(from other: IBElement) -> Set<String> {
    var paths: Set<String> = []
    for name in Set(attributes.keys).union(other.attributes.keys) where attributes[name] != other.attributes[name] {
      paths.insert(name)
    }
    let (own, others) = (byRole, other.byRole)
    for role in Set(own.keys).union(others.keys) {
      guard let mine = own[role], let theirs = others[role], mine.count == theirs.count else {
        paths.insert(role)
        continue
      }
      for (a, b) in zip(mine, theirs) {
        if a.name != b.name || a.text != b.text { paths.insert(role) }
        paths.formUnion(a.differences(from: b).map { "\(role).\($0)" })
      }
    }
    return paths
  }

  private var byRole: [String: [IBElement]] { Dictionary(grouping: children) { $0.peek("key") ?? $0.name } }
}
