internal import SwiftSyntax

/// Which files may be what they are on Linux.
///
/// A file that uses UIKit is what it is on a device. Any other one is what it is on Linux, unless that leaves out a type
/// which another file names: then the library works without it on Linux only because nothing else of it is there either.
/// Nor is a file of tests that asks for iOS, too: it would expect of one system what holds on the other.
struct LinuxFiles {
  /// By file, whether `os(Linux)` is true in it.
  let isLinux: [Bool]

  /// - Parameters:
  ///   - evaluator: for a file by its number, as it is on a device or on Linux.
  ///   - namedElsewhere: what modules name that import this one.
  init(
    _ sources: [SourceFile], _ vocabularies: [FileVocabulary], namedElsewhere: Set<String>,
    evaluator: (_ number: Int, _ isDevice: Bool) -> ConditionEvaluator
  ) {
    var result = vocabularies.map { !$0.usesUIKit && !$0.testsDevices }
    let asked = sources.indices.filter { result[$0] && vocabularies[$0].identifiers.contains("Linux") }
    if !asked.isEmpty {
      var declared: Set<String> = []
      for number in sources.indices {
        Self.note(sources[number].tree.statements, evaluator(number, !result[number]), &declared)
      }
      for number in asked {
        var onDevice: Set<String> = []
        Self.note(sources[number].tree.statements, evaluator(number, true), &onDevice)
        let lost = onDevice.subtracting(declared)
        let isNamed =
          !lost.isDisjoint(with: namedElsewhere)
          || sources.indices.contains { $0 != number && vocabularies[$0].usesAny(of: lost) }
        if isNamed { result[number] = false }
      }
    }
    isLinux = result
  }

  /// The types at the top of a file, under the conditions that hold.
  private static func note(
    _ statements: CodeBlockItemListSyntax, _ evaluator: ConditionEvaluator, _ names: inout Set<String>
  ) {
    for statement in statements {
      if let condition = statement.item.as(IfConfigDeclSyntax.self) {
        for clause in condition.possibleClauses(evaluator) {
          if let elements = clause.elements?.as(CodeBlockItemListSyntax.self) { note(elements, evaluator, &names) }
        }
      } else if let type = statement.item.asProtocol((any NamedDeclSyntax).self),
        !statement.item.is(FunctionDeclSyntax.self)
      {
        names.insert(type.name.text)
      }
    }
  }
}
