internal import SwiftSyntax

extension FileRewriter {
  /// XCTest on Linux finds no test methods on the main actor. It calls synchronous ones on the main thread, so that a
  /// test which waits takes the actor itself; all others become asynchronous.
  func adaptTest(_ node: FunctionDeclSyntax, _ type: TypeScope) {
    guard node.name.text.hasPrefix("test"), node.labels.isEmpty, !node.isAsync, file.index.isTestCase(type.name) else {
      return
    }
    let isOnMainActor = file.index.ancestry(of: type.name).contains { $0.isOnMainActor }
    let attribute = node.attributes.attributes.first { $0.name == "MainActor" }
    guard attribute != nil || isOnMainActor, !node.modifiers.has("nonisolated") else { return }
    if let body = node.body, file.index.waitingFunctions.waits(body), node.signature.returnClause == nil {
      if let attribute { remove(attribute) }
      file.edits.insert("nonisolated ", at: Edits.range(of: node.funcKeyword).lowerBound)
      // A function of its own says whether it throws, and may use `self`, which a closure may not be sent.
      let (effect, mark) = node.isThrowing ? (" throws", "try ") : ("", "")
      file.edits.insert(" @MainActor func _onMainActor()\(effect) {", at: Edits.range(of: body.leftBrace).upperBound)
      file.edits.insert(
        "}; \(mark)MainActor.assumeIsolated(_onMainActor) ", at: Edits.range(of: body.rightBrace).lowerBound)
      file.note(.rewritten, .testMethod, node, "\(node.name.text) takes the main actor itself")
      return
    }
    let end = Edits.range(of: node.signature.parameterClause).upperBound
    file.edits.insert(node.isThrowing ? " async" : " async throws", at: end)
    file.note(.rewritten, .testMethod, node, "\(node.name.text) becomes asynchronous")
  }

  /// `func allTests() -> [XCTestCaseEntry]`: lists of tests for Linux, from before they were found there, name what a tool
  /// had to write and may be out of date. Nobody calls them.
  func emptiesTestList(_ node: FunctionDeclSyntax) -> Bool {
    guard types.isEmpty, functionDepth == 0, node.name.text == "allTests",
      node.signature.returnClause?.type.trimmedDescription == "[XCTestCaseEntry]", let body = node.body
    else { return false }
    let lines = String(repeating: "\n", count: body.trimmedDescription.count { $0 == "\n" })
    file.edits.replace(body, with: "{ []\(lines)}")
    file.note(.rewritten, .testMethod, node, "a list of tests for Linux is empty")
    return true
  }

  /// `class LoginSpec: QuickSpec`: the Objective-C runtime makes a test of each example. Here one test runs them.
  func adaptSpecification(_ node: ClassDeclSyntax, _ name: String) {
    guard file.index.isTestCase(name),
      file.index.ancestry(of: name).contains(where: { $0.inherited.contains("QuickSpec") }),
      let members = file.index.types[name]?.members, !members.contains(where: { $0.name == "testExamples" }),
      members.contains(where: { $0.name == "spec" && $0.isOverride })
    else { return }
    file.edits.insert(
      " nonisolated func testExamples() { _runExamples(Self.allTests) } ",
      at: Edits.range(of: node.memberBlock.rightBrace).lowerBound)
    file.hasSpecifications = true
    file.note(.rewritten, .testMethod, node, "\(name) gets a test that runs its examples")
  }

  /// `XCTAssertEqual(button.target, self)`: a test case is an NSObject on Apple's systems, which can be compared.
  func noteTestCaseComparison(_ node: FunctionCallExprSyntax) {
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      ["XCTAssertEqual", "XCTAssertNotEqual"].contains(name), let type = types.last, file.index.isTestCase(type.name),
      node.arguments.contains(where: { $0.expression.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" })
    else { return }
    file.comparesTestCases = true
  }

  /// `completion = expectation.fulfill`: XCTest on Linux has no such function without parameters.
  func noteFulfilment(_ node: MemberAccessExprSyntax) {
    guard node.declName.baseName.text == "fulfill", node.base != nil, file.vocabulary.imports.contains("XCTest"),
      node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != node.id
    else { return }
    file.takesFulfilment = true
  }

  /// `class Tests: XCTestCase, UITableViewDataSource`.
  func noteObjectTestCase(_ entry: TypeEntry?) {
    guard let entry, entry.inherited.contains(where: { Self.isObjectProtocol(file.index.canonical($0)) }),
      file.index.isTestCase(entry.name)
    else {
      return
    }
    file.hasObjectTestCases = true
  }

  private static func isObjectProtocol(_ name: String) -> Bool {
    name == "NSObjectProtocol"
      || FileVocabulary.isUIKitName(name) && ["Delegate", "DataSource", "Updating"].contains { name.contains($0) }
  }

  /// `try await super.setUp()` of a test case on the main actor: XCTestCase's own does nothing, and Swift 6 lets nothing
  /// that is no `Sendable` go to it.
  func adaptTestPreparation(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), node.arguments.isEmpty,
      member.base?.is(SuperExprSyntax.self) == true, ["setUp", "tearDown"].contains(member.declName.baseName.text),
      let call = node.parent?.as(AwaitExprSyntax.self), let type = types.last,
      file.index.types[type.name]?.inherited.first == "XCTestCase",
      file.index.ancestry(of: type.name).contains(where: { $0.isOnMainActor })
    else { return }
    file.edits.replace(call.parent?.as(TryExprSyntax.self).map(Syntax.init) ?? Syntax(call), with: "()")
    file.note(.rewritten, .testMethod, node, "XCTestCase has nothing to do in \(member.declName.baseName.text)")
  }
}
