/// The text of HTML without its marks.
enum MarkupText {
  static func plain(_ markup: String) -> String {
    var text = ""
    var tag: String?
    var hidden: String?
    for character in markup {
      switch (character, tag) {
      case ("<", nil): tag = ""
      case (">", let name?):
        tag = nil
        let word = name.lowercased().prefix { $0 != " " && $0 != "\n" }
        if let open = hidden {
          if word == "/" + open { hidden = nil }
        } else if ["script", "style", "head"].contains(String(word)) {
          hidden = String(word)
        } else if blocks.contains(word.trimmingCharacters(in: ["/"])) {
          if !text.isEmpty, text.last != "\n" { text.append("\n") }
        }
      case (_, .some): tag?.append(character)
      default:
        guard hidden == nil else { continue }
        let isSpace = character.isWhitespace
        if !isSpace { text.append(character) } else if let last = text.last, !last.isWhitespace { text.append(" ") }
      }
    }
    for (name, value) in entities { text = text.replacingOccurrences(of: name, with: value) }
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private static let blocks: Set<String> = [
    "p", "div", "br", "li", "ul", "ol", "tr", "table", "h1", "h2", "h3", "h4", "h5", "h6", "section", "article", "hr",
  ]
  private static let entities = [
    ("&nbsp;", "\u{A0}"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&#39;", "'"),
    ("&amp;", "&"),
  ]
}
