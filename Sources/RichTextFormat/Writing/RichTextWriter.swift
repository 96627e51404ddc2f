public import Foundation

/// Writes a document as Apple's text system does: what it can say in words of other systems is said in those, the rest in
/// its own.
public struct RichTextWriter {
  /// The document of a text.
  public static func data(of text: RichText) -> Data {
    var writer = RichTextWriter(tables: WrittenTables(text))
    writer.write(text)
    return Data(writer.output.utf8)
  }

  /// How new the writer is. Apple's readers tell by it that the words are theirs; the number is that of their system of 2025.
  static let version = 2_865

  private let tables: WrittenTables
  private var output = ""
  private var style: RichCharacterStyle?
  private var paragraph: RichParagraphStyle?
  /// Whether a word of control stands last, so that text needs a blank.
  private var endsWithWord = false
  private var writesUnicodeAlone = false
  private var beginsParagraph = true
  private var link: String?
  /// What counts again behind a link.
  private var outside: (style: RichCharacterStyle?, writesUnicodeAlone: Bool) = (nil, false)

  private init(tables: WrittenTables) { self.tables = tables }

  private mutating func write(_ text: RichText) {
    output = "{\\rtf1\\ansi\\ansicpg1252\\cocoartf\(text.properties.cocoaVersion ?? Self.version)\n"
    output += "\\cocoatextscaling\(text.properties.textScaling ?? 0)\\cocoaplatform1" + tables.text + "\n"
    write(text.properties)
    for run in text.runs {
      let isNewParagraph = run.paragraph != paragraph
      if link != nil, run.style.link != link || isNewParagraph { closeLink() }
      if isNewParagraph { write(run.paragraph) }
      if link == nil, let target = run.style.link { open(link: target) }
      write(run)
    }
    if link != nil { closeLink() }
    output += "}"
  }

  // MARK: Links

  private mutating func open(link target: String) {
    link = target
    outside = (style, writesUnicodeAlone)
    output += "{\\field{\\*\\fldinst{HYPERLINK \"\(Self.escaped(target))\"}}{\\fldrslt "
    endsWithWord = false
  }

  /// What a group changed ends with it.
  private mutating func closeLink() {
    output += "}}"
    link = nil
    (style, writesUnicodeAlone) = outside
    endsWithWord = false
  }

  // MARK: Document, paragraphs, characters

  private mutating func write(_ properties: RichProperties) {
    let start = output.utf8.count
    func twips(_ word: String, _ value: Double?) -> String { value.map { "\\\(word)\(Self.twips($0))" } ?? "" }
    output += twips("paperw", properties.paperWidth) + twips("paperh", properties.paperHeight)
    output += twips("margl", properties.leftMargin) + twips("margr", properties.rightMargin)
    output += twips("margb", properties.bottomMargin) + twips("margt", properties.topMargin)
    output += twips("vieww", properties.viewWidth) + twips("viewh", properties.viewHeight)
    if let mode = properties.viewMode { output += "\\viewkind\(mode)" }
    if let zoom = properties.viewZoom { output += "\\viewscale\(zoom)" }
    if properties.isReadOnly == true { output += "\\readonlydoc1" }
    if let factor = properties.hyphenationFactor {
      output += "\\hyphauto1\\hyphfactor\(Self.whole(factor, times: 100))"
    }
    output += twips("deftab", properties.defaultTabInterval)
    if output.utf8.count > start { output += "\n" }
  }

  private mutating func write(_ paragraph: RichParagraphStyle) {
    self.paragraph = paragraph
    output += tables.words(of: paragraph) + "\n"
    endsWithWord = false
  }

  private mutating func write(_ run: RichRun) {
    let words = tables.words(from: style, to: run.style)
    if !words.isEmpty {
      output += words
      endsWithWord = true
    }
    style = run.style
    if let attachment = run.attachment {
      write(attachment)
      beginsParagraph = false
      return
    }
    for line in run.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.offset > 0 {
        output += "\\\n"
        endsWithWord = false
        beginsParagraph = true
      }
      write(line: String(line.element))
    }
  }

  /// Text without an end of a paragraph. A list's marker is marked as such for readers that make their own.
  private mutating func write(line: String) {
    guard !line.isEmpty else { return }
    defer { beginsParagraph = false }
    guard beginsParagraph, paragraph?.lists.isEmpty == false, line.hasPrefix("\t"),
      let end = line.dropFirst().firstIndex(of: "\t")
    else { return write(text: line) }
    output += "{\\listtext"
    endsWithWord = false
    let wroteUnicodeAlone = writesUnicodeAlone
    write(text: String(line[...end]))
    output += "}"
    (endsWithWord, writesUnicodeAlone) = (false, wroteUnicodeAlone)
    write(text: String(line[line.index(after: end)...]))
  }

  private mutating func write(_ attachment: RichAttachment) {
    output += "{{\\NeXTGraphic \(Self.escapedName(attachment.name)) "
    output += "\\width\(Self.twips(attachment.width)) \\height\(Self.twips(attachment.height))\n}\\'ac}"
    endsWithWord = false
  }

  private mutating func write(text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", "{", "}":
        endsWithWord = false
        output += "\\"
        output.unicodeScalars.append(scalar)
      case "\r", "\u{2029}":
        endsWithWord = false
        output += "\\\n"
      case "\u{C}":
        endsWithWord = false
        output += "\\page"
        endsWithWord = true
      case "\u{FFFC}": continue
      case _ where scalar.value < 0x80:
        if endsWithWord { output += " " }
        endsWithWord = false
        if scalar.value >= 0x20 && scalar.value != 0x7F || scalar == "\t" {
          output.unicodeScalars.append(scalar)
        } else {
          output += Self.hex(UInt8(scalar.value))
        }
      default: write(scalar)
      }
    }
  }

  private mutating func write(_ scalar: Unicode.Scalar) {
    if let byte = CodePage.westernByte(scalar) {
      endsWithWord = false
      output += Self.hex(byte)
      return
    }
    if !writesUnicodeAlone {
      output += "\\uc0"
      writesUnicodeAlone = true
    }
    for unit in String(scalar).utf16 { output += "\\u\(unit) " }
    endsWithWord = false
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\", "{", "}": "\\\(scalar)"
      case "\"": "%22"
      case _ where scalar.value < 0x20: ""
      case _ where scalar.value < 0x80: String(scalar)
      default: String(scalar).utf8.map { "%" + String($0, radix: 16, uppercase: true) }.joined()
      }
    }.joined()
  }

  /// A file's name: UTF-8, with the format's own signs marked.
  private static func escapedName(_ name: String) -> String {
    name.unicodeScalars.map { "\\{}".unicodeScalars.contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  private static func hex(_ byte: UInt8) -> String { "\\'" + (byte < 16 ? "0" : "") + String(byte, radix: 16) }

  /// Points as twips; what is no length is none.
  static func twips(_ points: Double) -> Int { whole(points, times: 20) }

  /// A number of the format: whole, and of no more than 32 bits.
  static func whole(_ value: Double, times factor: Double) -> Int {
    guard value.isFinite else { return 0 }
    return Int(min(max(value * factor, -2e9), 2e9).rounded())
  }
}
