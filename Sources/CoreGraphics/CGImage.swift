public import Foundation
package import UIDisplayList

/// A picture of pixels. Immutable.
///
/// Source: <https://developer.apple.com/documentation/coregraphics/cgimage>
public final class CGImage: Hashable, Sendable {
  package let bitmap: ImageBitmap
  /// Whether the picture is an image mask.
  public let isMask: Bool

  package init(_ bitmap: ImageBitmap, isMask: Bool = false) {
    self.bitmap = bitmap.withScale(1)
    self.isMask = isMask
  }

  /// A picture from raw pixels of 8 bits per component in an RGB or grey space; other layouts give nil.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    let layout = PixelLayout(
      width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow, model: space.model,
      info: bitmapInfo)
    guard let layout, layout.bytesPerPixel * 8 == bitsPerPixel else { return nil }
    guard let bitmap = provider.bytes.withUnsafeBytes({ layout.read($0) }) else { return nil }
    self.init(bitmap)
  }

  /// A mask from one grey byte for each pixel, or from the first of several; other layouts give nil. What is black lets through; `decode` says what black
  /// and white stand for, nil for 0 and 1, and `[1, 0]` turns the mask around.
  ///
  /// Source: <https://developer.apple.com/documentation/coregraphics/cgimage/init(maskwidth:height:bitspercomponent:bitsperpixel:bytesperrow:provider:decode:shouldinterpolate:)>
  public convenience init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
  ) {
    // UIKIT: pixels of several components make a mask, too: programs hand on those of a grey drawing. That the first one
    // counts is a guess.
    let step = bitsPerPixel / 8
    let layout = PixelLayout(
      width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: width, model: .monochrome, info: []
    )
    guard let layout, bitsPerPixel % 8 == 0, (1...4).contains(step) else { return nil }
    let (row, source) = (bytesPerRow == 0 ? width * step : bytesPerRow, [UInt8](provider.bytes))
    guard row >= width * step, row <= 1 << 24, source.count >= row * (height - 1) + width * step else { return nil }
    let turn: UInt8 = decode.map { $0[0] > $0[1] } ?? false ? 255 : 0
    var bytes = [UInt8](repeating: 0, count: width * height)
    for y in 0..<height { for x in 0..<width { bytes[y * width + x] = source[y * row + x * step] ^ turn } }
    guard let bitmap = bytes.withUnsafeBytes({ layout.read($0) }) else { return nil }
    self.init(bitmap, isMask: true)
  }

  /// A picture from the bytes of a PNG file.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard let image = DrawingServices.current.decoder?.decode(source.bytes) else { return nil }
    self.init(image.bitmap)
  }

  /// A picture from the bytes of a JPEG file.
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard let image = DrawingServices.current.decoder?.decode(source.bytes) else { return nil }
    self.init(image.bitmap)
  }

  /// In pixels.
  public var width: Int { bitmap.width }
  /// In pixels.
  public var height: Int { bitmap.height }
  /// Always 8.
  public var bitsPerComponent: Int { 8 }
  /// Always 32: four components.
  public var bitsPerPixel: Int { 32 }
  /// From one row of pixels to the next; may be more than 4 for each pixel.
  public var bytesPerRow: Int { bitmap.bytesPerRow }
  /// Always the standard one.
  public var colorSpace: CGColorSpace? { .standard }
  /// UIKIT: the pixels of files begin with red, and colours are not multiplied by alpha; those of drawings begin with blue
  /// (code that reads pixels of named pictures takes the first byte for red, in tests of public libraries).
  public var alphaInfo: CGImageAlphaInfo {
    switch bitmap.origin {
    case .drawing: bitmap.isOpaque ? .noneSkipFirst : .premultipliedFirst
    case .file(let hasAlpha): hasAlpha ? .last : .noneSkipLast
    }
  }
  /// Where the alpha is, and in which order the bytes stand.
  public var bitmapInfo: CGBitmapInfo {
    let order = bitmap.origin == .drawing ? CGBitmapInfo.byteOrder32Little : []
    return CGBitmapInfo(rawValue: alphaInfo.rawValue | order.rawValue)
  }
  /// Little-endian words for what was drawn, the default order for what was read.
  public var byteOrderInfo: CGImageByteOrderInfo { bitmap.origin == .drawing ? .order32Little : .orderDefault }
  /// What components are mapped to; nil, which is their own range.
  public var decode: UnsafePointer<CGFloat>? { nil }
  /// Always true.
  public var shouldInterpolate: Bool { true }
  /// Always the default.
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
  /// The pixels in the layout that `bitmapInfo` states.
  public var dataProvider: CGDataProvider? {
    guard bitmap.origin != .drawing else { return CGDataProvider(data: Data(bitmap.storage.bytes) as NSData) }
    let layout = PixelLayout(
      width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow, model: .rgb,
      info: bitmapInfo)
    guard let layout else { return nil }
    var bytes = [UInt8](repeating: 255, count: layout.byteCount)
    bytes.withUnsafeMutableBytes { layout.write(bitmap, to: $0) }
    return CGDataProvider(data: Data(bytes) as NSData)
  }

  /// The part inside `rect` (pixels, y down), whose edges move outwards to whole pixels; nil outside the picture.
  public func cropping(to rect: CGRect) -> CGImage? {
    guard ![rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].contains(where: \.isNaN) else {
      return nil
    }
    let part = rect.standardized.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isNull, !part.isEmpty else { return nil }
    let whole = part.integral
    return bitmap.cropped(
      x: Int(whole.minX), y: Int(whole.minY), width: Int(whole.width), height: Int(whole.height)
    ).map { CGImage($0) }
  }

  /// The picture with a mask's alpha, or for an opaque mask its darkness, as an image mask.
  public func masking(_ mask: CGImage) -> CGImage? {
    let size = CGSize(width: width, height: height)
    let area = CGRect(origin: .zero, size: size)
    let usesLight = mask.isMask || mask.bitmap.isOpaque
    let source =
      usesLight ? PixelLayout.alphaFromLuminance(mask.bitmap, inverted: mask.isMask) : mask.bitmap
    let maskList = DisplayList(commands: [.image(ImageDrawing(image: source, destination: area))])
    var builder = DisplayListBuilder()
    builder.beginLayer(LayerStyle(mask: maskList, bounds: area))
    builder.draw(ImageDrawing(image: bitmap, destination: area))
    builder.endLayer()
    let result = try? DrawingServices.current.renderer?.bitmap(builder.build(), size: size, scale: 1, background: nil)
    return result.map { CGImage($0) }
  }

  /// The image itself, which never changes.
  public func copy() -> CGImage? { self }

  /// The same object, or the same pixels.
  public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs || lhs.bitmap == rhs.bitmap }
  /// Takes the pixels.
  public func hash(into hasher: inout Hasher) { hasher.combine(bitmap) }
}
