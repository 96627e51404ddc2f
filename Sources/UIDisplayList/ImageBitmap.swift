public import Foundation

/// An immutable picture: eight bits per component, premultiplied, in the byte order blue, green, red, alpha, rows from top
/// to bottom without padding.
///
/// Copies share the pixels. Two bitmaps are equal when their pixels are.
public struct ImageBitmap: Hashable, Sendable {
  /// Where pixels come from.
  public enum Origin: Hashable, Sendable {
    case drawing
    /// Of a file, which had a component for alpha or none.
    case file(hasAlpha: Bool)

    /// Whether a file written of the pixels has alpha, even where none of them does.
    public var hasAlpha: Bool { self != .file(hasAlpha: false) }
  }

  /// Shared pixels. Reference semantics let players recognise a picture that they have prepared before.
  public final class Storage: Sendable {
    /// Premultiplied BGRA, rows from the top.
    public let bytes: [UInt8]
    /// Whether every pixel is opaque.
    public let isOpaque: Bool

    init(bytes: [UInt8], isOpaque: Bool) {
      self.bytes = bytes
      self.isOpaque = isOpaque
    }
  }

  /// Largest accepted number of pixels per side and in all; larger pictures are refused rather than allocated.
  public static let maximumSide = 32_767
  /// A larger bitmap is not made.
  public static let maximumPixelCount = 1 << 26

  /// Width in pixels.
  public let width: Int
  /// Height in pixels.
  public let height: Int
  /// Pixels per point.
  public let scale: CGFloat
  /// The pixels, shared by copies.
  public let storage: Storage
  /// Where the pixels come from: what a picture says of its components depends on that.
  public let origin: Origin

  /// Width and height in points.
  public var size: CGSize { CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale) }
  /// Whether no pixel has alpha.
  public var isOpaque: Bool { storage.isOpaque }
  /// Without padding.
  public var bytesPerRow: Int { width * 4 }

  /// - Parameters:
  ///   - width: In pixels.
  ///   - height: In pixels.
  ///   - scale: Pixels per point.
  ///   - bytes: premultiplied BGRA, `width * height * 4` of them; another count or a size beyond the limits gives
  ///     nil.
  ///   - origin: Where they come from.
  public init?(width: Int, height: Int, scale: CGFloat = 1, bytes: [UInt8], origin: Origin = .drawing) {
    guard Self.isAcceptable(width: width, height: height), bytes.count == width * height * 4 else { return nil }
    self.width = width
    self.height = height
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    self.origin = origin
    storage = Storage(bytes: bytes, isOpaque: Self.isOpaque(bytes))
  }

  private init(width: Int, height: Int, scale: CGFloat, storage: Storage, origin: Origin) {
    self.origin = origin
    self.width = width
    self.height = height
    self.scale = scale
    self.storage = storage
  }

  /// Whether a picture of this many pixels may be allocated.
  public static func isAcceptable(width: Int, height: Int) -> Bool {
    width > 0 && height > 0 && width <= maximumSide && height <= maximumSide && width * height <= maximumPixelCount
  }

  /// The same pixels with another number of them per point.
  public func withScale(_ scale: CGFloat) -> ImageBitmap {
    ImageBitmap(
      width: width, height: height, scale: scale > 0 && scale.isFinite ? scale : 1, storage: storage,
      origin: origin)
  }

  /// The same pixels as those of a file whose format says nothing of alpha: there is some where it shows.
  public var asRead: ImageBitmap {
    ImageBitmap(
      width: width, height: height, scale: scale, storage: storage, origin: .file(hasAlpha: !storage.isOpaque))
  }

  /// The straight colour of a pixel; transparent outside the picture.
  public func color(x: Int, y: Int) -> Color {
    guard x >= 0, y >= 0, x < width, y < height else { return .clear }
    let offset = (y * width + x) * 4
    let alpha = Double(storage.bytes[offset + 3]) / 255
    guard alpha > 0 else { return .clear }
    func component(_ index: Int) -> Double { min(1, Double(storage.bytes[offset + index]) / 255 / alpha) }
    return Color(red: component(2), green: component(1), blue: component(0), alpha: alpha)
  }

  /// The part inside `x`, `y`, `width`, `height` (pixels), cut to the picture; nil when nothing remains.
  public func cropped(x: Int, y: Int, width: Int, height: Int) -> ImageBitmap? {
    let (x0, y0) = (max(0, x), max(0, y))
    let (x1, y1) = (min(self.width, x + width), min(self.height, y + height))
    guard x1 > x0, y1 > y0 else { return nil }
    if x1 - x0 == self.width, y1 - y0 == self.height { return self }
    var bytes: [UInt8] = []
    bytes.reserveCapacity((x1 - x0) * (y1 - y0) * 4)
    for row in y0..<y1 {
      bytes.append(contentsOf: storage.bytes[(row * self.width + x0) * 4..<(row * self.width + x1) * 4])
    }
    return ImageBitmap(width: x1 - x0, height: y1 - y0, scale: scale, bytes: bytes, origin: origin)
  }

  private static func isOpaque(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { buffer in
      var index = 3
      while index < buffer.count {
        if buffer[index] != 255 { return false }
        index += 4
      }
      return true
    }
  }

  public static func == (lhs: ImageBitmap, rhs: ImageBitmap) -> Bool {
    lhs.width == rhs.width && lhs.height == rhs.height && lhs.scale == rhs.scale
      && (lhs.storage === rhs.storage || lhs.storage.bytes == rhs.storage.bytes)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    hasher.combine(scale)
  }
}
