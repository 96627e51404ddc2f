public import Foundation

/// Takes bytes that Core Graphics makes.
///
/// Source: <https://developer.apple.com/documentation/coregraphics/cgdataconsumer>
public final class CGDataConsumer {
  private let take: (Data) -> Void

  /// Appends to `data`.
  public init?(data: NSMutableData) { take = { data.append($0) } }

  /// Writes a file; nil where there can be none.
  public init?(url: NSURL) {
    let url = url as URL
    guard url.isFileURL, FileManager.default.createFile(atPath: url.path, contents: nil) else { return nil }
    take = { try? $0.write(to: url) }
  }

  func put(_ bytes: Data) { take(bytes) }
}
