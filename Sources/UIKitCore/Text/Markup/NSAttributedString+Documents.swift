public import Foundation

extension NSAttributedString {
  /// The format of a document.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let plain = DocumentType(rawValue: "NSPlainText")
    public static let rtf = DocumentType(rawValue: "NSRTF")
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// How a document is read.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A `DocumentType`. Without it the text says what it is.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The raw value of a `String.Encoding`. Default: UTF-8, else Latin 1.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// Attributes of plain text.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    public static let targetTextScaling = DocumentReadingOptionKey(rawValue: "TargetTextScaling")
    public static let sourceTextScaling = DocumentReadingOptionKey(rawValue: "SourceTextScaling")
  }

  /// What a document says of itself, and how it is written.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    public static let defaultAttributes = DocumentAttributeKey(rawValue: "DefaultAttributes")
    public static let paperSize = DocumentAttributeKey(rawValue: "PaperSize")
    public static let viewSize = DocumentAttributeKey(rawValue: "ViewSize")
  }

  /// The text of a document: HTML or plain text.
  ///
  /// DEVIATION: rich text of its own format (`.rtf`, `.rtfd`) is not read: it throws.
  ///
  /// Source: <https://developer.apple.com/documentation/foundation/nsattributedstring/init(data:options:documentattributes:)>
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
  ) throws {
    let stated =
      options[.documentType] as? DocumentType ?? (options[.documentType] as? String).map(DocumentType.init)
    let encoding =
      (options[.characterEncoding] as? UInt ?? (options[.characterEncoding] as? NSNumber)?.uintValue)
      .map(String.Encoding.init) ?? (options[.characterEncoding] as? String.Encoding)
    guard let text = String(data: data, encoding: encoding ?? .utf8) ?? String(data: data, encoding: .isoLatin1) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    let type =
      stated ?? (text.hasPrefix("{\\rtf") ? .rtf : text.contains(/<(?i:html|body|p|br|b|i)[\s>\/]/) ? .html : .plain)
    switch type {
    case .html: self.init(attributedString: HTMLText.text(of: text))
    case .plain:
      let attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
      self.init(attributedString: NSAttributedString(string: text, attributes: attributes))
    default: throw CocoaError(.fileReadUnknown)
    }
    dict?.pointee = ["DocumentType": type.rawValue] as NSDictionary
  }

  /// The text of a file.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
  ) throws {
    try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }

  /// The characters as a document.
  ///
  /// DEVIATION: plain text alone is written.
  public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws -> Data {
    let type = dict[.documentType] as? DocumentType ?? .plain
    guard type == .plain else { throw CocoaError(.fileWriteInapplicableStringEncoding) }
    return Data((string as NSString).substring(with: range).utf8)
  }
}

extension NSMutableAttributedString {
  /// Takes the text of a file in the place of its own. What cannot be read leaves it as it was.
  ///
  /// Source: <https://developer.apple.com/documentation/foundation/nsmutableattributedstring/read(from:options:documentattributes:)>
  public func read(
    from url: URL, options opts: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
  ) throws { setAttributedString(try NSAttributedString(url: url, options: opts, documentAttributes: dict)) }

  public func read(
    from data: Data, options opts: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
  ) throws { setAttributedString(try NSAttributedString(data: data, options: opts, documentAttributes: dict)) }
}
