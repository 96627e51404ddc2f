/// What is searched for, and what was found. An abstract class: programs with results of their own subclass it.
///
/// Source: <https://developer.apple.com/documentation/uikit/uifindsession>
@preconcurrency @MainActor
open class UIFindSession: NSObject {
  public enum SearchResultDisplayStyle: Int, Sendable { case currentAndTotal = 0, total, none }

  public override init() { super.init() }

  /// Default: 0.
  open var resultCount: Int { 0 }
  /// Which result is shown now; `NSNotFound` for none.
  open var highlightedResultIndex: Int { NSNotFound }
  /// What is said of the results. Default: `currentAndTotal`.
  open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
  /// Default: false.
  open var supportsReplacement: Bool { false }
  /// Default: false.
  open var allowsReplacementForCurrentlyHighlightedResult: Bool { false }

  open func performSearch(query: String, options: UITextSearchOptions?) {}
  open func performSingleReplacement(query: String, replacementString: String, options: UITextSearchOptions?) {}
  open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
  open func highlightNextResult(in direction: UITextStorageDirection) {}
  open func invalidateFoundResults() {}

  /// Told when the number of results, or the one that is shown, is another.
  var onChange: (() -> Void)?
}
