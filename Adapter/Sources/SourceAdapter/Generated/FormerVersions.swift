internal import SwiftSyntax

/// Which libraries that stand in are an earlier version's, as the sources ask for them.
enum FormerVersions {
  /// Declarations in the place of today's, by framework.
  ///
  /// - Parameter wanted: the frameworks whose declarations are asked for.
  static func sources(of wanted: Set<String>, in works: [FileRewriting]) -> [String: String] {
    // Libraries above it are written for today's.
    let above: Set = ["Moya", "RxMoya", "RxAlamofire", "PMKAlamofire", "PromiseKit"]
    guard wanted.contains("Alamofire"), wanted.isDisjoint(with: above) else { return [:] }
    let files = works.filter { $0.vocabulary.imports.contains("Alamofire") }
    let signs = files.map { Signs($0.source) }
    guard signs.contains(where: \.isFormer), !signs.contains(where: \.isToday) else { return [:] }
    let named = works.filter { $0.vocabulary.identifiers.contains("Result") }
    let ownsResult =
      signs.contains(where: \.writesResult)
      && named.allSatisfy { $0.vocabulary.imports.contains("Alamofire") } && !signs.contains(where: \.writesFullResult)
    return ["Alamofire": FrameworkSources.formerAlamofire(ownsResult: ownsResult)]
  }

  /// What tells versions of Alamofire apart: the module's own functions and `SessionManager` ended with version 4, `AF`
  /// and answers with a type of failure began with version 5.
  private final class Signs: SyntaxVisitor {
    private(set) var isFormer = false
    private(set) var isToday = false
    /// Whether results have one type, which Alamofire's had.
    private(set) var writesResult = false
    private(set) var writesFullResult = false

    init(_ source: SourceFile) {
      super.init(viewMode: .sourceAccurate)
      walk(source.tree)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      let base = node.base?.trimmedDescription
      if base == "Alamofire", ["request", "upload", "download", "SessionManager"].contains(node.declName.baseName.text)
      {
        isFormer = true
      }
      if base == "AF" { isToday = true }
      return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      if node.baseName.text == "SessionManager" { isFormer = true }
      return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
      let count = node.genericArgumentClause?.arguments.count
      switch node.name.text {
      case "SessionManager": isFormer = true
      case "AFDataResponse", "AFResult", "AFError": isToday = isToday || node.name.text != "AFError"
      case "DataResponse": if let count { if count == 1 { isFormer = true } else { isToday = true } }
      case "Result": if let count { if count == 1 { writesResult = true } else { writesFullResult = true } }
      default: break
      }
      return .visitChildren
    }
  }
}
