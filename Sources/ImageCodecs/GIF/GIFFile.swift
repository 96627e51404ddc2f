internal import Foundation
internal import UIDisplayList

/// A GIF file: its screen and where its pictures lie.
///
/// Source: <https://www.w3.org/Graphics/GIF/spec-gif89a.txt>; loops by Netscape's extension.
struct GIFFile: ImageSequence {
  /// What becomes of a picture's place before the next one.
  enum Disposal { case keep, clear, restore }

  struct Frame {
    var (left, top, width, height) = (0, 0, 0, 0)
    var delay = 0.0
    var disposal = Disposal.keep
    var transparent: UInt8?
    var isInterlaced = false
    /// Red, green and blue of each colour.
    var colors: Range<Int> = 0..<0
    var codeSize = 0
    /// The blocks of codes, without their lengths.
    var blocks: [Range<Int>] = []
  }

  let size: PixelSize
  let loopCount: Int?
  let bytes: [UInt8]
  let frames: [Frame]
  private let player = GIFPlayer()

  var delays: [Double] { frames.map(\.delay) }

  static func matches(_ data: Data) -> Bool { data.starts(with: Array("GIF8".utf8)) && data.count > 13 }

  static func size(of data: Data) -> PixelSize? {
    let header = [UInt8](data.prefix(10))
    guard matches(data), header.count == 10 else { return nil }
    let size = PixelSize(width: Int(header[6]) | Int(header[7]) << 8, height: Int(header[8]) | Int(header[9]) << 8)
    return ImageBitmap.isAcceptable(width: size.width, height: size.height) ? size : nil
  }

  /// Nil for what is no GIF, or has no picture.
  init?(_ data: Data) {
    guard let size = Self.size(of: data) else { return nil }
    var reader = GIFReader(bytes: [UInt8](data))
    reader.read()
    guard !reader.frames.isEmpty else { return nil }
    self.size = size
    loopCount = reader.loopCount
    bytes = reader.bytes
    frames = reader.frames
  }

  func bitmap(at index: Int) -> ImageBitmap? {
    frames.indices.contains(index) ? player.bitmap(at: index, of: self) : nil
  }
}
