internal import Foundation

/// What a JPEG file says of how its picture stands.
enum ExifSegment {
  /// The file with an orientation, 1…8, behind its first header.
  ///
  /// Source: Exif 2.32, tag 0x0112 of the first image file directory.
  static func inserted(into file: Data, orientation: Int) -> Data {
    let bytes = [UInt8](file.prefix(6))
    guard bytes.count == 6, bytes[0] == 0xFF, bytes[1] == 0xD8 else { return file }
    // JFIF's header comes first.
    let header = bytes[2] == 0xFF && bytes[3] == 0xE0 ? 2 + Int(bytes[4]) << 8 + Int(bytes[5]) : 0
    guard 2 + header <= file.count else { return file }
    var segment: [UInt8] = [0xFF, 0xE1, 0, 34] + Array("Exif".utf8) + [0, 0]
    // A header of big numbers first, and a directory of one entry: a number of 16 bits.
    segment += Array("MM".utf8) + [0, 42, 0, 0, 0, 8]
    segment += [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation), 0, 0, 0, 0, 0, 0]
    return file.prefix(2 + header) + Data(segment) + file.dropFirst(2 + header)
  }
}
