/// The fonts, colours and lists of a text, numbered.
struct WrittenTables {
  private var fonts: [String] = []
  /// From number 2: the first is the reader's own, the second is white.
  private var colors: [RichColor] = []
  private var lists: [RichList] = []
  /// The levels of each list, by its number.
  private var levels: [Int: [RichList]] = [:]

  init(_ text: RichText) {
    var fontNumbers: Set<String> = []
    var colorNumbers: Set<RichColor> = []
    for run in text.runs {
      let style = run.style
      if let name = style.fontName, fontNumbers.insert(name).inserted { fonts.append(name) }
      let used = [
        style.foreground, style.background, style.underlineColor, style.strikethroughColor, style.strokeColor,
        style.shadow?.color,
      ]
      for case let color? in used where colorNumbers.insert(color).inserted { colors.append(color) }
      if let list = run.paragraph.lists.last, levels[list.identifier, default: []].count < run.paragraph.lists.count {
        if levels[list.identifier] == nil { lists.append(list) }
        levels[list.identifier] = run.paragraph.lists
      }
    }
  }

  // MARK: The tables

  var text: String {
    let fonts = self.fonts.isEmpty ? ["Helvetica"] : self.fonts
    var result = "{\\fonttbl"
    for (number, name) in fonts.enumerated() {
      result += "\\f\(number)\\\(Self.kind(name))\\fcharset0 \(Self.plain(name));"
    }
    result += "}\n{\\colortbl;\\red255\\green255\\blue255;"
    for color in colors {
      result += "\\red\(Self.byte(color.red))\\green\(Self.byte(color.green))\\blue\(Self.byte(color.blue));"
    }
    result += "}\n{\\*\\expandedcolortbl;;" + colors.map(Self.expanded).joined() + "}"
    return result + listTables
  }

  private var listTables: String {
    guard !lists.isEmpty else { return "" }
    var table = "\n{\\*\\listtable"
    var overrides = "\n{\\*\\listoverridetable"
    for (place, list) in lists.enumerated() {
      let number = place + 1
      table += "{\\list\\listtemplateid\(number)\\listhybrid"
      for (depth, level) in (levels[list.identifier] ?? []).enumerated() {
        let numbering = Self.numbering(level.marker)
        let marker = level.marker.map { "{}\\".contains($0) ? "\\\($0)" : String($0) }.joined()
        table += "{\\listlevel\\levelnfc\(numbering)\\levelnfcn\(numbering)\\leveljc0\\leveljcn0\\levelfollow0"
        table += "\\levelstartat\(level.start)\\levelspace360\\levelindent0{\\*\\levelmarker \(marker)}"
        table += "{\\leveltext\\leveltemplateid\(number * 100 + depth)\\'01\\uc0\\u8226 ;}{\\levelnumbers;}"
        table += "\\fi-360\\li\(720 * (depth + 1))\\lin\(720 * (depth + 1)) }"
      }
      table += "{\\listname ;}\\listid\(number)}"
      overrides += "{\\listoverride\\listid\(number)\\listoverridecount0\\ls\(number)}"
    }
    return table + "}" + overrides + "}"
  }

  /// Source: Rich Text Format specification 1.9.1, `\levelnfc`.
  private static func numbering(_ marker: String) -> Int {
    let kinds = [("upper-roman", 1), ("lower-roman", 2), ("upper-", 3), ("lower-", 4), ("decimal", 0), ("octal", 0)]
    return kinds.first { marker.contains($0.0) }?.1 ?? 23
  }

  private static func expanded(_ color: RichColor) -> String {
    func part(_ value: Double) -> String { "\\c\(RichTextWriter.whole(value, times: 100_000))" }
    let alpha = color.alpha == 1 ? "" : part(color.alpha)
    switch color.space {
    case .gray: return "\\csgray" + part(color.red) + alpha + ";"
    case .sRGB: return "\\cssrgb" + part(color.red) + part(color.green) + part(color.blue) + alpha + ";"
    case .displayP3: return "\\cspthree" + part(color.red) + part(color.green) + part(color.blue) + alpha + ";"
    }
  }

  private static func byte(_ part: Double) -> Int { min(max(RichTextWriter.whole(part, times: 255), 0), 255) }

  /// What readers without the font show in its place.
  private static func kind(_ name: String) -> String {
    if ["Helvetica", "Arial"].contains(where: name.hasPrefix), !name.hasPrefix("HelveticaNeue") { return "fswiss" }
    if ["Times", "Palatino"].contains(where: name.hasPrefix) { return "froman" }
    return name.hasPrefix("Courier") ? "fmodern" : "fnil"
  }

  /// A font's name; their names are of ASCII.
  private static func plain(_ name: String) -> String {
    String(name.unicodeScalars.filter { (0x20..<0x7F).contains($0.value) && !"\\{};".unicodeScalars.contains($0) })
  }

  // MARK: Paragraphs

  func words(of style: RichParagraphStyle) -> String {
    func twips(_ word: String, _ value: Double) -> String {
      value == 0 ? "" : "\\\(word)\(RichTextWriter.twips(value))"
    }
    var result = "\\pard"
    for tab in style.tabs {
      let kinds: [RichTab.Alignment: String] = [.right: "\\tqr", .center: "\\tqc", .decimal: "\\tqdec"]
      result += (kinds[tab.alignment] ?? "") + "\\tx\(RichTextWriter.twips(tab.location))"
    }
    result += twips("pardeftab", style.defaultTabInterval) + twips("li", style.headIndent)
    result += twips("fi", style.firstLineIndent - style.headIndent) + twips("ri", -style.tailIndent)
    result += twips("slleading", style.lineSpacing) + lineWords(style)
    result += twips("sb", style.spacingBefore) + twips("sa", style.spacingAfter)
    switch style.direction {
    case .natural: result += "\\pardirnatural"
    case .rightToLeft: result += "\\rtlpar"
    case .leftToRight: break
    }
    switch style.alignment {
    // UIKIT: the reader makes both of no word; Apple's writer says neither.
    case .natural, .left: break
    case .center: result += "\\qc"
    case .right: result += "\\qr"
    case .justified: result += "\\qj"
    }
    result += "\\partightenfactor0"
    if let list = style.lists.last, let place = lists.firstIndex(where: { $0.identifier == list.identifier }) {
      result += "\n\\ls\(place + 1)\\ilvl\(style.lists.count - 1)"
    }
    return result
  }

  private func lineWords(_ style: RichParagraphStyle) -> String {
    let (least, most) = (style.minimumLineHeight, style.maximumLineHeight)
    var result = ""
    if style.lineHeightMultiple > 0 {
      result = "\\sl\(RichTextWriter.whole(style.lineHeightMultiple, times: 240))\\slmult1"
      if least > 0 { result += "\\slminimum\(RichTextWriter.twips(least))" }
    } else if least > 0 {
      result = "\\sl\(least == most ? "-" : "")\(RichTextWriter.twips(least))"
    }
    if most > 0, result.isEmpty || least != most || style.lineHeightMultiple > 0 {
      result += "\\slmaximum\(RichTextWriter.twips(most))"
    }
    return result
  }

  // MARK: Characters

  /// The words that change the look of what was before to that of what comes.
  func words(from last: RichCharacterStyle?, to style: RichCharacterStyle) -> String {
    let old = last ?? RichCharacterStyle()
    var result = ""
    let isFirst = last == nil
    if isFirst || old.fontName != style.fontName { result += "\n\\f\(fonts.firstIndex { $0 == style.fontName } ?? 0)" }
    if old.isItalic != style.isItalic { result += style.isItalic ? "\\i" : "\\i0" }
    if old.isBold != style.isBold { result += style.isBold ? "\\b" : "\\b0" }
    if isFirst || old.fontSize != style.fontSize { result += Self.size(style.fontSize) }
    if isFirst || old.foreground != style.foreground { result += " \\cf\(number(style.foreground, none: 0))" }
    // DEVIATION: where nothing is behind text any longer, Apple's writer says `\cb1`, which its reader takes for white.
    if old.background != style.background { result += " \\cb\(number(style.background, none: 0))" }
    if old.kern != style.kern {
      let twips = RichTextWriter.twips(style.kern ?? 0)
      let words = "\\expnd\(Int((Double(twips) / 5).rounded()))\\expndtw\(twips)"
      result += style.kern == 0 ? words + "\\kerning0" : "\\kerning1" + words
    }
    if old.baselineOffset != style.baselineOffset {
      let half = RichTextWriter.whole(style.baselineOffset, times: 2)
      result += half < 0 ? "\\dn\(-half)" : "\\up\(half)"
    }
    if old.superscript != style.superscript {
      result += style.superscript == 0 ? "\\nosupersub" : style.superscript > 0 ? "\\super" : "\\sub"
    }
    if old.ligature != style.ligature { result += "\\CocoaLigature\(style.ligature ?? 1)" }
    if old.obliqueness != style.obliqueness { result += "\\obliqueness\(Self.thousands(style.obliqueness))" }
    if old.expansion != style.expansion { result += "\\expansion\(Self.thousands(style.expansion))" }
    result += strokeWords(old, style) + lineWords(old, style) + shadowWords(old, style)
    // A blank ends a word; behind text it would be text.
    return result.hasPrefix(" ") ? String(result.dropFirst()) : result
  }

  private func number(_ color: RichColor?, none: Int) -> Int {
    color.flatMap { colors.firstIndex(of: $0) }.map { $0 + 2 } ?? none
  }

  private static func thousands(_ value: Double) -> Int { RichTextWriter.whole(value, times: 2_000) }

  private static func size(_ points: Double) -> String {
    let half = RichTextWriter.whole(points, times: 2)
    return "\\fs\(half)" + (Double(half) == points * 2 ? "" : "\\fsmilli\(RichTextWriter.whole(points, times: 1_000))")
  }

  private func strokeWords(_ old: RichCharacterStyle, _ style: RichCharacterStyle) -> String {
    var result = ""
    if old.strokeWidth != style.strokeWidth {
      result += style.strokeWidth == 0 ? "\\outl0" : "\\outl"
      result += "\\strokewidth\(RichTextWriter.whole(style.strokeWidth, times: 20))"
    }
    if old.strokeColor != style.strokeColor { result += " \\strokec\(number(style.strokeColor, none: 0))" }
    return result
  }

  private func lineWords(_ old: RichCharacterStyle, _ style: RichCharacterStyle) -> String {
    var result = ""
    if old.underline != style.underline || old.underlineColor != style.underlineColor {
      switch style.underline {
      case 0: result += "\\ulnone"
      case 1: result += "\\ul"
      case 9: result += "\\uldb"
      case let other: result += "\\ul\\ulstyle\(other)"
      }
      if style.underline != 0 { result += " \\ulc\(number(style.underlineColor, none: 0))" }
    }
    if old.strikethrough != style.strikethrough || old.strikethroughColor != style.strikethroughColor {
      switch style.strikethrough {
      case 0: result += "\\strike0\\striked0"
      case 1: result += "\\strike"
      case 9: result += "\\striked1"
      case let other: result += "\\strike\\strikestyle\(other)"
      }
      if style.strikethrough != 0 { result += " \\strikec\(number(style.strikethroughColor, none: 0))" }
    }
    return result
  }

  private func shadowWords(_ old: RichCharacterStyle, _ style: RichCharacterStyle) -> String {
    guard old.shadow != style.shadow else { return "" }
    guard let shadow = style.shadow else { return "\\shad0" }
    let twips = RichTextWriter.twips
    var result = "\\shad\\shadx\(twips(shadow.x))\\shady\(twips(shadow.y))\\shadr\(twips(shadow.blur))"
    if let color = shadow.color { result += "\\shado\(Self.byte(color.alpha))\\shadc\(number(color, none: 0))" }
    return result
  }
}
