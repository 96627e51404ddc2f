internal import SwiftSyntax

/// Which functions of tests wait for expectations or let the run loop run, themselves or through others that they call.
struct WaitingFunctions {
  private var calls: [String: Set<String>] = [:]
  private var waiting: Set<String> = ["wait", "waitForExpectations", "XCTWaiter", "RunLoop"]

  mutating func note(_ name: String, body: CodeBlockSyntax) {
    calls[name, default: []].formUnion(Self.identifiers(of: body))
  }

  /// Follows the calls, once all functions are known.
  mutating func finish() {
    while true {
      let found = calls.filter { !waiting.contains($0.key) && !$0.value.isDisjoint(with: waiting) }
      if found.isEmpty { break }
      waiting.formUnion(found.keys)
    }
    calls = [:]
  }

  /// Whether the statements wait.
  func waits(_ body: CodeBlockSyntax) -> Bool { !Self.identifiers(of: body).isDisjoint(with: waiting) }

  private static func identifiers(of body: CodeBlockSyntax) -> Set<String> {
    body.tokens(viewMode: .sourceAccurate).reduce(into: []) { names, token in
      if case .identifier(let text) = token.tokenKind { names.insert(text) }
    }
  }
}
