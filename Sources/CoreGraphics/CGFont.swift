public import Foundation

/// The number of a glyph in a font.
public typealias CGGlyph = UInt16
/// The number of a glyph in a font.
public typealias CGFontIndex = UInt16

/// A font by its PostScript name.
///
/// DEVIATION: it names a font for contexts; there are no tables and outlines to be had.
///
/// Source: <https://developer.apple.com/documentation/coregraphics/cgfont>
public final class CGFont: Hashable, Sendable {
  /// By which two fonts are the same.
  public let postScriptName: CFStringName?
  /// What it was read from.
  package let file: Data?
  /// The PostScript name: no other is known.
  public var fullName: CFStringName? { postScriptName }
  /// What Core Foundation's strings are here.
  public typealias CFStringName = String

  /// Nil for an empty name.
  public init?(_ name: String) {
    guard !name.isEmpty else { return nil }
    postScriptName = name
    file = nil
  }
  /// By a name as Core Foundation has it.
  public convenience init?(_ name: NSString) { self.init(String(describing: name)) }
  /// The font of a TrueType or OpenType file; nil where the data has no name.
  public init?(_ provider: CGDataProvider) {
    guard let name = FontFile.postScriptName(provider.bytes) else { return nil }
    postScriptName = name
    file = provider.bytes
  }
  /// Compares the PostScript names.
  public static func == (first: CGFont, second: CGFont) -> Bool { first.postScriptName == second.postScriptName }
  /// Takes the PostScript name.
  public func hash(into hasher: inout Hasher) { hasher.combine(postScriptName) }
}

/// What a font file says of itself.
enum FontFile {
  /// The sixth name of the `name` table.
  static func postScriptName(_ file: Data) -> String? {
    let bytes = [UInt8](file)
    func word(_ at: Int) -> Int? { at + 1 < bytes.count ? Int(bytes[at]) << 8 | Int(bytes[at + 1]) : nil }
    func long(_ at: Int) -> Int? { word(at).flatMap { high in word(at + 2).map { high << 16 | $0 } } }
    guard let count = word(4) else { return nil }
    for index in 0..<min(count, 64) {
      let record = 12 + 16 * index
      guard record + 16 <= bytes.count else { return nil }
      guard bytes[record..<record + 4].elementsEqual(Array("name".utf8)), let table = long(record + 8),
        let names = word(table + 2), let strings = word(table + 4)
      else { continue }
      for name in 0..<min(names, 512) {
        let entry = table + 6 + 12 * name
        guard let platform = word(entry), let id = word(entry + 6), let length = word(entry + 8),
          let offset = word(entry + 10)
        else { return nil }
        let start = table + strings + offset
        guard id == 6, start + length <= bytes.count else { continue }
        let text = Data(bytes[start..<start + length])
        let encoding = platform == 1 ? String.Encoding.isoLatin1 : .utf16BigEndian
        if let found = String(data: text, encoding: encoding), !found.isEmpty { return found }
      }
    }
    return nil
  }
}
