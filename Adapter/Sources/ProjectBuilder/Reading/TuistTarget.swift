internal import Foundation

/// What the arguments of `.target(…)` say where a target is written down: in a manifest, or in a helper that it calls.
struct TuistTarget {
  let name: String
  let isApplication: Bool
  let sources: [String]
  let resources: [String]
  let infoPlist: String?
  let text: String

  /// The targets of a manifest; where it has none, those of the helper that makes its project.
  static func written(in manifest: String, helpers: () -> [String]) -> [TuistTarget] {
    let constants = constants(of: manifest)
    let own = targets(in: manifest, constants)
    guard own.isEmpty, let call = manifest.firstMatch(of: /\bProject\.(\w+)\(/) else { return own }
    let arguments = arguments(of: manifest[call.range.lowerBound...], constants)
    for helper in helpers() {
      guard let function = helper.matches(of: /\bfunc (\w+)\(/).first(where: { $0.1 == call.1 }) else { continue }
      let rest = helper[function.range.lowerBound...]
      let body = rest[..<(closing(rest, "{", "}") ?? rest.endIndex)]
      let defaults = defaults(of: rest)
      let found = targets(
        in: String(body), Self.constants(of: helper).merging(defaults) { $1 }.merging(arguments) { $1 })
      if !found.isEmpty { return found }
    }
    return []
  }

  private static func targets(in text: String, _ constants: [String: String]) -> [TuistTarget] {
    text.matches(of: /(?:\.target|\bTarget|\.make)\(\s*name:\s*("[^"\\]+"|\w+)/).compactMap { match in
      let rest = text[match.range.lowerBound...]
      guard let name = value(match.1, constants), let end = closing(rest, "(", ")") else { return nil }
      let call = rest[..<end]
      let product = call.firstMatch(of: /product:\s*(\.?\w+)/).flatMap { value($0.1, constants) } ?? "framework"
      guard ["app", "framework", "staticFramework", "staticLibrary", "dynamicLibrary"].contains(product) else {
        return nil
      }
      let plist = call.firstMatch(of: /infoPlist:\s*(?:\.file\(path:\s*)?(?:Path\(\s*)?"([^"]+)"/).map { String($0.1) }
      let sources = globs("sources", call)
      guard !sources.isEmpty else { return nil }
      return TuistTarget(
        name: name, isApplication: product == "app", sources: sources, resources: globs("resources", call),
        infoPlist: plist, text: String(call))
    }
  }

  // MARK: Values

  /// What a literal, a case (`.app`) or a name stands for; nil for a name that nothing says.
  private static func value(_ text: Substring, _ constants: [String: String]) -> String? {
    if text.hasPrefix("\"") { return String(text.dropFirst().dropLast()) }
    return text.hasPrefix(".") ? String(text.dropFirst()) : constants[String(text)]
  }

  /// `let appName = "Notes"`.
  private static func constants(of text: String) -> [String: String] {
    text.matches(of: /\blet (\w+)(?:\s*:\s*String)?\s*=\s*"([^"\\]*)"/).reduce(into: [:]) {
      $0[String($1.1)] = String($1.2)
    }
  }

  /// The arguments of the call that a text begins with, as far as they are plain.
  private static func arguments(of text: Substring, _ constants: [String: String]) -> [String: String] {
    let call = text[..<(closing(text, "(", ")") ?? text.endIndex)]
    return call.matches(of: /(\w+):\s*("[^"\\]*"|\.?\w+)\s*(?:,|\n|$)/).reduce(into: [:]) {
      $0[String($1.1)] = value($1.2, constants)
    }
  }

  /// The default values of the parameters of the function that a text begins with.
  private static func defaults(of text: Substring) -> [String: String] {
    let head = text[..<(closing(text, "(", ")") ?? text.endIndex)]
    return head.matches(of: /(\w+):\s*\w+\s*=\s*("[^"\\]*"|\.\w+)/).reduce(into: [:]) {
      $0[String($1.1)] = value($1.2, [:])
    }
  }

  /// The end of what the first opening mark of a text begins.
  private static func closing(_ text: Substring, _ opening: Character, _ closing: Character) -> Substring.Index? {
    var depth = 0
    for index in text.indices {
      if text[index] == opening { depth += 1 }
      if text[index] == closing, depth > 0 {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }

  /// The texts of an argument: `sources: ["App/Sources/**"]`.
  private static func globs(_ label: String, _ call: Substring) -> [String] {
    guard let start = call.firstRange(of: "\(label):")?.upperBound else { return [] }
    let rest = call[start...].drop(while: \.isWhitespace)
    let end: Substring.Index
    if rest.first == "\"" {
      end = rest.firstIndex(of: "\n") ?? rest.endIndex
    } else if rest.first == "[" {
      end = rest.firstIndex(of: "]") ?? rest.endIndex
    } else {
      return []
    }
    return rest[..<end].matches(of: /"([^"\\]+)"/).map { String($0.1) }
  }
}
