internal import Foundation
internal import UIDisplayList

/// A GIF file: its screen and where its pictures lie.
///
/// Source: <https://www.w3.org/Graphics/GIF/spec-gif89a.txt>; loops by Netscape's extension.
struct GIFFile: ImageSequence {
  /// What becomes of a picture's place before the next one.
  enum Disposal { case keep, clear, restore }

  struct Frame {
    let left, top, width, height: Int
    let delay: Double
    let disposal: Disposal
  }

  let delays: [Double]
  let loopCount: Int?
  private let player: GIFPlayer

  /// More pictures are not read.
  private static let maximumCount = 100_000

  static func matches(_ data: Data) -> Bool { data.starts(with: Array("GIF8".utf8)) && data.count > 13 }

  static func size(of data: Data) -> PixelSize? { GIFReader(data)?.size }

  /// Nil for what is no GIF, or has no picture.
  init?(_ data: Data) {
    guard let reader = GIFReader(data) else { return nil }
    var delays: [Double] = []
    while delays.count < Self.maximumCount, let frame = reader.next() { delays.append(frame.delay) }
    guard !delays.isEmpty else { return nil }
    self.delays = delays
    loopCount = reader.loopCount
    player = GIFPlayer(data)
  }

  func bitmap(at index: Int) -> ImageBitmap? {
    delays.indices.contains(index) ? player.bitmap(at: index) : nil
  }
}
