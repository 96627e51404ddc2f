/// Puts translated texts into a document.
struct TranslatedTexts {
  private let strings: [String: String]

  init(_ strings: [String: String]) { self.strings = strings }

  func apply(to document: IBDocument) {
    for (key, text) in strings {
      guard let dot = key.firstIndex(of: "."), let element = document.objects[String(key[..<dot])] else { continue }
      apply(text, as: String(key[key.index(after: dot)...]), to: element)
    }
  }

  private func apply(_ text: String, as property: String, to element: IBElement) {
    let states = [
      "normalTitle": "normal", "highlightedTitle": "highlighted", "selectedTitle": "selected",
      "disabledTitle": "disabled",
    ]
    if let state = states[property] {
      element.children.first { $0.name == "state" && $0.peek("key") == state }.map { set("title", text, of: $0) }
    } else if property.hasPrefix("segmentTitles["), let index = Int(property.dropFirst(14).dropLast()) {
      let segments = element.children.first { $0.name == "segments" }?.children ?? []
      if segments.indices.contains(index) { set("title", text, of: segments[index]) }
    } else if property.hasPrefix("configuration.") {
      element.children.first { $0.name == "buttonConfiguration" }
        .map { set(String(property.dropFirst(14)), text, of: $0) }
    } else if IBTranslation.textAttributes.contains(property) {
      set(property, text, of: element)
    } else if property.hasPrefix("accessibilityConfiguration") || property.hasPrefix("accessibilityLabel") {
      element.children.first { $0.name == "accessibility" }.map { set("label", text, of: $0) }
    }
  }

  /// Older documents keep a text in a child element.
  private func set(_ name: String, _ text: String, of element: IBElement) {
    if let child = element.children.first(where: { $0.peek("key") == name && $0.name.hasSuffix("tring") }) {
      child.replaceText(with: text)
    } else {
      element.replace(name, with: text)
    }
  }
}
