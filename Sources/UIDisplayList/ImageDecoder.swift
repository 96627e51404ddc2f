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

/// A size in whole pixels.
public struct PixelSize: Hashable, Sendable {
  /// In pixels.
  public var width: Int
  /// In pixels.
  public var height: Int

  /// A size in pixels.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// A picture from a file.
public struct DecodedImage: Hashable, Sendable {
  /// Pixels as stored, with a scale of 1.
  public var bitmap: ImageBitmap
  /// The Exif orientation, 1…8; 1 when upright or unknown.
  public var orientation: Int

  /// A picture with the orientation that its file asks for (EXIF, 1 … 8).
  public init(bitmap: ImageBitmap, orientation: Int = 1) {
    self.bitmap = bitmap
    self.orientation = (1...8).contains(orientation) ? orientation : 1
  }
}
