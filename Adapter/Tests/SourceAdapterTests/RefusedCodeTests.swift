import SourceAdapter
import SwiftParser
import Testing

/// What the compiler refuses of code that uses a library which is absent is left out, in rounds.
struct RefusedCodeTests {
  private static let path = "/a/A.swift"

  /// The text after rounds of messages, each `line:column: message`.
  private func left(_ text: String, _ rounds: [[String]], naming names: Set<String> = []) -> (
    text: String, module: AdaptedModule
  ) {
    var settings = AdapterSettings(module: "App")
    for round in rounds {
      let messages = round.map { "\(Self.path):\($0.replacing(": ", with: ": error: ", maxReplacements: 1))" }
      settings.refused = settings.refused.adding(
        messages.joined(separator: "\n"), in: [Self.path], naming: names)
    }
    let module = ModuleAdapter(settings).adapt([ModuleAdapter.Input(path: Self.path, text: text)])
    return (module.files[0].text, module)
  }

  /// Provenance: applications with an animation library, a network library, an injection library and a chart library.
  @Test(arguments: [
    // A statement; the ones beside it stay.
    (
      "func f() {\n  a()\n  view.mode = .loop\n  b()\n}", [["3:15: cannot infer"]],
      "func f() {\n  a()\n  AbsentFrameworks.leftOut(\"A.swift:3\")\n  b()\n}"
    ),
    // In a closure, only what is refused of it.
    (
      "func f() {\n  load { r in\n    use(r.x)\n    end()\n  }\n}", [["3:9: cannot convert"]],
      "func f() {\n  load { r in\n    AbsentFrameworks.leftOut(\"A.swift:3\")\n    end()\n  }\n}"
    ),
    // A result is one that stands for nothing.
    (
      "func f() -> Int {\n  return x.y\n}", [["2:10: cannot convert"]],
      "func f() -> Int {\n  return AbsentFrameworks.leftOut(\"A.swift:2\")\n}"
    ),
    // Nothing is bound, and no other condition holds.
    (
      "func f() {\n  guard let a = x.y, b else { return }\n  a()\n}", [["2:17: must have Optional type"]],
      "func f() {\n  guard let a = AbsentValue.none(nil), false else { return }\n  a()\n}"
    ),
    // What runs only then goes along: its types follow from what is bound.
    (
      "func f() {\n  if let a = x.y, !a.isEmpty {\n    use(a.map { $0 + 1 })\n  } else {\n    b()\n  }\n}",
      [["2:14: must have Optional type"]],
      "func f() {\n  if let a = AbsentValue.none(nil), false { AbsentFrameworks.neverReached(\"A.swift:2\") \n\n } else {\n    b()\n  }\n}"
    ),
    // A constant without a type has one that gives anything; with a type, a value of that.
    (
      "func f() {\n  let a = x.y { $0 }\n  let b: Int = x.z\n}", [["2:11: generic parameter", "3:16: cannot convert"]],
      "func f() {\n  let a = AbsentValue()\n  let b: Int = AbsentFrameworks.leftOut(\"A.swift:3\")\n}"
    ),
    (
      "extension UIColor {\n  static let accent = UIColor(red: 1)\n}", [["2:22: missing argument"]],
      "extension UIColor {\n  static let accent = UIColor()\n}"
    ),
    // What is refused even so goes with what is around it; line breaks stay.
    (
      "func f() {\n  load {\n    use(x)\n  }\n}", [["3:9: no"], ["3:9: no"]],
      "func f() {\n  AbsentFrameworks.leftOut(\"A.swift:2\")\n\n\n}"
    ),
    // A statement that returns goes with a value.
    (
      "func f() -> Int {\n  switch x.y {\n  case .a: return 1\n  default: return 2\n  }\n}", [["2:12: no"]],
      "func f() -> Int {\n  return AbsentFrameworks.leftOut(\"A.swift:2\")\n\n\n\n}"
    ),
    (
      "func f() -> Int {\n  a()\n}", [["3:1: missing return in global function"]],
      "func f() -> Int {\n  a()\n; return AbsentFrameworks.leftOut(\"A.swift:3\") }"
    ),
    // Members: an override of nothing, a wrapper, an initializer's properties, a method's body.
    (
      "class A: B {\n  override func f(_ x: X) {}\n}", [["2:17: method does not override any method"]],
      "class A: B {\n   func f(_ x: X) {}\n}"
    ),
    (
      "class A {\n  @Injected var store: Store\n}", [["2:4: unknown attribute 'Injected'"]],
      "class A {\n   var store: Store { get { AbsentFrameworks.leftOut(\"A.swift:2\") } set {} }\n}"
    ),
    (
      "class A {\n  let s: S\n  init() {\n    s = make(x)\n  }\n}", [["4:9: cannot convert"]],
      "class A {\n  let s: S\n  init() {\n    s = AbsentFrameworks.leftOut(\"A.swift:4\")\n  }\n}"
    ),
    (
      "class A {\n  func f(_ x: X<Y>) -> Int {\n    return 1\n  }\n}", [["2:16: cannot specialize"]],
      "class A {\n  func f(_ x: X<Y>) -> Int {\n    return AbsentFrameworks.leftOut(\"A.swift:3\")\n  }\n}"
    ),
    (
      "class A {\n  func f(_ x: X<Y>) -> Int {\n    return 1\n  }\n  func g() {}\n}", [["2:16: no"], ["2:16: no"]],
      "class A {\n  \n\n\n  func g() {}\n}"
    ),
  ]) func isLeftOut(_ text: String, _ rounds: [[String]], _ expected: String) {
    let (result, module) = left(text, rounds)
    #expect(body(result.replacing("import DarwinShims; ", with: ""), lines: lineCount(expected)) == expected)
    #expect(!Parser.parse(source: result).hasError)
    #expect(module.findings.contains { $0.rule == .leftOut })
  }

  /// A mistake of the author's own is none of these.
  @Test func onlyWhatHasToDoWithWhatIsAbsentCounts() {
    let messages = """
      /a/A.swift:3:9: error: cannot find 'x' in scope
      /a/B.swift:4:9: error: cannot find 'y' in scope
      /a/C.swift:5:9: error: cannot convert value of type 'AbsentValue' to expected argument type 'Int'
      /a/D.swift:6:9: error: value of type 'Client' has no member 'z'
      /a/E.swift:7:9: warning: variable was never used
      /a/F.swift:8:9: error: generic parameter 'Value' could not be inferred
         |             `- error: generic parameter 'Value' could not be inferred
      /c/Sources/DarwinShims/System/AbsentValue.swift:26:10: note: in call to 'subscript(dynamicMember:)'
      /a/G.swift:9:9: error: generic parameter 'Value' could not be inferred
      """
    let code = RefusedCode().adding(messages, in: ["/a/A.swift"], naming: ["Client"])
    #expect(Set(code.rounds.keys) == ["/a/A.swift", "/a/C.swift", "/a/D.swift", "/a/F.swift"])
    let reached = RefusedCode().adding(messages, in: [], reaching: ["/a/A.swift", "/a/D.swift"], naming: [])
    #expect(Set(reached.rounds.keys) == ["/a/C.swift", "/a/D.swift", "/a/F.swift"])
    #expect(code.keeping { $0 == "/a/C.swift" }.count == 1)
  }

  /// Files that import it, that name what stands in, and that name what the former make of it.
  @Test func filesThatUseWhatIsAbsentAreKnown() {
    var settings = AdapterSettings(module: "App")
    settings.unknown = UnknownNames(messages: "error: cannot find 'Client' in scope")
    let texts = [
      "import Graph\nclass Network { static let shared = Network(); let apollo = Client() }",
      "func f() { Network.shared.apollo.fetch() }", "func g() {}",
    ]
    let inputs = texts.enumerated().map { ModuleAdapter.Input(path: "/\($0).swift", text: $1) }
    let module = ModuleAdapter(settings).adapt(inputs)
    #expect(module.standInFiles == ["/0.swift", "/1.swift"])
    #expect(module.reachedFiles == ["/0.swift", "/1.swift", "/2.swift"])
    // What is left out of one changes nothing for the others.
    settings.refused = RefusedCode().adding("/0.swift:2:62: error: no", in: ["/0.swift"], naming: [])
    let rest = ModuleAdapter(settings).adapt(inputs)
    #expect(!rest.files[0].text.contains("Client()"))
    #expect(rest.standInFiles == ["/0.swift", "/1.swift"])
    // Also by way of a module that imports it.
    let other = [ModuleAdapter.Input(path: "3.swift", text: "import App")]
    #expect(
      ModuleAdapter(AdapterSettings(module: "Other")).adapt(other, dependencies: [module]).reachedFiles == ["3.swift"])
  }
}
