internal import InterfaceBuilder

/// Sets properties of objects by the names that people know, and only such as the object knows.
///
/// Names are those of the file (`text`, `numberOfLines`, `constant`), and `font`, `margins`, `title`, `frame`,
/// `installed` for what the file says in several elements.
package struct PropertyEditor {
  package private(set) var tree: SyntaxTree

  /// The attributes of the `<color>` that stands for a colour of the system; nil for a name that it has not.
  private let systemColor: ((String) -> [(String, String)]?)?

  /// What documents keep of a picture, in points; nil for one that nobody has.
  private let pictureSize: ((SyntaxTree.PictureName) -> (width: Double, height: Double)?)?

  /// - Parameters:
  ///   - systemColor: what documents keep of the system's colours; without it they are written by name alone.
  ///   - pictureSize: what documents keep of symbols and images; without it they are written by name alone.
  package init(
    _ tree: SyntaxTree, systemColor: ((String) -> [(String, String)]?)? = nil,
    pictureSize: ((SyntaxTree.PictureName) -> (width: Double, height: Double)?)? = nil
  ) {
    self.pictureSize = pictureSize
    self.tree = tree
    self.systemColor = systemColor
  }

  // MARK: Objects

  /// The object with this id; or the only one that people gave this label, or whose text it is.
  package func object(_ name: String) throws(PropertyError) -> SyntaxNode.ID {
    if let object = tree.object(name) { return object }
    var found: [SyntaxNode.ID] = []
    for node in tree.descendants(of: tree.root) {
      let element = tree.element(node)
      guard element.id != nil, !SyntaxTree.connectionNames.contains(element.name) else { continue }
      let texts = [element["userLabel"], element["text"], element["title"], element["identifier"], title(node)]
      if texts.contains(name) { found.append(node) }
    }
    let start = tree.location(of: tree.root)
    switch found.count {
    case 1: return found[0]
    case 0:
      if let scene = tree.descendants(of: tree.root).first(where: { tree.element($0)["sceneID"] == name }) {
        let objects = tree.child(of: scene, named: "objects").map { tree.children(of: $0) } ?? []
        let controller =
          objects.lazy.compactMap { tree.element($0).id }.first.map { ": its controller is '\($0)'" } ?? ""
        throw PropertyError("'\(name)' is a scene, which has no properties\(controller)", at: tree.location(of: scene))
      }
      throw PropertyError("there is no object '\(name)'; 'cairn list' shows the ids", at: start)
    default:
      let ids = found.compactMap { tree.element($0).id }
      let list = ids.prefix(8).joined(separator: ", ") + (ids.count > 8 ? " …" : "")
      throw PropertyError("'\(name)' is the name of \(found.count) objects: \(list)", at: start)
    }
  }

  private func title(_ node: SyntaxNode.ID) -> String? {
    if let title = configuration(of: node).flatMap({ tree.element($0)["title"] }) { return title }
    return tree.child(of: node, key: "normal", named: "state").flatMap { tree.element($0)["title"] }
  }

  /// What a button shows in place of its states' title and image.
  private func configuration(of node: SyntaxNode.ID) -> SyntaxNode.ID? {
    tree.child(of: node, key: "configuration", named: "buttonConfiguration")
  }

  // MARK: Values

  /// Gives a property a value, for all size classes or for some; nil takes what is said away.
  package mutating func set(
    _ name: String, to value: String?, of id: SyntaxNode.ID, for classes: SizeClassKey = .any
  ) throws(PropertyError) {
    let before = tree
    do {
      try change(name, value, id, classes)
      try keepSystemColors(id, except: before.unkeptSystemColors)
      try keepPictures(except: before.unkeptPictures)
      try tree.dropPictures(shownOnlyIn: before)
    } catch let error as PropertyError {
      tree = before
      throw error
    } catch {
      tree = before
      throw PropertyError((error as? EditError)?.message ?? "\(error)", at: tree.location(of: id))
    }
  }

  private mutating func keepSystemColors(_ id: SyntaxNode.ID, except known: [String]) throws {
    guard let systemColor else { return }
    for name in tree.unkeptSystemColors where !known.contains(name) {
      guard let value = systemColor(name) else {
        throw PropertyError("'\(name)' is no colour of the system", at: tree.location(of: id))
      }
      try tree.keepSystemColor(name, value: value)
    }
  }

  private mutating func keepPictures(except known: [SyntaxTree.PictureName]) throws {
    guard let pictureSize else { return }
    for picture in tree.unkeptPictures where !known.contains(picture) {
      if let size = pictureSize(picture) { try tree.keepPicture(picture, size: size) }
    }
  }

  private mutating func change(
    _ name: String, _ value: String?, _ id: SyntaxNode.ID, _ classes: SizeClassKey
  ) throws {
    let tag = tree.element(id).name
    let name = fileName(name, id)
    if name == "installed" {
      try tree.setInstalled(value.map { try boolean($0, name, id) == "YES" } ?? true, id, for: classes)
      return
    }
    if classes != .any { try checkVaries(name, id) }
    if let role = CompositeProperty.named(name, in: tag, children: FormatTable.shared.children[tag] ?? []) {
      try change(role, value, id, classes)
      return
    }
    guard knows(name, id) else { throw unknown(name, tag, id) }
    let text = try value.map { try checked($0, name, tag, id) }
    guard classes == .any else {
      try setVarying(name, text, id, classes)
      return
    }
    // Texts of several lines, and those of old documents, stand in an element of their own.
    if let child = tree.child(of: id, key: name), ["string", "mutableString"].contains(tree.element(child).name) {
      if let text, text.contains("\n") {
        try tree.apply(.setText(child, text))
        return
      }
      try tree.apply(.remove(child))
    } else if let text, text.contains("\n"), AttributeValues.kind(of: name, in: tag) == .text {
      try tree.apply(.setAttribute(id, name: name, value: nil))
      try tree.apply(.add(ElementTemplate("string", [("key", name)], text: text), to: id, at: .standard))
      return
    }
    try setAttribute(name, text, of: id)
    // As in Interface Builder: an item with a title or an image of its own is no longer the system's.
    if text != nil, ["title", "image"].contains(name), ["barButtonItem", "tabBarItem"].contains(tag) {
      try tree.apply(.setAttribute(id, name: "systemItem", value: nil))
    }
  }

  /// `system:NAME` is a symbol, which stands in the system's catalogue. An image and its highlighted one have a catalogue
  /// in common.
  private mutating func setAttribute(_ name: String, _ value: String?, of id: SyntaxNode.ID) throws {
    let tag = tree.element(id).name
    guard Self.pictures.contains(name), FormatTable.shared.attributes[tag]?.contains("catalog") == true else {
      try tree.apply(.setAttribute(id, name: name, value: value))
      return
    }
    let isSymbol = value?.hasPrefix(Self.symbols) == true
    let element = tree.element(id)
    let other = Self.pictures.first { $0 != name && element[$0] != nil }.flatMap { element[$0] }
    if value != nil, let other, isSymbol != (element["catalog"] == "system") {
      throw PropertyError(
        "'\(other)' is \(isSymbol ? "no" : "a") symbol: the images of <\(tag)> are from one catalogue",
        at: tree.location(of: id))
    }
    try tree.apply(.setAttribute(id, name: name, value: isSymbol ? value.map { String($0.dropFirst(7)) } : value))
    if other == nil { try tree.apply(.setAttribute(id, name: "catalog", value: isSymbol ? "system" : nil)) }
  }

  static let pictures = ["image", "highlightedImage"]
  private static let symbols = "system:"

  private mutating func change(
    _ property: CompositeProperty, _ value: String?, _ id: SyntaxNode.ID, _ classes: SizeClassKey
  ) throws {
    let location = tree.location(of: id)
    let owner = classes == .any ? id : try tree.makeVariation(of: id, for: classes)
    let old = tree.child(of: owner, key: property.key)
    if case .attribute(let name) = property.form {
      // An attribute of an element in it: a button's title.
      let isShownByConfiguration = property.key == "normal" && ["title", "image"].contains(name)
      let value = try value.map { try checked($0, name, property.element, id) }
      if let shown = isShownByConfiguration ? configuration(of: id) ?? old : old {
        try setAttribute(name, value, of: shown)
      } else if let value {
        try tree.apply(.add(ElementTemplate(property.element, [("key", property.key)]), to: owner, at: .standard))
        if let part = tree.child(of: owner, key: property.key) { try setAttribute(name, value, of: part) }
      }
      return
    }
    let template = try value.map { value throws(PropertyError) in
      do throws(CompositeProperty.ValueError) {
        return try property.template(property.isColor ? colorName(value) : value)
      } catch { throw PropertyError(error.message, at: location) }
    }
    if case .innerColor(let name) = property.form {
      if template != nil, old == nil {
        try tree.apply(.add(ElementTemplate(property.element, [("key", property.key)]), to: owner, at: .standard))
      }
      guard let holder = tree.child(of: owner, key: property.key) else { return }
      try replace(tree.child(of: holder, key: name), with: template, in: holder)
    } else {
      try replace(old, with: template, in: owner)
    }
    if owner != id { try tree.prune(owner, unless: id) }
  }

  /// `systemBackgroundColor` for UIKit's `systemBackground`.
  private func colorName(_ value: String) -> String {
    let isSystem = !ColorText.isNamed(value) && systemColor?(value + "Color") != nil
    return isSystem && !value.hasSuffix("Color") ? value + "Color" : value
  }

  private mutating func replace(_ old: SyntaxNode.ID?, with new: ElementTemplate?, in owner: SyntaxNode.ID) throws {
    if let new { try tree.apply(.add(new, to: owner, at: old.map { .before($0) } ?? .standard)) }
    if let old { try tree.apply(.remove(old)) }
  }

  private mutating func setVarying(
    _ name: String, _ value: String?, _ id: SyntaxNode.ID, _ classes: SizeClassKey
  ) throws {
    if let value {
      let variation = try tree.makeVariation(of: id, for: classes)
      try tree.apply(.setAttribute(variation, name: name, value: value))
    } else if let variation = tree.variation(of: id, for: classes) {
      try tree.apply(.setAttribute(variation, name: name, value: nil))
      try tree.prune(variation, unless: id)
    }
  }

  // MARK: Checks

  /// Attributes that vary by size class: those beside which Interface Builder has its plus sign; and texts, for which it
  /// offers none and which it keeps.
  private static let varyingAttributes: Set<String> = [
    "constant", "priority", "multiplier", "hidden", "alpha", "axis", "distribution", "alignment", "spacing",
    "baselineRelativeArrangement", "numberOfLines", "textAlignment", "lineBreakMode", "adjustsFontSizeToFit",
    "minimumFontSize", "minimumScaleFactor", "contentMode", "image", "highlightedImage", "text", "placeholder",
  ]

  /// Whether the value may differ by size class: of colours, fonts and margins always.
  private func varies(_ name: String, _ tag: String) -> Bool {
    if name == "installed" { return tag == "constraint" || IBElementKind.of(tag)?.role == .view }
    if tag == "constraint" { return ["constant", "priority", "multiplier"].contains(name) }
    let composite = CompositeProperty.named(name, in: tag, children: FormatTable.shared.children[tag] ?? [])
    switch composite?.form {
    case .color?, .font?, .insets?, .directionalInsets?: return true
    case .rectangle?, .size?, .distances?, .innerColor?, .attribute?: return false
    case nil: return Self.varyingAttributes.contains(name) && knows(name, tag)
    }
  }

  private func checkVaries(_ name: String, _ id: SyntaxNode.ID) throws {
    let tag = tree.element(id).name
    guard !varies(name, tag) else { return }
    let composites = CompositeProperty.names(in: tag, children: FormatTable.shared.children[tag] ?? [])
    let all = Self.varyingAttributes.union(composites).union(["installed"]).filter { varies($0, tag) }
    guard knows(name, id) || composites.contains(name) else { throw unknown(name, tag, id) }
    throw PropertyError(
      "'\(name)' of <\(tag)> does not vary by size class; what does: \(all.sorted().joined(separator: ", "))",
      at: tree.location(of: id))
  }

  /// What the object has, it knows.
  private func knows(_ name: String, _ id: SyntaxNode.ID) -> Bool {
    let element = tree.element(id)
    return knows(name, element.name) || element[name] != nil
  }

  private func knows(_ name: String, _ tag: String) -> Bool {
    FormatTable.shared.relatives(of: tag).contains { FormatTable.shared.attributes[$0]?.contains(name) == true }
  }

  /// The file's name for a property that it calls otherwise than UIKit.
  private func fileName(_ name: String, _ id: SyntaxNode.ID) -> String {
    let tag = tree.element(id).name
    guard !knows(name, id), let other = PropertyNames.inFile(name), knows(other, id),
      CompositeProperty.named(name, in: tag, children: FormatTable.shared.children[tag] ?? []) == nil
    else { return name }
    return other
  }

  private func unknown(_ name: String, _ tag: String, _ id: SyntaxNode.ID) -> PropertyError {
    let own = (FormatTable.shared.attributes[tag] ?? []).filter { !["id", "key"].contains($0) }
    let composites = CompositeProperty.names(in: tag, children: FormatTable.shared.children[tag] ?? [])
    let all = Set(own + composites).sorted()
    let close = all.filter { $0.lowercased().contains(name.lowercased().prefix(4)) }
    let hint = close.isEmpty ? "" : " (\(close.joined(separator: ", "))?)"
    return PropertyError(
      "<\(tag)> does not know '\(name)'\(hint); it knows \(all.joined(separator: ", "))", at: tree.location(of: id))
  }

  private func checked(_ value: String, _ name: String, _ tag: String, _ id: SyntaxNode.ID) throws -> String {
    switch AttributeValues.kind(of: name, in: tag) {
    case .text:
      if name == "id" {
        throw PropertyError("ids are what others know an object by, and stay", at: tree.location(of: id))
      }
      if name == "multiplier", !isMultiplier(value) {
        throw PropertyError("'\(value)' is no multiplier: 0.5, 16:9 or 1/3", at: tree.location(of: id))
      }
      return value
    case .boolean: return try boolean(value, name, id)
    case .number:
      guard let number = Double(value), number.isFinite else {
        throw PropertyError("'\(value)' is no number for '\(name)'", at: tree.location(of: id))
      }
      if let range = NumberText.range(of: name), !range.contains(number) {
        let words =
          range.upperBound > 1000 ? "not less than 0" : "from \(Int(range.lowerBound)) to \(Int(range.upperBound))"
        throw PropertyError("'\(name)' is a number \(words)", at: tree.location(of: id))
      }
      if NumberText.isWhole(name), number.rounded() != number {
        throw PropertyError("'\(name)' is a whole number", at: tree.location(of: id))
      }
      return NumberText.text(number, of: name)
    case .word(let words):
      guard words.contains(value) else {
        throw PropertyError(
          "'\(value)' is no value of '\(name)' in <\(tag)>: \(words.joined(separator: ", "))", at: tree.location(of: id)
        )
      }
      return value
    case .reference:
      guard let object = tree.object(value) else {
        throw PropertyError("there is no object '\(value)' for '\(name)'", at: tree.location(of: id))
      }
      if name.hasSuffix("Item"), scene(of: object) != scene(of: id) {
        throw PropertyError("'\(value)' is in another scene: constraints end at theirs", at: tree.location(of: id))
      }
      return value
    }
  }

  private func isMultiplier(_ value: String) -> Bool {
    let parts = value.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }.map { Double($0) }
    return (1...2).contains(parts.count) && parts.allSatisfy { $0?.isFinite == true }
      && (parts.count == 1 || parts[1] != 0)
  }

  private func scene(of id: SyntaxNode.ID) -> SyntaxNode.ID? {
    var node: SyntaxNode.ID? = id
    while let current = node, tree.element(current).name != "scene" { node = tree.parent(of: current) }
    return node
  }

  private func boolean(_ value: String, _ name: String, _ id: SyntaxNode.ID) throws -> String {
    switch value.lowercased() {
    case "yes", "true", "on", "1": return "YES"
    case "no", "false", "off", "0": return "NO"
    default: throw PropertyError("'\(value)' is neither yes nor no for '\(name)'", at: tree.location(of: id))
    }
  }
}
