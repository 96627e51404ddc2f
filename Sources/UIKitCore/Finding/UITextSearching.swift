public import Foundation

/// Text, of one document or of several, that a find session searches.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextsearching>
@preconcurrency @MainActor
public protocol UITextSearching: NSObjectProtocol {
  /// What tells documents apart.
  associatedtype DocumentIdentifier: Hashable = AnyHashable?

  var selectedTextRange: UITextRange? { get }
  /// Which of two found ranges of a document comes first.
  func compare(
    _ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?
  ) -> ComparisonResult
  /// Which of two documents comes first. Default: they are the same.
  func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult
  /// Tells `resultAggregator` of every place where the text stands, and of the search's end.
  func performTextSearch(
    queryString: String, options: UITextSearchOptions,
    resultAggregator: UITextSearchAggregator<DocumentIdentifier>)
  func decorate(
    foundTextRange: UITextRange, document: DocumentIdentifier?, usingStyle style: UITextSearchFoundTextStyle)
  func clearAllDecoratedFoundText()
  func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)
  func scrollRangeToVisible(_ range: UITextRange, inDocument document: DocumentIdentifier?)
  /// Default: false.
  var supportsTextReplacement: Bool { get }
  /// Default: what `supportsTextReplacement` says.
  func shouldReplace(
    foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String
  ) -> Bool
  func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String)
  func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String)
}

extension UITextSearching {
  public func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult { .orderedSame }
  public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}
  public func scrollRangeToVisible(_ range: UITextRange, inDocument document: DocumentIdentifier?) {}
  public var supportsTextReplacement: Bool { false }
  public func shouldReplace(
    foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String
  ) -> Bool { supportsTextReplacement }
  public func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String) {}
  public func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String) {}
}

/// How a range that was found looks.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextsearchfoundtextstyle>
public enum UITextSearchFoundTextStyle: Int, Sendable { case normal = 0, found, highlighted }
