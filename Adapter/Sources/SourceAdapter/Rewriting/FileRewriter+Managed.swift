internal import SwiftSyntax

extension FileRewriter {
  /// `@NSManaged var name: String?`: the accessors that Core Data makes at run time are written out.
  func adaptManaged(_ node: VariableDeclSyntax) {
    guard let attribute = node.attributes.attributes.first(where: { $0.name == "NSManaged" }) else { return }
    remove(attribute)
    if let type = types.last, isLayer(type.name) {
      for binding in node.bindings where binding.accessorBlock == nil { storeInLayer(binding) }
      file.note(.rewritten, .managedObject, node, "the layer keeps the value")
      return
    }
    for binding in node.bindings where binding.accessorBlock == nil {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
      let key = name.trimmingBackticks
      file.edits.insert(
        " { get { _managed(\"\(key)\") } set { _setManaged(\"\(key)\", newValue) } }",
        at: Edits.range(of: binding).upperBound)
    }
    file.note(.rewritten, .managedObject, node, "the accessors are written out")
  }

  private func isLayer(_ name: String) -> Bool {
    file.index.ancestry(of: name).contains { $0.inherited.contains(where: FileVocabulary.isLayerName) }
  }

  /// `@NSManaged var progress: CGFloat` of a layer: Core Animation makes accessors for values that it draws and animates.
  private func storeInLayer(_ binding: PatternBindingSyntax) {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.trimmingBackticks,
      let type = binding.typeAnnotation?.type
    else { return }
    let isOptional = type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    let value = Self.firstValues[type.trimmedDescription].map { " = \($0)" } ?? (isOptional ? "" : "!")
    file.edits.insert(
      "\(value) { didSet { if Swift.type(of: self).needsDisplay(forKey: \"\(name)\") { setNeedsDisplay() } } }",
      at: Edits.range(of: binding).upperBound)
  }

  private static let firstValues: [String: String] = {
    var result = ["Bool": "false", "CGPoint": ".zero", "CGSize": ".zero", "CGRect": ".zero", "UIEdgeInsets": ".zero"]
    for type in ["CGFloat", "Double", "Float", "Int", "UInt", "TimeInterval", "CFTimeInterval"] { result[type] = "0" }
    return result
  }()

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
