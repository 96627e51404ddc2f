internal import Foundation
internal import SourceAdapter

/// What the compiler said of a project in former attempts, for the next one.
struct CompilerLessons: Codable {
  var unknown = UnknownNames()
  var refused = RefusedCode()
  /// Modules of libraries whose sources do not compile for Linux: they are absent.
  var libraries: Set<String> = []
  /// Files of tests that do not compile for Linux, by their paths: the others run without them.
  var tests: Set<String> = []

  /// All of it, to tell two apart.
  var description: String {
    let places = refused.rounds.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.map { $0.map(\.line) })" }
    return ([unknown.description, libraries.sorted().joined(separator: " ")] + tests.sorted() + places)
      .joined(separator: "\n")
  }
}

/// Keeps beside a generated package what the compiler said of it, so that the next build begins with the stand-ins.
struct CompilerLessonsFile {
  private struct Record: Codable {
    var lessons: CompilerLessons
    /// What the files were of which places are refused.
    var digests: [String: String]
    /// The modules that there were.
    var modules: [String]
  }

  private let file: URL
  private let modules: [String]

  /// - Parameters:
  ///   - folder: the generated package.
  ///   - modules: those that the project has now.
  init(folder: URL, modules: [String] = []) {
    file = folder.appendingPathComponent(".cairn-lessons.json")
    self.modules = modules.sorted()
  }

  /// Nothing at first, and after the tool has become another one: it may know what the former did not. The same after
  /// libraries have come or gone, whose names were not found. Places of a file hold until it changes.
  var lessons: CompilerLessons {
    guard let data = try? Data(contentsOf: file), !isOlderThanTool,
      var record = try? JSONDecoder().decode(Record.self, from: data), record.modules == modules
    else { return CompilerLessons() }
    func isCurrent(_ path: String) -> Bool { Self.digest(path) == record.digests[path] }
    record.lessons.refused = record.lessons.refused.keeping(isCurrent)
    record.lessons.tests = record.lessons.tests.filter(isCurrent)
    return record.lessons
  }

  private var isOlderThanTool: Bool {
    func modified(_ url: URL) -> Date? {
      (try? FileManager.default.attributesOfItem(atPath: url.path))?[.modificationDate] as? Date
    }
    guard let tool = Bundle.main.executableURL.flatMap(modified), let written = modified(file) else { return false }
    return written < tool
  }

  private static func digest(_ path: String) -> String? {
    (try? String(contentsOfFile: path, encoding: .utf8)).map { StableHash.text($0) }
  }

  func write(_ lessons: CompilerLessons) throws {
    let digests = lessons.tests.union(lessons.refused.rounds.keys).reduce(into: [:]) { $0[$1] = Self.digest($1) }
    try JSONEncoder().encode(Record(lessons: lessons, digests: digests, modules: modules)).write(
      to: file, options: .atomic)
  }
}
