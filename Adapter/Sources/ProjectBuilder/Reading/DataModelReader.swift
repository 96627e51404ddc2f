internal import Foundation
#if canImport(FoundationXML)
  internal import FoundationXML
#endif

/// Reads a data model (`.xcdatamodeld`): its entities with attributes and relationships.
struct DataModelReader {
  struct Attribute {
    let name: String
    let type: String
    let isOptional: Bool
    let isScalar: Bool
    let defaultValue: String?
    let className: String?
  }

  struct Relationship {
    let name: String
    let isToMany: Bool
    let isOrdered: Bool
    let isOptional: Bool
    let destination: String?
    let inverse: String?
    let cascades: Bool
  }

  struct Entity {
    let name: String
    let className: String
    /// `class`, `category`; nil when the project has the class itself.
    let generation: String?
    let parent: String?
    var attributes: [Attribute] = []
    var relationships: [Relationship] = []
  }

  /// The entities of the model's current version. Empty when it cannot be read.
  static func entities(of model: URL) -> [Entity] {
    guard let data = try? Data(contentsOf: currentVersion(of: model).appendingPathComponent("contents")) else {
      return []
    }
    let handler = Handler()
    let parser = XMLParser(data: data)
    parser.delegate = handler
    return parser.parse() ? handler.entities : []
  }

  /// The version of a model that is used: the model itself where it has no versions.
  static func currentVersion(of model: URL) -> URL {
    guard model.pathExtension == "xcdatamodeld" else { return model }
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: model.path)) ?? []).sorted()
    var name = names.first { $0.hasSuffix(".xcdatamodel") }
    if let data = try? Data(contentsOf: model.appendingPathComponent(".xccurrentversion")),
      let plist = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil) as? [String: Any],
      let current = plist["_XCCurrentVersionName"] as? String, names.contains(current)
    {
      name = current
    }
    return name.map { model.appendingPathComponent($0) } ?? model
  }

  private final class Handler: NSObject, XMLParserDelegate {
    var entities: [Entity] = []

    func parser(
      _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      let name = attributes["name"] ?? ""
      switch element {
      case "entity":
        let className = attributes["representedClassName"] ?? "NSManagedObject"
        entities.append(
          Entity(
            name: name, className: className.split(separator: ".").last.map(String.init) ?? className,
            generation: attributes["codeGenerationType"], parent: attributes["parentEntity"]))
      case "attribute" where !entities.isEmpty:
        entities[entities.count - 1].attributes.append(
          Attribute(
            name: name, type: attributes["attributeType"] ?? "", isOptional: attributes["optional"] == "YES",
            isScalar: attributes["usesScalarValueType"] != "NO", defaultValue: attributes["defaultValueString"],
            className: attributes["customClassName"]))
      case "relationship" where !entities.isEmpty:
        entities[entities.count - 1].relationships.append(
          Relationship(
            name: name, isToMany: attributes["toMany"] == "YES", isOrdered: attributes["ordered"] == "YES",
            isOptional: attributes["optional"] == "YES", destination: attributes["destinationEntity"],
            inverse: attributes["inverseName"], cascades: attributes["deletionRule"] == "Cascade"))
      default: break
      }
    }
  }
}
