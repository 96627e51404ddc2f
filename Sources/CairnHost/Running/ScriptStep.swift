internal import Foundation
internal import CoreGraphics

/// A step of a script that drives an application.
enum ScriptStep: Equatable {
  /// What is called so, or a point of the window.
  enum Place: Equatable {
    case named(String)
    case point(CGPoint)
  }

  case tap(Place)
  case press(Place)
  case drag(Place, Place)
  case type(String)
  /// Across an element, or across the middle of the window.
  case swipe(String, Place?)
  /// Whether something has to be called so, or must not.
  case expect(String, Bool)
  case back
  case rotate(Bool)
  case wait(TimeInterval)
  case snapshot(String)
  case tree
  /// What a finger reaches, by name.
  case names

  struct Mistake: Error, CustomStringConvertible {
    let description: String
  }

  /// The steps of a text, one a line or separated by semicolons; lines that begin with `#` are comments.
  static func parse(_ text: String) throws -> [ScriptStep] {
    try places(in: text).map { place in
      guard let step = step(place.words) else {
        throw Mistake(description: "line \(place.line): unknown step: \(place.words)")
      }
      return step
    }
  }

  /// The words of each step, and the line that they stand in.
  static func places(in text: String) -> [(line: Int, words: String)] {
    var places: [(line: Int, words: String)] = []
    for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      if line.trimmingCharacters(in: .whitespaces).hasPrefix("#") { continue }
      places += pieces(of: line).map { (number + 1, $0) }
    }
    return places
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
    let unquoted = Self.unquoted(argument)
    switch words[0] {
    case "tap": return place(argument).map { .tap($0) }
    case "press": return place(argument).map { .press($0) }
    case "drag":
      let ends = ends(of: argument).map(place)
      guard ends.count == 2, let start = ends[0], let end = ends[1] else { return nil }
      return .drag(start, end)
    case "type": return .type(unquoted.replacing("\\n", with: "\n"))
    case "swipe":
      let parts = argument.split(separator: " ", maxSplits: 1).map(String.init)
      guard let direction = parts.first, ["up", "down", "left", "right"].contains(direction) else { return nil }
      if parts.count == 1 { return .swipe(direction, nil) }
      return place(parts[1]).map { .swipe(direction, $0) }
    case "expect":
      let isAbsent = argument.hasPrefix("no ")
      let name = Self.unquoted(isAbsent ? String(argument.dropFirst(3)) : argument)
      return name.isEmpty ? nil : .expect(name, !isAbsent)
    case "back": return .back
    case "rotate": return argument == "landscape" ? .rotate(true) : argument == "portrait" ? .rotate(false) : nil
    case "wait": return Double(argument).flatMap { $0 >= 0 && $0 <= 3600 ? .wait($0) : nil }
    case "snapshot": return unquoted.isEmpty || unquoted.contains("/") ? nil : .snapshot(unquoted)
    case "tree": return .tree
    case "names": return .names
    default: return nil
    }
  }

  /// What stands before and behind `to`, which in quotes is a part of a name.
  private static func ends(of text: String) -> [String] {
    var pieces: [String] = []
    var isQuoted = false
    for piece in text.components(separatedBy: " to ") {
      if isQuoted { pieces[pieces.count - 1] += " to " + piece } else { pieces.append(piece) }
      if piece.count(where: { $0 == "\"" }) % 2 == 1 { isQuoted.toggle() }
    }
    return pieces
  }

  /// `"Label"`, or `100,200`.
  private static func place(_ text: String) -> Place? {
    let text = text.trimmingCharacters(in: .whitespaces)
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }.filter(\.isFinite)
    if parts.count == 2, numbers.count == 2, !text.hasPrefix("\"") {
      return .point(CGPoint(x: numbers[0], y: numbers[1]))
    }
    let name = unquoted(text)
    return name.isEmpty ? nil : .named(name)
  }

  private static func unquoted(_ text: String) -> String {
    text.count >= 2 && text.hasPrefix("\"") && text.hasSuffix("\"") ? String(text.dropFirst().dropLast()) : text
  }
}
