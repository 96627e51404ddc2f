internal import Foundation

/// What a program that crashed wrote to standard error, and the few lines of it that say why.
package struct CrashReport {
  /// All of it, with the backtrace.
  let text: String
  /// The paths of the project's own files: only their lines count.
  let sources: Set<String>

  package init(text: String, sources: Set<String>) {
    self.text = text
    self.sources = sources
  }

  /// Why the program ended, in its own words: `File.swift:12: Fatal error: Index out of range`.
  package var reason: String? {
    let lines = text.split(separator: "\n")
    if let line = lines.last(where: { $0.contains(": Fatal error") || $0.hasPrefix("Fatal error") }) {
      return String(line)
    }
    return lines.last { $0.hasPrefix("*** Program crashed: ") }.map {
      $0.dropFirst("*** Program crashed: ".count).replacing(" ***", with: "").description
    }
  }

  /// The project's own lines of the thread that crashed, innermost first: `method() at File.swift:12`.
  package var frames: [String] {
    var result: [String] = []
    for line in text.split(separator: "\n") {
      guard let match = line.wholeMatch(of: Self.frame) else { continue }
      guard sources.contains(String(match.path)) else { continue }
      let words = "\(match.function) at \(match.path.split(separator: "/").last ?? ""):\(match.line)"
      if result.last != words { result.append(words) }
    }
    return result
  }

  /// A line of a backtrace: number, kind, address, function, module and place.
  private static var frame: Regex<(Substring, function: Substring, path: Substring, line: Substring)> {
    /\s*\d+ (?:\[[^\]]*\] ?)*\s*0x[0-9a-f]+ (?<function>.+?)(?: \+ \d+)? in [^ ]+ at (?<path>\/.+?):(?<line>\d+)(?::\d+)?/
  }

  /// The few lines for a person.
  package func summary(of name: String, backtrace: String?) -> String {
    var lines = ["\(name) crashed: \(reason ?? "it gave no reason")"]
    lines += frames.prefix(5).map { "  in \($0)" }
    if let backtrace { lines.append("The backtrace is in \(backtrace).") }
    return lines.joined(separator: "\n")
  }

  /// Where the backtrace begins, which a person need not read.
  static let start = "*** Signal "
}
