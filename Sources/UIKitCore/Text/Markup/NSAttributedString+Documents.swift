public import Foundation

extension NSAttributedString {
  /// The text of a document: rich text, HTML or plain text.
  ///
  /// - Parameters:
  ///   - data: The document.
  ///   - options: What it is. Without a type the data tell.
  ///   - dict: Takes what the document says of itself.
  /// - Throws: `CocoaError` 65806 for data that are not of the type, `fileReadCorruptFile` for rich text that no reader could
  ///   follow, `fileReadInapplicableStringEncoding` for text of another encoding.
  ///
  /// Source: <https://developer.apple.com/documentation/foundation/nsattributedstring/init(data:options:documentattributes:)>
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
  ) throws {
    let document = try TextDocumentReader(options).document(of: data)
    self.init(attributedString: document.text)
    dict?.pointee = document.attributes as NSDictionary
  }

  /// The text of a file, or of a folder with rich text and attachments.
  ///
  /// Source: <https://developer.apple.com/documentation/foundation/nsattributedstring/init(url:options:documentattributes:)>
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
  ) throws {
    let document = try TextDocumentReader(options).document(at: url)
    self.init(attributedString: document.text)
    dict?.pointee = document.attributes as NSDictionary
  }

  /// The characters as a document.
  ///
  /// DEVIATION: folders of rich text are no data here; `fileWrapper(from:documentAttributes:)` makes them.
  ///
  /// Source: <https://developer.apple.com/documentation/foundation/nsattributedstring/data(from:documentattributes:)>
  /// - Throws: `CocoaError` 66062 for a type that is not written.
  public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws -> Data {
    try TextDocumentWriter(dict).data(of: attributedSubstring(from: range))
  }

  /// The characters as a file, or as a folder for rich text with attachments.
  ///
  /// Source: <https://developer.apple.com/documentation/foundation/nsattributedstring/filewrapper(from:documentattributes:)>
  public func fileWrapper(
    from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]
  ) throws -> FileWrapper { try TextDocumentWriter(dict).file(of: attributedSubstring(from: range)) }
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
