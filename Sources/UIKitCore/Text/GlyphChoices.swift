internal import CoreGraphics
internal import Foundation
internal import UITextLayout

/// What a layout manager's delegate makes of glyphs: which are not shown, which others stand in their place, and which
/// take another room.
struct GlyphChoices {
  /// By character, in UTF-16 units.
  private(set) var properties: [Int: NSLayoutManager.GlyphProperty] = [:]
  /// The widths of control characters that are white space, in points, by character.
  private var widths: [Int: CGFloat] = [:]
  /// The glyphs in place of characters' own, by character.
  private(set) var glyphs: [Int: CGGlyph] = [:]

  mutating func set(_ glyph: CGGlyph, inPlaceOf unit: UInt16, at character: Int) {
    glyphs[character] = glyph == unit ? nil : glyph
  }
  mutating func set(_ property: NSLayoutManager.GlyphProperty, at character: Int) { properties[character] = property }

  /// The properties that characters have by themselves.
  static func standard(_ unit: UInt16) -> NSLayoutManager.GlyphProperty {
    switch unit {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029, 0xFFFC, 0x200B, 0x200E, 0x200F: .controlCharacter
    case 0x20: .elastic
    case 0xDC00...0xDFFF: .null
    case 0x0300...0x036F, 0xFE00...0xFE0F: .nonBaseCharacter
    default: []
    }
  }

  /// Whether a unit takes room by itself: a letter, or a control character such as a tabulator.
  private static func isShown(_ unit: UInt16) -> Bool {
    standard(unit) != .controlCharacter || !action(unit).contains(.zeroAdvancement)
  }

  private static func action(_ unit: UInt16) -> NSLayoutManager.ControlCharacterAction {
    switch unit {
    case 0x09: .horizontalTab
    case 0x0A, 0x0D, 0x85, 0x2029: .paragraphBreak
    case 0x0B, 0x2028: .lineBreak
    case 0x0C: .containerBreak
    default: .zeroAdvancement
    }
  }

  /// Asks the delegate about every run of the text.
  init(asking manager: NSLayoutManager, _ delegate: any NSLayoutManagerDelegate, _ storage: NSTextStorage) {
    let units = Array(storage.string.utf16)
    var runs: [(range: NSRange, font: UIFont)] = []
    storage.enumerateAttributes(in: NSRange(location: 0, length: storage.length)) { attributes, range, _ in
      runs.append((range, attributes[.font] as? UIFont ?? .bareText))
    }
    manager.glyphChoices = GlyphChoices()
    for run in runs {
      let own = Array(units[run.range.location..<run.range.location + run.range.length])
      let indexes = Array(run.range.location..<run.range.location + run.range.length)
      // The properties of surrogates are an affair of this library: programs copy them, and a null would hide the glyph.
      let properties = own.map { (0xDC00...0xDFFF).contains($0) ? [] : Self.standard($0) }
      _ = delegate.layoutManager(
        manager, shouldGenerateGlyphs: own, properties: properties, characterIndexes: indexes, font: run.font,
        forGlyphRange: run.range)
    }
    self = manager.glyphChoices
    for (place, unit) in units.enumerated() where isControl(unit, place) {
      let action = delegate.layoutManager(manager, shouldUse: Self.action(unit), forControlCharacterAt: place)
      if action.contains(.whitespace) {
        guard let container = manager.textContainers.first else { continue }
        let line = CGRect(x: 0, y: 0, width: container.size.width, height: 0)
        widths[place] =
          delegate.layoutManager(
            manager, boundingBoxForControlGlyphAt: place, for: container, proposedLineFragment: line,
            glyphPosition: .zero, characterIndex: place
          ).width
      } else if action.contains(.zeroAdvancement), Self.isShown(unit) {
        properties[place] = .null
      }
    }
  }

  init() {}

  private func isControl(_ unit: UInt16, _ place: Int) -> Bool {
    if unit == 0xFFFC { return false }
    return properties[place]?.contains(.controlCharacter) ?? (Self.standard(unit) == .controlCharacter)
  }

  func isHidden(_ character: Int) -> Bool { properties[character]?.contains(.null) == true }

  /// The runs with boxes in the place of what is hidden or has another room.
  func applied(to runs: [TextRun]) -> [TextRun] {
    guard !widths.isEmpty || !glyphs.isEmpty || properties.values.contains(where: { $0.contains(.null) }) else {
      return runs
    }
    var result: [TextRun] = []
    var place = 0
    for run in runs {
      var part = run
      part.text = ""
      var box: CGFloat?
      for character in run.text {
        let own = isHidden(place) ? 0 : widths[place]
        if own != box, !part.text.isEmpty {
          result.append(Self.run(part, box))
          part.text = ""
        }
        box = own
        part.text.append(shown(character, at: place))
        place += character.utf16.count
      }
      if !part.text.isEmpty { result.append(Self.run(part, box)) }
    }
    return result
  }

  /// The character whose glyph is drawn. Characters of several units keep their own, since places are counted in units.
  private func shown(_ character: Character, at place: Int) -> Character {
    guard let glyph = glyphs[place], character.utf16.count == 1 else { return character }
    return Unicode.Scalar(glyph).map(Character.init) ?? character
  }

  private static func run(_ run: TextRun, _ width: CGFloat?) -> TextRun {
    guard let width else { return run }
    var box = run
    box.attachment = TextRun.Attachment(size: CGSize(width: width, height: 0))
    (box.kern, box.background, box.underline, box.strikethrough) = (0, nil, nil, nil)
    return box
  }
}
