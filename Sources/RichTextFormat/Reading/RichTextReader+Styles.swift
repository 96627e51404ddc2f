extension RichTextReader {
  /// Words about how characters look. Others are left alone.
  mutating func handleStyle(_ word: String, _ number: Int?) {
    let isOn = number != 0
    switch word {
    case "plain":
      let link = group.style.link
      group.style = RichCharacterStyle()
      group.style.link = link
      group.isHidden = false
      take(font: tables.defaultFont)
    case "f": take(font: number ?? tables.defaultFont)
    case "fs": group.style.fontSize = Self.size(Double(number ?? 24) / 2)
    case "fsmilli": group.style.fontSize = Self.size(Double(number ?? 12_000) / 1_000)
    case "b": group.style.isBold = isOn
    case "i": group.style.isItalic = isOn
    case "v": group.isHidden = isOn
    case "cf": group.style.foreground = tables.color(number ?? 0)
    case "cb", "highlight", "chcbpat": group.style.background = tables.color(number ?? 0)
    case "super": group.style.superscript = isOn ? 1 : 0
    case "sub": group.style.superscript = isOn ? -1 : 0
    case "nosupersub": group.style.superscript = 0
    case "up": group.style.baselineOffset = Double(number ?? 6) / 2
    case "dn": group.style.baselineOffset = -Double(number ?? 6) / 2
    case "CocoaLigature": group.style.ligature = number == 1 ? nil : number
    case "obliqueness": group.style.obliqueness = Double(number ?? 0) / 2_000
    case "expansion": group.style.expansion = Double(number ?? 0) / 2_000
    // Whether pairs of letters are moved together; `\expndtw` says how far.
    case "kerning": group.style.kern = isOn ? nil : 0
    case "expnd": space(Double(number ?? 0) / 4)
    case "expndtw": space(Self.points(number))
    case "outl": group.style.strokeWidth = isOn ? 3 : 0
    case "strokewidth": group.style.strokeWidth = Double(number ?? 0) / 20
    case "strokec": group.style.strokeColor = tables.color(number ?? 0)
    default: if !handleLines(word, number) { handleShadow(word, number) }
    }
  }

  mutating func take(font number: Int) {
    group.font = number
    group.style.fontName = tables.fonts[number].flatMap { $0.name.isEmpty ? nil : $0.name }
  }

  private static func size(_ points: Double) -> Double { min(max(points, 1), 10_000) }

  private mutating func space(_ points: Double) {
    if points != 0 { group.style.kern = points } else if group.style.kern != nil { group.style.kern = 0 }
  }

  // MARK: Lines under and through text

  /// Source: `NSUnderlineStyle`: 1, 2 and 9 are single, thick and double, 0x100 to 0x400 patterns, 0x8000 is by word.
  private static let underlines: [String: Int] = [
    "ul": 1, "uld": 0x101, "uldash": 0x201, "uldashd": 0x301, "uldashdd": 0x401, "uldb": 9, "ulth": 2, "ulthd": 0x102,
    "ulthdash": 0x202, "ulthdashd": 0x302, "ulthdashdd": 0x402, "ulw": 0x8001, "ulwave": 1, "ulhwave": 2,
    "ululdbwave": 9, "ulldash": 0x201, "ulthldash": 0x202,
  ]

  private mutating func handleLines(_ word: String, _ number: Int?) -> Bool {
    if let style = Self.underlines[word] {
      group.style.underline = number == 0 ? 0 : style
      return true
    }
    switch word {
    case "ulnone": (group.style.underline, group.style.underlineColor) = (0, nil)
    case "ulstyle": group.style.underline = (number ?? 0) & 0xFFFF
    case "ulc": group.style.underlineColor = tables.color(number ?? 0)
    case "strike": setStrike(number == 0 ? 0 : 1)
    case "striked": setStrike(number == 0 ? 0 : 9)
    case "strikestyle": setStrike((number ?? 0) & 0xFFFF)
    case "strikec": group.style.strikethroughColor = tables.color(number ?? 0)
    default: return false
    }
    return true
  }

  private mutating func setStrike(_ style: Int) {
    group.style.strikethrough = style
    if style == 0 { group.style.strikethroughColor = nil }
  }

  // MARK: Shadows

  private mutating func handleShadow(_ word: String, _ number: Int?) {
    switch word {
    case "shad": group.style.shadow = number == 0 ? nil : RichShadow()
    case "shadx": group.style.shadow?.x = Self.points(number)
    case "shady": group.style.shadow?.y = Self.points(number)
    case "shadr": group.style.shadow?.blur = Self.points(number)
    case "shadc": group.style.shadow?.color = tables.color(number ?? 0)
    case "shado": group.style.shadow?.color?.alpha = Double(min(max(number ?? 255, 0), 255)) / 255
    default: break
    }
  }
}
