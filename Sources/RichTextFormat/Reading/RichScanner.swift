/// Takes a document apart. Each byte is looked at once.
struct RichScanner {
  private let bytes: [UInt8]
  private var place: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    place = 0
  }

  mutating func next() -> RichToken? {
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      switch byte {
      case UInt8(ascii: "{"): return .open
      case UInt8(ascii: "}"): return .close
      case UInt8(ascii: "\\"): return control()
      case 0x0D, 0x0A, 0: continue
      default: return .byte(byte)
      }
    }
    return nil
  }

  /// Goes past raw bytes.
  mutating func skip(_ count: Int) { place = min(bytes.count, place + max(count, 0)) }

  private mutating func control() -> RichToken? {
    guard place < bytes.count else { return nil }
    let first = bytes[place]
    guard Self.isLetter(first) else {
      place += 1
      guard first == UInt8(ascii: "'") else { return .symbol(first) }
      guard place + 1 < bytes.count, let high = Self.digit(bytes[place]), let low = Self.digit(bytes[place + 1]) else {
        // No number: the sign alone goes.
        return next()
      }
      place += 2
      return .byte(high << 4 | low)
    }
    let start = place
    while place < bytes.count, Self.isLetter(bytes[place]) { place += 1 }
    let name = String(decoding: bytes[start..<place], as: UTF8.self)
    let number = number()
    // One blank ends the word and belongs to it.
    if place < bytes.count, bytes[place] == 0x20 { place += 1 }
    return .word(name, number)
  }

  private mutating func number() -> Int? {
    var scan = place
    let isNegative = scan < bytes.count && bytes[scan] == UInt8(ascii: "-")
    if isNegative { scan += 1 }
    var value = 0
    let digits = scan
    while scan < bytes.count, (0x30...0x39).contains(bytes[scan]) {
      value = min(value * 10 + Int(bytes[scan] - 0x30), Int(Int32.max))
      scan += 1
    }
    guard scan > digits else { return nil }
    place = scan
    return isNegative ? -value : value
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }
}
