extension URL {
  /// The lines of what is there, without their ends; empty ones are left out, as on Apple's systems.
  ///
  /// DEVIATION: a stream of `String`, where Apple's is `AsyncLineSequence<URL.AsyncBytes>`; what is there is read as a
  /// whole when the first line is asked for.
  ///
  /// Source: <https://developer.apple.com/documentation/foundation/url/lines>
  public var lines: AsyncThrowingStream<String, any Error> {
    var rest: IndexingIterator<[Substring]>?
    return AsyncThrowingStream {
      if rest == nil {
        rest = String(decoding: try Data(contentsOf: self), as: UTF8.self).split(whereSeparator: \.isNewline)
          .makeIterator()
      }
      return rest?.next().map(String.init)
    }
  }
}
