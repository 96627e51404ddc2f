internal import Foundation
internal import RichTextFormat

/// Writes attributed strings as documents.
struct TextDocumentWriter {
  private let attributes: [NSAttributedString.DocumentAttributeKey: Any]
  private let type: NSAttributedString.DocumentType

  init(_ attributes: [NSAttributedString.DocumentAttributeKey: Any]) {
    self.attributes = attributes
    let stated = attributes[.documentType]
    type =
      stated as? NSAttributedString.DocumentType
      ?? (stated as? String).map(NSAttributedString.DocumentType.init(rawValue:)) ?? .plain
  }

  func data(of text: NSAttributedString) throws -> Data {
    switch type {
    case .plain:
      guard let data = text.string.data(using: encoding) else {
        throw CocoaError(.fileWriteInapplicableStringEncoding)
      }
      return data
    case .rtf:
      var export = RichTextExport(hasFolder: false)
      return RichTextWriter.data(
        of: RichText(runs: export.runs(of: text), properties: RichTextProperties.properties(of: attributes)))
    case .html: return Data(HTMLWriter.page(of: text).utf8)
    default: throw Self.otherType
    }
  }

  func file(of text: NSAttributedString) throws -> FileWrapper {
    guard type == .rtfd else { return FileWrapper(regularFileWithContents: try data(of: text)) }
    var export = RichTextExport(hasFolder: true)
    let runs = export.runs(of: text)
    let data = RichTextWriter.data(
      of: RichText(runs: runs, properties: RichTextProperties.properties(of: attributes)))
    export.folder.addRegularFile(withContents: data, preferredFilename: "TXT.rtf")
    return export.folder
  }

  private var encoding: String.Encoding {
    let number = attributes[.characterEncoding] as? UInt ?? (attributes[.characterEncoding] as? NSNumber)?.uintValue
    return number.map(String.Encoding.init(rawValue:)) ?? attributes[.characterEncoding] as? String.Encoding ?? .utf8
  }

  /// `NSTextWriteInapplicableDocumentTypeError`.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/nstextwriteinapplicabledocumenttypeerror>
  private static var otherType: CocoaError { CocoaError(CocoaError.Code(rawValue: 66_062)) }
}
