/// Fonts, colours and lists that a document's text names by number.
struct RichTables {
  struct Font {
    var name = ""
    var charset: Int?
    var codePage: Int?
  }
  struct Level {
    var numbering = 0
    var marker: String?
    var start = 1
  }

  var fonts: [Int: Font] = [:]
  var defaultFont = 0
  var colors: [RichColor?] = []
  /// In the order of `colors`; nil where that has the whole of it.
  var expandedColors: [RichColor?] = []
  /// The levels of a list by its number.
  var lists: [Int: [Level]] = [:]
  /// The number of a list by the number that text has for it.
  var overrides: [Int: Int] = [:]

  /// The colour of a number; nil for the reader's own.
  func color(_ number: Int?) -> RichColor? {
    guard let number, number > 0 else { return nil }
    let expanded = expandedColors.indices.contains(number) ? expandedColors[number] : nil
    return expanded ?? (colors.indices.contains(number) ? colors[number] : nil)
  }

  /// The lists around a paragraph, from the outermost.
  func lists(_ override: Int, level: Int) -> [RichList] {
    guard override > 0, let identifier = overrides[override], let levels = lists[identifier], !levels.isEmpty else {
      return []
    }
    return levels.prefix(min(max(level, 0), 8) + 1).enumerated().map { place, level in
      RichList(
        identifier: override, level: place, marker: level.marker ?? Self.marker(level.numbering), start: level.start)
    }
  }

  /// Source: Rich Text Format specification 1.9.1, `\levelnfc`.
  private static func marker(_ numbering: Int) -> String {
    switch numbering {
    case 1: "{upper-roman}."
    case 2: "{lower-roman}."
    case 3: "{upper-alpha}."
    case 4: "{lower-alpha}."
    case 23: "{disc}"
    case 255: ""
    default: "{decimal}."
    }
  }
}
