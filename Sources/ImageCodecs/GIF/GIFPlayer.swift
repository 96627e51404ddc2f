internal import Foundation
internal import UIDisplayList

/// Draws the pictures of a GIF file one over the other, and keeps the last one for the next.
final class GIFPlayer: @unchecked Sendable {
  private struct State {
    let reader: GIFReader
    /// The picture that was drawn last, and what the next one begins with.
    var index = -1
    var picture: [UInt8]
    var rest: [UInt8]
  }

  private let data: Data
  private let lock = NSLock()
  private var state: State?

  init(_ data: Data) { self.data = data }

  func bitmap(at index: Int) -> ImageBitmap? {
    lock.withLock {
      var state: State
      if let last = self.state, last.index <= index {
        state = last
      } else {
        guard let reader = GIFReader(data) else { return nil }
        let empty = [UInt8](repeating: 0, count: reader.size.width * reader.size.height * 4)
        state = State(reader: reader, picture: empty, rest: empty)
      }
      self.state = nil
      while state.index < index, let frame = state.reader.next() { Self.draw(frame, in: &state) }
      guard state.index == index else { return nil }
      self.state = state
      let size = state.reader.size
      return ImageBitmap(width: size.width, height: size.height, bytes: state.picture)?.asRead
    }
  }

  private static func draw(_ frame: GIFFile.Frame, in state: inout State) {
    let before = state.rest
    state.reader.draw(into: &state.rest)
    state.picture = state.rest
    state.index += 1
    switch frame.disposal {
    case .keep: break
    case .clear: clear(frame, state.reader.size, &state.rest)
    case .restore: state.rest = before
    }
  }

  private static func clear(_ frame: GIFFile.Frame, _ size: PixelSize, _ canvas: inout [UInt8]) {
    let columns = min(frame.left, size.width)..<min(frame.left + frame.width, size.width)
    for row in frame.top..<max(frame.top, min(frame.top + frame.height, size.height)) {
      let start = row * size.width * 4
      for place in start + columns.lowerBound * 4..<start + columns.upperBound * 4 { canvas[place] = 0 }
    }
  }
}
