extension URL {
  /// The lines of what is there, without their ends; empty ones are left out, as on Apple's systems.
  ///
  /// DEVIATION: a stream of `String`, where Apple's is `AsyncLineSequence<URL.AsyncBytes>`; what is there is read as a
  /// whole when the first line is asked for.
  ///
  /// Source: <https://developer.apple.com/documentation/foundation/url/lines>
  public var lines: AsyncThrowingStream<String, any Error> {
    let url = self
    return AsyncThrowingStream { continuation in
      do {
        let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
        for line in text.split(whereSeparator: \.isNewline) { continuation.yield(String(line)) }
        continuation.finish()
      } catch {
        continuation.finish(throwing: error)
      }
    }
  }
}
