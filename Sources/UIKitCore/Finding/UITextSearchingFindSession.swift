/// Searches what adopts `UITextSearching`.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextsearchingfindsession>
@preconcurrency @MainActor
open class UITextSearchingFindSession: UIFindSession {
  open private(set) weak var searchableObject: (any UITextSearching)?
  private var results: [FoundText] = []
  private var current: Int?
  private var receiver: SearchReceiver?

  public init(searchableObject: any UITextSearching) {
    self.searchableObject = searchableObject
    super.init()
  }

  open override var resultCount: Int { results.count }
  open override var highlightedResultIndex: Int { current ?? NSNotFound }
  open override var supportsReplacement: Bool { searchableObject?.supportsTextReplacement ?? false }
  open override var allowsReplacementForCurrentlyHighlightedResult: Bool {
    guard let searchableObject, let current else { return false }
    return allowsReplacement(of: results[current], in: searchableObject, with: "")
  }

  open override func performSearch(query: String, options: UITextSearchOptions?) {
    guard let searchableObject else { return }
    invalidateFoundResults()
    guard !query.isEmpty else { return }
    let receiver = SearchReceiver { [weak self] in self?.searchDidEnd($0) }
    self.receiver = receiver
    search(searchableObject, query, options ?? UITextSearchOptions(), receiver)
  }
  private func search<Text: UITextSearching>(
    _ text: Text, _ query: String, _ options: UITextSearchOptions, _ receiver: SearchReceiver
  ) {
    text.performTextSearch(
      queryString: query, options: options, resultAggregator: UITextSearchAggregator(receiver))
  }
  private func searchDidEnd(_ receiver: SearchReceiver) {
    guard receiver === self.receiver, let searchableObject else { return }
    results = sorted(receiver.found, in: searchableObject)
    for result in results { decorate(result, in: searchableObject, .found) }
    current = results.isEmpty ? nil : first(in: searchableObject)
    highlight(searchableObject)
    onChange?()
  }

  private func sorted<Text: UITextSearching>(_ found: [FoundText], in text: Text) -> [FoundText] {
    found.sorted { one, other in
      if one.document != other.document, let first = one.document?.base as? Text.DocumentIdentifier,
        let second = other.document?.base as? Text.DocumentIdentifier
      {
        return text.compare(document: first, toDocument: second) == .orderedAscending
      }
      return text.compare(one.range, toRange: other.range, document: document(of: one, in: text)) == .orderedAscending
    }
  }
  private func document<Text: UITextSearching>(of found: FoundText, in text: Text) -> Text.DocumentIdentifier? {
    found.document?.base as? Text.DocumentIdentifier
  }
  /// UIKIT: the first result at or after the selection. A guess.
  private func first<Text: UITextSearching>(in text: Text) -> Int {
    guard let selected = text.selectedTextRange else { return 0 }
    return results.firstIndex {
      text.compare($0.range, toRange: selected, document: document(of: $0, in: text)) != .orderedAscending
    } ?? 0
  }
  private func decorate<Text: UITextSearching>(
    _ found: FoundText, in text: Text, _ style: UITextSearchFoundTextStyle
  ) {
    text.decorate(foundTextRange: found.range, document: document(of: found, in: text), usingStyle: style)
  }
  private func highlight<Text: UITextSearching>(_ text: Text) {
    guard let current else { return }
    let found = results[current]
    text.willHighlight(foundTextRange: found.range, document: document(of: found, in: text))
    text.scrollRangeToVisible(found.range, inDocument: document(of: found, in: text))
    decorate(found, in: text, .highlighted)
  }

  open override func highlightNextResult(in direction: UITextStorageDirection) {
    guard let searchableObject, let shown = current, !results.isEmpty else { return }
    decorate(results[shown], in: searchableObject, .found)
    let step = direction == .forward ? 1 : results.count - 1
    current = (shown + step) % results.count
    highlight(searchableObject)
    onChange?()
  }

  private func allowsReplacement<Text: UITextSearching>(
    of found: FoundText, in text: Text, with replacement: String
  ) -> Bool {
    text.shouldReplace(foundTextRange: found.range, document: document(of: found, in: text), withText: replacement)
  }
  private func replace<Text: UITextSearching>(_ found: FoundText, in text: Text, with replacement: String) {
    text.replace(foundTextRange: found.range, document: document(of: found, in: text), withText: replacement)
  }
  open override func performSingleReplacement(
    query: String, replacementString: String, options: UITextSearchOptions?
  ) {
    guard let searchableObject, let current else { return }
    guard allowsReplacement(of: results[current], in: searchableObject, with: replacementString) else { return }
    replace(results[current], in: searchableObject, with: replacementString)
    performSearch(query: query, options: options)
  }
  open override func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
    guard let searchableObject, searchableObject.supportsTextReplacement else { return }
    searchableObject.replaceAll(
      queryString: searchQuery, options: options ?? UITextSearchOptions(), withText: replacementString)
    performSearch(query: searchQuery, options: options)
  }

  open override func invalidateFoundResults() {
    receiver = nil
    (results, current) = ([], nil)
    searchableObject?.clearAllDecoratedFoundText()
    onChange?()
  }
}
