internal import Foundation
internal import HTMLParsing

/// Makes attributed text of HTML: its words, breaks, lists, links and looks.
///
/// UIKIT: a page's text is Times at 12 points, black; blocks end with a line break; links are blue and underlined; rows of
/// lists begin with a mark between tabs (<https://developer.apple.com/documentation/foundation/nsattributedstring/init(data:options:documentattributes:)>).
///
/// DEVIATION: tables are their cells in order; pictures and scripts are left out.
struct HTMLText {
  private struct Element {
    let tag: String
    let style: HTMLStyle
    /// The next number of an ordered list's rows.
    var number: Int?
  }

  private let result = NSMutableAttributedString(string: "")
  private var elements: [Element] = []
  private var rules: [(tag: String?, name: String?, css: String)] = []
  /// Whether the line has text; blanks before it are none.
  private var endsLine = true
  private var endsWithBlank = true

  private init() {}

  static func text(of html: String) -> NSAttributedString {
    var reader = HTMLText()
    reader.read(HTMLParser.nodes(of: html))
    return reader.result
  }

  private mutating func read(_ nodes: [HTMLNode]) {
    for node in nodes {
      switch node {
      case .text(let text): add(text)
      case .element("style", _, let children):
        for case .text(let css) in children { readRules(css) }
      case .element("head", _, let children):
        // Of what is not shown the style sheets count.
        read(children.filter { if case .element("style", _, _) = $0 { true } else { false } })
      case .element("script", _, _), .element("title", _, _): break
      case .element("br", _, _): breakLine()
      case .element(let tag, let attributes, let children):
        open(tag, attributes)
        read(children)
        close(tag)
      }
    }
  }

  private static let blocks: Set<String> = [
    "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre", "table", "tr", "section",
    "article", "header", "footer", "center", "dl", "dt", "dd", "address", "body", "form",
  ]
  private static let spaced: Set<String> = ["p", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "blockquote", "pre"]

  private var style: HTMLStyle { elements.last?.style ?? HTMLStyle() }

  // MARK: Tags

  private mutating func open(_ tag: String, _ attributes: [String: String]) {
    if Self.blocks.contains(tag) { endBlock() }
    var style = style
    style.apply(tag: tag, attributes)
    let classes = (attributes["class"] ?? "").split(separator: " ").map(String.init)
    for rule in rules where rule.tag == nil || rule.tag == tag || rule.tag == "*" {
      if let name = rule.name, !classes.contains(name) { continue }
      style.apply(css: rule.css)
    }
    if let css = attributes["style"] { style.apply(css: css) }
    elements.append(Element(tag: tag, style: style, number: tag == "ol" ? Int(attributes["start"] ?? "") ?? 1 : nil))
    if tag == "li" { addMark() }
    if tag == "td" || tag == "th", !endsLine { append("\t") }
  }

  private mutating func close(_ tag: String) {
    if Self.blocks.contains(tag) { endBlock() }
    elements.removeLast()
  }

  private mutating func addMark() {
    guard let list = elements.lastIndex(where: { ["ul", "ol"].contains($0.tag) }) else { return }
    let mark = elements[list].number.map { "\($0)." } ?? ["•", "◦", "▪"][min(style.depth, 3) - 1]
    if let number = elements[list].number { elements[list].number = number &+ 1 }
    append("\t\(mark)\t")
    endsWithBlank = true
  }

  // MARK: Text

  private mutating func add(_ text: String) {
    guard !style.isPreformatted else { return append(text) }
    var words = ""
    for character in text {
      let isBlank = character.isWhitespace && character != "\u{A0}"
      if isBlank, endsWithBlank { continue }
      words.append(isBlank ? " " : character)
      endsWithBlank = isBlank
    }
    if !words.isEmpty { append(words) }
  }

  private mutating func append(_ text: String) {
    guard !text.isEmpty else { return }
    result.append(NSAttributedString(string: text, attributes: attributes))
    endsLine = text.last?.isNewline == true
    endsWithBlank = text.last?.isWhitespace == true
  }

  private mutating func breakLine() {
    // UIKIT: a break within a paragraph is a line separator.
    append("\u{2028}")
    endsLine = false
    endsWithBlank = true
  }

  private mutating func endBlock() {
    endsWithBlank = true
    guard !endsLine else { return }
    append("\n")
  }

  // MARK: Looks

  private var attributes: [NSAttributedString.Key: Any] {
    let style = style
    var result: [NSAttributedString.Key: Any] = [
      .font: font(style), .foregroundColor: style.color ?? (style.link == nil ? .black : Self.linkColor),
      .paragraphStyle: paragraph(style), .kern: 0,
    ]
    if style.isUnderlined || style.link != nil { result[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if style.isStruck { result[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if let color = style.background { result[.backgroundColor] = color }
    if style.baseline != 0 { result[.baselineOffset] = CGFloat(style.baseline) * style.size * 0.4 }
    if let link = style.link { result[.link] = URL(string: link) ?? link }
    return result
  }

  private static let linkColor = UIColor(red: 0, green: 0, blue: 238.0 / 255, alpha: 1)

  private func font(_ style: HTMLStyle) -> UIFont {
    var traits: UIFontDescriptor.SymbolicTraits = []
    if style.isBold { traits.insert(.traitBold) }
    if style.isItalic { traits.insert(.traitItalic) }
    let base: UIFont
    switch style.family {
    case _ where style.isMonospaced: base = UIFont(name: "Courier", size: style.size) ?? .systemFont(ofSize: style.size)
    case let family? where family.hasPrefix("-apple-system") || family == "system-ui" || family.hasPrefix(".SF"):
      base = .systemFont(ofSize: style.size)
    case let family?: base = UIFont(name: family, size: style.size) ?? Self.times(style.size)
    case nil: base = Self.times(style.size)
    }
    guard !traits.isEmpty, let descriptor = base.fontDescriptor.withSymbolicTraits(traits) else { return base }
    return UIFont(descriptor: descriptor, size: style.size)
  }

  private static func times(_ size: CGFloat) -> UIFont {
    UIFont(name: "TimesNewRomanPSMT", size: size) ?? .systemFont(ofSize: size)
  }

  private func paragraph(_ style: HTMLStyle) -> NSParagraphStyle {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = style.alignment ?? .natural
    if style.depth > 0 {
      let edge = CGFloat(style.depth) * 36
      paragraph.tabStops = [
        NSTextTab(textAlignment: .left, location: edge - 25), NSTextTab(textAlignment: .left, location: edge),
      ]
      paragraph.headIndent = edge
    } else if elements.contains(where: { Self.spaced.contains($0.tag) }) {
      paragraph.paragraphSpacing = style.size
    }
    return paragraph
  }

  // MARK: Style sheets

  private mutating func readRules(_ css: String) {
    let bare = css.replacing(/\/\*[\s\S]*?\*\//, with: "")
    for match in bare.matches(of: /([^{}]+)\{([^{}]*)\}/) {
      for selector in match.1.split(separator: ",").map({ $0.trimmingCharacters(in: .whitespacesAndNewlines) }) {
        let parts = selector.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        // Selectors of several elements are left out.
        guard !selector.contains(where: { " >#:[+~".contains($0) }) else { continue }
        let tag = parts[0].isEmpty ? nil : parts[0].lowercased()
        rules.append((tag, parts.count > 1 ? parts[1] : nil, String(match.2)))
      }
    }
  }
}
