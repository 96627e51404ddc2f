/// Puts translated texts into a document.
struct TranslatedTexts {
  private let strings: [String: String]

  init(_ strings: [String: String]) { self.strings = strings }

  func apply(to root: IBDraft) {
    let objects = Self.objects(in: root)
    for (key, text) in strings {
      guard let dot = key.firstIndex(of: "."), let element = objects[String(key[..<dot])] else { continue }
      apply(text, as: String(key[key.index(after: dot)...]), to: element)
    }
  }

  /// Every element with an id but connections; of several with the same the first.
  private static func objects(in root: IBDraft) -> [String: IBDraft] {
    var result: [String: IBDraft] = [:]
    var queue = [root]
    while let element = queue.popLast() {
      if let id = element.attributes["id"], result[id] == nil,
        !["outlet", "action", "segue", "outletCollection"].contains(element.name)
      {
        result[id] = element
      }
      queue += element.children
    }
    return result
  }

  private func apply(_ text: String, as property: String, to element: IBDraft) {
    let states = [
      "normalTitle": "normal", "highlightedTitle": "highlighted", "selectedTitle": "selected",
      "disabledTitle": "disabled",
    ]
    if let state = states[property] {
      element.children.first { $0.name == "state" && $0.attributes["key"] == state }.map { set("title", text, of: $0) }
    } else if property.hasPrefix("segmentTitles["), let index = Int(property.dropFirst(14).dropLast()) {
      let segments = element.children.first { $0.name == "segments" }?.children ?? []
      if segments.indices.contains(index) { set("title", text, of: segments[index]) }
    } else if property.hasPrefix("configuration.") {
      element.children.first { $0.name == "buttonConfiguration" }
        .map { set(String(property.dropFirst(14)), text, of: $0) }
    } else if IBTranslation.textAttributes.contains(property) {
      set(property, text, of: element)
    } else if ["accessibilityHint", "accessibilityConfiguration.hint"].contains(property) {
      element.children.first { $0.name == "accessibility" }.map { set("hint", text, of: $0) }
    } else if property.hasPrefix("accessibilityConfiguration") || property.hasPrefix("accessibilityLabel") {
      element.children.first { $0.name == "accessibility" }.map { set("label", text, of: $0) }
    }
  }

  /// Older documents keep a text in a child element.
  private func set(_ name: String, _ text: String, of element: IBDraft) {
    if let child = element.children.first(where: { $0.attributes["key"] == name && $0.name.hasSuffix("tring") }) {
      child.text = text
    } else {
      element.attributes[name] = text
    }
  }
}
