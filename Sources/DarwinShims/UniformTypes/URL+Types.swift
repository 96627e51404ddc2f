public import Foundation

extension URL {
  /// With a component that has the extension of a type, unless it has one already.
  ///
  /// Source: <https://developer.apple.com/documentation/foundation/url/appendingpathcomponent(_:conformingto:)>
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
    let whole = appendingPathComponent(partialName)
    let own = UTType(filenameExtension: (partialName as NSString).pathExtension)
    return own?.conforms(to: contentType) == true ? whole : whole.appendingPathExtension(for: contentType)
  }
  public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
    self = appendingPathComponent(partialName, conformingTo: contentType)
  }

  /// With the preferred extension of a type; as it is for a type that has none.
  ///
  /// Source: <https://developer.apple.com/documentation/foundation/url/appendingpathextension(for:)>
  public func appendingPathExtension(for contentType: UTType) -> URL {
    contentType.preferredFilenameExtension.map { appendingPathExtension($0) } ?? self
  }
  public mutating func appendPathExtension(for contentType: UTType) {
    self = appendingPathExtension(for: contentType)
  }
}
