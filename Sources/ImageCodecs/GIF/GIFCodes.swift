/// The compression of GIF: codes of growing length for sequences of pixels.
enum GIFCodes {
  /// The pixels of a picture as numbers of colours; fewer where the data end early.
  static func decode(_ frame: GIFFile.Frame, _ bytes: [UInt8]) -> [UInt8] {
    let wanted = frame.width * frame.height
    var pixels: [UInt8] = []
    pixels.reserveCapacity(min(wanted, 1 << 24))
    let (clear, end) = (1 << frame.codeSize, 1 << frame.codeSize + 1)
    // A sequence is another one and a pixel.
    var (prefixes, suffixes) = ([Int16](repeating: -1, count: 4096), [UInt8](repeating: 0, count: 4096))
    for code in 0..<min(clear, 256) { suffixes[code] = UInt8(code) }
    var (size, free, former) = (frame.codeSize + 1, end + 1, -1)
    var (bits, count) = (0, 0)
    var stack: [UInt8] = []
    for block in frame.blocks {
      for place in block {
        bits |= Int(bytes[place]) << count
        count += 8
        while count >= size {
          let code = bits & (1 << size - 1)
          bits >>= size
          count -= size
          if code == end { return pixels }
          if code == clear {
            (size, free, former) = (frame.codeSize + 1, end + 1, -1)
            continue
          }
          guard code < free || (code == free && former >= 0) else { return pixels }
          var current = code == free ? former : code
          while current >= 0, stack.count < 4096 {
            stack.append(suffixes[current])
            current = Int(prefixes[current])
          }
          guard let first = stack.last else { return pixels }
          pixels.append(contentsOf: stack.reversed())
          stack.removeAll(keepingCapacity: true)
          if code == free { pixels.append(first) }
          if former >= 0, free < 4096 {
            prefixes[free] = Int16(former)
            suffixes[free] = first
            free += 1
            if free == 1 << size, size < 12 { size += 1 }
          }
          former = code
          if pixels.count >= wanted { return pixels }
        }
      }
    }
    return pixels
  }
}
