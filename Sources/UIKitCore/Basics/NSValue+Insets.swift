public import Foundation

/// Insets and offsets in values: Foundation on Linux holds no structures of its own making, but arrays of numbers.
///
/// Source: <https://developer.apple.com/documentation/foundation/nsvalue>
extension NSValue {
  /// A value that holds insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    var numbers = (insets.top, insets.left, insets.bottom, insets.right)
    self.init(bytes: &numbers, objCType: "[4d]")
  }
  /// A value that holds insets by reading direction.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    var numbers = (insets.top, insets.leading, insets.bottom, insets.trailing)
    self.init(bytes: &numbers, objCType: "[4d]")
  }
  /// A value that holds an offset.
  public convenience init(uiOffset offset: UIOffset) {
    var numbers = (offset.horizontal, offset.vertical)
    self.init(bytes: &numbers, objCType: "[2d]")
  }
  /// A value that holds a vector.
  public convenience init(cgVector vector: CGVector) {
    var numbers = (vector.dx, vector.dy)
    self.init(bytes: &numbers, objCType: "[2d]")
  }
  /// A value that holds an affine transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    var numbers = (transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty)
    self.init(bytes: &numbers, objCType: "[6d]")
  }

  /// The insets that the value holds, in points; zero when it holds none.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let four = four
    return UIEdgeInsets(top: four.0, left: four.1, bottom: four.2, right: four.3)
  }
  /// The insets by reading direction that the value holds, in points; zero when it holds none.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    let four = four
    return NSDirectionalEdgeInsets(top: four.0, leading: four.1, bottom: four.2, trailing: four.3)
  }
  /// The offset that the value holds, in points; zero when it holds none.
  public var uiOffsetValue: UIOffset { UIOffset(horizontal: two.0, vertical: two.1) }
  /// The vector that the value holds; zero when it holds none.
  public var cgVectorValue: CGVector { CGVector(dx: two.0, dy: two.1) }
  /// The affine transform that the value holds; the identity when it holds none.
  public var cgAffineTransformValue: CGAffineTransform {
    var six: (CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat) = (1, 0, 0, 1, 0, 0)
    if holds("[6d]") { getValue(&six) }
    return CGAffineTransform(a: six.0, b: six.1, c: six.2, d: six.3, tx: six.4, ty: six.5)
  }

  private var four: (CGFloat, CGFloat, CGFloat, CGFloat) {
    var four: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    if holds("[4d]") { getValue(&four) }
    return four
  }
  private var two: (CGFloat, CGFloat) {
    var two: (CGFloat, CGFloat) = (0, 0)
    if holds("[2d]") { getValue(&two) }
    return two
  }
  private func holds(_ type: String) -> Bool { !(self is NSNumber) && String(cString: objCType) == type }
}
