/// A picture that stands in a text like a letter.
///
/// DEVIATION: texts show nothing in its place.
///
/// Source: <https://developer.apple.com/documentation/uikit/nsadaptiveimageglyph>
open class NSAdaptiveImageGlyph: NSObject {
  /// The picture's data.
  public let imageContent: Data
  /// Tells pictures apart: the same data have the same identifier.
  public let contentIdentifier: String
  /// What the picture shows, in words. Default: none.
  public let contentDescription: String

  public init(imageContent: Data) {
    self.imageContent = imageContent
    let hash = imageContent.reduce(into: UInt64(14_695_981_039_346_656_037)) { hash, byte in
      hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211
    }
    contentIdentifier = String(hash, radix: 16)
    contentDescription = ""
    super.init()
  }
}

extension NSAttributedString.Key {
  /// An `NSAdaptiveImageGlyph`.
  public static let adaptiveImageGlyph = NSAttributedString.Key("NSAdaptiveImageGlyph")
}
