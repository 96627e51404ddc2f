/// A place that is counted in UTF-16 units.
final class CountedLocation: NSObject, NSTextLocation, @unchecked Sendable {
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  func compare(_ location: any NSTextLocation) -> ComparisonResult {
    let other = (location as? CountedLocation)?.offset ?? 0
    return offset < other ? .orderedAscending : offset > other ? .orderedDescending : .orderedSame
  }
  override func isEqual(_ object: Any?) -> Bool { (object as? CountedLocation)?.offset == offset }
  override var hash: Int { offset.hashValue }
  override var description: String { "\(offset)" }
}
