public import CoreGraphics
public import Foundation

/// Geometry in keyed archives. What is missing is read as zero, a transform as the identity.
///
/// UIKIT: kept as the words of `NSCoder.string(for:)` (so old compiled nibs have it: `UIBounds` is `{{0, 0}, {320, 480}}`).
///
/// Source: <https://developer.apple.com/documentation/foundation/nscoder>
extension NSCoder {
  /// Writes a vector as text, as UIKit's archives have it.
  public func encode(_ vector: CGVector, forKey key: String) {
    encode(Self.string(for: vector) as NSString, forKey: key)
  }
  /// Writes a transform as text, as UIKit's archives have it.
  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    encode(Self.string(for: transform) as NSString, forKey: key)
  }
  /// Writes insets as text, as UIKit's archives have them.
  public func encode(_ insets: UIEdgeInsets, forKey key: String) {
    encode(Self.string(for: insets) as NSString, forKey: key)
  }
  /// Writes insets by reading direction as text, as UIKit's archives have them.
  public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
    encode(Self.string(for: insets) as NSString, forKey: key)
  }
  /// Writes an offset as text, as UIKit's archives have it.
  public func encode(_ offset: UIOffset, forKey key: String) {
    encode(Self.string(for: offset) as NSString, forKey: key)
  }

  /// The point of a key; zero where there is none.
  public func decodeCGPoint(forKey key: String) -> CGPoint {
    containsValue(forKey: key) ? decodePoint(forKey: key) : .zero
  }
  /// The size of a key; zero where there is none.
  public func decodeCGSize(forKey key: String) -> CGSize {
    containsValue(forKey: key) ? decodeSize(forKey: key) : .zero
  }
  /// The rectangle of a key; zero where there is none.
  public func decodeCGRect(forKey key: String) -> CGRect {
    containsValue(forKey: key) ? decodeRect(forKey: key) : .zero
  }
  /// The vector of a key; zero where there is none.
  public func decodeCGVector(forKey key: String) -> CGVector { words(key).map(Self.cgVector) ?? .zero }
  /// The transform of a key; the identity where there is none.
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    words(key).map(Self.cgAffineTransform) ?? .identity
  }
  /// The insets of a key; zero where there are none.
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets { words(key).map(Self.uiEdgeInsets) ?? .zero }
  /// The insets by reading direction of a key; zero where there are none.
  public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
    words(key).map(Self.nsDirectionalEdgeInsets) ?? .zero
  }
  /// The offset of a key; zero where there is none.
  public func decodeUIOffset(forKey key: String) -> UIOffset { words(key).map(Self.uiOffset) ?? .zero }

  private func words(_ key: String) -> String? {
    containsValue(forKey: key) ? decodeObject(of: NSString.self, forKey: key).map { $0 as String } : nil
  }
}
