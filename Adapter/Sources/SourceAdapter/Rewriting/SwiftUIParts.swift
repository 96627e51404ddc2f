internal import SwiftSyntax

/// What a member does without where SwiftUI is only one way of several: the branch of `if #available` that needs it is
/// not taken, a `UIHostingController` is an empty screen, and a variable that nobody reads goes.
struct SwiftUIParts {
  struct Edit {
    let range: Range<Int>
    /// What stands there instead, among spaces.
    let text: String
  }

  private(set) var edits: [Edit] = []

  /// Nil when the member needs SwiftUI elsewhere too.
  ///
  /// - Parameter isMention: whether a token names what is left out.
  init?(_ node: some SyntaxProtocol, _ isMention: @escaping (TokenSyntax) -> Bool) {
    let collector = Collector(isMention)
    collector.walk(node)
    edits = collector.edits
    for variable in collector.variables where mentions(variable, isMention) {
      guard let binding = variable.bindings.first, variable.bindings.count == 1,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier, !isUsed(name, in: node)
      else { return nil }
      edits.append(Edit(range: Edits.range(of: variable), text: ""))
    }
    if edits.isEmpty || mentions(node, isMention) { return nil }
  }

  private func isCovered(_ token: TokenSyntax) -> Bool {
    let position = token.positionAfterSkippingLeadingTrivia.utf8Offset
    return edits.contains { $0.range.contains(position) }
  }

  private func mentions(_ node: some SyntaxProtocol, _ isMention: (TokenSyntax) -> Bool) -> Bool {
    node.tokens(viewMode: .sourceAccurate).contains { isMention($0) && !isCovered($0) }
  }

  /// Whether the variable is named again by what stays.
  private func isUsed(_ name: TokenSyntax, in node: some SyntaxProtocol) -> Bool {
    node.tokens(viewMode: .sourceAccurate).contains { $0 != name && $0.text == name.text && !isCovered($0) }
  }

  private final class Collector: SyntaxVisitor {
    private let isMention: (TokenSyntax) -> Bool
    var edits: [Edit] = []
    var variables: [VariableDeclSyntax] = []

    init(_ isMention: @escaping (TokenSyntax) -> Bool) {
      self.isMention = isMention
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
      guard let other = node.elseBody, node.body.tokens(viewMode: .sourceAccurate).contains(where: isMention),
        let condition = node.conditions.lazy.compactMap({ $0.condition.as(AvailabilityConditionSyntax.self) }).first,
        condition.availabilityKeyword.text == "#available"
      else { return .visitChildren }
      let body = Edits.range(of: node.body.leftBrace).upperBound..<Edits.range(of: node.body.rightBrace).lowerBound
      edits.append(Edit(range: Edits.range(of: condition), text: "false"))
      edits.append(Edit(range: body, text: "fatalError()"))
      walk(other)
      return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let called = node.calledExpression.as(GenericSpecializationExprSyntax.self)?.expression ?? node.calledExpression
      guard called.as(DeclReferenceExprSyntax.self)?.baseName.text == "UIHostingController",
        node.arguments.first?.label?.text == "rootView"
      else { return .visitChildren }
      edits.append(Edit(range: Edits.range(of: node), text: "AbsentScreen()"))
      return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.parent?.is(CodeBlockItemSyntax.self) == true { variables.append(node) }
      return .visitChildren
    }
  }

  /// In the place of a `UIHostingController`.
  static let absentScreen = """
    /// A screen of SwiftUI's, which is empty here.
    final class AbsentScreen: UIViewController {}
    """
}
