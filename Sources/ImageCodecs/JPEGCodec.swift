import CImageCodecs
import Foundation
import UIDisplayList

/// JPEG through libjpeg.
enum JPEGCodec {
  static func matches(_ data: Data) -> Bool { data.starts(with: [0xFF, 0xD8, 0xFF]) }

  static func size(of data: Data) -> PixelSize? {
    data.withUnsafeBytes { buffer -> PixelSize? in
      guard let base = buffer.bindMemory(to: UInt8.self).baseAddress else { return nil }
      var width: Int32 = 0
      var height: Int32 = 0
      guard cairn_jpeg_size(base, buffer.count, &width, &height) == 1,
        ImageBitmap.isAcceptable(width: Int(width), height: Int(height))
      else { return nil }
      return PixelSize(width: Int(width), height: Int(height))
    }
  }

  static func decode(_ data: Data) -> ImageBitmap? {
    guard let size = size(of: data) else { return nil }
    var bytes = [UInt8](repeating: 255, count: size.width * size.height * 4)
    let isRead = data.withUnsafeBytes { source -> Bool in
      guard let base = source.bindMemory(to: UInt8.self).baseAddress else { return false }
      return bytes.withUnsafeMutableBufferPointer { target in
        guard let pixels = target.baseAddress else { return false }
        return cairn_jpeg_decode(base, source.count, pixels, Int32(size.width), Int32(size.height)) == 1
      }
    }
    return isRead
      ? ImageBitmap(width: size.width, height: size.height, bytes: bytes, origin: .file(hasAlpha: false)) : nil
  }

  /// UIKIT: what shows through turns white (Apple's words on `kCGImageDestinationBackgroundColor`; the sizes of files that a
  /// public library's tests state).
  static func encode(_ image: ImageBitmap, quality: Double, pixelsPerInch: Double?) -> Data? {
    guard let file = encode(image, quality: quality, isUIKits: pixelsPerInch != nil) else { return nil }
    return pixelsPerInch.map {
      JPEGNotes.added(to: file, width: image.width, height: image.height, pixelsPerInch: $0)
    } ?? file
  }

  private static func encode(_ image: ImageBitmap, quality: Double, isUIKits: Bool) -> Data? {
    let percent = Int32((min(max(quality, 0), 1) * 100).rounded())
    return image.storage.bytes.withUnsafeBufferPointer { pixels -> Data? in
      guard let base = pixels.baseAddress else { return nil }
      var count = 0
      guard
        let encoded = cairn_jpeg_encode(
          base, Int32(image.width), Int32(image.height), percent, isUIKits ? 1 : 0, &count)
      else { return nil }
      return Data(bytesNoCopy: encoded, count: count, deallocator: .free)
    }
  }
}
