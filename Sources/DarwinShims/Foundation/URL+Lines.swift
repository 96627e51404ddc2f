extension URL {
  /// The lines of what is there, without their ends; empty ones are left out, as on Apple's systems.
  ///
  /// DEVIATION: of a type of its own, where Apple's is `AsyncLineSequence<URL.AsyncBytes>`; what is there is read as a whole
  /// when the first line is asked for.
  ///
  /// Source: <https://developer.apple.com/documentation/foundation/url/lines>
  public var lines: Lines { Lines(url: self) }

  /// Lines that are read when the first is asked for.
  public struct Lines: AsyncSequence, Sendable {
    fileprivate let url: URL

    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate let url: URL
      private var rest: IndexingIterator<[Substring]>?

      fileprivate init(url: URL) { self.url = url }

      public mutating func next() async throws -> String? {
        if rest == nil {
          rest = String(decoding: try Data(contentsOf: url), as: UTF8.self).split(whereSeparator: \.isNewline)
            .makeIterator()
        }
        return rest?.next().map(String.init)
      }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(url: url) }
  }
}
