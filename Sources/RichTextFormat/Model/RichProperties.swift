/// What a document says of itself. Lengths in points; nil for what it does not say.
public struct RichProperties: Equatable, Sendable {
  /// The paper's width.
  public var paperWidth: Double?
  /// The paper's height.
  public var paperHeight: Double?
  /// At the left of the paper.
  public var leftMargin: Double?
  /// At the right of the paper.
  public var rightMargin: Double?
  /// At the top of the paper.
  public var topMargin: Double?
  /// At the bottom of the paper.
  public var bottomMargin: Double?
  /// The width that it is shown in.
  public var viewWidth: Double?
  /// The height that it is shown in.
  public var viewHeight: Double?
  /// 0 for one that wraps at the view, 1 for one that shows pages.
  public var viewMode: Int?
  /// In per cent.
  public var viewZoom: Int?
  /// Whether readers should not let it be changed.
  public var isReadOnly: Bool?
  /// Behind all of it. No word of the format says it.
  public var background: RichColor?
  /// Between stops of tabulators that nobody set.
  public var defaultTabInterval: Double?
  /// From 0 to 1.
  public var hyphenationFactor: Double?
  /// Of Apple's writer; nil for other writers.
  public var cocoaVersion: Int?
  /// 0 for text as large as on a desk, 1 for text as large as in the hand.
  public var textScaling: Int?

  /// Of a document that says nothing.
  public init() {}
}
