internal import SwiftSyntax

extension FileRewriter {
  /// `@NSManaged var name: String?`: the accessors that Core Data makes at run time are written out.
  func adaptManaged(_ node: VariableDeclSyntax) {
    guard let attribute = node.attributes.attributes.first(where: { $0.name == "NSManaged" }) else { return }
    remove(attribute)
    for binding in node.bindings where binding.accessorBlock == nil {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
      let key = name.trimmingBackticks
      file.edits.insert(
        " { get { _managed(\"\(key)\") } set { _setManaged(\"\(key)\", newValue) } }",
        at: Edits.range(of: binding).upperBound)
    }
    file.note(.rewritten, .managedObject, node, "the accessors are written out")
  }

  /// The accessors of ordered relationships.
  private static let placedAccessors: [(prefix: String, labels: [String], call: String, last: String)] = [
    ("insertInto", ["_", "at"], "_insertManaged", "to"), ("removeFrom", ["at"], "_removeManaged", "from"),
    ("replace", ["at", "with"], "_replaceManaged", "in"),
  ]

  /// `@NSManaged func addToItems(_ value: Item)` and its like.
  func adaptManaged(_ node: FunctionDeclSyntax) {
    guard let attribute = node.attributes.attributes.first(where: { $0.name == "NSManaged" }), node.body == nil else {
      return
    }
    remove(attribute)
    let name = node.name.text
    if let form = Self.placedAccessors.first(where: { name.hasPrefix($0.prefix) && node.labels == $0.labels }) {
      let names = node.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text }
      let key = name.dropFirst(form.prefix.count)
      let arguments =
        zip(form.labels, names).map { $0 == "_" ? $1 : "\($0): \($1)" } + [
          "\(form.last): \"\(key.prefix(1).lowercased() + key.dropFirst())\""
        ]
      file.edits.insert(" { \(form.call)(\(arguments.joined(separator: ", "))) }", at: Edits.range(of: node).upperBound)
      file.note(.rewritten, .managedObject, node, "the accessor is written out")
      return
    }
    let argument = node.signature.parameterClause.parameters.first.map { ($0.secondName ?? $0.firstName).text }
    let forms = [
      ("addTo", "_addManaged", "to"), ("insertInto", "_addManaged", "to"), ("removeFrom", "_removeManaged", "from"),
    ]
    guard let argument, let form = forms.first(where: { name.hasPrefix($0.0) }) else {
      file.edits.insert(" { fatalError(\"\(name)\") }", at: Edits.range(of: node).upperBound)
      file.note(.refused, .managedObject, node, "Core Data makes \(name) at run time")
      return
    }
    let rest = name.dropFirst(form.0.count)
    let key = rest.prefix(1).lowercased() + rest.dropFirst()
    file.edits.insert(" { \(form.1)(\(argument), \(form.2): \"\(key)\") }", at: Edits.range(of: node).upperBound)
    file.note(.rewritten, .managedObject, node, "the accessor is written out")
  }
}
