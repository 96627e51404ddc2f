extension RichTextReader {
  // MARK: Fonts

  mutating func handleFont(_ word: String, _ number: Int?) {
    switch word {
    case "f":
      endFont()
      fontNumber = number
    case "fcharset": font.charset = number
    case "cpg": font.codePage = number
    default: break
    }
  }

  mutating func endFont() {
    if let fontNumber {
      font.name = documentPage.text(of: captured).trimmingCharacters(in: .whitespacesAndNewlines)
      tables.fonts[fontNumber] = font
    }
    (fontNumber, font, captured) = (nil, RichTables.Font(), [])
  }

  // MARK: Colours

  mutating func handleColor(_ word: String, _ number: Int?) {
    switch word {
    case "red": colorParts.red = number
    case "green": colorParts.green = number
    case "blue": colorParts.blue = number
    default: break
    }
  }

  mutating func endColor() {
    defer { colorParts = (nil, nil, nil) }
    guard colorParts.red != nil || colorParts.green != nil || colorParts.blue != nil else {
      return tables.colors.append(nil)
    }
    func part(_ value: Int?) -> Double { Double(min(max(value ?? 0, 0), 255)) / 255 }
    tables.colors.append(
      RichColor(red: part(colorParts.red), green: part(colorParts.green), blue: part(colorParts.blue)))
  }

  mutating func handleExpandedColor(_ word: String, _ number: Int?) {
    if word == "c" {
      expandedParts.append(Double(number ?? 0) / 100_000)
    } else if word.hasPrefix("cs") {
      expandedSpace = word
    }
  }

  /// DEVIATION: generic colours, which are as old as the format, are taken for those of sRGB.
  mutating func endExpandedColor() {
    defer { (expandedSpace, expandedParts) = (nil, []) }
    guard let space = expandedSpace else { return tables.expandedColors.append(nil) }
    let parts = expandedParts
    let count = space.hasSuffix("gray") ? 1 : space.hasSuffix("cmyk") ? 4 : 3
    guard parts.count >= count else { return tables.expandedColors.append(nil) }
    let alpha = parts.count > count ? parts[count] : 1
    let color: RichColor =
      switch count {
      case 1: RichColor(white: parts[0], alpha: alpha)
      case 4:
        RichColor(
          red: (1 - parts[0]) * (1 - parts[3]), green: (1 - parts[1]) * (1 - parts[3]),
          blue: (1 - parts[2]) * (1 - parts[3]), alpha: alpha)
      default:
        RichColor(
          space.hasSuffix("pthree") ? .displayP3 : .sRGB, red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
      }
    tables.expandedColors.append(color)
  }

  // MARK: Lists

  mutating func handleList(_ word: String, _ number: Int?) {
    switch word {
    case "list": levels = []
    case "listlevel": if levels.count < 9 { levels.append(RichTables.Level()) }
    case "levelnfc", "levelnfcn": if !levels.isEmpty { levels[levels.count - 1].numbering = number ?? 0 }
    case "levelstartat": if !levels.isEmpty { levels[levels.count - 1].start = number ?? 1 }
    case "listid": if let number { tables.lists[number] = levels }
    default: break
    }
  }

  mutating func handleOverride(_ word: String, _ number: Int?) {
    switch word {
    case "listid": overriddenList = number
    case "ls": if let number, let overriddenList { tables.overrides[number] = overriddenList }
    default: break
    }
  }
}
