internal import DocumentEditing

/// The parts of a class's code, sorted by when they hold.
struct CodeParts {
  var modules: Set<String> = []
  var declarations: [String] = []
  /// Protocols of the class.
  var protocols: [String] = []
  /// Methods after those that set up, each by its lines.
  var methods: [[String]] = []
  /// What is done when the views stand.
  var endings: [[String]] = []
  /// What is set once.
  private(set) var setup: [String] = []
  private(set) var hierarchy: [String] = []
  /// Constraints that always hold, with the places of the views that they are said of.
  private var always: [(text: String, view: Int)] = []
  /// Constraints for some size classes, in the order of their first one.
  private var groups: [(pairs: SizeClassSet, constraints: [(text: String, view: Int)])] = []
  private var movedViews: [String] = []
  private var variedStatements: [String] = []

  /// What is done in turn, with names for methods that do it.
  var steps: [(name: String, lines: [String])] {
    let connecting = Array(endings.filter { !$0.isEmpty }.joined(separator: [""]))
    let all = [
      ("setUpViews", setup), ("addSubviews", hierarchy), ("connectViews", connecting),
      ("activateConstraints", activation),
    ]
    return all.filter { !$1.isEmpty }.map { name, lines in
      let isTaken = methods.joined().contains { $0.contains("func \(name)(") }
      return (isTaken ? "\(name)OfScene" : name, lines)
    }
  }

  var varies: Bool { !groups.isEmpty || !movedViews.isEmpty || !variedStatements.isEmpty }

  // MARK: Collecting

  /// Statements for each of `SizeClassSet.pairs`.
  mutating func set(_ lists: [[String]]) {
    guard let first = lists.first else { return }
    if lists.dropFirst().allSatisfy({ $0 == first }) {
      if !first.isEmpty { setup += (setup.isEmpty ? [] : [""]) + first }
      return
    }
    let common = first.filter { line in lists.allSatisfy { $0.contains(line) } }
    if !common.isEmpty { setup += (setup.isEmpty ? [] : [""]) + common }
    var subjects: [String] = []
    var values: [String: [(pairs: SizeClassSet, line: String)]] = [:]
    for (index, list) in lists.enumerated() {
      for line in list where !common.contains(line) {
        let subject = line.range(of: " = ").map { String(line[..<$0.lowerBound]) } ?? line
        if values[subject] == nil { subjects.append(subject) }
        let pair = SizeClassSet(rawValue: 1 << index)
        if let known = values[subject]?.firstIndex(where: { $0.line == line }) {
          values[subject]?[known].pairs.insert(pair)
        } else {
          values[subject, default: []].append((pair, line))
        }
      }
    }
    for subject in subjects { variedStatements += Self.choice(subject, values[subject] ?? []) }
  }

  private static func choice(_ subject: String, _ choices: [(pairs: SizeClassSet, line: String)]) -> [String] {
    let isWhole = choices.reduce(into: SizeClassSet()) { $0.formUnion($1.pairs) } == .all
    if choices.count == 2, isWhole, choices[0].line != subject {
      let ordered = choices.sorted { !$0.pairs.condition.hasPrefix("!") && $1.pairs.condition.hasPrefix("!") }
      let values = ordered.map { String($0.line.dropFirst(subject.count + 3)) }.map {
        // What stands behind a question mark is one operand.
        $0.contains(" ?? ") ? "(\($0))" : $0
      }
      let condition = ordered[0].pairs.condition
      let test = condition.contains(" ") ? "(\(condition))" : condition
      return ["\(subject) = \(test) ? \(values[0]) : \(values[1])"]
    }
    var lines: [String] = []
    for (index, choice) in choices.enumerated() {
      let isLast = index == choices.count - 1 && isWhole && index > 0
      let test = isLast ? "else" : index == 0 ? "if \(choice.pairs.condition)" : "else if \(choice.pairs.condition)"
      if index == 0 { lines.append("\(test) {") } else { lines[lines.count - 1] = "} \(test) {" }
      lines += ["  \(choice.line)", "}"]
    }
    return lines
  }

  /// Puts a view into its superview, always or for some size classes.
  mutating func attach(_ statement: String, to view: SyntaxNode.ID, _ pairs: SizeClassSet, _ name: String) {
    if statement.isEmpty { return }
    if pairs == .all { return hierarchy.append(statement) }
    movedViews += ["if \(pairs.condition) {", "  \(statement)", "} else {", "  \(name).removeFromSuperview()", "}"]
  }

  /// - Parameter view: the place of the view that the constraint is said of.
  mutating func activate(_ constraint: String, for pairs: SizeClassSet, of view: Int) {
    if pairs == .all { return always.append((constraint, view)) }
    if let known = groups.firstIndex(where: { $0.pairs == pairs }) {
      groups[known].constraints.append((constraint, view))
    } else {
      groups.append((pairs, [(constraint, view)]))
    }
  }

  /// The lines of a list of constraints, those of each view apart.
  private static func list(_ constraints: [(text: String, view: Int)]) -> [String] {
    var lines: [String] = []
    for (index, constraint) in constraints.enumerated() {
      if index > 0, constraints[index - 1].view != constraint.view { lines.append("") }
      lines.append("  \(constraint.text),")
    }
    return lines
  }

  /// The statement that activates what always holds; empty where nothing does.
  var activation: [String] {
    always.isEmpty ? [] : ["NSLayoutConstraint.activate(["] + Self.list(always) + ["])"]
  }

  // MARK: Size classes

  /// The method that makes what differs by size class so, and its callers.
  var applyingSizeClasses: [String] {
    var body: [String] = []
    let names = groups.map { "\($0.pairs.name)Constraints" }
    if !names.isEmpty { body.append("NSLayoutConstraint.deactivate(\(names.joined(separator: " + ")))") }
    body += movedViews + variedStatements
    for group in groups {
      body.append("if \(group.pairs.condition) { NSLayoutConstraint.activate(\(group.pairs.name)Constraints) }")
    }
    var lines: [String] = []
    for group in groups {
      lines += ["", "  private lazy var \(group.pairs.name)Constraints = ["]
      lines += Self.list(group.constraints).map { $0.isEmpty ? "" : "  \($0)" } + ["  ]"]
    }
    lines += [
      "", "  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {",
      "    super.traitCollectionDidChange(previousTraitCollection)", "    applySizeClasses()", "  }", "",
      "  /// What differs by size class.", "  private func applySizeClasses() {",
    ]
    for (name, property) in [("isCompactWidth", "horizontalSizeClass"), ("isCompactHeight", "verticalSizeClass")]
    where body.contains(where: { $0.contains(name) }) {
      lines.append("    let \(name) = traitCollection.\(property) == .compact")
    }
    return lines + body.map { "    " + $0 } + ["  }"]
  }
}
