/// The rules of a page's style sheets, as far as texts use them: elements by name, class and identifier, within others.
///
/// Source: <https://www.w3.org/TR/selectors-3/>.
struct HTMLStyleSheet {
  /// What rules tell elements by.
  struct Element {
    var tag: String
    var identifier: String?
    var classes: Set<String>

    init(tag: String, _ attributes: [String: String]) {
      self.tag = tag
      identifier = attributes["id"]
      classes = Set((attributes["class"] ?? "").split(whereSeparator: \.isWhitespace).map(String.init))
    }
  }

  /// `p.note#first`; nil parts are any.
  private struct Compound {
    var tag: String?
    var identifier: String?
    var classes: Set<String> = []

    func matches(_ element: Element) -> Bool {
      (tag == nil || tag == element.tag) && (identifier == nil || identifier == element.identifier)
        && classes.isSubset(of: element.classes)
    }
  }

  private struct Rule {
    /// From the outermost to the element itself; whether each is the parent of the next.
    var path: [(compound: Compound, isParent: Bool)]
    var weight: Int
    var css: String
  }

  private var rules: [Rule] = []

  /// Takes a sheet's rules. Selectors of other kinds and rules for devices are left out.
  mutating func add(_ css: String) {
    let bare = css.replacing(/\/\*[\s\S]*?\*\/|<!--|-->/, with: "").replacing(
      /@[^{;]*(\{([^{}]|\{[^{}]*\})*\}|;)/, with: "")
    for match in bare.matches(of: /([^{}]+)\{([^{}]*)\}/) {
      for selector in match.1.split(separator: ",") {
        if let rule = Self.rule(String(selector), css: String(match.2)) { rules.append(rule) }
      }
    }
    // The more exact rule counts, of equal ones the later.
    rules = rules.enumerated().sorted { ($0.element.weight, $0.offset) < ($1.element.weight, $1.offset) }.map(\.element)
  }

  private static func rule(_ selector: String, css: String) -> Rule? {
    var rule = Rule(path: [], weight: 0, css: css)
    for word in selector.replacing(">", with: " > ").split(whereSeparator: \.isWhitespace) {
      if word == ">" {
        guard !rule.path.isEmpty else { return nil }
        rule.path[rule.path.count - 1].isParent = true
        continue
      }
      guard let match = word.wholeMatch(of: /(\*|[A-Za-z][A-Za-z0-9]*)?((?:[.#][A-Za-z0-9_-]+)*)/) else { return nil }
      var compound = Compound()
      if let tag = match.1, tag != "*" {
        compound.tag = tag.lowercased()
        rule.weight += 1
      }
      for part in match.2.matches(of: /([.#])([A-Za-z0-9_-]+)/) {
        if part.1 == "#" {
          compound.identifier = String(part.2)
          rule.weight += 10_000
        } else {
          compound.classes.insert(String(part.2))
          rule.weight += 100
        }
      }
      rule.path.append((compound, false))
    }
    return rule.path.isEmpty || rule.path.count > 16 ? nil : rule
  }

  /// The declarations for the last of the elements, which stand in each other; those that count more come later.
  func declarations(for elements: [Element]) -> [String] {
    rules.filter { Self.matches($0.path[...], elements[...]) }.map(\.css)
  }

  private static func matches(
    _ path: ArraySlice<(compound: Compound, isParent: Bool)>, _ elements: ArraySlice<Element>
  ) -> Bool {
    guard let last = path.last, let element = elements.last, last.compound.matches(element) else { return false }
    var rest = path.dropLast()
    var around = elements.dropLast()
    // The nearest that fits is taken: a rule that would fit one further out alone is rare.
    while let wanted = rest.last {
      if wanted.isParent {
        guard let parent = around.last, wanted.compound.matches(parent) else { return false }
      } else {
        while let outer = around.last, !wanted.compound.matches(outer) { around = around.dropLast() }
        if around.isEmpty { return false }
      }
      around = around.dropLast()
      rest = rest.dropLast()
    }
    return true
  }
}
