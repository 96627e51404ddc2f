/// A stretch of text between two places.
///
/// Source: <https://developer.apple.com/documentation/uikit/nstextrange>
open class NSTextRange: NSObject, @unchecked Sendable {
  /// The range's first place.
  public let location: any NSTextLocation
  /// The first place behind the range.
  public let endLocation: any NSTextLocation

  /// A range up to an end; nil where that comes before the beginning. Without an end, an empty range.
  public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) {
    let end = endLocation ?? location
    guard location.compare(end) != .orderedDescending else { return nil }
    (self.location, self.endLocation) = (location, end)
    super.init()
  }
  /// An empty range.
  public init(location: any NSTextLocation) {
    (self.location, endLocation) = (location, location)
    super.init()
  }
  init(_ range: NSRange) {
    location = CountedLocation(range.location)
    endLocation = CountedLocation(NSMaxRange(range))
    super.init()
  }
  /// In UTF-16 units; places of another content manager count as the beginning.
  var counted: NSRange {
    let start = (location as? CountedLocation)?.offset ?? 0
    return NSRange(location: start, length: max(((endLocation as? CountedLocation)?.offset ?? start) - start, 0))
  }

  /// Whether beginning and end are the same place.
  open var isEmpty: Bool { location.compare(endLocation) == .orderedSame }
  /// Compares both ends by their order, not by identity.
  open func isEqual(to textRange: NSTextRange) -> Bool {
    location.compare(textRange.location) == .orderedSame
      && endLocation.compare(textRange.endLocation) == .orderedSame
  }
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextRange).map(isEqual(to:)) ?? false }
  open override var hash: Int { counted.location.hashValue }

  /// False for the end itself.
  open func contains(_ location: any NSTextLocation) -> Bool {
    self.location.compare(location) != .orderedDescending && location.compare(endLocation) == .orderedAscending
  }
  /// Whether the other range begins and ends within this one; its end may be this one's.
  open func contains(_ textRange: NSTextRange) -> Bool {
    location.compare(textRange.location) != .orderedDescending
      && textRange.endLocation.compare(endLocation) != .orderedDescending
  }
  /// Whether both share text; ranges that only touch do not.
  open func intersects(_ textRange: NSTextRange) -> Bool {
    location.compare(textRange.endLocation) == .orderedAscending
      && textRange.location.compare(endLocation) == .orderedAscending
  }
  /// What both have; nil where they have nothing in common.
  open func intersection(_ textRange: NSTextRange) -> NSTextRange? {
    guard intersects(textRange) else { return nil }
    let start = location.compare(textRange.location) == .orderedAscending ? textRange.location : location
    let end = endLocation.compare(textRange.endLocation) == .orderedAscending ? endLocation : textRange.endLocation
    return NSTextRange(location: start, end: end)
  }
  /// From the first beginning to the last end.
  open func union(_ textRange: NSTextRange) -> NSTextRange {
    let start = location.compare(textRange.location) == .orderedAscending ? location : textRange.location
    let end = endLocation.compare(textRange.endLocation) == .orderedAscending ? textRange.endLocation : endLocation
    return NSTextRange(location: start, end: end) ?? self
  }
  open override var description: String { "\(location)...\(endLocation)" }
}
