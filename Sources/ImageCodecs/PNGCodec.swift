import CImageCodecs
import CPNG
import Foundation
import UIDisplayList

/// PNG through libpng: it is read by the simplified interface, which keeps its error jumps to itself, and written row by
/// row.
enum PNGCodec {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  static func matches(_ data: Data) -> Bool { data.starts(with: signature) }

  /// The size in the header's fixed place.
  static func size(of data: Data) -> PixelSize? {
    let header = [UInt8](data.prefix(24))
    guard header.count == 24, Array(header[12..<16]) == Array("IHDR".utf8) else { return nil }
    func word(_ offset: Int) -> Int { header[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    let size = PixelSize(width: word(16), height: word(20))
    return ImageBitmap.isAcceptable(width: size.width, height: size.height) ? size : nil
  }

  static func decode(_ data: Data) -> ImageBitmap? {
    guard size(of: data) != nil else { return nil }
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    return data.withUnsafeBytes { source -> ImageBitmap? in
      guard png_image_begin_read_from_memory(&image, source.baseAddress, source.count) != 0 else { return nil }
      let (width, height) = (Int(image.width), Int(image.height))
      guard ImageBitmap.isAcceptable(width: width, height: height) else { return nil }
      let hasAlpha = image.format & UInt32(PNG_FORMAT_FLAG_ALPHA) != 0
      image.format = UInt32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_BGR | PNG_FORMAT_FLAG_ALPHA)
      var bytes = [UInt8](repeating: 0, count: width * height * 4)
      let isRead = bytes.withUnsafeMutableBytes {
        png_image_finish_read(&image, nil, $0.baseAddress, Int32(width * 4), nil) != 0
      }
      guard isRead else { return nil }
      cairn_premultiply(&bytes, width * height)
      return ImageBitmap(width: width, height: height, bytes: bytes, origin: .file(hasAlpha: hasAlpha))
    }
  }

  /// UIKIT: files of UIKit have sRGB, eXIf and pHYs chunks, and four components of what was drawn even where nothing shows
  /// through (reference pictures in twelve repositories whose tests compare snapshots).
  static func encode(_ bitmap: ImageBitmap, pixelsPerInch: Double?) -> Data? {
    bitmap.storage.bytes.withUnsafeBufferPointer { pixels -> Data? in
      guard let base = pixels.baseAddress else { return nil }
      guard let pixelsPerInch else {
        return encode(base, width: bitmap.width, height: bitmap.height, bytesPerRow: bitmap.bytesPerRow)
      }
      let exif = ExifBlock.bytes(width: bitmap.width, height: bitmap.height, pixelsPerInch: pixelsPerInch)
      return exif.withUnsafeBufferPointer {
        let notes = cairn_png_notes(
          exif: $0.baseAddress, exif_count: UInt32($0.count),
          pixels_per_metre: UInt32((pixelsPerInch / 0.0254).rounded()), keeps_alpha: bitmap.origin.hasAlpha ? 1 : 0)
        return encode(
          base, width: bitmap.width, height: bitmap.height, bytesPerRow: bitmap.bytesPerRow, notes: notes)
      }
    }
  }

  /// Premultiplied BGRA as a file.
  static func encode(
    _ pixels: UnsafePointer<UInt8>, width: Int, height: Int, bytesPerRow: Int, notes: cairn_png_notes? = nil
  ) -> Data? {
    var count = 0
    let encoded = withUnsafePointer(to: notes ?? cairn_png_notes()) {
      cairn_png_encode(pixels, Int32(width), Int32(height), bytesPerRow, notes == nil ? nil : $0, &count)
    }
    return encoded.map { Data(bytesNoCopy: $0, count: count, deallocator: .free) }
  }
}
