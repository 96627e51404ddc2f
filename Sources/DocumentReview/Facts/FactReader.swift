internal import DocumentEditing

/// Reads the facts of a document.
struct FactReader {
  let tree: SyntaxTree
  let usesAutolayout: Bool
  private let names: ObjectNames
  private let formulas: ConstraintFormula
  private let connections: ConnectionWords
  var objects: [String: DocumentFacts.Object] = [:]
  var order: [String] = []
  var scenes: [DocumentFacts.Scene] = []
  var properties: [DocumentFacts.Key: String] = [:]

  init(tree: SyntaxTree, usesAutolayout: Bool, hasTexts: Bool) {
    self.tree = tree
    self.usesAutolayout = usesAutolayout
    names = ObjectNames(distinguishing: tree, hasTexts: hasTexts)
    formulas = ConstraintFormula(tree, names: names)
    connections = ConnectionWords(tree, names: names)
  }

  mutating func read() {
    readDocument()
    if let list = tree.child(of: tree.root, named: "scenes") {
      for scene in tree.children(of: list, named: "scene") {
        let controller = ObjectNames.controller(of: scene, in: tree)
        let id = tree.element(scene)["sceneID"] ?? controller.flatMap { tree.element($0).id } ?? "?"
        scenes.append(
          DocumentFacts.Scene(
            id: id, name: names.sceneName(scene), controller: controller.flatMap { tree.element($0).id }))
        if let list = tree.child(of: scene, named: "objects") {
          for object in tree.children(of: list) { readObject(object, parent: nil, scene: id, path: []) }
        }
      }
    }
    if let list = tree.child(of: tree.root, named: "objects") {
      for object in tree.children(of: list) { readObject(object, parent: nil, scene: nil, path: []) }
    }
    distinguishScenes()
    readInstallations()
  }

  /// Scenes of one name have their ids beside it, as objects have.
  private mutating func distinguishScenes() {
    let counts = Dictionary(scenes.map { ($0.name, 1) }, uniquingKeysWith: +)
    for index in scenes.indices where counts[scenes[index].name] ?? 0 > 1 {
      let id = scenes[index].controller ?? scenes[index].id
      if !scenes[index].name.contains(id) { scenes[index].name += " (\(id))" }
    }
  }

  // MARK: The document

  private mutating func readDocument() {
    for attribute in tree.element(tree.root).attributes {
      properties[DocumentFacts.Key(name: attribute.name)] = attribute.value
    }
    if let device = tree.child(of: tree.root, named: "device") {
      properties[DocumentFacts.Key(name: "device")] = ValueWords.device(tree.element(device))
    }
    if let color = tree.child(of: tree.root, key: "tintColor") {
      properties[DocumentFacts.Key(name: "global tint")] = ValueWords.color(tree.element(color))
    }
    if let resources = tree.child(of: tree.root, named: "resources") {
      for resource in tree.children(of: resources) {
        let element = tree.element(resource)
        guard let name = element["name"] else { continue }
        let color = tree.child(of: resource, named: "color").map { ValueWords.color(tree.element($0)) }
        let size = [element["width"], element["height"]].compactMap(\.self).joined(separator: " × ")
        properties[DocumentFacts.Key(name: "\(element.name) \(name)")] = color ?? size
      }
    }
  }

  // MARK: Objects

  /// Reads an object with what is in it, and returns what it is known by: its id; or the role in its parent, where it has
  /// none or another object has it already.
  @discardableResult
  private mutating func readObject(_ id: SyntaxNode.ID, parent: String?, scene: String?, path: [String]) -> String {
    let element = tree.element(id)
    var name = element.id ?? "\(parent ?? scene ?? "document")/\(element.key ?? element.name)"
    if objects[name] != nil { name = "\(name)#\(order.count)" }
    let words = names.name(id)
    var object = DocumentFacts.Object(
      id: name, node: id, element: element.name, name: words, path: path, parent: parent, scene: scene)
    readAttributes(of: element, prefix: "", .any, into: &object.properties)
    object.properties[DocumentFacts.Key(name: "kind")] = element.name
    order.append(name)
    var inner: [SyntaxNode.ID] = []
    for child in tree.children(of: id) { readChild(child, prefix: "", .any, &object, &inner) }
    objects[name] = object
    let children = inner.map { readObject($0, parent: name, scene: scene, path: path + [words]) }
    objects[name]?.children = children
    return name
  }

  private func readAttributes(
    of element: SyntaxElement, prefix: String, _ classes: SizeClassKey,
    into properties: inout [DocumentFacts.Key: String]
  ) {
    for attribute in element.attributes where attribute.name != "id" && attribute.name != "key" {
      properties[DocumentFacts.Key(name: prefix + attribute.name, classes: classes)] = value(attribute)
    }
  }

  /// Attributes that name objects of a cell by their ids.
  static let parts: Set<String> = ["textLabel", "detailTextLabel", "imageView"]

  private func value(_ attribute: SyntaxAttribute) -> String {
    // Parts of cells by their names, and what Interface Builder calls UIKit's styles.
    if Self.parts.contains(attribute.name), let part = tree.object(attribute.value) {
      return names.name(part)
    }
    if attribute.name == "style", attribute.value.hasPrefix("IBUITableViewCellStyle") {
      return attribute.value.dropFirst(22).lowercased()
    }
    return FormatTable.shared.numbers.contains(attribute.name)
      ? ValueWords.number(attribute.value) ?? attribute.value : attribute.value
  }

  private func readChild(
    _ child: SyntaxNode.ID, prefix: String, _ classes: SizeClassKey, _ object: inout DocumentFacts.Object,
    _ inner: inout [SyntaxNode.ID]
  ) {
    let element = tree.element(child)
    let key = DocumentFacts.Key(name: prefix + (element.key ?? element.name), classes: classes)
    switch element.name {
    case "constraints":
      for constraint in tree.children(of: child) { readConstraint(constraint, &object) }
    case "connections":
      for connection in tree.children(of: child) { readConnection(connection, &object) }
    case "variation":
      let classes = SizeClassKey(key: element.key ?? "default")
      readAttributes(of: element, prefix: prefix, classes, into: &object.properties)
      for part in tree.children(of: child) where tree.element(part).name != "mask" {
        readChild(part, prefix: prefix, classes, &object, &inner)
      }
    case "mask": break
    case "fontDescription", "font": object.properties[key] = ValueWords.font(element)
    case "color": object.properties[key] = ValueWords.color(element)
    case "rect", "point", "size", "inset", "edgeInsets", "directionalEdgeInsets":
      object.properties[key] = ValueWords.numbers(element)
    case "frame" where element.key == "frameInset":
      let container = object.parent.flatMap { objects[$0] }?.properties[DocumentFacts.Key(name: "frame")]
      object.properties[DocumentFacts.Key(name: "frame", classes: classes)] =
        ValueWords.frame(inset: element, in: container) ?? "inset " + ValueWords.numbers(element)
    case "autoresizingMask": object.properties[key] = ValueWords.mask(element)
    case "nil": object.properties[key] = "none"
    case "imageReference":
      readAttributes(of: element, prefix: key.name + ".", classes, into: &object.properties)
      let name = DocumentFacts.Key(name: key.name + ".image", classes: classes)
      object.properties[key] = object.properties.removeValue(forKey: name)
    case "string", "mutableString": object.properties[key] = tree.text(of: child)
    case "subviews", "objects", "prototypes", "cells", "sections", "collectionReusableViews":
      inner += tree.children(of: child)
    case "userDefinedRuntimeAttributes":
      for attribute in tree.children(of: child) { readRuntimeAttribute(attribute, &object) }
    default:
      if element.id != nil, element.name != "viewLayoutGuide" {
        inner.append(child)
      } else {
        readOther(child, name: key.name, classes, &object, &inner)
      }
    }
  }

  /// Elements that have no id: their attributes and contents belong to the object.
  private func readOther(
    _ child: SyntaxNode.ID, name: String, _ classes: SizeClassKey, _ object: inout DocumentFacts.Object,
    _ inner: inout [SyntaxNode.ID]
  ) {
    let element = tree.element(child)
    let parts = tree.children(of: child)
    readAttributes(of: element, prefix: name + ".", classes, into: &object.properties)
    if element.attributes.allSatisfy({ $0.name == "key" || $0.name == "id" }), parts.isEmpty {
      object.properties[DocumentFacts.Key(name: name, classes: classes)] = tree.text(of: child).trimmed
    }
    var counts: [String: Int] = [:]
    for part in parts {
      let inside = tree.element(part)
      let role = inside.key ?? inside.name
      let count = counts[role, default: 0]
      counts[role] = count + 1
      // Things of one kind are told apart by their places.
      let isOneOfMany = inside.key == nil && parts.count { tree.element($0).name == inside.name } > 1
      let prefix = isOneOfMany ? "\(name)[\(count)]." : name + "."
      readChild(part, prefix: prefix, classes, &object, &inner)
    }
  }

  private func readRuntimeAttribute(_ id: SyntaxNode.ID, _ object: inout DocumentFacts.Object) {
    let element = tree.element(id)
    guard let path = element["keyPath"] else { return }
    let value = tree.child(of: id, key: "value")
    var text = element["value"] ?? ""
    if let value {
      let inside = tree.element(value)
      switch inside.name {
      case "color": text = ValueWords.color(inside)
      case "string", "mutableString": text = tree.text(of: value)
      case "real", "integer": text = ValueWords.number(inside["value"]) ?? ""
      default:
        text = inside.attributes.filter { $0.name != "key" }.map { "\($0.name) \($0.value)" }.joined(separator: ", ")
      }
    }
    object.properties[DocumentFacts.Key(name: "runtime attribute \(path)")] = text
  }

  private func readConstraint(_ id: SyntaxNode.ID, _ object: inout DocumentFacts.Object) {
    let element = tree.element(id)
    var facts: [DocumentFacts.Key: String] = [DocumentFacts.Key(name: "formula"): formulas.text(id)]
    for name in ["identifier", "customClass"] where element[name] != nil {
      facts[DocumentFacts.Key(name: name)] = element[name]
    }
    for variation in tree.children(of: id, named: "variation") {
      readAttributes(
        of: tree.element(variation), prefix: "", SizeClassKey(key: tree.element(variation).key ?? "default"),
        into: &facts)
    }
    object.constraints[element.id ?? "\(object.id)#\(object.constraints.count)"] = facts
  }

  private func readConnection(_ id: SyntaxNode.ID, _ object: inout DocumentFacts.Object) {
    let element = tree.element(id)
    if element.name == "segue" {
      let key = DocumentFacts.Key(name: "segue \(element.id ?? connections.text(id))")
      let rest = element.attributes.filter {
        !["destination", "kind", "identifier", "id", "relationship"].contains($0.name)
      }.sorted { $0.name < $1.name }.map { "\($0.name) \($0.value)" }
      // What a segue says by elements: the directions of a popover's arrow.
      let inside = tree.children(of: id).map { tree.element($0) }.map { part in
        ([part.key ?? part.name]
          + part.attributes.filter { $0.name != "key" }.map { $0.value == "YES" ? $0.name : "\($0.name) \($0.value)" })
          .joined(separator: " ")
      }
      let words = rest.isEmpty && inside.isEmpty ? "" : " (" + (rest + inside).joined(separator: ", ") + ")"
      object.connections[key] = connections.text(id) + words
      object.targets[key] = (element["destination"] ?? "") + words
    } else {
      // What it connects counts, not which id the line has.
      var key = DocumentFacts.Key(name: "outlet \(element["property"] ?? "")")
      if element.name != "outlet" || object.connections[key] != nil {
        let parts = [
          element.name, element["property"] ?? element["selector"], element["eventType"], element["destination"],
        ]
        key.name = parts.compactMap(\.self).joined(separator: " ")
      }
      object.connections[key] = connections.text(id)
      object.targets[key] = element["destination"]
    }
  }

  // MARK: Installation

  /// What masks say belongs to the objects of which they speak.
  private mutating func readInstallations() {
    for (owner, object) in objects {
      for variation in tree.children(of: object.node, named: "variation") + [object.node] {
        let isOwn = variation == object.node
        let classes = isOwn ? SizeClassKey.any : SizeClassKey(key: tree.element(variation).key ?? "default")
        for mask in tree.children(of: variation, named: "mask") {
          for entry in tree.children(of: mask) {
            guard let reference = tree.element(entry)["reference"] else { continue }
            let key = DocumentFacts.Key(name: "installed", classes: classes)
            let value = tree.element(entry).name == "include" ? "yes" : "no"
            if objects[reference] != nil {
              objects[reference]?.properties[key] = value
            } else if objects[owner]?.constraints[reference] != nil {
              objects[owner]?.constraints[reference]?[key] = value
            }
          }
        }
      }
    }
  }
}
