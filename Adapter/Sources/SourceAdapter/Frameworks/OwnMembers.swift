internal import SwiftSyntax

/// The members that a module gives to types of frameworks which stand in in the same module: where one says the same as
/// the framework's, it takes its place.
///
/// On Apple's systems the framework is another module, whose member the module's own hides.
struct OwnMembers {
  /// By type, what its members are called, with the types of their parameters.
  private var signatures: [String: Set<String>] = [:]

  /// - Parameter names: what the frameworks declare.
  init(_ trees: [SourceFileSyntax], of names: Set<String>) {
    for node in trees.flatMap(\.statements).compactMap({ $0.item.as(ExtensionDeclSyntax.self) }) {
      let type = node.extendedType.plainName
      guard names.contains(type) else { continue }
      signatures[type, default: []].formUnion(node.memberBlock.members.compactMap { Self.signature($0.decl) })
    }
  }

  /// The declarations of frameworks without what the module says itself.
  func removed(from text: String) -> String {
    guard !signatures.isEmpty else { return text }
    let file = SourceFile(path: "", text: text)
    var edits = Edits()
    for item in file.tree.statements {
      guard let group = item.item.asProtocol((any DeclGroupSyntax).self), let name = Self.name(group),
        let own = signatures[name]
      else { continue }
      for member in group.memberBlock.members where Self.signature(member.decl).map(own.contains) == true {
        edits.remove(member)
      }
    }
    return edits.applied(to: file.bytes)
  }

  private static func name(_ group: any DeclGroupSyntax) -> String? {
    group.as(ExtensionDeclSyntax.self)?.extendedType.plainName
      ?? group.asProtocol((any NamedDeclSyntax).self)?.name.text
  }

  private static func signature(_ member: DeclSyntax) -> String? {
    if let node = member.as(InitializerDeclSyntax.self) {
      return "init" + parameters(node.signature.parameterClause)
    }
    if let node = member.as(FunctionDeclSyntax.self) {
      return node.name.text + parameters(node.signature.parameterClause)
    }
    guard let node = member.as(VariableDeclSyntax.self), node.bindings.count == 1 else { return nil }
    return (node.modifiers.has("static") ? "static " : "") + (node.bindings.first?.pattern.trimmedDescription ?? "")
  }

  private static func parameters(_ clause: FunctionParameterClauseSyntax) -> String {
    let parts = clause.parameters.map { "\($0.firstName.text): \(Self.plain($0.type.trimmedDescription))" }
    return "(\(parts.joined(separator: ", ")))"
  }

  /// The numbers of locations are called after what they measure.
  private static func plain(_ type: String) -> String {
    let plain = type.replacing("any ", with: "")
    return plain.hasPrefix("CLLocation") && !plain.hasPrefix("CLLocationCoordinate") && plain != "CLLocation"
      && !plain.hasPrefix("CLLocationManager") ? "Double" : plain
  }
}
