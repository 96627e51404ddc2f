extension RichTextReader {
  /// Whether the word is about paragraphs.
  mutating func handleParagraph(_ word: String, _ number: Int?) -> Bool {
    let length = Self.points(number)
    switch word {
    case "pard": resetParagraph()
    case "ql": group.paragraph.alignment = .left
    case "qc": group.paragraph.alignment = .center
    case "qr": group.paragraph.alignment = .right
    case "qj", "qd": group.paragraph.alignment = .justified
    case "qnatural": group.paragraph.alignment = .natural
    case "pardirnatural": group.paragraph.direction = .natural
    case "ltrpar": group.paragraph.direction = .leftToRight
    case "rtlpar": group.paragraph.direction = .rightToLeft
    case "li", "lin":
      let first = group.paragraph.firstLineIndent - group.paragraph.headIndent
      group.paragraph.headIndent = length
      group.paragraph.firstLineIndent = length + first
    case "fi": group.paragraph.firstLineIndent = group.paragraph.headIndent + length
    case "ri", "rin": group.paragraph.tailIndent = number == 0 ? 0 : -length
    case "sb": group.paragraph.spacingBefore = length
    case "sa": group.paragraph.spacingAfter = length
    case "slleading": group.paragraph.lineSpacing = length
    case "ls", "ilvl":
      if word == "ls" { group.list = number ?? 0 } else { group.listLevel = number ?? 0 }
      group.paragraph.lists = tables.lists(group.list, level: group.listLevel)
    default: return handleTab(word, length) || handleLine(word, number)
    }
    return true
  }

  private mutating func resetParagraph() {
    group.paragraph = RichParagraphStyle()
    group.paragraph.direction = .leftToRight
    group.paragraph.tabs = []
    // UIKIT: Apple's writer names the interval of each paragraph that has one.
    if result.properties.cocoaVersion == nil {
      group.paragraph.defaultTabInterval = result.properties.defaultTabInterval ?? 36
    }
    (group.list, group.listLevel, group.tabAlignment) = (0, 0, .left)
    (group.lineHeight, group.isLineMultiple, group.minimumLine, group.maximumLine) = (0, false, nil, nil)
  }

  private mutating func handleTab(_ word: String, _ length: Double) -> Bool {
    switch word {
    case "tqr": group.tabAlignment = .right
    case "tqc": group.tabAlignment = .center
    case "tqdec": group.tabAlignment = .decimal
    case "tx":
      // More stops than any line can use are none.
      if group.paragraph.tabs.count < 256 { group.paragraph.tabs.append(RichTab(length, group.tabAlignment)) }
      group.tabAlignment = .left
    case "pardeftab": group.paragraph.defaultTabInterval = length
    default: return false
    }
    return true
  }

  private mutating func handleLine(_ word: String, _ number: Int?) -> Bool {
    switch word {
    case "sl": group.lineHeight = number ?? 0
    case "slmult": group.isLineMultiple = number == 1
    case "slminimum": group.minimumLine = Self.points(number)
    case "slmaximum": group.maximumLine = Self.points(number)
    default: return false
    }
    let height = group.lineHeight
    let length = Self.points(abs(height))
    group.paragraph.lineHeightMultiple = group.isLineMultiple ? Double(max(height, 0)) / 240 : 0
    // A height is the least one, a negative one the height itself.
    group.paragraph.minimumLineHeight = group.minimumLine ?? (group.isLineMultiple ? 0 : length)
    group.paragraph.maximumLineHeight = group.maximumLine ?? (group.isLineMultiple || height >= 0 ? 0 : length)
    return true
  }
}
