extension RichTextReader {
  /// What a word of control does.
  mutating func handle(_ word: String, _ number: Int?) {
    let isOptional = group.isOptional
    group.isOptional = false
    if isOptional, !Self.optionalWords.contains(word) {
      flush()
      group.destination = .nowhere
      return
    }
    if word == "bin" { return scanner.skip(number ?? 0) }
    if enter(word) { return }
    switch group.destination {
    case .nowhere: if word == "ud" { group.destination = .body }
    case .fontTable: handleFont(word, number)
    case .colorTable: handleColor(word, number)
    case .expandedColors: handleExpandedColor(word, number)
    case .listTable: handleList(word, number)
    case .listOverrides: handleOverride(word, number)
    case .attachment: handleAttachment(word, number)
    case .levelMarker, .background: break
    case .body, .fieldInstruction:
      if word == "u" { return add(unit: number ?? 0) }
      flush()
      if handleDocument(word, number) || handleCharacter(word) { return }
      if handleParagraph(word, number) { return }
      handleStyle(word, number)
    }
  }

  /// Destinations that are known behind `\*`.
  private static let optionalWords: Set<String> = [
    "expandedcolortbl", "listtable", "listoverridetable", "levelmarker", "fldinst", "ud", "listtext",
  ]

  /// What is not shown.
  private static let silentWords: Set<String> = [
    "stylesheet", "info", "pict", "object", "header", "headerl", "headerr", "headerf", "footer", "footerl", "footerr",
    "footerf", "footnote", "annotation", "comment", "filetbl", "revtbl", "nonshppict", "shp", "xe", "tc", "ftnsep",
    "ftnsepc", "aftnsep", "aftnsepc", "template", "private", "upr", "themedata", "datastore", "latentstyles",
  ]

  /// Whether the word says where the text of its group goes.
  private mutating func enter(_ word: String) -> Bool {
    let destination: RichGroup.Destination
    switch word {
    case "fonttbl": destination = .fontTable
    case "colortbl": destination = .colorTable
    case "expandedcolortbl": destination = .expandedColors
    case "listtable": destination = .listTable
    case "listoverridetable": destination = .listOverrides
    case "levelmarker" where group.destination == .listTable: destination = .levelMarker
    case "fldinst": destination = .fieldInstruction
    case "NeXTGraphic": destination = .attachment
    case _ where Self.silentWords.contains(word): destination = .nowhere
    default: return false
    }
    flush()
    guard group.destination != .nowhere else { return true }
    group.destination = destination
    captured = []
    switch destination {
    case .fieldInstruction: instruction = ""
    case .attachment: attachment = RichAttachment(name: "")
    default: break
    }
    return true
  }

  private mutating func handleAttachment(_ word: String, _ number: Int?) {
    switch word {
    case "width": attachment.width = Self.points(number)
    case "height": attachment.height = Self.points(number)
    default: break
    }
  }

  /// Twips as points.
  static func points(_ twips: Int?) -> Double { Double(twips ?? 0) / 20 }

  /// Whether the word stands for characters.
  private mutating func handleCharacter(_ word: String) -> Bool {
    switch word {
    case "par", "sect", "cell", "nestcell": breakParagraph()
    case "line", "softline": append("\u{2028}")
    case "page", "softpage": append("\u{C}")
    case "tab": append("\t")
    case "emdash": append("\u{2014}")
    case "endash": append("\u{2013}")
    case "emspace": append("\u{2003}")
    case "enspace": append("\u{2002}")
    case "qmspace": append("\u{2005}")
    case "bullet": append("\u{2022}")
    case "lquote": append("\u{2018}")
    case "rquote": append("\u{2019}")
    case "ldblquote": append("\u{201C}")
    case "rdblquote": append("\u{201D}")
    case "ltrmark": append("\u{200E}")
    case "rtlmark": append("\u{200F}")
    case "zwj": append("\u{200D}")
    case "zwnj": append("\u{200C}")
    case "zwbo": append("\u{200B}")
    case "zwnbo": append("\u{2060}")
    case "fldrslt": group.style.link = link
    default: return false
    }
    return true
  }

  /// Where a field leads.
  private var link: String? {
    var words = instruction.split(separator: " ", omittingEmptySubsequences: true)[...]
    guard words.first?.uppercased() == "HYPERLINK" else { return group.style.link }
    let isPlace = words.dropFirst().first == "\\l"
    if let open = instruction.firstIndex(of: "\"") {
      let quoted = instruction[instruction.index(after: open)...].prefix { $0 != "\"" }
      return (isPlace ? "#" : "") + quoted
    }
    words = words.dropFirst(isPlace ? 2 : 1)
    return words.first.map { (isPlace ? "#" : "") + $0 }
  }

  /// Whether the word is about the document.
  private mutating func handleDocument(_ word: String, _ number: Int?) -> Bool {
    let length = Self.points(number)
    switch word {
    case "rtf", "deflang", "deflangfe", "cocoaplatform", "cocoasubrtf": break
    case "ansi": documentPage = .western
    case "mac": documentPage = CodePage(10_000)
    case "pc": documentPage = CodePage(437)
    case "pca": documentPage = CodePage(850)
    case "ansicpg": if let number, number > 0 { documentPage = CodePage(number) }
    case "deff": tables.defaultFont = number ?? 0
    case "cocoartf": result.properties.cocoaVersion = number
    case "cocoatextscaling": result.properties.textScaling = number
    case "paperw": result.properties.paperWidth = length
    case "paperh": result.properties.paperHeight = length
    case "margl": result.properties.leftMargin = length
    case "margr": result.properties.rightMargin = length
    case "margt": result.properties.topMargin = length
    case "margb": result.properties.bottomMargin = length
    case "vieww": result.properties.viewWidth = length
    case "viewh": result.properties.viewHeight = length
    case "viewkind": result.properties.viewMode = number
    case "viewscale": result.properties.viewZoom = number
    case "readonlydoc": result.properties.isReadOnly = number != 0
    case "deftab": result.properties.defaultTabInterval = length
    case "hyphfactor": result.properties.hyphenationFactor = Double(number ?? 0) / 100
    case "uc": group.skipsAfterUnicode = min(max(number ?? 1, 0), 16)
    default: return false
    }
    return true
  }
}
