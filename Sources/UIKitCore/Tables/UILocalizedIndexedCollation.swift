/// Sorts objects into sections by their first letters, as the person's language does.
///
/// DEVIATION: the sections are the Latin alphabet's; other first characters stand in the last one, `#`.
///
/// Source: <https://developer.apple.com/documentation/uikit/uilocalizedindexedcollation>
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
  private static let instance = UILocalizedIndexedCollation()
  /// The same object every time, whatever the language.
  open class func current() -> UILocalizedIndexedCollation { instance }

  /// The letters from A to Z, then `#`.
  open var sectionTitles: [String] { "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map { String($0) } + ["#"] }
  /// For the index at a table's side: the same as `sectionTitles`.
  open var sectionIndexTitles: [String] { sectionTitles }
  /// The same number: each index title has one section.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

  /// The section of an object by the text that `selector` gives.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    section(for: Self.text(of: object, selector))
  }
  private func section(for text: String) -> Int {
    let folded = text.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil).uppercased()
    return folded.first.flatMap { sectionTitles.firstIndex(of: String($0)) } ?? sectionTitles.count - 1
  }

  /// Sorts by the texts that `selector` gives, as file names are sorted: numbers by their value.
  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    array.map { ($0, Self.text(of: $0, selector)) }
      .sorted { $0.1.localizedStandardCompare($1.1) == .orderedAscending }.map(\.0)
  }

  private static func text(of object: Any, _ selector: Selector) -> String {
    if let text = object as? String { return text }
    let object = object as AnyObject
    return ObjectRuntime.send(selector, to: object, []).result.map { "\($0)" } ?? "\(object)"
  }
}
