internal import Foundation
internal import ImageCodecs
internal import UIDisplayList

/// The part of a picture that differs from the one before.
struct FramePatch {
  /// In pixels.
  let x: Int
  let y: Int
  let part: ImageBitmap
  let whole: ImageBitmap

  /// Nil where nothing differs.
  init?(from former: ImageBitmap?, to picture: ImageBitmap) {
    whole = picture
    guard let former, former.width == picture.width, former.height == picture.height else {
      (x, y, part) = (0, 0, picture)
      return
    }
    guard let (columns, rows) = Self.difference(former, picture),
      let part = picture.cropped(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
    else { return nil }
    (x, y, self.part) = (columns.lowerBound, rows.lowerBound, part)
  }

  /// What the page is sent: six numbers of 32 bits, the least significant byte first (where the part lies and how large
  /// the whole is, in pixels; how large it is shown, in points), and the part as a PNG file.
  func message(_ size: CGSize) -> Data? {
    guard let png = ImageCodecs().png(part) else { return nil }
    var message = Data(capacity: 24 + png.count)
    for number in [x, y, whole.width, whole.height, Int(size.width.rounded()), Int(size.height.rounded())] {
      withUnsafeBytes(of: UInt32(number).littleEndian) { message.append(contentsOf: $0) }
    }
    return message + png
  }

  /// The rectangle around all pixels that differ.
  private static func difference(_ a: ImageBitmap, _ b: ImageBitmap) -> (columns: Range<Int>, rows: Range<Int>)? {
    let (width, height) = (a.width, a.height)
    return a.storage.bytes.withUnsafeBytes { first in
      b.storage.bytes.withUnsafeBytes { second -> (Range<Int>, Range<Int>)? in
        guard let first = first.baseAddress, let second = second.baseAddress else { return nil }
        func differs(_ row: Int) -> Bool { memcmp(first + row * width * 4, second + row * width * 4, width * 4) != 0 }
        guard let top = (0..<height).first(where: differs), let bottom = (top..<height).last(where: differs) else {
          return nil
        }
        func pixelDiffers(_ row: Int, _ column: Int) -> Bool {
          let offset = (row * width + column) * 4
          return first.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
            != second.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
        }
        var (left, right) = (width, -1)
        for row in top...bottom {
          if let column = (0..<left).first(where: { pixelDiffers(row, $0) }) { left = column }
          if let column = (right + 1..<width).last(where: { pixelDiffers(row, $0) }) { right = column }
        }
        return (left..<right + 1, top..<bottom + 1)
      }
    }
  }
}
