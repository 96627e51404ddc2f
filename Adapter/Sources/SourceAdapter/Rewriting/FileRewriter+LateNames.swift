import SwiftSyntax

/// Properties of an application's classes that UIKit has given the name of to its own since.
///
/// An application of before that system compiles with the kit of its time, where nothing is overridden. What an
/// application overrides says so, and stays.
extension FileRewriter {
  /// By class of UIKit's, the names of what came with iOS 18.
  private static let lateNames: [String: Set<String>] = [
    "UITabBarController": [
      "tabs", "selectedTab", "mode", "sidebar", "customizationIdentifier", "compactTabIdentifiers",
    ],
    "UIViewController": ["tab", "preferredTransition"],
  ]
  private static let allLateNames = lateNames.values.reduce(into: Set<String>()) { $0.formUnion($1) }

  /// Gives these properties another name in the body of a class or of its extension.
  func renameLateNames(of type: String, in block: MemberBlockSyntax) {
    for name in Self.allLateNames.sorted() where isLate(name, in: type) {
      let renaming = LateRenaming(name, in: block)
      renaming.walk(block)
      for token in renaming.found { file.edits.replace(token, with: "\(name)_") }
      if !renaming.found.isEmpty {
        file.note(.rewritten, .formerName, block, "\(name) is the name of one of UIKit's own properties since")
      }
    }
  }

  /// The same where others ask for it: `controller.tabs`, if nothing else in the module is called so.
  func renameLateName(_ node: MemberAccessExprSyntax) {
    let name = node.declName.baseName.text
    guard Self.allLateNames.contains(name), let base = node.base, base.trimmedDescription != "self",
      !LateRenaming.isSelf(base)
    else { return }
    let owners = file.index.types.values.filter { type in type.members.contains { $0.name == name } }
    guard !owners.isEmpty, owners.allSatisfy({ isLate(name, in: $0.name) }) else { return }
    file.edits.replace(node.declName.baseName, with: "\(name)_")
  }

  /// Whether a class below UIKit's, or one between, has a property of its own of this name.
  private func isLate(_ name: String, in type: String) -> Bool {
    let chain = [type] + file.index.superclasses(of: type)
    guard chain.contains(where: { Self.lateNames[$0]?.contains(name) == true }) else { return false }
    let own = file.index.members(name, of: type)
    return !own.isEmpty && own.allSatisfy { $0.kind == .property && !$0.isOverride && !$0.isObjC }
  }
}

/// Finds where a class's own property is meant by its name.
private final class LateRenaming: SyntaxVisitor {
  private let name: String
  private let block: MemberBlockSyntax
  private(set) var found: [TokenSyntax] = []

  init(_ name: String, in block: MemberBlockSyntax) {
    (self.name, self.block) = (name, block)
    super.init(viewMode: .sourceAccurate)
  }

  static func isSelf(_ base: ExprSyntax) -> Bool {
    ["self", "self?", "self!", "Self"].contains(base.trimmedDescription)
  }

  // Types inside have names of their own.
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard token.tokenKind == .identifier(name), let parent = token.parent else { return .skipChildren }
    if let reference = parent.as(DeclReferenceExprSyntax.self) {
      if let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id {
        if member.base.map(Self.isSelf) == true { found.append(token) }
      } else if !isHidden(at: Syntax(token)) {
        found.append(token)
      }
    } else if let pattern = parent.as(IdentifierPatternSyntax.self), isMember(pattern) {
      found.append(token)
    }
    return .skipChildren
  }

  private func isMember(_ pattern: IdentifierPatternSyntax) -> Bool {
    let variable = sequence(first: Syntax(pattern), next: \.parent).first { $0.is(VariableDeclSyntax.self) }
    return variable?.parent?.parent?.parent?.id == block.id
  }

  /// Whether a parameter or a variable of a function around hides the property.
  private func isHidden(at node: Syntax) -> Bool {
    for scope in sequence(first: node, next: \.parent) {
      if scope.id == block.id { return false }
      guard
        scope.is(FunctionDeclSyntax.self) || scope.is(InitializerDeclSyntax.self) || scope.is(ClosureExprSyntax.self)
      else { continue }
      if scope.tokens(viewMode: .sourceAccurate).contains(where: { token in
        token.tokenKind == .identifier(name)
          && (token.parent?.is(IdentifierPatternSyntax.self) == true
            || token.parent?.is(FunctionParameterSyntax.self) == true
            || token.parent?.is(ClosureParameterSyntax.self) == true
            || token.parent?.is(ClosureShorthandParameterSyntax.self) == true)
      }) {
        return true
      }
    }
    return false
  }
}
