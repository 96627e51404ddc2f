internal import Foundation
internal import HTMLParsing

/// Makes attributed text of HTML: its words, breaks, lists, links and looks.
///
/// UIKIT: a page's text is Times at 12 points, black; blocks end with a line break; links are blue and underlined; rows of
/// lists begin with a mark between tabs (<https://developer.apple.com/documentation/foundation/nsattributedstring/init(data:options:documentattributes:)>).
///
/// Attributes that every text has, and which of a block's margins count:
/// <https://github.com/WebKit/WebKit/blob/main/Source/WebCore/editing/cocoa/HTMLConverter.mm>, which reads pages on Apple's
/// systems.
///
/// DEVIATION: tables are their cells in order; pictures and scripts are left out; lines are as high as their fonts, not
/// as in browsers.
struct HTMLText {
  private struct Element {
    let tag: String
    let style: HTMLStyle
    /// The next number of an ordered list's rows.
    var number: Int?
    var list: NSTextList?
  }

  private let result = NSMutableAttributedString(string: "")
  private var elements: [Element] = []
  private var sheet = HTMLStyleSheet()
  /// The elements around the text, as rules tell them.
  private var path: [HTMLStyleSheet.Element] = []
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
        for case .text(let css) in children { sheet.add(css) }
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

  private var style: HTMLStyle { elements.last?.style ?? HTMLStyle() }

  // MARK: Tags

  private mutating func open(_ tag: String, _ attributes: [String: String]) {
    if Self.blocks.contains(tag) { endBlock() }
    var style = style
    if Self.blocks.contains(tag) { style.margin = .zero }
    style.apply(tag: tag, attributes)
    path.append(HTMLStyleSheet.Element(tag: tag, attributes))
    for css in sheet.declarations(for: path) { style.apply(css: css) }
    if let css = attributes["style"] { style.apply(css: css) }
    var element = Element(tag: tag, style: style)
    if tag == "ol" {
      let start = Int(attributes["start"] ?? "") ?? 1
      element.number = start
      element.list = NSTextList(markerFormat: .decimal, options: [], startingItemNumber: start)
    } else if tag == "ul" {
      let formats: [NSTextList.MarkerFormat] = [.disc, .circle, .square]
      element.list = NSTextList(markerFormat: formats[min(max(style.depth, 1), 3) - 1], options: 0)
    }
    elements.append(element)
    if tag == "li" { addMark() }
    if tag == "td" || tag == "th", !endsLine { append("\t") }
  }

  private mutating func close(_ tag: String) {
    if Self.blocks.contains(tag) { endBlock() }
    elements.removeLast()
    path.removeLast()
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
    guard !text.isEmpty, !style.isHidden else { return }
    let text = style.isCapital ? text.uppercased() : text
    result.append(NSAttributedString(string: text, attributes: attributes))
    endsLine = text.last?.isNewline == true
    endsWithBlank = text.last?.isWhitespace == true
  }

  private mutating func breakLine() {
    // UIKIT: a break within a paragraph is a line separator. A guess.
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
    let color = style.color ?? (style.link == nil ? .black : Self.linkColor)
    var result: [NSAttributedString.Key: Any] = [
      .font: font(style), .foregroundColor: color, .paragraphStyle: paragraph, .kern: style.spacing,
      .strokeColor: color,
      .strokeWidth: CGFloat(0),
    ]
    if style.isUnderlined || style.link != nil { result[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if style.isStruck { result[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if let color = style.background { result[.backgroundColor] = color }
    if style.superscript != 0 { result[.superscript] = style.superscript }
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

  /// The paragraph of the innermost block.
  private var paragraph: NSParagraphStyle {
    let style = elements.last { Self.blocks.contains($0.tag) }?.style ?? HTMLStyle()
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = style.alignment ?? .natural
    paragraph.baseWritingDirection = style.isRightToLeft ? .rightToLeft : .leftToRight
    paragraph.tabStops = []
    paragraph.defaultTabInterval = 36
    (paragraph.minimumLineHeight, paragraph.maximumLineHeight) = (style.lineHeight ?? 0, style.lineHeight ?? 0)
    if style.depth > 0 {
      let edge = CGFloat(style.depth) * 36
      paragraph.tabStops = [
        NSTextTab(textAlignment: .left, location: edge - 25), NSTextTab(textAlignment: .left, location: edge),
      ]
      paragraph.headIndent = edge
      paragraph.textLists = elements.compactMap(\.list)
    } else {
      // What stands above a block does not count.
      paragraph.paragraphSpacing = max(style.margin.bottom, 0)
      paragraph.headIndent = max(style.margin.left, 0)
      paragraph.tailIndent = -max(style.margin.right, 0)
      paragraph.firstLineHeadIndent = max(paragraph.headIndent + style.textIndent, 0)
    }
    return paragraph
  }
}
