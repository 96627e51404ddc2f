internal import Foundation

/// Advances of one font in one era: `size × (scale × Σ tables + kerning) + tracking`.
struct AdvanceModel: Sendable {
  /// In em.
  private(set) var vertical = Self.systemVertical
  /// Whether nothing is known of the font but what its description assumes.
  private(set) var isAssumed = false
  /// Per character, in points.
  private(set) var tracking: CGFloat = 0

  private let era: MetricsEra
  /// Whether the font is the system's, whose fallbacks are spaced.
  private var isSystem = false
  private var base = SystemFont.text
  /// Tables that are added to the base, each with its share and what characters outside the table take.
  private var layers: [(table: AdvanceTable, share: Double, typical: Double)] = []
  /// The bold face, and how far the weight is towards it.
  private var heavier: (table: AdvanceTable, share: Double)?
  /// Kerning, each with its share.
  private var pairs: [(table: KerningTable, share: Double)] = []
  private var scale = 1.0
  /// In em.
  private var offset = 0.0
  /// Where all characters have one width, in em.
  private var fixedWidth: Double?
  private var digitWidth: Double?
  private var hasHanja = false

  /// UIKIT: system font: ascender 1950/2048, descender −494/2048, cap height 1443/2048, x-height 1078/2048 em (readings
  /// of public projects; docs/metrics/text.md).
  private static let systemVertical = FontMetrics(
    ascender: 1950 / 2048, descender: -494 / 2048, leading: 0, capHeight: 1443 / 2048, xHeight: 1078 / 2048)
  /// UIKIT: SF Mono's characters, in em (docs/metrics/text.md).
  private static let monospaced = 0.6177

  init(_ font: FontDescription, era: MetricsEra) {
    self.era = era
    switch font.family {
    case .system, .roundedSystem, .serifSystem: becomeSystem(font)
    case .monospacedSystem:
      isSystem = true
      fixedWidth = Self.monospaced
    case .named(let name): becomeNamed(name, font)
    }
  }

  private mutating func becomeNamed(_ name: String, _ font: FontDescription) {
    if name.hasPrefix(".SF"), era >= .sanFranciscoTight {
      // UIKIT: Core Text gives Times New Roman to who asks for the system's font by its name (a line in the console of
      // iOS 13 and later, which public reports quote).
      becomeNamed("TimesNewRomanPSMT", font)
    } else if [".AppleSystemUIFont", ".SF", "SFPro", "SFUI"].contains(where: { name.hasPrefix($0) }) {
      var font = font
      font.weight = NamedFontStyle.weight(name)
      becomeSystem(font, cut: NamedFontStyle.cut(name))
      // UIKIT: only the system's font by its own right is spaced (23 labels of two repositories).
      if name.hasPrefix("SF") { tracking = 0 }
    } else if let family = NamedFontFamily.find(name) {
      use(family, share: family.share(name))
      scale = family.scale
      vertical = family.vertical(name)
    } else {
      // UIKIT: Interface Builder shows Helvetica for a font that its machine lacks: of labels in unknown fonts 171 of 11
      // repositories are as high as in that, 41 of 7 as in the system's font (87 as in both). The weight is kept, for
      // those that it had.
      let family = NamedFontFamily.find("Helvetica")!
      use(NamedFontFamily("", .helvetica, .helveticaBold, ascender: 0, descender: 0), share: font.weight >= 0.3 ? 1 : 0)
      isAssumed = true
      scale = Double(font.assumedWidth)
      vertical =
        font.assumedLineHeight.map(NamedFontFamily.vertical(lineHeight:)) ?? NamedFontFamily.otherVertical(name)
        ?? family.vertical("Helvetica")
    }
  }

  private mutating func use(_ family: NamedFontFamily, share: Double) {
    base = family.regular.table
    if share != 0 { heavier = (family.bold.table, share) }
    pairs = [(family.regular.kerning, family.kerningShare)]
    fixedWidth = family.fixedWidth
    digitWidth = family.digitWidth
    hasHanja = family.hasHanja
  }

  /// - Parameter cut: how far the font is from the cut for text to the one for display, where that does not hang on its size.
  private mutating func becomeSystem(_ font: FontDescription, cut: Double? = nil) {
    isSystem = true
    tracking = SystemFont.tracking(font.size, era: era)
    if era == .helveticaNeue {
      // UIKIT: the system font of iOS 7 and 8 is Helvetica Neue with a tracking of its own; headlines are of medium
      // weight (docs/metrics/text.md), and so is bold text below 20 points (8 texts of 3 repositories; at 20 and 36 points
      // two of two are bold).
      let family = NamedFontFamily.find("HelveticaNeue")!
      let isMedium = font.weight > 0.1 && font.weight < (font.size < 20 ? 0.5 : 0.35)
      let style = isMedium ? "Medium" : NamedFontStyle.name(font.weight)
      use(family, share: family.share("HelveticaNeue-" + style))
    } else {
      let display = cut ?? SystemFont.displayShare(font.size, era: era)
      if display < 1 { pairs.append((.systemText, 1 - display)) }
      if display > 0 { pairs.append((.systemDisplay, display)) }
      if display > 0 {
        layers.append((SystemFont.display, display, SystemFontTables.typicalDisplay))
        if era < .sanFrancisco { offset += SystemSpacing.firstDisplay }
      }
      if era >= .sanFranciscoTight { layers.append((SystemFont.variable, 1, 0)) }
      if let growth = SystemFont.growth(font.weight) {
        layers.append((growth.table, 1, growth.typical))
        offset += display * growth.display
      }
    }
    if font.hasMonospacedDigits { digitWidth = em(48) }
  }

  /// The advance of a character in points, without kerning; nil where nothing is known.
  ///
  /// - Parameter besideKana: whether the text has kana, which makes its ideographs Japanese.
  func advance(_ character: Character, size: CGFloat, besideKana: Bool) -> CGFloat? {
    guard let scalar = character.unicodeScalars.first?.value else { return 0 }
    if scalar >= 0x2000 || scalar < 0x20 {
      if CharacterClass.isEmoji(character) { return emoji(size) }
      // UIKIT: a guess from one repository (62 texts): Korean fonts have the characters of KS X 1001, as wide as Hangul; others
      // come from another font.
      if hasHanja, Hanja.contains(scalar) { return size * CharacterTables.hangulAdvance }
      if let found = CharacterClass(scalar) { return advance(found, size: size, besideKana: besideKana) }
    } else if scalar >= 0x1100, let found = CharacterClass(scalar) {
      return advance(found, size: size, besideKana: besideKana)
    }
    return em(scalar).map { CGFloat($0) * size + tracking }
  }

  /// The advances of a text that is all ASCII, kerning included; nil for other texts, and where a character is unknown.
  ///
  /// OPTIMIZATION: each character's advance is found once.
  func advances(ascii text: some Collection<UInt8>, size: CGFloat) -> [CGFloat]? {
    // Of the two codes of some line ends Unicode makes one character.
    guard text.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) else { return nil }
    var known = [CGFloat](repeating: .nan, count: 0x80)
    var result: [CGFloat] = []
    result.reserveCapacity(text.count)
    var last: UInt8?
    for code in text {
      if let last { result[result.count - 1] += CGFloat(kerning(UInt32(last), UInt32(code))) * size }
      if known[Int(code)].isNaN {
        if code == 0x0A {
          known[Int(code)] = 0
        } else if let em = em(UInt32(code)) {
          known[Int(code)] = CGFloat(em) * size + tracking
        } else {
          return nil
        }
      }
      result.append(known[Int(code)])
      last = code
    }
    return result
  }

  /// UIKIT: characters of other scripts have neither tracking nor a cut for display nor bold's growth
  /// (docs/metrics/text.md).
  private func advance(_ found: CharacterClass, size: CGFloat, besideKana: Bool) -> CGFloat {
    switch found {
    case .empty: 0
    case .emoji: emoji(size)
    case .hangul: size * (isOld ? CharacterTables.oldIdeograph : CharacterTables.hangulAdvance)
    case .kana, .ideograph:
      // UIKIT: beside fonts by name they fill their em (25 texts of 2 repositories); Japanese ones are narrower since iOS 14
      // alone (of 12 texts of iOS 11 to 13 none; 1 repository, and one of iOS 10).
      size
        * (isOld || !isSystem
          ? CharacterTables.oldIdeograph
          : besideKana && era >= .sanFranciscoTight ? CharacterTables.kanaAdvance : CharacterTables.ideograph)
    }
  }

  /// UIKIT: what Xcode 8.2 and later measured is spaced (14 of 14 texts of 2 repositories), what earlier ones did is not (53
  /// of 54 texts of 6 repositories).
  private var isOld: Bool { era < .sanFranciscoSecond }

  private func emoji(_ size: CGFloat) -> CGFloat {
    size >= CharacterTables.emojiFrom
      ? size + CharacterTables.emojiMore : size * (1 + CharacterTables.emojiMore / CharacterTables.emojiFrom)
  }

  /// In em, without kerning and tracking.
  private func em(_ scalar: UInt32) -> Double? {
    if let fixedWidth { return fixedWidth }
    if let digitWidth, (48...57).contains(scalar) { return digitWidth }
    let letter = CharacterClass.letter(scalar)
    guard var sum = base.advance(letter) else { return SystemFont.text.advance(letter).map { $0 * scale } }
    if let heavier, let other = heavier.table.advance(letter) { sum += (other - sum) * heavier.share }
    for layer in layers { sum += layer.share * (layer.table.advance(letter) ?? layer.typical) }
    return sum * scale + offset
  }

  /// In em.
  func kerning(_ first: Character, _ second: Character) -> Double {
    guard let a = first.unicodeScalars.first?.value, let b = second.unicodeScalars.first?.value else { return 0 }
    return kerning(a, b)
  }

  private func kerning(_ first: UInt32, _ second: UInt32) -> Double {
    guard !pairs.isEmpty, fixedWidth == nil else { return 0 }
    let (first, second) = (CharacterClass.letter(first), CharacterClass.letter(second))
    return pairs.reduce(0) { $0 + $1.table.kerning(first, second) * $1.share } * scale
  }
}
