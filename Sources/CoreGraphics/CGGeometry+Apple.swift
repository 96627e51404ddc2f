public import Foundation

// Members of Core Graphics' geometry types that Foundation lacks on Linux.

extension CGPoint {
  /// The same as `==`: no tolerance.
  public func equalTo(_ other: CGPoint) -> Bool { self == other }

  /// The point as a dictionary of `X` and `Y`.
  public var dictionaryRepresentation: [String: Double] { ["X": Double(x), "Y": Double(y)] }
}

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// The numbers as `Double` prints them.
  public var debugDescription: String { "(\(Double(x)), \(Double(y)))" }
}

extension CGSize {
  /// The same as `==`: no tolerance.
  public func equalTo(_ other: CGSize) -> Bool { self == other }

  /// The size as a dictionary of `Width` and `Height`.
  public var dictionaryRepresentation: [String: Double] { ["Width": Double(width), "Height": Double(height)] }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// The numbers as `Double` prints them.
  public var debugDescription: String { "(\(Double(width)), \(Double(height)))" }
}

extension CGRect {
  /// Whether the rectangles share more than an edge: what `intersects(_:)` becomes in sources that are adapted.
  ///
  /// UIKIT: rectangles that touch do not intersect. Observed by the tests of two public libraries, of pages beside each
  /// other in a scroll view and of controllers below each other; Foundation on Linux says that they do. Their
  /// `intersection(_:)` is no null rectangle there and here. An empty rectangle intersects what begins where it is
  /// (`CGRect.zero` the view in the corner): a public library's test of what a layout has in `.zero`; a guess beyond it.
  public func _intersects(_ other: CGRect) -> Bool {
    guard !isNull, !other.isNull else { return false }
    return (minX == other.minX || minX < other.maxX && other.minX < maxX)
      && (minY == other.minY || minY < other.maxY && other.minY < maxY)
  }
}

extension CGRect {
  /// The same as `==`: no tolerance.
  public func equalTo(_ other: CGRect) -> Bool { self == other }

  /// The rectangle as a dictionary of `X`, `Y`, `Width` and `Height`.
  public var dictionaryRepresentation: [String: Double] {
    origin.dictionaryRepresentation.merging(size.dictionaryRepresentation) { first, _ in first }
  }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// The origin's and the size's numbers as `Double` prints them.
  public var debugDescription: String {
    "(\(Double(origin.x)), \(Double(origin.y)), \(Double(size.width)), \(Double(size.height)))"
  }
}
