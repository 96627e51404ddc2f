/// A kind of data or file.
///
/// The system's own types with their conformances, extensions and MIME types are a table; others are made of what their
/// initializer says, or are imported or exported by name.
///
/// Source: <https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct>
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
  /// Such as `public.png`.
  public let identifier: String
  private let extensions: [String]
  private let mimeTypes: [String]
  private let parents: [String]

  init(_ identifier: String, _ extensions: [String] = [], _ mimeTypes: [String] = [], _ parents: [String] = []) {
    self.identifier = identifier
    self.extensions = extensions
    self.mimeTypes = mimeTypes
    self.parents = parents
  }

  /// A type of the table; nil for an identifier that is unknown.
  public init?(_ identifier: String) {
    guard let type = UniformTypes.table[identifier] else { return nil }
    self = type
  }
  /// The type of files with an extension that conforms to `supertype`; of an unknown extension, a dynamic type.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    guard !filenameExtension.isEmpty else { return nil }
    let wanted = filenameExtension.lowercased()
    let found = UniformTypes.ordered.first { $0.extensions.contains(wanted) && $0.conforms(to: supertype) }
    self = found ?? UTType("dyn.\(wanted)", [wanted], [], [supertype.identifier])
  }
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard !mimeType.isEmpty else { return nil }
    let wanted = mimeType.lowercased()
    let found = UniformTypes.ordered.first { $0.mimeTypes.contains(wanted) && $0.conforms(to: supertype) }
    self = found ?? UTType("dyn.\(wanted)", [], [wanted], [supertype.identifier])
  }
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self = UTType(identifier) ?? UTType(identifier, [], [], [parentType?.identifier ?? "public.data"])
  }
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(importedAs: identifier, conformingTo: parentType)
  }

  public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
    UniformTypes.ordered.filter { type in
      let tags = tagClass == .mimeType ? type.mimeTypes : type.extensions
      return tags.contains(tag.lowercased()) && (supertype.map { type.conforms(to: $0) } ?? true)
    }
  }

  public var preferredFilenameExtension: String? { extensions.first }
  public var preferredMIMEType: String? { mimeTypes.first }
  public var localizedDescription: String? { extensions.first.map { "\($0.uppercased()) file" } }
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  public var isDeclared: Bool { UniformTypes.table[identifier] != nil }
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  public var description: String { identifier }
  public var tags: [UTTagClass: [String]] { [.filenameExtension: extensions, .mimeType: mimeTypes] }
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var waiting = parents
    while let name = waiting.popLast() {
      guard let type = UniformTypes.table[name], found.insert(type).inserted else { continue }
      waiting += type.parents
    }
    return found
  }

  /// Whether the type is `type`, or a kind of it.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }
  public func isSubtype(of type: UTType) -> Bool {
    identifier != type.identifier && (parents.contains(type.identifier) || supertypes.contains(type))
  }
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  public static func == (first: UTType, second: UTType) -> Bool { first.identifier == second.identifier }
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
  public init(from decoder: any Decoder) throws {
    let identifier = try decoder.singleValueContainer().decode(String.self)
    self.init(importedAs: identifier)
  }
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

/// What names a type beside its identifier.
///
/// Source: <https://developer.apple.com/documentation/uniformtypeidentifiers/uttagclass>
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
