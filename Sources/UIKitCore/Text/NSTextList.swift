/// Paragraphs that form one list. It is an attribute of their paragraph style (`textLists`), which names the lists around
/// a paragraph from the outermost to the innermost.
///
/// Source: <https://developer.apple.com/documentation/uikit/nstextlist>
open class NSTextList: NSObject, NSCopying, @unchecked Sendable {
  /// What stands before an item: text in which a word in braces is replaced by the item's number or by a sign.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/nstextlist/markerformat-swift.struct>
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let box = MarkerFormat("{box}")
    public static let check = MarkerFormat("{check}")
    public static let circle = MarkerFormat("{circle}")
    public static let diamond = MarkerFormat("{diamond}")
    public static let disc = MarkerFormat("{disc}")
    public static let hyphen = MarkerFormat("{hyphen}")
    public static let square = MarkerFormat("{square}")
    public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
    public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
    public static let octal = MarkerFormat("{octal}")
    public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
    public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
    public static let lowercaseLatin = MarkerFormat("{lower-latin}")
    public static let uppercaseLatin = MarkerFormat("{upper-latin}")
    public static let lowercaseRoman = MarkerFormat("{lower-roman}")
    public static let uppercaseRoman = MarkerFormat("{upper-roman}")
    public static let decimal = MarkerFormat("{decimal}")
  }
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The marker of the list around stands before the own one.
    public static let prependEnclosingMarker = Options(rawValue: 1 << 0)
  }

  public let markerFormat: MarkerFormat
  public let listOptions: Options
  /// The number of the first item. Default: 1.
  open var startingItemNumber: Int

  /// - Parameters:
  ///   - markerFormat: what stands before an item.
  ///   - options: whether the marker of the list around stands before it.
  ///   - startingItemNumber: below 1, it is 1.
  public init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int) {
    self.markerFormat = markerFormat
    listOptions = options
    self.startingItemNumber = max(startingItemNumber, 1)
    super.init()
  }
  public convenience init(markerFormat: MarkerFormat, options: Int) {
    self.init(markerFormat: markerFormat, options: Options(rawValue: UInt(max(options, 0))), startingItemNumber: 1)
  }

  /// Whether markers tell numbers.
  open var isOrdered: Bool { ListMarkerFormat(markerFormat.rawValue).isNumbered }
  /// What stands before an item, without the space around it.
  open func marker(forItemNumber itemNumber: Int) -> String {
    ListMarkerFormat(markerFormat.rawValue).marker(itemNumber)
  }
  /// Whether markers are part of the text. False: they are drawn beside it.
  open class var includesTextListMarkers: Bool { false }

  open func copy(with zone: NSZone? = nil) -> Any {
    NSTextList(markerFormat: markerFormat, options: listOptions, startingItemNumber: startingItemNumber)
  }
}
