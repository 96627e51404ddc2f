internal import Foundation
internal import CoreGraphics

/// A step of a script that drives an application.
enum ScriptStep: Equatable {
  case tap(String)
  case tapPoint(CGPoint)
  case type(String)
  case swipe(String)
  case back
  case rotate(Bool)
  case wait(TimeInterval)
  case snapshot(String)
  case tree

  struct Mistake: Error, CustomStringConvertible {
    let description: String
  }

  /// The steps of a text, one a line or separated by semicolons; lines that begin with `#` are comments.
  static func parse(_ text: String) throws -> [ScriptStep] {
    var steps: [ScriptStep] = []
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.trimmingCharacters(in: .whitespaces).hasPrefix("#") { continue }
      for part in pieces(of: line) {
        guard let step = step(part) else { throw Mistake(description: "line \(number + 1): unknown step: \(part)") }
        steps.append(step)
      }
    }
    return steps
  }

  /// Semicolons inside quotes separate nothing.
  private static func pieces(of line: Substring) -> [String] {
    var result: [String] = []
    var current = ""
    var isQuoted = false
    for character in line {
      if character == "\"" { isQuoted.toggle() }
      if character == ";" && !isQuoted {
        result.append(current)
        current = ""
      } else {
        current.append(character)
      }
    }
    return (result + [current]).map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  private static func step(_ text: String) -> ScriptStep? {
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    let argument = words.count > 1 ? words[1].trimmingCharacters(in: .whitespaces) : ""
    let unquoted =
      argument.count >= 2 && argument.hasPrefix("\"") && argument.hasSuffix("\"")
      ? String(argument.dropFirst().dropLast()) : argument
    switch words[0] {
    case "tap":
      let numbers = argument.split(separator: ",").compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
      if numbers.count == 2, !argument.hasPrefix("\"") { return .tapPoint(CGPoint(x: numbers[0], y: numbers[1])) }
      return unquoted.isEmpty ? nil : .tap(unquoted)
    case "type": return .type(unquoted.replacing("\\n", with: "\n"))
    case "swipe": return ["up", "down", "left", "right"].contains(argument) ? .swipe(argument) : nil
    case "back": return .back
    case "rotate": return argument == "landscape" ? .rotate(true) : argument == "portrait" ? .rotate(false) : nil
    case "wait": return Double(argument).flatMap { $0 >= 0 && $0 <= 3600 ? .wait($0) : nil }
    case "snapshot": return unquoted.isEmpty || unquoted.contains("/") ? nil : .snapshot(unquoted)
    case "tree": return .tree
    default: return nil
    }
  }
}
