internal import Foundation

/// Reads which sources a library says to have in its `podspec`: projects of examples use such libraries where they lie.
enum PodspecReader {
  /// The library's module; nil when the file does not say which sources it has.
  ///
  /// - Parameter file: the `podspec`. It is a program in Ruby; literals alone are understood.
  static func module(_ name: String, _ file: URL) -> Project.Module? {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    let folder = file.deletingLastPathComponent()
    let sources = patterns(of: "source_files", in: text)
    guard !sources.isEmpty else { return nil }
    let left = patterns(of: "exclude_files", in: text)
    let resources = patterns(of: "resources", in: text) + patterns(of: "resource_bundles", in: text)
    let files = FolderReader.files(below: folder)
    func matching(_ patterns: [String]) -> [URL] {
      files.filter { file in
        let path = String(file.path.dropFirst(folder.path.count).drop { $0 == "/" })
        return patterns.contains { matches(path, $0) } && !left.contains { matches(path, $0) }
      }
    }
    var module = Project.Module(name: name, kind: .library)
    module.sources = matching(sources).filter { $0.pathExtension == "swift" }
    guard !module.sources.isEmpty else { return nil }
    module.resources = FolderReader.resources(in: matching(resources))
    let version = text.firstMatch(of: /\.swift_versions?\s*=\s*\[?\s*['"]([0-9.]+)/)
    module.swiftVersion = version.map { String($0.1) }
    return module
  }

  /// What a folder has of such files.
  static func files(in folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".podspec") }.sorted().map(folder.appendingPathComponent)
  }

  /// The module of a library: as it says, or its name with what no identifier may have replaced, as CocoaPods does.
  static func moduleName(of file: URL) -> String {
    if let text = try? String(contentsOf: file, encoding: .utf8), let name = patterns(of: "module_name", in: text).first
    {
      return name
    }
    return String(file.deletingPathExtension().lastPathComponent.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  /// The strings that a setting lists, those of subspecs included, with braces spelled out.
  static func patterns(of setting: String, in text: String) -> [String] {
    var result: [String] = []
    // A list goes on in the next line after a comma.
    let lines = text.replacing(/,\s*\n/, with: ", ").split(whereSeparator: \.isNewline)
    for line in lines
    where line.contains(try! Regex("\\.\(setting)\\s*=")) && !line.drop(while: \.isWhitespace).hasPrefix("#") {
      let value = line.split(separator: "=", maxSplits: 1).last ?? ""
      for match in value.matches(of: /['"]([^'"]+)['"]/) { result += alternatives(String(match.1)) }
    }
    return result
  }

  /// `*.{h,swift}` as `*.h` and `*.swift`.
  private static func alternatives(_ pattern: String) -> [String] {
    guard let match = pattern.firstMatch(of: /\{([^{}]*)\}/) else { return [pattern] }
    return match.1.split(separator: ",").flatMap { part in
      alternatives(pattern.replacingCharacters(in: match.range, with: part.trimmingCharacters(in: .whitespaces)))
    }
  }

  /// Whether a path is one of those that a pattern of the shell means; a folder means what is in it.
  static func matches(_ path: String, _ pattern: String) -> Bool {
    // Where `**` was tried in vain: patterns with many of them would try each place again and again.
    var tried: Set<[Int]> = []
    func part(_ names: ArraySlice<Substring>, _ patterns: ArraySlice<Substring>) -> Bool {
      guard let first = patterns.first else { return names.isEmpty }
      if first == "**" {
        guard tried.insert([names.startIndex, patterns.startIndex]).inserted else { return false }
        return part(names, patterns.dropFirst()) || !names.isEmpty && part(names.dropFirst(), patterns)
      }
      guard let name = names.first, fits(name, first) else { return false }
      if patterns.count == 1, names.count == 2, !first.contains(where: { $0 == "*" || $0 == "." }) { return true }
      return part(names.dropFirst(), patterns.dropFirst())
    }
    return part(path.split(separator: "/")[...], pattern.split(separator: "/")[...])
  }

  private static func fits(_ name: Substring, _ pattern: Substring) -> Bool {
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard parts.count > 1, let head = parts.first, let tail = parts.last else { return name == pattern }
    guard name.hasPrefix(head) else { return false }
    var rest = name.dropFirst(head.count)
    for middle in parts.dropFirst().dropLast() where !middle.isEmpty {
      guard let found = rest.firstRange(of: middle) else { return false }
      rest = rest[found.upperBound...]
    }
    return rest.hasSuffix(tail)
  }
}
