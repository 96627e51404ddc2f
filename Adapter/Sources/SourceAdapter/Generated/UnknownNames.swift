/// What the compiler did not find in a module: as a rule names of a library whose sources are not on the machine.
///
/// Nobody says which names such a library declares. The compiler does, one attempt later.
public struct UnknownNames: Codable, Equatable, Sendable {
  /// Types, and what is called as they are.
  public private(set) var types: Set<String> = []
  /// What types that are known do not have, by the type: libraries add members to UIKit's.
  public private(set) var members: [String: Set<String>] = [:]
  /// What is asked of types themselves, by the type.
  public private(set) var statics: [String: Set<String>] = [:]

  public init() {}

  /// Reads what the compiler wrote.
  public init(messages: String) {
    let lines = messages.split(separator: "\n")
    for line in lines where line.contains("error: ") {
      if let match = line.firstMatch(of: /error: cannot find (?:type )?'([A-Z]\w+)' in scope/) {
        // A name of the runtime's, which a file without its import does not see.
        if match.1 != "Selector" { types.insert(String(match.1)) }
      } else if let match = line.firstMatch(of: /error: value of type '([A-Z]\w+)' has no member '(\w+)'/),
        !["AnyObject", "Any", "Self"].contains(match.1)
      {
        members[String(match.1), default: []].insert(String(match.2))
      } else if let match = line.firstMatch(of: /error: type '([A-Z]\w+)' has no member '(\w+)'/) {
        statics[String(match.1), default: []].insert(String(match.2))
      }
    }
    readHidden(lines)
  }

  /// A library's member whose name one of UIKit's own has that nobody else sees: the compiler finds that one, and misses
  /// in its type what the library's has. The note says where it stands; a file is named after its type.
  private mutating func readHidden(_ lines: [Substring]) {
    for (index, line) in lines.enumerated() {
      guard line.contains("/Sources/UIKitCore/"),
        let match = line.firstMatch(of: /\/([A-Z]\w*)(?:\+\w+)?\.swift:\d+:\d+: note: '(\w+)' declared here/),
        lines[..<index].suffix(8).contains(where: { $0.contains("error: '\(match.2)' is inaccessible due to") })
      else { continue }
      members[String(match.1), default: []].insert(String(match.2))
      for shown in lines[index...].dropFirst().prefix(4) {
        if let type = shown.firstMatch(of: /var (\w+)(?:: | = )([A-Z]\w*)/), type.1 == match.2 {
          members[String(type.2)] = nil
        }
      }
    }
  }

  public var isEmpty: Bool { types.isEmpty && members.isEmpty && statics.isEmpty }

  /// All names, for a message.
  public var description: String {
    (types.sorted()
      + (members.sorted { $0.key < $1.key } + statics.sorted { $0.key < $1.key })
      .flatMap { type, names in names.sorted().map { "\(type).\($0)" } })
      .joined(separator: ", ")
  }

  public func union(_ other: UnknownNames) -> UnknownNames {
    var result = self
    result.types.formUnion(other.types)
    result.members.merge(other.members) { $0.union($1) }
    result.statics.merge(other.statics) { $0.union($1) }
    return result
  }

  /// The names without what is asked of some types.
  public func withoutMembers(of types: Set<String>) -> UnknownNames {
    var result = self
    result.members = members.filter { !types.contains($0.key) }
    result.statics = statics.filter { !types.contains($0.key) }
    return result
  }

  /// The names without what is asked of objects of a type where the condition does not hold.
  func filteringMembers(_ isKept: (_ type: String, _ member: String) -> Bool) -> UnknownNames {
    var result = self
    for (type, names) in members { result.members[type] = names.filter { isKept(type, $0) } }
    result.members = result.members.filter { !$0.value.isEmpty }
    return result
  }

  public func subtracting(_ other: UnknownNames) -> UnknownNames {
    var result = self
    result.types.subtract(other.types)
    for (type, names) in other.members { result.members[type]?.subtract(names) }
    for (type, names) in other.statics { result.statics[type]?.subtract(names) }
    result.members = result.members.filter { !$0.value.isEmpty }
    result.statics = result.statics.filter { !$0.value.isEmpty }
    return result
  }
}
