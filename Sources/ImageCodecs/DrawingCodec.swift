internal import CLoadedCodecs
internal import Foundation
internal import UIDisplayList

/// SVG drawings, through librsvg, and the first pages of PDF documents, through poppler.
enum DrawingCodec {
  static func kind(of data: Data) -> LoadedCodec? {
    if data.prefix(5).elementsEqual("%PDF-".utf8) { return .pdf }
    let head = String(decoding: data.prefix(1024), as: UTF8.self)
    return head.contains("<svg") || head.hasPrefix("<?xml") && head.contains("svg") ? .svg : nil
  }

  /// - Parameter scale: pixels per point.
  static func decode(_ data: Data, _ kind: LoadedCodec, scale: CGFloat) -> ImageBitmap? {
    kind.warnIfMissing()
    return data.withUnsafeBytes { buffer in
      var (width, height) = (0.0, 0.0)
      guard let bytes = buffer.bindMemory(to: UInt8.self).baseAddress,
        cairn_drawing_size(kind.rawValue, bytes, buffer.count, &width, &height) != 0,
        width * scale < CGFloat(ImageBitmap.maximumSide), height * scale < CGFloat(ImageBitmap.maximumSide)
      else { return nil }
      let (columns, rows) = (Int((width * scale).rounded(.up)), Int((height * scale).rounded(.up)))
      guard ImageBitmap.isAcceptable(width: columns, height: rows) else { return nil }
      var pixels = [UInt8](repeating: 0, count: columns * rows * 4)
      guard cairn_drawing_draw(kind.rawValue, bytes, buffer.count, &pixels, Int32(columns), Int32(rows)) != 0 else {
        return nil
      }
      return ImageBitmap(width: columns, height: rows, scale: scale, bytes: pixels)
    }
  }
}
