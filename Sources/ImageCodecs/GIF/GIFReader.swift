internal import UIDisplayList

/// Finds the pictures in the bytes of a GIF file. What a damaged file has before its damage counts.
struct GIFReader {
  let bytes: [UInt8]
  private(set) var frames: [GIFFile.Frame] = []
  private(set) var loopCount: Int?
  private var offset = 13
  private var next = GIFFile.Frame()

  /// More pictures are not read.
  private static let maximumCount = 100_000

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func read() {
    guard bytes.count > 13 else { return }
    let shared = colors(flags: bytes[10])
    while offset < bytes.count, frames.count < Self.maximumCount {
      offset += 1
      switch bytes[offset - 1] {
      case 0x21: readExtension()
      case 0x2C: guard readPicture(shared) else { return }
      default: return
      }
    }
  }

  /// A table of colours at the place, if the flags state one.
  private mutating func colors(flags: UInt8) -> Range<Int> {
    guard flags & 0x80 != 0 else { return 0..<0 }
    let end = min(bytes.count, offset + 3 << (Int(flags & 7) + 1))
    defer { offset = end }
    return offset..<end
  }

  /// The data blocks at the place.
  private mutating func blocks() -> [Range<Int>] {
    var result: [Range<Int>] = []
    while offset < bytes.count, bytes[offset] > 0 {
      let end = min(bytes.count, offset + 1 + Int(bytes[offset]))
      result.append(offset + 1..<end)
      offset = end
    }
    offset += 1
    return result
  }

  private func word(_ offset: Int) -> Int { Int(bytes[offset]) | Int(bytes[offset + 1]) << 8 }

  private mutating func readExtension() {
    guard offset < bytes.count else { return }
    let label = bytes[offset]
    offset += 1
    let blocks = blocks()
    guard let first = blocks.first else { return }
    switch (label, first.count) {
    case (0xF9, 4...):
      let flags = bytes[first.lowerBound]
      next.delay = Double(word(first.lowerBound + 1)) / 100
      next.transparent = flags & 1 != 0 ? bytes[first.lowerBound + 3] : nil
      next.disposal = [2: .clear, 3: .restore][flags >> 2 & 7] ?? .keep
    case (0xFF, 11) where bytes[first].elementsEqual("NETSCAPE2.0".utf8):
      guard blocks.count > 1, blocks[1].count >= 3, bytes[blocks[1].lowerBound] == 1 else { return }
      loopCount = word(blocks[1].lowerBound + 1)
    default: break
    }
  }

  private mutating func readPicture(_ shared: Range<Int>) -> Bool {
    guard offset + 10 <= bytes.count else { return false }
    var frame = next
    next = GIFFile.Frame()
    (frame.left, frame.top) = (word(offset), word(offset + 2))
    (frame.width, frame.height) = (word(offset + 4), word(offset + 6))
    let flags = bytes[offset + 8]
    frame.isInterlaced = flags & 0x40 != 0
    offset += 9
    let own = colors(flags: flags)
    frame.colors = own.isEmpty ? shared : own
    guard offset < bytes.count else { return false }
    frame.codeSize = Int(bytes[offset])
    offset += 1
    frame.blocks = blocks()
    guard (1...11).contains(frame.codeSize), ImageBitmap.isAcceptable(width: frame.width, height: frame.height) else {
      return false
    }
    frames.append(frame)
    return true
  }
}
