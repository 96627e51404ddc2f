internal import SwiftSyntax

extension FileRewriter {
  /// `formatter.veryShortMonthSymbols!`: the words of a date formatter may be nil on Apple's systems, and never are on
  /// Linux.
  func adaptFormatterWords(_ node: MemberAccessExprSyntax) {
    let name = node.declName.baseName.text
    guard node.base != nil, Self.formatterWords.contains(name), file.index.members(name).isEmpty,
      let parent = node.parent
    else { return }
    if let unwrapping = parent.as(ForceUnwrapExprSyntax.self) {
      file.edits.remove(unwrapping.exclamationMark)
    } else if let chaining = parent.as(OptionalChainingExprSyntax.self) {
      file.edits.remove(chaining.questionMark)
    } else if parent.parent?.is(OptionalBindingConditionSyntax.self) == true {
      file.edits.insert(" as Optional", at: Edits.range(of: node).upperBound)
    } else {
      return
    }
    file.note(.rewritten, .foundationInitializer, node, "the formatter has its words")
  }

  /// Source: <https://developer.apple.com/documentation/foundation/dateformatter>, "Managing … symbols".
  private static let formatterWords: Set<String> = [
    "amSymbol", "pmSymbol", "eraSymbols", "longEraSymbols", "monthSymbols", "shortMonthSymbols",
    "veryShortMonthSymbols", "standaloneMonthSymbols", "shortStandaloneMonthSymbols", "veryShortStandaloneMonthSymbols",
    "weekdaySymbols", "shortWeekdaySymbols", "veryShortWeekdaySymbols", "standaloneWeekdaySymbols",
    "shortStandaloneWeekdaySymbols", "veryShortStandaloneWeekdaySymbols", "quarterSymbols", "shortQuarterSymbols",
    "standaloneQuarterSymbols", "shortStandaloneQuarterSymbols",
  ]
}
