/// The source that a module gets beside its own files.
struct ModuleSource {
  let text: String

  init(_ works: [FileRewriting], _ standIns: StandIns, _ index: ModuleIndex) {
    var parts: [String] = []
    let registered = works.filter(\.hasRegistrations)
    if !registered.isEmpty {
      parts.append(
        """
        /// Found by name when a class of this module is first asked for its methods.
        final class _CairnDeclarations: ModuleDeclarations {
          override class func declare() {
        \(registered.map { "    \(FileRewriter.registrationFunction($0.identifier))()" }.joined(separator: "\n"))
          }
        }
        """)
    }
    if works.contains(where: \.usesAnyObjectMembers) { parts.append(AnyObjectMembers.source) }
    if works.contains(where: \.usesClassObjects) { parts.append(AnyObjectMembers.classObjects) }
    if works.contains(where: \.comparesTestCases) { parts.append(Self.comparedTestCases) }
    if works.contains(where: \.takesFulfilment) { parts.append(Self.fulfilment) }
    if works.contains(where: \.hasSpecifications) { parts.append(Self.specifications) }
    if works.contains(where: \.hasObjectTestCases) { parts.append(Self.objectTestCases) }
    if !standIns.source.isEmpty { parts.append(standIns.source) }
    let used = works.reduce(into: Set<String>()) { $0.formUnion($1.vocabulary.identifiers) }
    if used.contains("AbsentScreen") { parts.append(SwiftUIParts.absentScreen) }
    let former = FormerNames.source(used: used) { name in
      index.types[name].map { $0.file != nil || $0.alias != nil } ?? false || !index.members(name).isEmpty
        || index.globals.contains(name)
    }
    if !former.isEmpty { parts.append(former) }
    let gaps = FoundationGaps.source(
      used: used, absent: Set(standIns.names.values.joined()),
      makesExpressions: works.contains(where: \.vocabulary.makesExpressions),
      subclassed: index.types.values.reduce(into: []) { $0.formUnion($1.inherited) },
      describesErrors: index.types.values.contains { type in
        (type.kind == .protocolType || ["Error", "Swift.Error"].contains(type.name))
          && type.members.contains { $0.name == "localizedDescription" }
      })
    if !gaps.isEmpty { parts.append(gaps) }
    if works.contains(where: { $0.vocabulary.imports.contains("XCTest") }) {
      let testGaps = TestGaps.source(used: used)
      if !testGaps.isEmpty { parts.append(testGaps) }
    }
    if works.contains(where: { $0.vocabulary.imports.contains("Nimble") }) {
      let matcher = index.types["Matcher"]?.kind == .valueType ? "Matcher" : "Predicate"
      if used.contains("raiseException") { parts.append(TestGaps.expectedExceptions(matcher)) }
      if used.contains("throwAssertion") { parts.append(TestGaps.expectedAssertions(matcher)) }
      if used.contains("be") { parts.append(TestGaps.identity(matcher)) }
    }
    guard !parts.isEmpty else {
      text = ""
      return
    }
    text =
      "// Made by cairn for Linux.\nimport UIKit\nimport FoundationNetworking\n\n" + parts.joined(separator: "\n\n")
      + "\n"
  }

  private static let fulfilment = """
    import XCTest

    extension XCTestExpectation {
      /// The one without parameters, which `expectation.fulfill` means.
      func fulfill() { fulfill(#filePath, line: #line) }
    }
    """

  private static let objectTestCases = """
    import XCTest

    extension XCTestCase: @retroactive NSObjectProtocol {
      public func isEqual(_ object: Any?) -> Bool { object as AnyObject? === self }
      public var hash: Int { ObjectIdentifier(self).hashValue }
      public func `self`() -> Self { self }
      public func isProxy() -> Bool { false }
      public var description: String { name }
      public var debugDescription: String { name }
    }
    """

  private static let specifications = """
    import XCTest

    extension XCTestCase {
      /// Runs the examples of a specification, each as a test.
      func _runExamples<Specification: XCTestCase>(
        _ examples: [(String, (Specification) -> () throws -> Void)]
      ) {
        let suite = XCTestSuite(name: "\\(type(of: self))")
        for (name, example) in examples {
          suite.addTest(type(of: self).init(name: name) { try example($0 as! Specification)() })
        }
        suite.run()
        guard let run = suite.testRun, !run.hasSucceeded else { return }
        // Quick hands what is recorded to the specification whose example ran last, which is over: an example that failed
        // runs again, for this one.
        if let failed = suite.tests.firstIndex(where: { $0.testRun?.hasSucceeded == false }),
          let specification = self as? Specification
        {
          try? examples[failed].1(specification)()
        }
        // A run that goes on has not succeeded yet.
        if let testRun, testRun.totalFailureCount > 0 { return }
        recordFailure(
          withDescription: "\\(run.totalFailureCount) failures in \\(run.executionCount) examples",
          inFile: #filePath, atLine: #line, expected: true)
      }
    }
    """

  private static let comparedTestCases = """
    import XCTest

    extension XCTestCase: @retroactive Equatable {
      public static func == (one: XCTestCase, other: XCTestCase) -> Bool { one === other }
    }
    """
}
