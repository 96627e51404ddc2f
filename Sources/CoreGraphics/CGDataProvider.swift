public import Foundation

/// Bytes handed to Core Graphics.
public final class CGDataProvider: Sendable {
  let bytes: Data

  /// Copies the bytes.
  public init?(data: NSData) { bytes = Data(copying: data) }

  /// Reads the file at once; nil where it cannot be read.
  public convenience init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data as NSData)
  }

  /// Reads the file of a path at once; nil where it cannot be read.
  public convenience init?(filename: String) { self.init(url: URL(fileURLWithPath: filename)) }

  /// All bytes.
  public var data: NSData? { bytes as NSData }
}
