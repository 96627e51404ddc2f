internal import SwiftSyntax

/// How the files use a type that is absent: what its stand-in has to have.
struct TypeUse {
  var isProtocol = false
  /// Declarations of initializers, as calls ask for them.
  var initializers: Set<String> = []
  /// Members that classes below the type override, as they declare them.
  var overridden: Set<String> = []
  /// Names behind a leading dot among the arguments of initializers.
  var implicitMembers: Set<String> = []

  func merging(_ other: TypeUse?) -> TypeUse {
    guard let other else { return self }
    return TypeUse(
      isProtocol: isProtocol || other.isProtocol, initializers: initializers.union(other.initializers),
      overridden: overridden.union(other.overridden), implicitMembers: implicitMembers.union(other.implicitMembers))
  }

  func source(_ name: String, _ framework: String) -> String {
    if isProtocol || name.hasSuffix("Delegate") || name.hasSuffix("DataSource") {
      return "public protocol \(name): AnyObject {}"
    }
    let parent = Self.parents.first { name.hasSuffix($0.suffix) && framework != "CoreData" }?.parent
    let members =
      initializers.sorted().map { "\($0) { \(superCall(parent)) }" } + overridden.sorted() + [Self.anyMember(of: name)]
    let body = "{\n  \(members.joined(separator: "\n  "))\n}"
    guard let parent else { return "@dynamicMemberLookup open class \(name): AbsentObject \(body)" }
    return "@dynamicMemberLookup open class \(name): \(parent), AbsentFrameworkType \(body)"
  }

  /// Members of whatever type: all can be set, those be read that have nothing to give.
  private static func anyMember(of name: String) -> String {
    let nothing = "if let type = Value.self as? any AbsentDefault.Type { return type.absentDefault as! Value }"
    let end = "fatalError(\"\(name).\\(name): there is no such value without its framework\")"
    return
      "@_disfavoredOverload public subscript<Value>(dynamicMember name: String) -> Value { get { \(nothing); \(end) } set {} }"
  }

  /// What types are, by what they are called.
  private static let parents: [(suffix: String, parent: String)] = [
    ("Controller", "UIViewController"), ("ImageView", "UIImageView"), ("View", "UIView"),
    ("Control", "UIControl"), ("Button", "UIButton"), ("Label", "UILabel"), ("Layer", "CALayer"),
  ]

  private func superCall(_ parent: String?) -> String {
    switch parent {
    case "UIViewController": "self.init(nibName: nil, bundle: nil)"
    case nil, "CALayer": "self.init()"
    default: "self.init(frame: .zero)"
    }
  }
}

/// Reads how a file uses types.
final class TypeUseCollector: SyntaxVisitor {
  var uses: [String: TypeUse] = [:]

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    note(node.name.text)
    return .visitChildren
  }
  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.baseName.text.first?.isUppercase == true { note(node.baseName.text) }
    return .visitChildren
  }
  override func visit(_ node: InheritanceClauseSyntax) -> SyntaxVisitorContinueKind {
    for inherited in node.inheritedTypes.dropFirst() {
      uses[inherited.type.plainName, default: TypeUse()].isProtocol = true
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      name.first?.isUppercase == true
    else { return .visitChildren }
    var parameters: [String] = []
    for (number, argument) in node.arguments.enumerated() {
      let label = argument.label?.text ?? "_"
      parameters.append("\(label) a\(number): \(type(of: argument.expression, in: name))")
    }
    if let closure = node.trailingClosure { parameters.append("_ body: @escaping \(type(of: closure))") }
    if !parameters.isEmpty {
      let mark = optionalCall(node) ? "?" : ""
      uses[name, default: TypeUse()].initializers.insert(
        "public convenience init\(mark)(\(parameters.joined(separator: ", ")))")
    }
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let parent = node.inheritanceClause?.inheritedTypes.first?.type.plainName else { return .visitChildren }
    for member in node.memberBlock.members {
      if let function = member.decl.as(FunctionDeclSyntax.self), function.modifiers.has("override") {
        let result = function.signature.returnClause
        let body = result == nil ? "{}" : "{ fatalError(\"\(function.name.text) of an absent framework\") }"
        uses[parent, default: TypeUse()].overridden.insert(
          "open func \(function.name.text)\(function.signature.trimmedDescription.oneLine) \(body)")
      }
    }
    return .visitChildren
  }

  private func note(_ name: String) {
    uses[name, default: TypeUse()].isProtocol = uses[name]?.isProtocol ?? false
  }

  /// Whether the result of a call is taken as an optional: by `if let`, `guard let`, `!` or `?`.
  private func optionalCall(_ node: FunctionCallExprSyntax) -> Bool {
    guard let parent = node.parent else { return false }
    if parent.is(ForceUnwrapExprSyntax.self) || parent.is(OptionalChainingExprSyntax.self) { return true }
    return parent.is(InitializerClauseSyntax.self) && parent.parent?.is(OptionalBindingConditionSyntax.self) == true
  }

  private func type(of expression: ExprSyntax, in name: String) -> String {
    if let closure = expression.as(ClosureExprSyntax.self) { return "@escaping \(type(of: closure))" }
    if let member = expression.as(MemberAccessExprSyntax.self), member.base == nil {
      uses[name, default: TypeUse()].implicitMembers.insert(member.declName.baseName.text)
      return "AbsentValue?"
    }
    if expression.is(ArrayExprSyntax.self), expression.trimmedDescription.hasPrefix("[.") {
      for element in expression.as(ArrayExprSyntax.self)?.elements ?? [] {
        if let member = element.expression.as(MemberAccessExprSyntax.self), member.base == nil {
          uses[name, default: TypeUse()].implicitMembers.insert(member.declName.baseName.text)
        }
      }
      return "[AbsentValue]"
    }
    return "Any?"
  }

  private func type(of closure: ClosureExprSyntax) -> String {
    var count = 0
    switch closure.signature?.parameterClause {
    case .simpleInput(let names): count = names.count
    case .parameterClause(let clause): count = clause.parameters.count
    case nil:
      let text = closure.statements.description
      while text.contains("$\(count)") { count += 1 }
    }
    return "(\(Array(repeating: "AbsentValue", count: count).joined(separator: ", "))) -> Void"
  }
}

extension String {
  /// Without line breaks.
  fileprivate var oneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ") }
}
