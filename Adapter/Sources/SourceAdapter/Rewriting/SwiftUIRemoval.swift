internal import SwiftSyntax

/// Leaves out declarations that need SwiftUI, and in turn those that name them. Lines and offsets stay.
struct SwiftUIRemoval {
  private(set) var sources: [SourceFile]
  private(set) var findings: [Finding] = []

  init(_ inputs: [SourceFile]) {
    sources = inputs
    var removed: Set<String> = []
    // Each round takes out what names a type that the round before took out.
    for _ in 0..<8 {
      var names: Set<String> = []
      for index in sources.indices {
        let vocabulary = FileVocabulary(sources[index])
        let own = vocabulary.imports.contains("SwiftUI") ? removed.union(Self.distinctive) : removed
        guard vocabulary.identifiers.contains("Preview") || !vocabulary.identifiers.isDisjoint(with: own) else {
          continue
        }
        let finder = Finder(own)
        finder.walk(sources[index].tree)
        guard !finder.found.isEmpty else { continue }
        names.formUnion(finder.types)
        remove(finder.found, at: index)
      }
      names.subtract(removed)
      if names.isEmpty { break }
      removed.formUnion(names)
    }
  }

  private mutating func remove(_ found: [(range: Range<Int>, name: String)], at index: Int) {
    let source = sources[index]
    var bytes = source.bytes
    for (range, name) in found {
      for position in range where bytes[position] != UInt8(ascii: "\n") { bytes[position] = UInt8(ascii: " ") }
      findings.append(
        Finding(
          .standIn, .swiftUI, file: source.path, line: source.line(at: range.lowerBound),
          "\(name) needs SwiftUI, which exists on Apple's systems only: it is left out"))
    }
    sources[index] = SourceFile(path: source.path, text: String(decoding: bytes, as: UTF8.self))
  }

  /// Names that nobody else gives to anything.
  private static let distinctive: Set<String> = [
    "View", "ViewBuilder", "ViewModifier", "AnyView", "EmptyView", "UIHostingController", "UIHostingConfiguration",
    "UIViewRepresentable", "UIViewControllerRepresentable", "PreviewProvider", "LocalizedStringKey", "StateObject",
    "ObservedObject", "EnvironmentObject", "NavigationView", "NavigationStack", "VStack", "HStack", "ZStack",
    "GeometryReader", "WindowGroup", "App", "EnvironmentKey", "EnvironmentValues",
  ]

  private final class Finder: SyntaxVisitor {
    let names: Set<String>
    var found: [(range: Range<Int>, name: String)] = []
    var types: Set<String> = []

    init(_ names: Set<String>) {
      self.names = names
      super.init(viewMode: .sourceAccurate)
    }

    private func mentions(_ node: (some SyntaxProtocol)?) -> Bool {
      guard let node else { return false }
      return node.tokens(viewMode: .sourceAccurate).contains { token in
        if case .identifier(let text) = token.tokenKind { return names.contains(text) }
        return false
      }
    }

    private func type(
      _ node: some DeclSyntaxProtocol, _ name: String, _ parts: [Bool]
    ) -> SyntaxVisitorContinueKind {
      guard parts.contains(true) else { return .visitChildren }
      types.insert(name)
      found.append((Edits.range(of: node), name))
      return .skipChildren
    }

    private func member(_ node: some DeclSyntaxProtocol, _ name: String) -> SyntaxVisitorContinueKind {
      guard mentions(node) else { return .skipChildren }
      found.append((Edits.range(of: node), name))
      return .skipChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      type(
        node, node.name.text,
        [
          mentions(node.attributes), mentions(node.inheritanceClause), mentions(node.genericParameterClause),
          mentions(node.genericWhereClause),
        ])
    }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      type(
        node, node.name.text,
        [
          mentions(node.attributes), mentions(node.inheritanceClause), mentions(node.genericParameterClause),
          mentions(node.genericWhereClause),
        ])
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      type(
        node, node.name.text,
        [mentions(node.inheritanceClause), mentions(node.genericParameterClause), mentions(node.genericWhereClause)])
    }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      type(node, node.name.text, [mentions(node.inheritanceClause), mentions(node.genericWhereClause)])
    }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      if mentions(node.extendedType) || mentions(node.inheritanceClause) || mentions(node.genericWhereClause) {
        found.append((Edits.range(of: node), "an extension of \(node.extendedType.trimmedDescription)"))
        return .skipChildren
      }
      return .visitChildren
    }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { member(node, node.name.text) }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { member(node, "init") }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { member(node, "subscript") }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
      if mentions(node.initializer) { types.insert(node.name.text) }
      return member(node, node.name.text)
    }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      member(node, node.bindings.first?.pattern.trimmedDescription ?? "a variable")
    }
    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.macroName.text == "Preview" { found.append((Edits.range(of: node), "#Preview")) }
      return .skipChildren
    }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      if node.macroName.text == "Preview" { found.append((Edits.range(of: node), "#Preview")) }
      return .skipChildren
    }
  }
}
