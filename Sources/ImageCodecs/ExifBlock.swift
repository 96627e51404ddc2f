/// What a picture's file says of itself, as UIKit writes it: the way up, the resolution, the colours and the size.
///
/// UIKIT: since iOS 17 these entries in this order, big-endian (PNG files of reference pictures in five repositories; the
/// bytes that a public library's tests state for PNG and JPEG).
/// Source: Exif 2.32, TIFF 6.
enum ExifBlock {
  private enum Kind {
    static let short = 3
    static let long = 4
    static let ratio = 5
  }

  /// - Parameters:
  ///   - width: In pixels.
  ///   - height: In pixels.
  ///   - pixelsPerInch: Both ways.
  static func bytes(width: Int, height: Int, pixelsPerInch: Double) -> [UInt8] {
    // The ratios follow the first directory, the second directory follows them.
    let ratios = 8 + 2 + 5 * 12 + 4
    var bytes: [UInt8] = [0x4D, 0x4D, 0, 42] + long(8)
    bytes += directory([
      entry(0x0112, Kind.short, short(1) + [0, 0]), entry(0x011A, Kind.ratio, long(ratios)),
      entry(0x011B, Kind.ratio, long(ratios + 8)), entry(0x0128, Kind.short, short(2) + [0, 0]),
      entry(0x8769, Kind.long, long(ratios + 16)),
    ])
    for _ in 0..<2 { bytes += long(Int(pixelsPerInch.rounded())) + long(1) }
    return bytes
      + directory([
        entry(0xA001, Kind.short, short(1) + [0, 0]), entry(0xA002, Kind.long, long(width)),
        entry(0xA003, Kind.long, long(height)),
      ])
  }

  private static func directory(_ entries: [[UInt8]]) -> [UInt8] {
    short(entries.count) + entries.joined() + long(0)
  }
  private static func entry(_ tag: Int, _ kind: Int, _ value: [UInt8]) -> [UInt8] {
    short(tag) + short(kind) + long(1) + value
  }
  static func short(_ value: Int) -> [UInt8] { [UInt8(value >> 8 & 255), UInt8(value & 255)] }
  private static func long(_ value: Int) -> [UInt8] { short(value >> 16) + short(value) }
}
