internal import Foundation
internal import UIDisplayList

/// Draws the pictures of a GIF file one over the other, and keeps the last one for the next.
final class GIFPlayer: @unchecked Sendable {
  private let lock = NSLock()
  /// The picture that was drawn last, and what the next one begins with.
  private var last: (index: Int, picture: [UInt8], rest: [UInt8])?

  func bitmap(at index: Int, of file: GIFFile) -> ImageBitmap? {
    lock.withLock {
      if last.map({ $0.index > index }) ?? true { last = nil }
      var canvas = last?.rest ?? [UInt8](repeating: 0, count: file.size.width * file.size.height * 4)
      var picture = last?.picture ?? canvas
      for number in ((last?.index ?? -1) + 1)..<(index + 1) {
        let frame = file.frames[number]
        let before = canvas
        Self.draw(frame, of: file, into: &canvas)
        picture = canvas
        switch frame.disposal {
        case .keep: break
        case .clear: Self.clear(frame, of: file, in: &canvas)
        case .restore: canvas = before
        }
      }
      last = (index, picture, canvas)
      return ImageBitmap(width: file.size.width, height: file.size.height, bytes: picture)
    }
  }

  private static func clear(_ frame: GIFFile.Frame, of file: GIFFile, in canvas: inout [UInt8]) {
    let columns = min(frame.left, file.size.width)..<min(frame.left + frame.width, file.size.width)
    for row in frame.top..<max(frame.top, min(frame.top + frame.height, file.size.height)) {
      let start = row * file.size.width * 4
      for place in start + columns.lowerBound * 4..<start + columns.upperBound * 4 { canvas[place] = 0 }
    }
  }

  private static func draw(_ frame: GIFFile.Frame, of file: GIFFile, into canvas: inout [UInt8]) {
    let pixels = GIFCodes.decode(frame, file.bytes)
    let (width, height) = (file.size.width, file.size.height)
    for (number, row) in rows(of: frame).enumerated() where frame.top + row < height {
      for column in 0..<min(frame.width, max(0, width - frame.left)) {
        let source = number * frame.width + column
        guard source < pixels.count else { return }
        let color = frame.colors.lowerBound + 3 * Int(pixels[source])
        guard pixels[source] != frame.transparent, color + 2 < frame.colors.upperBound else { continue }
        let place = ((frame.top + row) * width + frame.left + column) * 4
        canvas[place] = file.bytes[color + 2]
        canvas[place + 1] = file.bytes[color + 1]
        canvas[place + 2] = file.bytes[color]
        canvas[place + 3] = 255
      }
    }
  }

  /// The rows in the order in which the file has them.
  private static func rows(of frame: GIFFile.Frame) -> [Int] {
    guard frame.isInterlaced else { return Array(0..<frame.height) }
    return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: frame.height, by: $0.1)) }
  }
}
