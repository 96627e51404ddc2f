internal import Foundation
internal import RichTextFormat

/// Reads documents of any type that attributed strings are made of.
struct TextDocumentReader {
  private let type: NSAttributedString.DocumentType?
  private let encoding: String.Encoding?
  private let plainAttributes: [NSAttributedString.Key: Any]

  init(_ options: [NSAttributedString.DocumentReadingOptionKey: Any]) {
    let stated = options[.documentType]
    type =
      stated as? NSAttributedString.DocumentType
      ?? (stated as? String).map(NSAttributedString.DocumentType.init(rawValue:))
    let number = options[.characterEncoding] as? UInt ?? (options[.characterEncoding] as? NSNumber)?.uintValue
    encoding = number.map(String.Encoding.init(rawValue:)) ?? options[.characterEncoding] as? String.Encoding
    plainAttributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
  }

  /// A document's text, and what it says of itself.
  typealias Document = (text: NSAttributedString, attributes: [String: Any])

  func document(at url: URL) throws -> Document {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue else {
      return try document(of: Data(contentsOf: url))
    }
    guard type == nil || type == .rtfd else { throw Self.otherType }
    let folder = try FileWrapper(url: url)
    // The names of both are Apple's.
    guard let text = folder.fileWrappers?["TXT.rtf"]?.regularFileContents else { throw Self.otherType }
    return try richText(text, folder: folder)
  }

  func document(of data: Data) throws -> Document {
    if type == .rtf || type == .rtfd || type == nil && RichTextReader.isRichText(data) {
      return try richText(data, folder: nil)
    }
    guard let text = String(data: data, encoding: encoding ?? .utf8) ?? String(data: data, encoding: .isoLatin1) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    switch type ?? (text.contains(/<(?i:html|body|p|br|b|i)[\s>\/]/) ? .html : .plain) {
    case .html: return (HTMLText.text(of: text), Self.attributes(.html))
    case .plain: return (NSAttributedString(string: text, attributes: plainAttributes), Self.attributes(.plain))
    default: throw Self.otherType
    }
  }

  private func richText(_ data: Data, folder: FileWrapper?) throws -> Document {
    do throws(RichTextError) {
      let text = try RichTextReader.text(of: data)
      let type = folder == nil ? NSAttributedString.DocumentType.rtf : .rtfd
      let attributes = Self.attributes(type).merging(RichTextProperties.attributes(of: text.properties)) { $1 }
      return (RichTextImport(folder: folder).string(of: text), attributes)
    } catch .notRichText {
      throw Self.otherType
    } catch .nestedTooDeep {
      throw CocoaError(.fileReadCorruptFile)
    }
  }

  private static func attributes(_ type: NSAttributedString.DocumentType) -> [String: Any] {
    [NSAttributedString.DocumentAttributeKey.documentType.rawValue: type.rawValue]
  }

  /// `NSTextReadInapplicableDocumentTypeError`.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/nstextreadinapplicabledocumenttypeerror>
  private static var otherType: CocoaError { CocoaError(CocoaError.Code(rawValue: 65_806)) }
}
