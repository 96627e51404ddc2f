import Foundation

/// What JPEG files of UIKit say of themselves, and where.
///
/// UIKIT: after the JFIF header, which states the resolution as a ratio, an Exif block and an empty one of Photoshop's with
/// its digest; tables of quantization follow those of Huffman's codes (the bytes that a public library's tests state).
enum JPEGNotes {
  private enum Marker {
    static let quantization: UInt8 = 0xDB
    static let restartInterval: UInt8 = 0xDD
    static let scan: UInt8 = 0xDA
    static let jfif: UInt8 = 0xE0
    static let exif: UInt8 = 0xE1
    static let photoshop: UInt8 = 0xED
  }

  /// `file` with the notes; itself where it is no file of our encoder's.
  static func added(to file: Data, width: Int, height: Int, pixelsPerInch: Double) -> Data {
    let bytes = [UInt8](file)
    var head: [UInt8] = []
    var tables: [UInt8] = []
    var offset = 2
    while offset + 4 <= bytes.count, bytes[offset] == 0xFF {
      let marker = bytes[offset + 1]
      let end = offset + 2 + Int(bytes[offset + 2]) << 8 + Int(bytes[offset + 3])
      guard end <= bytes.count else { return file }
      if marker == Marker.scan { return Data(bytes[..<2] + head + tables + bytes[offset...]) }
      switch marker {
      case Marker.jfif:
        head += jfif(Int(pixelsPerInch.rounded()))
        let exif = ExifBlock.bytes(width: width, height: height, pixelsPerInch: pixelsPerInch)
        head += segment(Marker.exif, Array("Exif\0\0".utf8) + exif) + segment(Marker.photoshop, photoshop)
      case Marker.quantization, Marker.restartInterval: tables += bytes[offset..<end]
      default: head += bytes[offset..<end]
      }
      offset = end
    }
    return file
  }

  private static func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
    [0xFF, marker] + ExifBlock.short(content.count + 2) + content
  }

  private static func jfif(_ density: Int) -> [UInt8] {
    let ratio = ExifBlock.short(density)
    return segment(Marker.jfif, Array("JFIF\0".utf8) + [1, 1, 0] + ratio + ratio + [0, 0])
  }

  /// No record of IPTC's, and the digest (MD5) of nothing.
  private static let photoshop: [UInt8] =
    Array("Photoshop 3.0\0".utf8) + Array("8BIM".utf8) + [0x04, 0x04, 0, 0, 0, 0, 0, 0] + Array("8BIM".utf8)
    + [0x04, 0x25, 0, 0, 0, 0, 0, 16]
    + [0xD4, 0x1D, 0x8C, 0xD9, 0x8F, 0x00, 0xB2, 0x04, 0xE9, 0x80, 0x09, 0x98, 0xEC, 0xF8, 0x42, 0x7E]
}
