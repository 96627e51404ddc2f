internal import SwiftSyntax

/// The files that have to do with what is absent: those that import it, that name what stands in, or what the former
/// declare with it (`let client = Client()` in one file, `shared.client` in another).
enum StandInFiles {
  /// - Parameters:
  ///   - originals: the files as they are: what was left out of one tells no longer what the others ask it for.
  ///   - unknown: what the compiler did not find in former attempts.
  static func paths(
    _ works: [FileRewriting], originals: [SourceFile], standIns: [String: [String]], unknown: UnknownNames
  ) -> Set<String> {
    let importing = works.filter { !$0.absent.isEmpty || $0.importsCombine }
    var names = Set(standIns.values.joined().compactMap { $0.split(separator: ".").last.map(String.init) })
    let files = zip(works, originals).map { work, original in
      let isWhole = work.settings.refused.rounds[original.path] == nil
      let identifiers = isWhole ? work.vocabulary.identifiers : FileVocabulary(original).identifiers
      return (source: original, identifiers: identifiers)
    }
    let imported = Set(importing.map(\.source.path))
    names.formUnion(
      unknown.types.filter { name in
        files.contains { imported.contains($0.source.path) && $0.identifiers.contains(name) }
      })
    // What is made of what is made of it.
    for _ in 0..<3 {
      let former = names.count
      for file in files where !file.identifiers.isDisjoint(with: names) {
        let finder = DeclarationFinder(names)
        finder.walk(file.source.tree)
        names.formUnion(finder.found)
      }
      if names.count == former { break }
    }
    let naming = files.filter { !$0.identifiers.isDisjoint(with: names) }
    return imported.union(naming.map(\.source.path))
  }

  /// Finds what is declared as something, or with it.
  private final class DeclarationFinder: SyntaxVisitor {
    let names: Set<String>
    var found: Set<String> = []

    init(_ names: Set<String>) {
      self.names = names
      super.init(viewMode: .sourceAccurate)
    }

    private func mentions(_ node: (some SyntaxProtocol)?) -> Bool {
      node?.tokens(viewMode: .sourceAccurate).contains { $0.text.first?.isUppercase == true && names.contains($0.text) }
        ?? false
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      if node.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true,
        let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        mentions(node.typeAnnotation) || mentions(node.initializer)
      {
        found.insert(name)
      }
      return .skipChildren
    }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.parent?.is(MemberBlockItemSyntax.self) == true, mentions(node.signature) { found.insert(node.name.text) }
      return .skipChildren
    }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      if mentions(node.inheritanceClause) { found.insert(node.name.text) }
      return .visitChildren
    }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
      if mentions(node.initializer) { found.insert(node.name.text) }
      return .skipChildren
    }
  }
}
