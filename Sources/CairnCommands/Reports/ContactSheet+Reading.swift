internal import Foundation

/// What other runs have written.
extension ContactSheet {
  /// The documents whose pictures a page's body has.
  static func documents(in body: Substring) -> [String] {
    body.matches(of: #/<figure data-document="([^"]*)">/#).map { HTMLText.unescaped(String($0.1)) }
  }

  /// Gives pictures and titles the names that they have among those of further documents, and says which pictures had
  /// others: a run that saw one document alone could not tell it from another of its name.
  static func renaming(_ body: Substring, to titles: DocumentTitles) -> (body: String, renamed: [String: String]) {
    var renamed: [String: String] = [:]
    let figure = #/<figure data-document="([^"]*)"><a href="([^"]*)">.*?<figcaption><b>([^<]*)</b>/#
    let text = String(body).replacing(figure.dotMatchesNewlines()) { match in
      let document = HTMLText.unescaped(String(match.1))
      let (old, new) = (PictureName.base(of: DocumentTitles().base(of: document)), titles.base(of: document))
      var result = String(match.0)
      let picture = HTMLText.unescaped(String(match.2))
      let base = PictureName.base(of: new)
      if picture.hasPrefix(old + "-"), !picture.hasPrefix(base + "-") {
        let name = base + picture.dropFirst(old.count)
        renamed[picture] = name
        result = result.replacingOccurrences(of: "\"\(match.2)\"", with: "\"\(HTMLText.escaped(name))\"")
      }
      let title = HTMLText.escaped(titles.title(of: document))
      return result.replacingOccurrences(of: " of \(match.3)\"", with: " of \(title)\"")
        .replacingOccurrences(of: "<b>\(match.3)</b>", with: "<b>\(title)</b>")
    }
    return (text, renamed)
  }
}
