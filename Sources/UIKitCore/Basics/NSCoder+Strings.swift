/// Geometry as text, the way UIKit writes and reads it.
///
/// Source: <https://developer.apple.com/documentation/foundation/nscoder>
extension NSCoder {
  /// `{1, 2}`
  public class func string(for point: CGPoint) -> String { text([point.x, point.y]) }
  /// `{1, 2}`
  public class func string(for size: CGSize) -> String { text([size.width, size.height]) }
  /// `{1, 2}`
  public class func string(for vector: CGVector) -> String { text([vector.dx, vector.dy]) }
  /// `{{1, 2}, {3, 4}}`
  public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }
  /// `[1, 0, 0, 1, 0, 0]`
  public class func string(for transform: CGAffineTransform) -> String {
    let values = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    return "[\(values.map(number).joined(separator: ", "))]"
  }
  /// Top, left, bottom and right: `{1, 2, 3, 4}`
  public class func string(for insets: UIEdgeInsets) -> String {
    text([insets.top, insets.left, insets.bottom, insets.right])
  }
  /// Top, leading, bottom and trailing: `{1, 2, 3, 4}`
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    text([insets.top, insets.leading, insets.bottom, insets.trailing])
  }
  /// `{1, 2}`
  public class func string(for offset: UIOffset) -> String { text([offset.horizontal, offset.vertical]) }

  /// Zero for what cannot be read.
  public class func cgPoint(for string: String) -> CGPoint {
    numbers(in: string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }
  /// Zero for what cannot be read.
  public class func cgSize(for string: String) -> CGSize {
    numbers(in: string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }
  /// Zero for what cannot be read.
  public class func cgVector(for string: String) -> CGVector {
    numbers(in: string, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
  }
  /// Empty for what cannot be read.
  public class func cgRect(for string: String) -> CGRect {
    numbers(in: string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
  }
  /// The identity for what cannot be read.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    numbers(in: string, 6).map { CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) }
      ?? .identity
  }
  /// Zero for what cannot be read.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    numbers(in: string, 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
  }
  /// Zero for what cannot be read.
  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    numbers(in: string, 4).map { NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3]) }
      ?? .zero
  }
  /// Zero for what cannot be read.
  public class func uiOffset(for string: String) -> UIOffset {
    numbers(in: string, 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
  }

  private class func text(_ values: [CGFloat]) -> String { "{\(values.map(number).joined(separator: ", "))}" }

  /// Whole numbers without a point.
  private class func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : "\(value)"
  }

  private class func numbers(in string: String, _ count: Int) -> [CGFloat]? {
    let words = string.split { "{}[], \t\n".contains($0) }
    let values = words.compactMap { Double($0).map { CGFloat($0) } }
    return values.count == count && words.count == count ? values : nil
  }
}
