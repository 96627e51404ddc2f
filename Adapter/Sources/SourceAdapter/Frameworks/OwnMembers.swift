internal import SwiftSyntax

/// The members that a module gives to types of frameworks which stand in in the same module, and to the classes of UIKit
/// above them: where one says the same as the framework's, it takes its place.
///
/// On Apple's systems the framework is another module, whose member the module's own hides; beside an extension of the
/// superclass it would be an override, which extensions do not allow.
struct OwnMembers {
  /// By type, what its members are called, with the types of their parameters.
  private var signatures: [String: Set<String>] = [:]

  init(_ trees: [SourceFileSyntax]) {
    for node in trees.flatMap({ Self.extensions(in: $0.statements) })
    where !node.modifiers.has("private") && !node.modifiers.has("fileprivate") {
      signatures[node.extendedType.plainName, default: []].formUnion(
        node.memberBlock.members.compactMap { Self.signature($0.decl) })
    }
  }

  /// The extensions of a file, those inside conditions too: libraries put whole files into one.
  private static func extensions(in statements: CodeBlockItemListSyntax) -> [ExtensionDeclSyntax] {
    statements.flatMap { statement -> [ExtensionDeclSyntax] in
      if let node = statement.item.as(ExtensionDeclSyntax.self) { return [node] }
      let clauses = statement.item.as(IfConfigDeclSyntax.self)?.clauses ?? []
      return clauses.flatMap { clause -> [ExtensionDeclSyntax] in
        clause.elements?.as(CodeBlockItemListSyntax.self).map(extensions) ?? []
      }
    }
  }

  /// The declarations of frameworks without what the module says itself.
  func removed(from text: String) -> String {
    // OPTIMIZATION: most modules say nothing that a framework says, and these texts are long.
    guard isNamed(in: text) else { return text }
    let file = SourceFile(path: "", text: text)
    var edits = Edits()
    let superclasses = Self.superclasses(in: file.tree)
    for item in file.tree.statements {
      guard let group = item.item.asProtocol((any DeclGroupSyntax).self), let name = Self.name(group) else { continue }
      let own = signatures[name] ?? []
      let above = group.is(ClassDeclSyntax.self) ? signatures(above: name, superclasses) : []
      guard !own.isEmpty || !above.isEmpty else { continue }
      for member in group.memberBlock.members {
        guard let signature = Self.signature(member.decl) else { continue }
        let isNew = !member.decl.is(InitializerDeclSyntax.self) && !Self.isOverride(member.decl)
        if own.contains(signature) || isNew && above.contains(signature) { edits.remove(member) }
      }
    }
    return edits.applied(to: file.bytes)
  }

  /// Whether the text may say something that the module says: it has the name of a member, and of the type or one below it.
  private func isNamed(in text: String) -> Bool {
    let words = Set(text.utf8.split { !$0.isWordByte }.lazy.compactMap { String($0) })
    return signatures.contains { type, members in
      (words.contains(type) || type == "NSObject" || UIKitClasses.superclasses[type] != nil)
        && members.contains { member in
          guard let name = member.split(whereSeparator: { $0 == " " || $0 == "(" }).first(where: { $0 != "static" })
          else { return false }
          return words.contains(String(name))
        }
    }
  }

  /// What the module adds to the classes above one.
  private func signatures(above name: String, _ superclasses: [String: String]) -> Set<String> {
    var result: Set<String> = []
    var current = superclasses[name]
    while let next = current {
      result.formUnion(signatures[next] ?? [])
      current = superclasses[next] ?? UIKitClasses.superclasses[next] ?? (next == "NSObject" ? nil : "NSObject")
    }
    return result
  }

  private static func superclasses(in tree: SourceFileSyntax) -> [String: String] {
    var result: [String: String] = [:]
    for node in tree.statements.compactMap({ $0.item.as(ClassDeclSyntax.self) }) {
      result[node.name.text] = node.inheritanceClause?.inheritedTypes.first?.type.plainName
    }
    return result
  }

  private static func isOverride(_ member: DeclSyntax) -> Bool {
    member.asProtocol((any WithModifiersSyntax).self)?.modifiers.has("override") == true
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

extension UInt8 {
  /// Whether words go on here, as far as a byte tells: letters, digits, underscores, and all beyond ASCII.
  fileprivate var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
