/// What a document says of itself. Lengths in points; nil for what it does not say.
public struct RichProperties: Equatable, Sendable {
  public var paperWidth: Double?
  public var paperHeight: Double?
  public var leftMargin: Double?
  public var rightMargin: Double?
  public var topMargin: Double?
  public var bottomMargin: Double?
  public var viewWidth: Double?
  public var viewHeight: Double?
  /// 0 for one that wraps at the view, 1 for one that shows pages.
  public var viewMode: Int?
  /// In per cent.
  public var viewZoom: Int?
  public var isReadOnly: Bool?
  public var background: RichColor?
  public var defaultTabInterval: Double?
  /// From 0 to 1.
  public var hyphenationFactor: Double?
  /// Of Apple's writer; nil for other writers.
  public var cocoaVersion: Int?
  /// 0 for text as large as on a desk, 1 for text as large as in the hand.
  public var textScaling: Int?

  public init() {}
}
