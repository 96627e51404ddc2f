/// Collects what a search finds.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextsearchaggregator>
public struct UITextSearchAggregator<DocumentIdentifier: Hashable>: @unchecked Sendable {
  private let receiver: SearchReceiver

  init(_ receiver: SearchReceiver) { self.receiver = receiver }

  /// All ranges that were found, in the order of the documents and of the text.
  @MainActor @preconcurrency public var allFoundRanges: [UITextRange] { receiver.found.map(\.range) }
  @MainActor @preconcurrency
  public func foundRange(_ range: UITextRange, searchString: String, document: DocumentIdentifier?) {
    receiver.found.append(FoundText(range: range, document: document.map { AnyHashable($0) }))
  }
  /// The range is no longer there.
  @MainActor @preconcurrency
  public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier?) {
    let document = document.map { AnyHashable($0) }
    receiver.found.removeAll { $0.range == range && $0.document == document }
  }
  /// Nothing that was found is there any more.
  @MainActor @preconcurrency public func invalidate() { receiver.found = [] }
  /// Every document has been searched.
  @MainActor @preconcurrency public func finishedSearching() { receiver.finish() }
}

/// A place where the text that is searched for stands.
struct FoundText {
  let range: UITextRange
  let document: AnyHashable?
}

/// Receives what one search finds.
@MainActor
final class SearchReceiver {
  var found: [FoundText] = []
  private let whenFinished: (SearchReceiver) -> Void

  init(_ whenFinished: @escaping (SearchReceiver) -> Void) { self.whenFinished = whenFinished }

  func finish() { whenFinished(self) }
}
