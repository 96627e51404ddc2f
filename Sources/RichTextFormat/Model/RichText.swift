/// A text in the Rich Text Format as values: stretches of characters with their looks, and what the document says of itself.
///
/// Lengths are points; the format's own are twentieths of them.
///
/// Source: Rich Text Format specification 1.9.1; Apple's additions:
/// <https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/AttributedStrings/Tasks/RTFAndAttrStrings.html>.
public struct RichText: Equatable, Sendable {
  /// The text in order.
  public var runs: [RichRun]
  /// What the document says of itself.
  public var properties: RichProperties

  /// A text of runs.
  public init(runs: [RichRun] = [], properties: RichProperties = RichProperties()) {
    self.runs = runs
    self.properties = properties
  }

  /// The characters of all runs; U+FFFC for attachments.
  public var string: String { runs.map(\.text).joined() }
}
