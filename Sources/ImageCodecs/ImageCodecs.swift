public import Foundation
public import UIDisplayList

/// PNG, JPEG and WebP files, SVG and PDF drawings.
public struct ImageCodecs: ImageDecoder {
  /// A decoder of all formats that the machine has libraries for.
  public init() {}

  public func decode(_ data: Data) -> DecodedImage? {
    if PNGCodec.matches(data) { return PNGCodec.decode(data).map { DecodedImage(bitmap: $0) } }
    if JPEGCodec.matches(data) {
      return JPEGCodec.decode(data).map {
        DecodedImage(bitmap: $0, orientation: ExifOrientation.read(fromJPEG: data) ?? 1)
      }
    }
    if WebPCodec.matches(data) { return WebPCodec.decode(data).map { DecodedImage(bitmap: $0) } }
    return nil
  }

  public func decodeDrawing(_ data: Data, scale: CGFloat) -> ImageBitmap? {
    DrawingCodec.kind(of: data).flatMap { DrawingCodec.decode(data, $0, scale: scale) }
  }

  public func size(of data: Data) -> PixelSize? {
    if PNGCodec.matches(data) { return PNGCodec.size(of: data) }
    if JPEGCodec.matches(data) { return JPEGCodec.size(of: data) }
    if WebPCodec.matches(data) { return WebPCodec.size(of: data) }
    return nil
  }

  public func png(_ image: ImageBitmap) -> Data? { PNGCodec.encode(image) }

  /// A PNG file of pixels that nobody else needs: no copy of them is made.
  ///
  /// - Parameters:
  ///   - pixels: premultiplied BGRA, rows from the top.
  ///   - width: In pixels.
  ///   - height: In pixels.
  ///   - bytesPerRow: From the start of a row to that of the next.
  public func png(_ pixels: UnsafePointer<UInt8>, width: Int, height: Int, bytesPerRow: Int) -> Data? {
    PNGCodec.encode(pixels, width: width, height: height, bytesPerRow: bytesPerRow)
  }

  public func jpeg(_ image: ImageBitmap, quality: Double) -> Data? { JPEGCodec.encode(image, quality: quality) }
}
