/// Which views and constraints of a document are installed, by traits.
///
/// An element's `<mask>` excludes for all traits; those of its variations exclude and include where they hold.
public struct IBInstallation: Sendable {
  private struct Rule: Sendable {
    var condition: IBTraitCondition
    var isIncluded: Bool
  }

  private var rules: [String: [Rule]] = [:]
  /// The conditions under which anything in the document varies.
  public private(set) var conditions: Set<IBTraitCondition> = []

  init(_ root: IBElement) {
    var stack = [root]
    while let element = stack.popLast() {
      for child in element.children {
        switch child.name {
        case "mask": add(child, IBTraitCondition(key: nil))
        case "variation": break
        default: stack.append(child)
        }
      }
      for variation in element.variations {
        conditions.insert(variation.condition)
        for mask in variation.element.children where mask.name == "mask" { add(mask, variation.condition) }
      }
    }
  }

  private mutating func add(_ mask: IBElement, _ condition: IBTraitCondition) {
    for entry in mask.children where entry.name == "exclude" || entry.name == "include" {
      guard let id = entry.peek("reference") else { continue }
      rules[id, default: []].append(Rule(condition: condition, isIncluded: entry.name == "include"))
    }
  }

  /// Whether anything is said of the object with this id.
  public func varies(_ id: String) -> Bool { rules[id] != nil }

  /// Whether an object or a constraint is there under `traits`; what the document does not vary always is.
  public func isInstalled(_ id: String, in traits: IBTraits) -> Bool {
    rules[id]?.last { $0.condition.holds(in: traits) }?.isIncluded ?? true
  }

  /// The ids of what is not there for `traits`.
  public func uninstalled(in traits: IBTraits) -> Set<String> {
    Set(rules.keys.filter { !isInstalled($0, in: traits) })
  }
}
