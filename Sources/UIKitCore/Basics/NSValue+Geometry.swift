public import Foundation

/// Geometry in values, as notifications carry it.
///
/// Source: <https://developer.apple.com/documentation/foundation/nsvalue>
extension NSValue {
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// In points.
  public var cgRectValue: CGRect { rectValue }
  /// The point that the value holds.
  public var cgPointValue: CGPoint { pointValue }
  /// The size that the value holds.
  public var cgSizeValue: CGSize { sizeValue }
}

extension NSIndexPath {
  public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }
  public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }

  public var section: Int { index(atPosition: 0) }
  public var row: Int { index(atPosition: 1) }
  public var item: Int { index(atPosition: 1) }
}
