internal import Foundation
internal import UIDisplayList

/// Small and upright copies of pixels.
enum Thumbnail {
  /// The picture with its longer side at most as long; nil where it is that already, or nothing can draw.
  static func of(_ bitmap: ImageBitmap, maximumSide: Double) -> ImageBitmap? {
    let longest = Double(max(bitmap.width, bitmap.height))
    guard maximumSide >= 1, longest > maximumSide else { return nil }
    let factor = maximumSide / longest
    let size = CGSize(
      width: max(1, (Double(bitmap.width) * factor).rounded()),
      height: max(1, (Double(bitmap.height) * factor).rounded()))
    let drawing = ImageDrawing(image: bitmap.withScale(1), destination: CGRect(origin: .zero, size: size))
    let list = DisplayList(commands: [.image(drawing)])
    return try? DrawingServices.current.renderer?.bitmap(list, size: size, scale: 1, background: nil)
  }

  /// The picture as an Exif orientation says that it stands.
  static func upright(_ bitmap: ImageBitmap, _ orientation: Int) -> ImageBitmap? {
    let (width, height) = (bitmap.width, bitmap.height)
    let turns = orientation > 4
    let (newWidth, newHeight) = turns ? (height, width) : (width, height)
    var result = [UInt8](repeating: 0, count: width * height * 4)
    let source = bitmap.storage.bytes
    for y in 0..<newHeight {
      for x in 0..<newWidth {
        let (column, row) =
          switch orientation {
          case 2: (width - 1 - x, y)
          case 3: (width - 1 - x, height - 1 - y)
          case 4: (x, height - 1 - y)
          case 5: (y, x)
          case 6: (y, height - 1 - x)
          case 7: (width - 1 - y, height - 1 - x)
          case 8: (width - 1 - y, x)
          default: (x, y)
          }
        let (from, to) = ((row * width + column) * 4, (y * newWidth + x) * 4)
        for part in 0..<4 { result[to + part] = source[from + part] }
      }
    }
    return ImageBitmap(width: newWidth, height: newHeight, bytes: result, origin: bitmap.origin)
  }
}
