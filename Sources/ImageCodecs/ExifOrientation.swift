import Foundation

/// The orientation that a camera wrote into a JPEG file.
///
/// Source: Exif 2.32, tag 0x0112 of the first image file directory.
enum ExifOrientation {
  static func read(fromJPEG data: Data) -> Int? {
    let bytes = [UInt8](data.prefix(1 << 18))
    var offset = 2
    while offset + 4 <= bytes.count, bytes[offset] == 0xFF {
      let marker = bytes[offset + 1]
      // Picture data begin: no more headers.
      if marker == 0xDA || marker == 0xD9 { return nil }
      let length = Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3])
      guard length >= 2, offset + 2 + length <= bytes.count else { return nil }
      if marker == 0xE1 {
        let segment = Array(bytes[offset + 4..<offset + 2 + length])
        if segment.starts(with: Array("Exif\0\0".utf8)) { return orientation(inTIFF: Array(segment.dropFirst(6))) }
      }
      offset += 2 + length
    }
    return nil
  }

  private static func orientation(inTIFF bytes: [UInt8]) -> Int? {
    guard bytes.count >= 8 else { return nil }
    let isLittle = bytes[0] == 0x49
    func number(_ offset: Int, _ count: Int) -> Int? {
      guard offset >= 0, offset + count <= bytes.count else { return nil }
      let part = bytes[offset..<offset + count]
      return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
    for index in 0..<min(count, 512) {
      let entry = directory + 2 + index * 12
      guard let tag = number(entry, 2) else { return nil }
      if tag == 0x0112 { return number(entry + 8, 2).flatMap { (1...8).contains($0) ? $0 : nil } }
    }
    return nil
  }
}
