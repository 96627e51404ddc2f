internal import Foundation

/// A set of characters that bytes stand for, by the number that Windows has for it.
public struct CodePage: Hashable, Sendable {
  /// Windows' number of the page.
  public let number: Int

  /// The page of a number; one that is not known reads as the western one.
  public init(_ number: Int) { self.number = number }
  /// Windows 1252, of the languages of Western Europe.
  public static let western = CodePage(1252)

  /// The page of a font's set of characters; nil for those that the document's page counts for.
  ///
  /// Source: Rich Text Format specification 1.9.1, `\fcharset`.
  init?(fontCharacters charset: Int) {
    let pages: [Int: Int] = [
      0: 1252, 2: 1252, 77: 10_000, 78: 932, 79: 949, 80: 936, 81: 950, 128: 932, 129: 949, 130: 1361, 134: 936,
      136: 950, 161: 1253, 162: 1254, 163: 1258, 177: 1255, 178: 1256, 186: 1257, 204: 1251, 222: 874, 238: 1250,
      254: 437, 255: 850,
    ]
    guard let page = pages[charset] else { return nil }
    number = page
  }

  /// Source: `CFStringEncodingExt.h` of <https://github.com/swiftlang/swift-corelibs-foundation>.
  private var encoding: String.Encoding {
    let numbers: [Int: UInt] = [
      437: 0x400, 708: 0x416, 737: 0x405, 775: 0x406, 850: 0x410, 852: 0x411, 855: 0x412, 857: 0x413, 860: 0x414,
      861: 0x415, 862: 0x417, 863: 0x418, 864: 0x419, 865: 0x41A, 866: 0x41B, 874: 0x41D, 932: 0x420, 936: 0x421,
      949: 0x422, 950: 0x423, 1250: 0x501, 1251: 0x502, 1252: 0x500, 1253: 0x503, 1254: 0x504, 1255: 0x505,
      1256: 0x506, 1257: 0x507, 1258: 0x508, 1361: 0x510, 10_000: 0, 10_001: 1, 10_002: 2, 10_003: 3, 10_006: 6,
      10_007: 7, 10_008: 25, 54_936: 0x632,
    ]
    guard number != 65_001, let found = numbers[number] else { return number == 65_001 ? .utf8 : .windowsCP1252 }
    return String.Encoding(rawValue: 0x8000_0000 | found)
  }

  /// The characters of bytes. What stands for nothing becomes the control characters of its number in Latin 1, as it is
  /// read on the web, or U+FFFD in pages of two bytes a character.
  func text(of bytes: [UInt8]) -> String {
    if bytes.allSatisfy({ $0 < 0x80 }) { return String(decoding: bytes, as: UTF8.self) }
    if number == 1252 { return String(String.UnicodeScalarView(bytes.map(Self.westernScalar))) }
    if let all = String(data: Data(bytes), encoding: encoding) { return all }
    var result = ""
    var place = 0
    while place < bytes.count {
      if bytes[place] < 0x80 {
        result.unicodeScalars.append(Unicode.Scalar(bytes[place]))
        place += 1
        continue
      }
      let piece = (1...2).first { length in
        place + length <= bytes.count && character(bytes[place..<place + length]) != nil
      }
      result += piece.flatMap { character(bytes[place..<place + $0]) } ?? "\u{FFFD}"
      place += piece ?? 1
    }
    return result
  }

  private func character(_ bytes: ArraySlice<UInt8>) -> String? {
    String(data: Data(bytes), encoding: encoding).flatMap { $0.isEmpty ? nil : $0 }
  }

  // MARK: Windows 1252

  private static func westernScalar(_ byte: UInt8) -> Unicode.Scalar {
    guard (0x80...0x9F).contains(byte) else { return Unicode.Scalar(byte) }
    return Unicode.Scalar(western80[Int(byte) - 0x80]) ?? Unicode.Scalar(byte)
  }

  /// The byte of a character in the western page; nil where it has none.
  static func westernByte(_ scalar: Unicode.Scalar) -> UInt8? {
    if scalar.value < 0x80 || (0xA0...0xFF).contains(scalar.value) { return UInt8(scalar.value) }
    guard scalar.value > 0xFF else { return nil }
    return western80.firstIndex(of: UInt16(truncatingIfNeeded: scalar.value)).flatMap {
      scalar.value <= 0xFFFF ? UInt8($0 + 0x80) : nil
    }
  }

  /// Source: <https://encoding.spec.whatwg.org/index-windows-1252.txt>.
  private static let western80: [UInt16] = [
    0x20AC, 0x81, 0x201A, 0x192, 0x201E, 0x2026, 0x2020, 0x2021, 0x2C6, 0x2030, 0x160, 0x2039, 0x152, 0x8D, 0x17D, 0x8F,
    0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x2DC, 0x2122, 0x161, 0x203A, 0x153, 0x9D, 0x17E,
    0x178,
  ]
}
