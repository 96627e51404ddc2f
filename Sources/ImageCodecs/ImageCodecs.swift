public import Foundation
public import UIDisplayList

/// PNG, JPEG, WebP and GIF files, SVG and PDF drawings.
public struct ImageCodecs: ImageDecoder {
  /// A decoder of all formats that the machine has libraries for.
  public init() {}

  public func format(of data: Data) -> ImageFormat? {
    if PNGCodec.matches(data) { return .png }
    if JPEGCodec.matches(data) { return .jpeg }
    if WebPCodec.matches(data) { return .webP }
    return GIFFile.matches(data) ? .gif : nil
  }

  public func decode(_ data: Data) -> DecodedImage? {
    let bitmap: ImageBitmap? =
      switch format(of: data) {
      case .png: PNGCodec.decode(data)
      case .jpeg: JPEGCodec.decode(data)
      case .webP: WebPCodec.decode(data)
      case .gif: GIFFile(data)?.bitmap(at: 0)
      case nil: nil
      }
    return bitmap.map { DecodedImage(bitmap: $0, orientation: orientation(of: data)) }
  }

  public func sequence(of data: Data) -> (any ImageSequence)? { GIFFile(data) }

  public func orientation(of data: Data) -> Int {
    JPEGCodec.matches(data) ? ExifOrientation.read(fromJPEG: data) ?? 1 : 1
  }

  public func decodeDrawing(_ data: Data, scale: CGFloat) -> ImageBitmap? {
    DrawingCodec.kind(of: data).flatMap { DrawingCodec.decode(data, $0, scale: scale) }
  }

  public func size(of data: Data) -> PixelSize? {
    switch format(of: data) {
    case .png: PNGCodec.size(of: data)
    case .jpeg: JPEGCodec.size(of: data)
    case .webP: WebPCodec.size(of: data)
    case .gif: GIFFile.size(of: data)
    case nil: nil
    }
  }

  public func png(_ image: ImageBitmap, pixelsPerInch: Double?) -> Data? {
    PNGCodec.encode(image, pixelsPerInch: pixelsPerInch)
  }

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

  public func jpeg(_ image: ImageBitmap, quality: Double, pixelsPerInch: Double?) -> Data? {
    JPEGCodec.encode(image, quality: quality, pixelsPerInch: pixelsPerInch)
  }
}
