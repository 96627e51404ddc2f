internal import CImageCodecs
internal import CLoadedCodecs
internal import Foundation
internal import UIDisplayList

/// WebP files, through libwebp.
enum WebPCodec {
  static func matches(_ data: Data) -> Bool {
    data.count > 16 && data.prefix(4).elementsEqual("RIFF".utf8)
      && data.dropFirst(8).prefix(4).elementsEqual("WEBP".utf8)
  }

  static func size(of data: Data) -> PixelSize? {
    LoadedCodec.webp.warnIfMissing()
    return data.withUnsafeBytes { buffer in
      var (width, height) = (Int32(0), Int32(0))
      guard let bytes = buffer.bindMemory(to: UInt8.self).baseAddress,
        cairn_webp_size(bytes, buffer.count, &width, &height) != 0,
        ImageBitmap.isAcceptable(width: Int(width), height: Int(height))
      else { return nil }
      return PixelSize(width: Int(width), height: Int(height))
    }
  }

  static func decode(_ data: Data) -> ImageBitmap? {
    guard let size = size(of: data) else { return nil }
    var pixels = [UInt8](repeating: 0, count: size.width * size.height * 4)
    let isRead = data.withUnsafeBytes { buffer in
      guard let bytes = buffer.bindMemory(to: UInt8.self).baseAddress else { return false }
      return cairn_webp_decode(bytes, buffer.count, &pixels, pixels.count, Int32(size.width * 4)) != 0
    }
    guard isRead else { return nil }
    cairn_premultiply(&pixels, size.width * size.height)
    return ImageBitmap(width: size.width, height: size.height, bytes: pixels)?.asRead
  }
}
