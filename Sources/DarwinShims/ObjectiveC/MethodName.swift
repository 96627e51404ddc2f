/// A selector, compared with what Swift calls methods and accessors.
struct MethodName {
  private let selector: String
  private let words: String
  private let count: Int

  init(_ selector: Selector) {
    self.selector = SelectorName.derived(selector.name)
    words = self.selector.lowercased().filter { $0 != ":" }
    count = self.selector.count { $0 == ":" }
  }

  /// Whether the selector is that of a member, by the rule of Swift's compiler: labels follow the name, behind "With" where
  /// the first is no preposition.
  func means(_ declaration: Declaration) -> Bool {
    switch declaration.kind {
    case .getter: return selector == declaration.name
    case .setter: return selector == "set\(declaration.name.prefix(1).uppercased())\(declaration.name.dropFirst()):"
    case .method:
      guard declaration.labels.count == count else { return false }
      let labels = declaration.labels.joined().lowercased()
      let name = declaration.name.lowercased()
      return words == name + labels || declaration.labels.first?.isEmpty == false && words == name + "with" + labels
    }
  }

  /// A member as a demangled name describes it: `(extension in App):UIKitCore.UIView.(go in _AB)(at: Swift.Int) -> ()`,
  /// `UIKitCore.UIView.isHidden.getter : Swift.Bool`.
  struct Declaration {
    enum Kind { case method, getter, setter }

    /// The class with its module.
    let owner: String
    let name: String
    /// Empty ones for arguments without label.
    let labels: [String]
    let kind: Kind

    /// Nil for what is no method or accessor.
    init?(_ text: String) {
      let head =
        #/(?:dynamically replaceable variable for )?(?:\(extension in \w+\):)?([\w.]+)\.(?:\((\w+) in \w+\)|(\w+))/#
      guard let match = text.prefixMatch(of: head), let found = match.2 ?? match.3 else { return nil }
      let rest = text[match.range.upperBound...]
      if rest.hasPrefix(" : "), found == "getter" || found == "setter", let dot = match.1.lastIndex(of: ".") {
        owner = String(match.1[..<dot])
        name = String(match.1[match.1.index(after: dot)...])
        (labels, kind) = ([], found == "getter" ? .getter : .setter)
      } else if let arguments = Self.arguments(rest) {
        (owner, name) = (String(match.1), String(found))
        (labels, kind) = (arguments, .method)
      } else {
        return nil
      }
    }

    /// The labels of `(at: Swift.Int, Swift.Array<Swift.Int>) -> ()`; nil where no function follows.
    private static func arguments(_ text: Substring) -> [String]? {
      guard text.first == "(" else { return nil }
      var depth = 0
      var parts = [""]
      var former: Character = " "
      for index in text.indices {
        let character = text[index]
        // The head of an arrow closes nothing.
        if ")]".contains(character) || character == ">" && former != "-" { depth -= 1 }
        if depth == 0 {
          guard index == text.startIndex else {
            guard text[index...].contains("-> ") else { return nil }
            return parts == [""]
              ? [] : parts.map { $0.prefixMatch(of: #/\ *(\w+):\ /#).map { $0.1 == "_" ? "" : String($0.1) } ?? "" }
          }
        } else if depth == 1, character == "," {
          parts.append("")
        } else {
          parts[parts.count - 1].append(character)
        }
        if "([<".contains(character) { depth += 1 }
        former = character
      }
      return nil
    }
  }
}
