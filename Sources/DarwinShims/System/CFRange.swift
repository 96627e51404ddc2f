/// A stretch of a text or a list.
///
/// Source: <https://developer.apple.com/documentation/corefoundation/cfrange>
public struct CFRange: Hashable, Sendable {
  /// Where it begins.
  public var location: Int
  /// How long it is; Core Text takes 0 for all that follows.
  public var length: Int

  /// Of no length at the beginning.
  public init() { (location, length) = (0, 0) }
  /// A stretch from a place on.
  public init(location: Int, length: Int) { (self.location, self.length) = (location, length) }
}

/// A stretch from a place on.
public func CFRangeMake(_ loc: Int, _ len: Int) -> CFRange { CFRange(location: loc, length: len) }
/// No place: what was looked for is not there.
public let kCFNotFound: Int = -1
