/// Where the compiler refuses a project's sources although all that it did not find stands in.
///
/// Nobody knows the types of a library whose sources are not on the machine: what stands in has values of any type, and
/// the compiler cannot always tell which. What it refuses is left out, in rounds: each finds what the one before hid.
public struct RefusedCode: Codable, Equatable, Sendable {
  /// A place that the compiler names, and why.
  public struct Place: Codable, Hashable, Sendable {
    /// Counted from 1.
    public let line: Int
    /// In the adapted line, which may have become longer than the original.
    public let column: Int
    public let message: String
  }

  /// By file, the places of each round.
  public private(set) var rounds: [String: [[Place]]] = [:]

  public init() {}

  public var isEmpty: Bool { rounds.isEmpty }

  /// The number of places.
  public var count: Int { rounds.values.reduce(0) { $0 + $1.reduce(0) { $0 + $1.count } } }

  /// With what the compiler wrote in one more round, in files or with words that have to do with what is absent.
  ///
  /// - Parameters:
  ///   - files: files that use what is absent.
  ///   - reached: files in which only members count that types do not have: a library may give them.
  ///   - names: what stands in, whose errors count in every file.
  public func adding(
    _ messages: String, in files: Set<String>, reaching reached: Set<String> = [], naming names: Set<String>
  ) -> RefusedCode {
    var found: [String: Set<Place>] = [:]
    let lines = messages.split(separator: "\n")
    for (index, line) in lines.enumerated() where line.contains("error: ") {
      guard let match = line.firstMatch(of: /^(\/.*?):(\d+):(\d+): error: (.*)$/), let number = Int(match.2),
        let column = Int(match.3)
      else { continue }
      let (file, message) = (String(match.1), String(match.4))
      guard
        files.contains(file) || reached.contains(file) && Self.isMember(message)
          || Self.words(message).contains(where: { $0.hasPrefix("Absent") || names.contains($0) })
          || Self.pointsToAbsent(lines[(index + 1)...])
      else { continue }
      found[file, default: []].insert(Place(line: number, column: column, message: message))
    }
    var result = self
    for (file, places) in found {
      result.rounds[file, default: []].append(places.sorted { ($0.line, $0.column) < ($1.line, $1.column) })
    }
    return result
  }

  /// Without what is known of files that have changed since.
  public func keeping(_ isCurrent: (_ file: String) -> Bool) -> RefusedCode {
    var result = self
    result.rounds = rounds.filter { isCurrent($0.key) }
    return result
  }

  /// Whether a message is about a member that a type lacks, or that is another one than the library's.
  private static func isMember(_ message: String) -> Bool {
    ["has no member", "is inaccessible due to", "cannot call value of non-function type"].contains {
      message.contains($0)
    }
  }

  /// Whether a note of the error before the lines names what a value of an absent type is declared with.
  private static func pointsToAbsent(_ lines: ArraySlice<Substring>) -> Bool {
    for line in lines {
      if line.hasPrefix("/"), line.contains(": error: ") { return false }
      if line.hasPrefix("/"), line.contains("/AbsentValue.swift:"), line.contains(": note: ") { return true }
    }
    return false
  }

  private static func words(_ message: String) -> [String] {
    message.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }
}
