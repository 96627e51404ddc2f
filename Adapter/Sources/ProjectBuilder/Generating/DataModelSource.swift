internal import Foundation
internal import SourceAdapter

/// The Swift source of data models: what the store asks at run time, and the classes that Xcode generates.
struct DataModelSource {
  private let models: [URL]
  private let entities: [DataModelReader.Entity]

  init(models: [URL]) {
    self.models = models
    entities = models.flatMap(DataModelReader.entities)
  }

  /// The source as one more file of a module, adapted with the others: what their extensions override moves into the
  /// generated classes. Nil when there is no entity, or the files do not know Core Data.
  func input(besides files: [ModuleAdapter.Input]) -> ModuleAdapter.Input? {
    guard let source, let model = models.first, files.contains(where: { $0.text.contains("CoreData") }) else {
      return nil
    }
    let name = "\(model.deletingPathExtension().lastPathComponent)+CoreDataModel.swift"
    return ModuleAdapter.Input(path: model.appendingPathComponent(name).path, text: source)
  }

  /// Nil when there is no entity.
  private var source: String? {
    guard !entities.isEmpty else { return nil }
    var lines = [
      "import CoreData", "", "final class _CairnModel: _CoreDataModelSource {", "  override class func declare() {",
    ]
    lines += entities.map { "    \(declaration($0))" }
    lines += ["  }", "}"]
    for entity in entities {
      if entity.generation == "class" { lines.append("public class \(entity.className): \(parentClass(entity)) {}") }
      if entity.generation != nil { lines += properties(entity) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func parentClass(_ entity: DataModelReader.Entity) -> String {
    entities.first { $0.name == entity.parent }?.className ?? "NSManagedObject"
  }

  private func declaration(_ entity: DataModelReader.Entity) -> String {
    let attributes = entity.attributes.map { "(\"\($0.name)\", \(value($0)))" }.joined(separator: ", ")
    let relationships = entity.relationships.map { relationship in
      let names = [relationship.destination, relationship.inverse].map { $0.map { "\"\($0)\"" } ?? "nil" }
      return "(\"\(relationship.name)\", \(relationship.isToMany), \(names[0]), \(names[1]), \(relationship.cascades))"
    }
    let parent = entity.parent.map { ", parent: \"\($0)\"" } ?? ""
    return "_CoreDataModel.declare(\"\(entity.name)\", class: \"\(entity.className)\"\(parent), "
      + "attributes: [\(attributes)], relationships: [\(relationships.joined(separator: ", "))]\(ordered(entity)))"
  }

  private func ordered(_ entity: DataModelReader.Entity) -> String {
    let names = entity.relationships.filter(\.isOrdered).map { "\"\($0.name)\"" }
    return names.isEmpty ? "" : ", ordered: [\(names.joined(separator: ", "))]"
  }

  private func value(_ attribute: DataModelReader.Attribute) -> String {
    guard let text = attribute.defaultValue else { return "nil" }
    switch attribute.type {
    // With its quotes, backslashes and breaks of lines escaped.
    case "String": return text.debugDescription
    case "Boolean": return text == "YES" ? "true" : "false"
    case "Integer 16", "Integer 32", "Integer 64": return Int(text).map { "\($0)" } ?? "nil"
    case "Double", "Float", "Decimal":
      guard let number = Double(text), number.isFinite else { return "nil" }
      return "\(number)"
    default: return "nil"
    }
  }

  // MARK: Classes

  private func properties(_ entity: DataModelReader.Entity) -> [String] {
    let name = entity.className
    // A subclass has it of its parent.
    let isRoot = !entities.contains { $0.name == entity.parent && $0.generation != nil }
    var lines = ["extension \(name)\(isRoot ? ": Identifiable" : "") {"]
    lines.append(
      "  public class func fetchRequest() -> NSFetchRequest<\(name)> { NSFetchRequest<\(name)>(entityName: \"\(entity.name)\") }"
    )
    lines += entity.attributes.map { accessor($0.name, type(of: $0)) }
    for relationship in entity.relationships {
      let target = entities.first { $0.name == relationship.destination }?.className ?? "NSManagedObject"
      guard relationship.isToMany else {
        lines.append(accessor(relationship.name, target + "?"))
        continue
      }
      lines.append(accessor(relationship.name, relationship.isOrdered ? "NSOrderedSet?" : "NSSet?"))
      let title = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
      for type in [target, relationship.isOrdered ? "NSOrderedSet" : "NSSet"] {
        lines.append(
          "  public func addTo\(title)(_ value: \(type)) { _addManaged(value, to: \"\(relationship.name)\") }")
        lines.append(
          "  public func removeFrom\(title)(_ value: \(type)) { _removeManaged(value, from: \"\(relationship.name)\") }"
        )
      }
      if relationship.isOrdered { lines += placedAccessors(relationship.name, title, target) }
    }
    return lines + ["}"]
  }

  /// What ordered relationships have besides.
  private func placedAccessors(_ name: String, _ title: String, _ target: String) -> [String] {
    [(target, "Int", "idx"), ("[\(target)]", "NSIndexSet", "indexes")].flatMap { value, place, label in
      [
        "  public func insertInto\(title)(_ value: \(value), at \(label): \(place)) { _insertManaged(value, at: \(label), to: \"\(name)\") }",
        "  public func removeFrom\(title)(at \(label): \(place)) { _removeManaged(at: \(label), from: \"\(name)\") }",
        "  public func replace\(title)(at \(label): \(place), with value: \(value)) { _replaceManaged(at: \(label), with: value, in: \"\(name)\") }",
      ]
    }
  }

  private func accessor(_ name: String, _ type: String) -> String {
    "  public var `\(name)`: \(type) { get { _managed(\"\(name)\") } set { _setManaged(\"\(name)\", newValue) } }"
  }

  private func type(of attribute: DataModelReader.Attribute) -> String {
    let scalars = [
      "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Boolean": "Bool", "Double": "Double",
      "Float": "Float",
    ]
    if let scalar = scalars[attribute.type] { return attribute.isScalar ? scalar : "NSNumber?" }
    switch attribute.type {
    case "String": return "String?"
    case "Date": return "Date?"
    case "Binary": return "Data?"
    case "UUID": return "UUID?"
    case "URI": return "URL?"
    case "Decimal": return "NSDecimalNumber?"
    default: return (attribute.className ?? "NSObject") + "?"
    }
  }
}
