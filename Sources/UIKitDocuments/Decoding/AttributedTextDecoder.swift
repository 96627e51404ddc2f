internal import InterfaceBuilder
internal import UIKitCore

/// `<attributedString>` elements: fragments with fonts, colours and paragraph styles.
@MainActor
struct AttributedTextDecoder {
  private let scene: SceneInstantiator

  init(_ scene: SceneInstantiator) { self.scene = scene }

  func string(_ element: IBElement) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for fragment in element.children("fragment") {
      let text = fragment.text("content") ?? ""
      result.append(NSAttributedString(string: text, attributes: attributes(fragment.child("attributes"))))
    }
    return NSAttributedString(attributedString: result)
  }

  private func attributes(_ element: IBElement?) -> [NSAttributedString.Key: Any] {
    guard let element else { return [:] }
    var result: [NSAttributedString.Key: Any] = [:]
    if let font = element.child(key: "NSFont").flatMap({ scene.fonts.font($0) }) { result[.font] = font }
    if let color = element.child(key: "NSColor").flatMap({ ColorDecoder(scene.document).color($0) }) {
      result[.foregroundColor] = color
    }
    for (name, key) in Self.colors {
      if let color = element.child(key: name).flatMap({ ColorDecoder(scene.document).color($0) }) {
        result[key] = color
      }
    }
    for (name, key) in Self.numbers {
      guard let child = element.child(key: name), child.name == "real" || child.name == "integer" else { continue }
      result[key] = child.name == "integer" ? child.integer("value") : child.number("value")
    }
    if let style = element.child(key: "NSParagraphStyle") { result[.paragraphStyle] = paragraphStyle(style) }
    return result
  }

  private static let colors: [(String, NSAttributedString.Key)] = [
    ("NSBackgroundColor", .backgroundColor), ("NSStrokeColor", .strokeColor), ("NSUnderlineColor", .underlineColor),
    ("NSStrikethroughColor", .strikethroughColor),
  ]
  private static let numbers: [(String, NSAttributedString.Key)] = [
    ("NSKern", .kern), ("NSUnderline", .underlineStyle), ("NSStrikethrough", .strikethroughStyle),
    ("NSBaselineOffset", .baselineOffset), ("NSStrokeWidth", .strokeWidth), ("NSLigature", .ligature),
  ]

  private func paragraphStyle(_ element: IBElement) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    if let alignment = element.string("alignment").flatMap(ViewDecoder.textAlignment) { style.alignment = alignment }
    if let mode = element.string("lineBreakMode").flatMap(Self.lineBreakMode) { style.lineBreakMode = mode }
    if let value = element.number("lineSpacing") { style.lineSpacing = value }
    if let value = element.number("paragraphSpacing") { style.paragraphSpacing = value }
    if let value = element.number("minimumLineHeight") { style.minimumLineHeight = value }
    if let value = element.number("maximumLineHeight") { style.maximumLineHeight = value }
    if let value = element.number("lineHeightMultiple") { style.lineHeightMultiple = value }
    if let value = element.number("paragraphSpacingBefore") { style.paragraphSpacingBefore = value }
    if let value = element.number("firstLineHeadIndent") { style.firstLineHeadIndent = value }
    if let value = element.number("headIndent") { style.headIndent = value }
    if let value = element.number("tailIndent") { style.tailIndent = value }
    if let value = element.number("hyphenationFactor") { style.hyphenationFactor = Float(value) }
    if let value = element.number("defaultTabInterval") { style.defaultTabInterval = value }
    if element.bool("allowsDefaultTighteningForTruncation") == true {
      style.allowsDefaultTighteningForTruncation = true
    }
    let directions: [String: NSWritingDirection] = ["leftToRight": .leftToRight, "rightToLeft": .rightToLeft]
    if let direction = element.string("baseWritingDirection").flatMap({ directions[$0] }) {
      style.baseWritingDirection = direction
    }
    element.note("tighteningFactorForTruncation")
    // An empty list says that there are no stops but those of the interval.
    if let stops = element.child("tabStops") { style.tabStops = stops.children.compactMap(tabStop) }
    return style
  }

  private func tabStop(_ element: IBElement) -> NSTextTab? {
    guard element.name == "textTab", let location = element.number("location") else { return nil }
    let alignment = element.string("alignment").flatMap(ViewDecoder.textAlignment) ?? .natural
    element.child("options")?.markVisited()
    return NSTextTab(textAlignment: alignment, location: location)
  }

  private static func lineBreakMode(_ name: String) -> NSLineBreakMode? {
    let modes: [String: NSLineBreakMode] = [
      "wordWrapping": .byWordWrapping, "charWrapping": .byCharWrapping, "clipping": .byClipping,
      "truncatingHead": .byTruncatingHead, "truncatingTail": .byTruncatingTail,
      "truncatingMiddle": .byTruncatingMiddle,
    ]
    return modes[name]
  }
}
