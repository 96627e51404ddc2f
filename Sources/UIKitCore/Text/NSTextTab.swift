/// A place that a tabulator jumps to.
///
/// Source: <https://developer.apple.com/documentation/uikit/nstexttab>
open class NSTextTab: NSObject, @unchecked Sendable {
  /// Names what a tab knows beside its place.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A `CharacterSet` at which the column's alignment turns, such as the decimal separator. Rich text is written with
    /// it; lines are laid out without it.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// How text stands at the tab: behind it, around it or before it.
  public let alignment: NSTextAlignment
  /// From the leading edge, in points.
  public let location: CGFloat
  /// Left out when tabs are compared. Default: empty.
  public let options: [OptionKey: Any]

  /// A tab at `loc` points from the leading edge of the text.
  public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
    self.alignment = alignment
    location = loc
    self.options = options
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return alignment == other.alignment && location == other.location
  }
  open override var hash: Int { location.hashValue }
}
