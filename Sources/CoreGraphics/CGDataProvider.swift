public import Foundation

/// Bytes handed to Core Graphics.
public final class CGDataProvider: Sendable {
  let bytes: Data

  public init?(data: NSData) { bytes = Data(copying: data) }

  public convenience init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data as NSData)
  }

  public convenience init?(filename: String) { self.init(url: URL(fileURLWithPath: filename)) }

  public var data: NSData? { bytes as NSData }
}
