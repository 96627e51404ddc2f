/// Other words for the texts of a document.
public struct IBTranslation: Sendable {
  /// Where translated texts come from.
  public enum Source: Hashable, Sendable {
    /// Texts by `<object id>.<property>`, as Xcode exports them.
    case strings([String: String])
    /// Every text twice, as in Xcode's double-length pseudolanguage.
    case doubleLength
    /// The same words, for a script that runs from right to left.
    case rightToLeft
  }

  /// How the language is called: `de`, `double-length`.
  public var name: String
  /// Where the texts come from.
  public var source: Source

  /// A language with the place of its texts.
  public init(name: String, source: Source) {
    self.name = name
    self.source = source
  }

  /// Whether the language runs from right to left.
  public var isRightToLeft: Bool {
    if case .rightToLeft = source { return true }
    return ["ar", "fa", "he", "ur", "yi"].contains(String(name.prefix { $0 != "-" && $0 != "_" }))
  }

  /// The document in the other words.
  public func applied(to document: IBDocument) -> IBDocument {
    switch source {
    case .strings(let strings): document.changed { TranslatedTexts(strings).apply(to: $0) }
    case .doubleLength: document.changed { Self.eachText($0) { "\($0) \($0)" } }
    case .rightToLeft: document
    }
  }

  /// Attributes that hold what people read.
  static let textAttributes: Set<String> = [
    "text", "title", "placeholder", "prompt", "headerTitle", "footerTitle", "subtitle",
  ]
  private static let elements: Set<String> = [
    "label", "button", "textField", "textView", "state", "segment", "navigationItem", "barButtonItem", "tabBarItem",
    "searchBar", "tableViewSection", "buttonConfiguration", "fragment",
  ]

  private static func eachText(_ element: IBDraft, _ change: (String) -> String) {
    if elements.contains(element.name) {
      for name in textAttributes {
        if let text = element.attributes[name], !text.isEmpty { element.attributes[name] = change(text) }
      }
      for child in element.children where child.name == "string" || child.name == "mutableString" {
        let key = child.attributes["key"] ?? ""
        if textAttributes.contains(key) || key == "content" { child.text = change(child.text) }
      }
      if element.name == "fragment", let text = element.attributes["content"], !text.isEmpty {
        element.attributes["content"] = change(text)
      }
    }
    for child in element.children { eachText(child, change) }
  }
}
