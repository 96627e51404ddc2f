public import Foundation

/// Geometry in values, as notifications carry it.
///
/// Source: <https://developer.apple.com/documentation/foundation/nsvalue>
extension NSValue {
  /// As notifications of the keyboard carry its frames.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// Read back by `cgPointValue`.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Read back by `cgSizeValue`.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// In points.
  public var cgRectValue: CGRect { rectValue }
  /// The point that the value holds.
  public var cgPointValue: CGPoint { pointValue }
  /// The size that the value holds.
  public var cgSizeValue: CGSize { sizeValue }
}

extension NSIndexPath {
  /// Two indexes, the section first, as tables count them.
  public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }
  /// Two indexes, the section first, as collection views count them.
  public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }

  /// The first index.
  public var section: Int { index(atPosition: 0) }
  /// The second index; the same as `item`.
  public var row: Int { index(atPosition: 1) }
  /// The second index; the same as `row`.
  public var item: Int { index(atPosition: 1) }
}
