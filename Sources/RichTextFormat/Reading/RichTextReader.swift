public import Foundation

/// Reads a document, forgivingly: unknown words, missing tables and an early end cost what they say and no more.
///
/// A group costs as much as any other, however deep it stands; the depth itself is bounded.
public struct RichTextReader {
  /// The text of a document.
  ///
  /// - Throws: `RichTextError`.
  public static func text(of data: Data) throws(RichTextError) -> RichText {
    var bytes = [UInt8](data)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    let start = bytes.firstIndex { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } ?? bytes.endIndex
    guard isRichText(bytes[start...]) else { throw .notRichText }
    var reader = RichTextReader(bytes: Array(bytes[start...]))
    try reader.read()
    return reader.result
  }

  /// Whether data begin as a document does.
  public static func isRichText(_ bytes: some Sequence<UInt8>) -> Bool { bytes.starts(with: Array("{\\rtf".utf8)) }

  /// Deeper than any writer nests.
  static let depthLimit = 1_000

  var scanner: RichScanner
  var result = RichText()
  var tables = RichTables()
  var group = RichGroup()
  var documentPage = CodePage.western
  /// The groups around the present one.
  private var groups: [RichGroup] = []
  private var bytes: [UInt8] = []
  private var units: [UInt16] = []
  /// What still stands for the last character of `\u`.
  private var skipped = 0
  private var paragraphStart = 0
  /// Text that is not the document's: names, instructions.
  var captured: [UInt8] = []
  var instruction = ""
  var attachment = RichAttachment(name: "")
  var colorParts: (red: Int?, green: Int?, blue: Int?)
  var expandedSpace: String?
  var expandedParts: [Double] = []
  var fontNumber: Int?
  var font = RichTables.Font()
  var levels: [RichTables.Level] = []
  var overriddenList: Int?

  private init(bytes: [UInt8]) { scanner = RichScanner(bytes) }

  private mutating func read() throws(RichTextError) {
    while let token = scanner.next() {
      switch token {
      case .open: try open()
      case .close:
        close()
        if groups.isEmpty { return join() }
      case .byte(let byte): add(byte)
      case .symbol(let sign): add(symbol: sign)
      case .word(let word, let number):
        group.isFresh = false
        skipped = 0
        handle(word, number)
      }
    }
    while !groups.isEmpty { close() }
    join()
  }

  /// Neighbours that look the same become one.
  private mutating func join() {
    var joined: [RichRun] = []
    for run in result.runs {
      if let last = joined.last, last.attachment == nil, run.attachment == nil, last.style == run.style,
        last.paragraph == run.paragraph
      {
        joined[joined.count - 1].text += run.text
      } else {
        joined.append(run)
      }
    }
    result.runs = joined
  }

  // MARK: Groups

  private mutating func open() throws(RichTextError) {
    flush()
    skipped = 0
    guard groups.count < Self.depthLimit else { throw .nestedTooDeep }
    groups.append(group)
    group.isInFreshGroup = group.isFresh && groups.count > 1
    group.isFresh = true
    group.isOptional = false
  }

  private mutating func close() {
    flush()
    skipped = 0
    // The document's own group: its last paragraph needs no end.
    if groups.count == 1 { endParagraph() }
    guard var parent = groups.popLast() else { return }
    parent.isFresh = false
    let ended = group
    // Colours, fonts and lists stand in the tables; nothing else outlives its group.
    group = parent
    finish(ended)
  }

  private mutating func finish(_ ended: RichGroup) {
    switch ended.destination {
    case .attachment where group.destination != .attachment:
      attachment.name = String(decoding: captured, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
      if group.destination == .body { append("\u{FFFC}", attachment: attachment) }
      // UIKIT: one sign stands behind an attachment for readers that know none; the group around holds both (files that
      // AppKit writes).
      if ended.isInFreshGroup { group.destination = .nowhere }
    case .fontTable:
      endFont()
      if group.destination == .body, group.font == nil { take(font: tables.defaultFont) }
    case .levelMarker where group.destination != .levelMarker:
      if !levels.isEmpty { levels[levels.count - 1].marker = String(decoding: captured, as: UTF8.self) }
    default: break
    }
  }

  // MARK: Text

  private var codePage: CodePage {
    guard let number = group.font, let font = tables.fonts[number] else { return documentPage }
    if let page = font.codePage { return CodePage(page) }
    return font.charset.flatMap(CodePage.init(fontCharacters:)) ?? documentPage
  }

  private mutating func add(_ byte: UInt8) {
    group.isFresh = false
    if skipped > 0 {
      skipped -= 1
      return
    }
    switch group.destination {
    case .body, .fieldInstruction:
      if !units.isEmpty { flush() }
      bytes.append(byte)
    case .nowhere, .listTable, .listOverrides, .background: break
    case .fontTable: if byte == UInt8(ascii: ";") { endFont() } else { captured.append(byte) }
    case .colorTable: if byte == UInt8(ascii: ";") { endColor() }
    case .expandedColors: if byte == UInt8(ascii: ";") { endExpandedColor() }
    case .levelMarker, .attachment: captured.append(byte)
    }
  }

  private mutating func add(symbol sign: UInt8) {
    group.isFresh = false
    if skipped > 0 {
      skipped -= 1
      return
    }
    switch sign {
    case UInt8(ascii: "\\"), UInt8(ascii: "{"), UInt8(ascii: "}"): add(sign)
    case UInt8(ascii: "*"): group.isOptional = true
    case UInt8(ascii: "~"): append("\u{A0}")
    case UInt8(ascii: "_"): append("\u{2011}")
    case UInt8(ascii: "-"): append("\u{AD}")
    case 0x0A, 0x0D: breakParagraph()
    case 0x09: append("\t")
    default: break
    }
  }

  /// A half of a character of UTF-16.
  mutating func add(unit: Int) {
    guard group.destination == .body || group.destination == .fieldInstruction else { return }
    if !bytes.isEmpty { flush() }
    units.append(UInt16(truncatingIfNeeded: unit))
    skipped = group.skipsAfterUnicode
  }

  /// Text that words stand for.
  mutating func append(_ text: String, attachment: RichAttachment? = nil) {
    flush()
    switch group.destination {
    case .fieldInstruction: instruction += text
    case .body where !group.isHidden:
      if attachment == nil, let last = result.runs.last, last.attachment == nil, last.style == group.style,
        last.paragraph == group.paragraph, result.runs.count > paragraphStart
      {
        result.runs[result.runs.count - 1].text += text
      } else {
        result.runs.append(
          RichRun(text, style: group.style, paragraph: group.paragraph, attachment: attachment))
      }
    default: break
    }
  }

  /// What was read becomes characters: what follows looks otherwise.
  mutating func flush() {
    if !bytes.isEmpty {
      let text = codePage.text(of: bytes)
      bytes.removeAll(keepingCapacity: true)
      append(text)
    }
    if !units.isEmpty {
      let text = String(decoding: units, as: UTF16.self)
      units.removeAll(keepingCapacity: true)
      append(text)
    }
  }

  mutating func breakParagraph() {
    append("\n")
    guard group.destination == .body else { return }
    endParagraph()
  }

  /// A paragraph looks as is said last before its end.
  private mutating func endParagraph() {
    for index in paragraphStart..<max(result.runs.count, paragraphStart) {
      result.runs[index].paragraph = group.paragraph
    }
    paragraphStart = result.runs.count
  }
}
