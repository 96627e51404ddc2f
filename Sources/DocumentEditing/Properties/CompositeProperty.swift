/// A property that the file says in an element of its own: a font, a colour, margins, a frame, a button's title.
struct CompositeProperty {
  enum Form {
    case font, color, insets, directionalInsets, rectangle, size, distances
    /// A colour inside the element.
    case innerColor(String)
    /// An attribute of the element.
    case attribute(String)
  }

  struct ValueError: Error {
    var message: String
  }

  var isColor: Bool {
    switch form {
    case .color, .innerColor: true
    default: false
    }
  }

  /// The role that the element plays.
  var key: String
  var element: String
  var form: Form

  /// The property of this name that an element knows; `children` are the roles of the children that it can have.
  static func named(_ name: String, in tag: String, children: [String]) -> CompositeProperty? {
    all(in: tag, children: children).first { $0.name == name }?.property
  }

  static func names(in tag: String, children: [String]) -> [String] { all(in: tag, children: children).map(\.name) }

  private static func all(in tag: String, children: [String]) -> [(name: String, property: CompositeProperty)] {
    var result: [(name: String, property: CompositeProperty)] = []
    for role in children {
      let parts = role.split(separator: ":").map(String.init)
      guard parts.count == 2 else { continue }
      let key = parts[1]
      switch parts[0] {
      case "fontDescription":
        result.append(
          (
            key == "fontDescription" ? "font" : key,
            CompositeProperty(key: key, element: "fontDescription", form: .font)
          ))
        if key == "fontDescription" { result.append((key, result[result.count - 1].property)) }
      case "color": result.append((key, CompositeProperty(key: key, element: "color", form: .color)))
      case "edgeInsets":
        let property = CompositeProperty(key: key, element: "edgeInsets", form: .insets)
        result.append((key, property))
        if key == "layoutMargins" { result.append(("margins", property)) }
      case "directionalEdgeInsets":
        result.append((key, CompositeProperty(key: key, element: parts[0], form: .directionalInsets)))
      case "rect" where key == "frame":
        result.append((key, CompositeProperty(key: key, element: "rect", form: .rectangle)))
      case "size": result.append((key, CompositeProperty(key: key, element: "size", form: .size)))
      case "inset":
        result.append((key, CompositeProperty(key: key, element: "inset", form: .distances)))
      case "textInputTraits":
        for name in FormatTable.shared.attributes["textInputTraits"] ?? [] where name != "key" {
          result.append((name, CompositeProperty(key: key, element: "textInputTraits", form: .attribute(name))))
        }
      case "accessibility":
        for name in ["label", "hint", "identifier"] {
          let property = CompositeProperty(key: key, element: parts[0], form: .attribute(name))
          result.append(("accessibility" + name.prefix(1).uppercased() + name.dropFirst(), property))
        }
      case "state":
        for name in ["titleColor", "titleShadowColor"] {
          let property = CompositeProperty(key: key, element: "state", form: .innerColor(name))
          result.append((key == "normal" ? name : "\(key).\(name)", property))
        }
        for name in ["title", "image", "backgroundImage"] {
          let property = CompositeProperty(key: key, element: "state", form: .attribute(name))
          result.append((key == "normal" ? name : "\(key).\(name)", property))
        }
      default: break
      }
    }
    return result
  }

  /// The element for a value.
  func template(_ value: String) throws(ValueError) -> ElementTemplate {
    switch form {
    case .font: ElementTemplate(element, [("key", key)] + (try Self.font(value)))
    case .color:
      value == "none"
        ? ElementTemplate("nil", [("key", key)])
        : ElementTemplate(element, [("key", key)] + (try ColorText.attributes(value)))
    case .insets: ElementTemplate(element, [("key", key)] + (try numbers(value, ["top", "left", "bottom", "right"])))
    case .directionalInsets:
      ElementTemplate(element, [("key", key)] + (try numbers(value, ["top", "leading", "bottom", "trailing"])))
    case .rectangle: ElementTemplate(element, [("key", key)] + (try numbers(value, ["x", "y", "width", "height"])))
    case .size: ElementTemplate(element, [("key", key)] + (try numbers(value, ["width", "height"])))
    case .distances: ElementTemplate(element, [("key", key)] + (try numbers(value, ["minX", "minY", "maxX", "maxY"])))
    case .innerColor(let name): ElementTemplate("color", [("key", name)] + (try ColorText.attributes(value)))
    case .attribute(let name): ElementTemplate(element, [("key", key), (name, value)])
    }
  }

  private func numbers(_ value: String, _ names: [String]) throws(ValueError) -> [(String, String)] {
    let parts = value.split { $0 == " " || $0 == "," }.map(String.init)
    guard parts.count == names.count, parts.allSatisfy({ Double($0)?.isFinite == true }) else {
      throw ValueError(message: "'\(value)' is not \(names.count) numbers: \(names.joined(separator: ", "))")
    }
    return Array(zip(names, parts.map { Double($0).map { NumberText.text($0) } ?? $0 }))
  }

  private static let weights = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]
  private static let styles = [
    "extraLargeTitle": "ExtraLargeTitle", "largeTitle": "Title0", "title1": "Title1", "title2": "Title2",
    "title3": "Title3", "headline": "Headline", "subheadline": "Subhead", "body": "Body", "callout": "Callout",
    "footnote": "Footnote", "caption1": "Caption1", "caption2": "Caption2",
  ]

  /// `system 17`, `bold 20`, `italic 12`, `semibold 20`, `body`, `Avenir-Heavy 14`; roles, weights and styles in any case.
  static func font(_ value: String) throws(ValueError) -> [(String, String)] {
    if let style = styles.first(where: { $0.key.lowercased() == value.lowercased() })?.value {
      return [("style", "UICTFontTextStyle\(style)")]
    }
    let words = value.split(separator: " ").map(String.init)
    guard let last = words.last, let size = Double(last), size.isFinite, size > 0, size < 10_000, words.count >= 2
    else {
      throw ValueError(
        message:
          "'\(value)' is no font: system 17, bold 17, italic 17, \(weights.joined(separator: ", ")) with a size, "
          + "a PostScript name with a size, or a text style (\(styles.keys.sorted().joined(separator: ", ")))")
    }
    let name = words.dropLast().joined(separator: " ")
    let role = name.lowercased()
    switch role {
    case "system": return [("type", "system"), ("pointSize", last)]
    case "bold", "system bold": return [("type", "boldSystem"), ("pointSize", last)]
    case "italic", "system italic": return [("type", "italicSystem"), ("pointSize", last)]
    default: break
    }
    let heaviness = role.hasPrefix("system ") ? String(role.dropFirst(7)) : role
    if let weight = weights.first(where: { $0.lowercased() == heaviness }) {
      return [("type", "system"), ("weight", weight), ("pointSize", last)]
    }
    guard !name.contains(" ") else {
      throw ValueError(
        message: "'\(name)' is no PostScript name of a font, and none of \(weights.joined(separator: ", "))")
    }
    return [("name", name), ("family", family(name)), ("pointSize", last)]
  }

  /// The family of a font as PostScript names begin with it, its words apart: 84 of 100 fonts that Interface Builder wrote
  /// are called so; it finds a font by its name.
  private static func family(_ name: String) -> String {
    String(name.prefix { $0 != "-" }).replacing(/([a-z])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/) { "\($0.output.0) " }
      .replacing(/\ ?(PSMT|MT|PS)$/, with: "")
  }
}
