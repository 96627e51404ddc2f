public import Foundation

/// Reads and writes image files. Damaged or hostile data give nil.
public protocol ImageDecoder: Sendable {
  /// The first picture in `data`, whatever supported format it has.
  func decode(_ data: Data) -> DecodedImage?
  /// A drawing, such as SVG or the first page of a PDF, with `scale` pixels per point; nil for other data.
  func decodeDrawing(_ data: Data, scale: CGFloat) -> ImageBitmap?
  /// The format of a picture file by its first bytes; nil for what cannot be read.
  func format(of data: Data) -> ImageFormat?
  /// The pictures of a file that can have several; nil for other data.
  func sequence(of data: Data) -> (any ImageSequence)?
  /// The Exif orientation that the file states, 1…8; 1 without. Cheap.
  func orientation(of data: Data) -> Int
  /// The picture's size in pixels as its header states it, before any orientation; cheap.
  func size(of data: Data) -> PixelSize?
  /// A PNG file with straight alpha; equal input gives equal bytes.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - pixelsPerInch: What the file says of its resolution, in the words of UIKit's files; nil for a file that says
  ///     nothing of itself.
  func png(_ image: ImageBitmap, pixelsPerInch: Double?) -> Data?
  /// A JPEG file.
  ///
  /// - Parameters:
  ///   - image: The picture, which stands on white.
  ///   - quality: 0 (smallest) … 1 (best).
  ///   - pixelsPerInch: As for a PNG file.
  func jpeg(_ image: ImageBitmap, quality: Double, pixelsPerInch: Double?) -> Data?
}

extension ImageDecoder {
  /// A PNG file that says nothing of itself.
  public func png(_ image: ImageBitmap) -> Data? { png(image, pixelsPerInch: nil) }
  /// A JPEG file that says nothing of itself.
  public func jpeg(_ image: ImageBitmap, quality: Double) -> Data? { jpeg(image, quality: quality, pixelsPerInch: nil) }

  public func decodeDrawing(_ data: Data, scale: CGFloat) -> ImageBitmap? { nil }
}
