public import Foundation

extension NSAttributedString {
  /// The format of a document.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let plain = DocumentType(rawValue: "NSPlainText")
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// A folder: the text as `TXT.rtf`, and beside it the files that stand in it.
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
  ///
  /// Source: <https://developer.apple.com/documentation/foundation/nsattributedstring/documentattributekey>
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    public static let defaultAttributes = DocumentAttributeKey(rawValue: "DefaultAttributes")
    /// A value with a `CGSize`, in points.
    public static let paperSize = DocumentAttributeKey(rawValue: "PaperSize")
    /// A value with `UIEdgeInsets`, in points.
    public static let paperMargin = DocumentAttributeKey(rawValue: "PaperMargin")
    /// A value with a `CGSize`, in points.
    public static let viewSize = DocumentAttributeKey(rawValue: "ViewSize")
    /// A number, in per cent.
    public static let viewZoom = DocumentAttributeKey(rawValue: "ViewZoom")
    /// A number: 0 for lines that end at the view, 1 for those that end at the page.
    public static let viewMode = DocumentAttributeKey(rawValue: "ViewMode")
    /// A number, greater than 0 for a document that should not be changed.
    public static let readOnly = DocumentAttributeKey(rawValue: "ReadOnly")
    /// A `UIColor`. It is not kept in documents of rich text.
    public static let backgroundColor = DocumentAttributeKey(rawValue: "BackgroundColor")
    /// A number from 0 to 1.
    public static let hyphenationFactor = DocumentAttributeKey(rawValue: "HyphenationFactor")
    /// A number, in points.
    public static let defaultTabInterval = DocumentAttributeKey(rawValue: "DefaultTabInterval")
    /// A number: 0 for text as large as on a desk, 1 for text as large as in the hand.
    public static let textScaling = DocumentAttributeKey(rawValue: "TextScaling")
    public static let sourceTextScaling = DocumentAttributeKey(rawValue: "SourceTextScaling")
    /// A number: the version of Apple's writer.
    public static let cocoaVersionDocumentAttribute = DocumentAttributeKey(rawValue: "CocoaRTFVersion")
  }
}
