public import Foundation

extension AttributedString {
  /// How Markdown is read.
  ///
  /// Source: <https://developer.apple.com/documentation/foundation/attributedstring/markdownparsingoptions>
  public struct MarkdownParsingOptions: Sendable {
    public enum InterpretedSyntax: Int, Sendable { case full, inlineOnly, inlineOnlyPreservingWhitespace }
    public enum FailurePolicy: Int, Sendable { case throwError, returnPartiallyParsedIfPossible }

    /// Default: false. Attributes of one's own (`^[text](name: value)`) are left as they are written.
    public var allowsExtendedAttributes: Bool
    /// Default: `.full`. Marks of headings, lists and quotes go; blocks follow each other without line breaks.
    public var interpretedSyntax: InterpretedSyntax
    /// Default: `.throwError`. All text is Markdown: nothing fails.
    public var failurePolicy: FailurePolicy
    public var languageCode: String?
    /// Default: false.
    public var appliesSourcePositionAttributes: Bool

    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
      appliesSourcePositionAttributes: Bool = false
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
      self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
    }
  }

  /// Text of Markdown: emphasis, code, strikethrough and links as attributes.
  ///
  /// DEVIATION: blocks have no `presentationIntent`; pictures are their alternative text.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    self.init()
    for piece in MarkdownReader(options.interpretedSyntax).pieces(of: markdown) {
      var container = AttributeContainer()
      if piece.intent != [] { container.inlinePresentationIntent = piece.intent }
      if let target = piece.link, let url = URL(string: target, relativeTo: baseURL) { container.link = url }
      self += AttributedString(piece.text, attributes: container)
    }
  }

  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }

  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }
}

extension NSAttributedString {
  /// Text of Markdown: emphasis, code, strikethrough and links as attributes.
  ///
  /// Source: <https://developer.apple.com/documentation/foundation/nsattributedstring/init(markdown:options:baseurl:)>
  public convenience init(
    markdown: String,
    options: AttributedString.MarkdownParsingOptions = AttributedString.MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
  }

  public convenience init(
    markdown: Data,
    options: AttributedString.MarkdownParsingOptions = AttributedString.MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
  }
}
