/// What is selected of a text.
///
/// Source: <https://developer.apple.com/documentation/uikit/nstextselection>
open class NSTextSelection: NSObject {
  public enum Granularity: Int, Sendable {
    case character, word, paragraph, line, sentence
  }
  public enum Affinity: Int, Sendable {
    case upstream, downstream
  }
  public let textRanges: [NSTextRange]
  public let granularity: Granularity
  public let affinity: Affinity
  open var isTransient: Bool { false }
  /// Where the selection began, in points from the edge of the text; the place to which moves up and down return.
  open var anchorPositionOffset: CGFloat = 0
  open var isLogical = true
  open var secondarySelectionLocation: (any NSTextLocation)?
  /// What typed text takes.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]

  public init(_ textRanges: [NSTextRange], affinity: Affinity, granularity: Granularity) {
    (self.textRanges, self.affinity, self.granularity) = (textRanges, affinity, granularity)
    super.init()
  }
  public convenience init(range: NSTextRange, affinity: Affinity, granularity: Granularity) {
    self.init([range], affinity: affinity, granularity: granularity)
  }
  public convenience init(_ location: any NSTextLocation, affinity: Affinity) {
    self.init([NSTextRange(location: location)], affinity: affinity, granularity: .character)
  }
  /// The same way of selecting other ranges.
  open func textSelection(with textRanges: [NSTextRange]) -> NSTextSelection {
    NSTextSelection(textRanges, affinity: affinity, granularity: granularity)
  }
}
