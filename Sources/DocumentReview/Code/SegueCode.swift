internal import DocumentEditing

/// A controller's segues as its methods, and what is embedded in it.
struct SegueCode {
  /// The methods, each by its lines.
  private(set) var methods: [[String]] = []
  /// Statements that embed controllers.
  private(set) var embeddings: [String] = []
  /// What the code does not have, in words.
  private(set) var omissions: [String] = []

  private let tree: SyntaxTree
  private let container: ContainerCode
  private let classes: CodeClasses
  /// Names of the methods, by segues.
  private var calls: [SyntaxNode.ID: String] = [:]
  /// Names of the methods, by what they do.
  private var known: [String: String] = [:]

  static let embedding = [
    "private func embed(_ child: UIViewController, in container: UIView) {", "  addChild(child)",
    "  child.view.frame = container.bounds", "  child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]",
    "  container.addSubview(child.view)", "  child.didMove(toParent: self)", "}",
  ]

  /// - Parameters:
  ///   - sources: the controller, and what in its scene segues leave.
  ///   - names: the names of views and bar items, to which those of the methods are added.
  init(_ tree: SyntaxTree, leaving sources: [SyntaxNode.ID], _ classes: CodeClasses, _ names: inout CodeNames) {
    self.tree = tree
    container = ContainerCode(tree, classes)
    self.classes = classes
    for source in sources {
      guard let list = tree.child(of: source, named: "connections") else { continue }
      for segue in tree.children(of: list, named: "segue") { add(segue, from: source, &names) }
    }
  }

  /// The method that a segue became; nil for one that became none.
  func method(of segue: SyntaxNode.ID) -> String? { calls[segue] }

  /// The methods of the segues that leave an object by a click on it.
  func methods(leaving source: SyntaxNode.ID, byAccessory: Bool = false) -> [String] {
    guard let list = tree.child(of: source, named: "connections") else { return [] }
    return tree.children(of: list, named: "segue").compactMap { segue in
      (tree.element(segue)["trigger"] == "accessoryAction") == byAccessory ? calls[segue] : nil
    }
  }

  private mutating func add(_ segue: SyntaxNode.ID, from source: SyntaxNode.ID, _ names: inout CodeNames) {
    let element = tree.element(segue)
    if element["kind"] == "relationship" { return }
    if element["kind"] == "unwind", let action = element["unwindAction"] {
      return unwind(segue, element, action, source, &names)
    }
    guard let made = container.making(element["destination"]) else { return omit(segue, source) }
    if element["kind"] == "embed" {
      guard let name = names.name(of: source) else { return omit(segue, source) }
      embeddings.append("embed(\(made), in: \(name))")
      return
    }
    guard let body = body(element, made, from: source, names) else { return omit(segue, source) }
    write(segue, element, body, Self.name(element, made), &names)
  }

  private mutating func write(
    _ segue: SyntaxNode.ID, _ element: SyntaxElement, _ body: [String], _ wanted: String, _ names: inout CodeNames
  ) {
    let key = body.joined(separator: "\n")
    if let name = known[key] {
      calls[segue] = name
      return
    }
    let name = names.free(wanted)
    known[key] = name
    calls[segue] = name
    let identifier = element["identifier"].flatMap { $0.isEmpty ? nil : $0 }
    let note = identifier.map { ["/// The segue \(CodeValues.string($0))."] } ?? []
    methods.append(note + ["func \(name)() {"] + body.map { "  \($0)" } + ["}"])
  }

  /// Back to the scene that has the action; where nobody is known who has it, to the one before.
  private mutating func unwind(
    _ segue: SyntaxNode.ID, _ element: SyntaxElement, _ action: String, _ source: SyntaxNode.ID,
    _ names: inout CodeNames
  ) {
    let identifier = element["identifier"].flatMap { $0.isEmpty ? nil : $0 }
    let name = Self.name(identifier) ?? UnwindCode.method(action)
    guard let target = classes.unwinding.target(of: action), let type = classes.name(of: target) else {
      omissions.append(
        "who has \(action), to which \(ObjectNames(tree).fullName(source)) unwinds; the code goes back one step")
      return write(segue, element, UnwindCode.oneStep, name, &names)
    }
    write(segue, element, [UnwindCode.statement(action, identifier: identifier, of: type)], name, &names)
  }

  private mutating func omit(_ segue: SyntaxNode.ID, _ source: SyntaxNode.ID) {
    omissions.append("\(ConnectionWords(tree).text(segue)) of \(ObjectNames(tree).fullName(source))")
  }

  /// By the segue's identifier, or else by what it does: `showSettings`, `presentMap`.
  private static func name(_ segue: SyntaxElement, _ made: String) -> String {
    if let name = name(segue["identifier"]) { return name }
    let verb = ["show", "push", "showDetail", "replace", "custom"].contains(segue["kind"] ?? "") ? "show" : "present"
    return verb + subject(made)
  }

  private static func name(_ identifier: String?) -> String? {
    let words = CodeNames.words(identifier ?? "")
    guard let first = words.first, first.first?.isNumber == false, words.joined().count <= 40 else { return nil }
    return CodeNames.lowered(first) + words.dropFirst().map { CodeNames.raised($0) }.joined()
  }

  /// What a controller shows: `Settings` for `SettingsViewController()`.
  static func subject(_ made: String) -> String {
    let inner = made.split { "()".contains($0) }.last { $0.first?.isUppercase == true } ?? ""
    var name = CodeNames.words(String(inner)).last.map { CodeNames.raised($0) } ?? ""
    for suffix in ["ViewController", "Controller"] where name.hasSuffix(suffix) && name.count > suffix.count {
      name = String(name.dropLast(suffix.count))
      break
    }
    return name.isEmpty || name == "UIStoryboard" ? "Next" : name
  }

  private func body(
    _ segue: SyntaxElement, _ made: String, from source: SyntaxNode.ID, _ names: CodeNames
  ) -> [String]? {
    switch segue["kind"] {
    case "show": return ["show(\(made), sender: self)"]
    case "push": return ["navigationController?.pushViewController(\(made), animated: \(segue["animates"] != "NO"))"]
    case "showDetail", "replace": return ["showDetailViewController(\(made), sender: self)"]
    case "presentation", "modal", "popoverPresentation", "popover":
      return presentation(segue, made, from: source, names)
    case "custom":
      guard let type = segue["customClass"].map({ CodeNames.identifier($0) }) else { return nil }
      let identifier = segue["identifier"].map { CodeValues.string($0) } ?? "nil"
      return ["\(type)(identifier: \(identifier), source: self, destination: \(made)).perform()"]
    default: return nil
    }
  }

  private func presentation(
    _ segue: SyntaxElement, _ made: String, from source: SyntaxNode.ID, _ names: CodeNames
  ) -> [String] {
    let target = segue["destination"].flatMap { tree.object($0) }.map { tree.element($0) }
    let isPopover = segue["kind"]?.hasPrefix("popover") == true
    var lines: [String] = []
    let name = CodeNames.lowered(Self.subject(made)) + "Controller"
    let style = isPopover ? "popover" : segue["modalPresentationStyle"] ?? target?["modalPresentationStyle"]
    if let style, style != "automatic", CodeValues.isWord(style) {
      lines.append("\(name).modalPresentationStyle = .\(style)")
    }
    if let transition = segue["modalTransitionStyle"] ?? target?["modalTransitionStyle"], transition != "coverVertical",
      CodeValues.isWord(transition)
    {
      lines.append("\(name).modalTransitionStyle = .\(transition)")
    }
    if isPopover { lines += popover(segue, from: source, names).map { "\(name).popoverPresentationController?.\($0)" } }
    let animated = segue["animates"] != "NO"
    if lines.isEmpty { return ["present(\(made), animated: \(animated))"] }
    return ["let \(name) = \(made)"] + lines + ["present(\(name), animated: \(animated))"]
  }

  private func popover(_ segue: SyntaxElement, from source: SyntaxNode.ID, _ names: CodeNames) -> [String] {
    var lines: [String] = []
    let anchor = segue["popoverAnchorBarButtonItem"] ?? segue["popoverAnchorView"]
    let node = anchor.flatMap { tree.object($0) } ?? source
    if tree.element(node).name == "barButtonItem", let name = names.name(of: node) {
      lines.append("barButtonItem = \(name)")
    } else {
      let name = names.name(of: node) ?? "view"
      lines.append("sourceView = \(name)")
      lines.append("sourceRect = \(name == "view" ? "view.bounds" : "\(name).bounds")")
    }
    let known = ["up", "down", "left", "right"]
    let directions = segue.children.compactMap { tree[$0].element }.first { $0.name == "popoverArrowDirection" }
    let allowed = known.filter { directions?[$0] == "YES" }
    if !allowed.isEmpty, allowed != known {
      let cases = allowed.map { ".\($0)" }
      lines.append("permittedArrowDirections = \(cases.count == 1 ? cases[0] : "[\(cases.joined(separator: ", "))]")")
    }
    return lines
  }
}
