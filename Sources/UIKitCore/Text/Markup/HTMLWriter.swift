internal import Foundation

/// Writes attributed strings as pages, in the shape of Apple's writer: a style sheet with a class for each look, a
/// paragraph for each paragraph.
///
/// DEVIATION: items of lists are paragraphs, as their text is; attachments are left out.
struct HTMLWriter {
  private var paragraphClasses: [String] = []
  private var spanClasses: [String] = []

  private init() {}

  static func page(of text: NSAttributedString) -> String {
    var writer = HTMLWriter()
    let body = writer.body(of: text)
    let sheet =
      writer.paragraphClasses.enumerated().map { "p.p\($0 + 1) {\($1)}" }
      + writer.spanClasses.enumerated().map { "span.s\($0 + 1) {\($1)}" }
    return """
      <!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN" "http://www.w3.org/TR/html4/strict.dtd">
      <html>
      <head>
      <meta http-equiv="Content-Type" content="text/html; charset=UTF-8">
      <meta http-equiv="Content-Style-Type" content="text/css">
      <title></title>
      <style type="text/css">
      \(sheet.joined(separator: "\n"))
      </style>
      </head>
      <body>
      \(body)
      </body>
      </html>

      """
  }

  private mutating func body(of text: NSAttributedString) -> String {
    let string = text.string as NSString
    var paragraphs: [String] = []
    var place = 0
    while place < string.length {
      let range = string.paragraphRange(for: NSRange(location: place, length: 0))
      place = range.location + range.length
      var end = place
      while end > range.location, let unit = Unicode.Scalar(string.character(at: end - 1)),
        ["\n", "\r", "\u{2029}"].contains(unit)
      {
        end -= 1
      }
      paragraphs.append(
        paragraph(text, NSRange(location: range.location, length: end - range.location), range.location))
    }
    return paragraphs.joined(separator: "\n")
  }

  private mutating func paragraph(_ text: NSAttributedString, _ range: NSRange, _ start: Int) -> String {
    let style = text.attribute(.paragraphStyle, at: start, effectiveRange: nil) as? NSParagraphStyle
    let name = Self.number(Self.css(style ?? .default), in: &paragraphClasses)
    var content = ""
    text.enumerateAttributes(in: range) { attributes, stretch, _ in
      content += span((text.string as NSString).substring(with: stretch), attributes)
    }
    return "<p class=\"p\(name)\">\(content.isEmpty ? "<br>" : content)</p>"
  }

  private mutating func span(_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> String {
    let words = Self.escaped(text)
    guard !words.isEmpty else { return "" }
    let name = Self.number(Self.css(attributes), in: &spanClasses)
    let span = "<span class=\"s\(name)\">\(words)</span>"
    let link = (attributes[.link] as? URL)?.absoluteString ?? attributes[.link] as? String
    return link.map { "<a href=\"\(Self.escaped($0))\">\(span)</a>" } ?? span
  }

  private static func number(_ css: String, in classes: inout [String]) -> Int {
    if let place = classes.firstIndex(of: css) { return place + 1 }
    classes.append(css)
    return classes.count
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\u{2028}": result += "<br>"
      case "\u{A0}": result += "&nbsp;"
      case "\u{FFFC}": continue
      // Blanks that a reader would join.
      case " " where result.last == " " || result.isEmpty: result += "&nbsp;"
      case "\t": result += "<span class=\"Apple-tab-span\">\t</span>"
      case _ where scalar.value < 0x20: continue
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  // MARK: Looks

  private static func css(_ style: NSParagraphStyle) -> String {
    var parts = [
      "margin: \(length(style.paragraphSpacingBefore)) \(length(max(-style.tailIndent, 0))) "
        + "\(length(style.paragraphSpacing)) \(length(style.headIndent))"
    ]
    let aligns: [NSTextAlignment: String] = [.left: "left", .center: "center", .right: "right", .justified: "justify"]
    if let word = aligns[style.alignment] { parts.append("text-align: \(word)") }
    let indent = style.firstLineHeadIndent - style.headIndent
    if indent != 0 { parts.append("text-indent: \(length(indent))") }
    if style.minimumLineHeight > 0 { parts.append("line-height: \(length(style.minimumLineHeight))") }
    if style.baseWritingDirection == .rightToLeft { parts.append("direction: rtl") }
    return parts.joined(separator: "; ")
  }

  private static func css(_ attributes: [NSAttributedString.Key: Any]) -> String {
    let font = attributes[.font] as? UIFont ?? .bareText
    let traits = font.fontDescriptor.symbolicTraits
    let isBold = traits.contains(.traitBold) || RichTextFontName.isBold(font.fontName)
    let isItalic = traits.contains(.traitItalic) || RichTextFontName.isItalic(font.fontName)
    var parts = [
      "font-family: '\(font.fontName.filter { $0 != "'" && $0 != "<" })'", "font-weight: \(isBold ? "bold" : "normal")",
      "font-style: \(isItalic ? "italic" : "normal")", "font-size: \(String(format: "%.2f", font.pointSize))pt",
    ]
    if let color = color(attributes[.foregroundColor]) { parts.append("color: \(color)") }
    if let color = color(attributes[.backgroundColor]) { parts.append("background-color: \(color)") }
    let lines = [(NSAttributedString.Key.underlineStyle, "underline"), (.strikethroughStyle, "line-through")].filter {
      (attributes[$0.0] as? Int ?? (attributes[$0.0] as? NSNumber)?.intValue ?? 0) != 0
    }
    if !lines.isEmpty { parts.append("text-decoration: \(lines.map(\.1).joined(separator: " "))") }
    if let kern = attributes[.kern] as? CGFloat ?? (attributes[.kern] as? NSNumber).map({ CGFloat($0.doubleValue) }),
      kern != 0
    {
      parts.append("letter-spacing: \(length(kern))")
    }
    if let steps = attributes[.superscript] as? Int, steps != 0 {
      parts.append("vertical-align: \(steps > 0 ? "super" : "sub")")
    }
    return parts.joined(separator: "; ")
  }

  private static func length(_ points: CGFloat) -> String { String(format: "%.1fpt", points.isFinite ? points : 0) }

  private static func color(_ value: Any?) -> String? {
    guard let color = (value as? UIColor)?.plainColor else { return nil }
    let parts = [color.red, color.green, color.blue].map { min(max(Int((Double($0) * 255).rounded()), 0), 255) }
    if color.alpha == 1 { return "#" + parts.map { String(format: "%02x", $0) }.joined() }
    return "rgba(\(parts[0]), \(parts[1]), \(parts[2]), \(String(format: "%.3f", Double(color.alpha))))"
  }
}
