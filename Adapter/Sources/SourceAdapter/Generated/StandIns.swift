internal import SwiftSyntax

/// Declarations in the place of types that only Apple's frameworks have.
struct StandIns {
  /// By framework, the names that the files use.
  private(set) var names: [String: [String]] = [:]
  private(set) var source = ""

  init(_ works: [FileRewriting], _ index: ModuleIndex) {
    var uses: [String: TypeUse] = [:]
    var frameworks: [String: Set<String>] = [:]
    for work in works where !work.absent.isEmpty {
      let collector = TypeUseCollector(viewMode: .sourceAccurate)
      collector.walk(work.source.tree)
      for (name, use) in collector.uses where index.types[name] == nil {
        guard let framework = FrameworkNames.framework(of: name, among: work.absent) else { continue }
        if frameworks.contains(where: { $0.key != framework && $0.value.contains(name) }) { continue }
        frameworks[framework, default: []].insert(name)
        uses[name] = use.merging(uses[name])
      }
    }
    for framework in works.reduce(into: Set<String>(), { $0.formUnion($1.absent) }) {
      names[framework] = frameworks[framework, default: []].sorted()
    }
    let known = FrameworkSources.source(for: Set(names.keys))
    let others = names.keys.sorted().flatMap { framework in
      (names[framework] ?? []).filter { !known.names.contains($0) }.map {
        uses[$0, default: TypeUse()].source($0, framework)
      }
    }
    source = ([known.text].filter { !$0.isEmpty } + others).joined(separator: "\n")
  }
}

/// How the files use a type.
struct TypeUse {
  var isProtocol = false
  var staticMembers: Set<String> = []

  func merging(_ other: TypeUse?) -> TypeUse {
    guard let other else { return self }
    return TypeUse(isProtocol: isProtocol || other.isProtocol, staticMembers: staticMembers.union(other.staticMembers))
  }

  func source(_ name: String, _ framework: String) -> String {
    if isProtocol || name.hasSuffix("Delegate") || name.hasSuffix("DataSource") {
      return "public protocol \(name): AnyObject {}"
    }
    let parent =
      name.hasSuffix("ViewController") || name.hasSuffix("Controller") && framework != "CoreData"
      ? "UIViewController" : name.hasSuffix("View") ? "UIView" : name.hasSuffix("Layer") ? "CALayer" : nil
    if let parent { return "@dynamicMemberLookup open class \(name): \(parent), AbsentFrameworkType {}" }
    return "@dynamicMemberLookup open class \(name): AbsentObject {}"
  }
}

private final class TypeUseCollector: SyntaxVisitor {
  var uses: [String: TypeUse] = [:]

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    uses[node.name.text, default: TypeUse()].isProtocol = uses[node.name.text]?.isProtocol ?? false
    return .visitChildren
  }
  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    if name.first?.isUppercase == true { uses[name, default: TypeUse()].isProtocol = uses[name]?.isProtocol ?? false }
    return .visitChildren
  }
  override func visit(_ node: InheritanceClauseSyntax) -> SyntaxVisitorContinueKind {
    for inherited in node.inheritedTypes.dropFirst() {
      uses[inherited.type.plainName, default: TypeUse()].isProtocol = true
    }
    return .visitChildren
  }
}
