internal import Foundation

/// A text whose words depend on numbers that it is formatted with.
///
/// Source: <https://developer.apple.com/documentation/xcode/localizing-strings-that-contain-plurals> and the format of
/// `.stringsdict` files in the archive, Internationalization and Localization Guide, Appendix C.
struct PluralFormat: Equatable {
  /// `%#@files@` in the format.
  struct Variable: Equatable {
    /// What the number is written as: `d`, `lld`, `@`.
    var specifier: String
    /// Which argument the variable is about, from 1; nil for the one whose turn it is.
    var argument: Int?
    var forms: [PluralCategory: String]

    func form(for number: Double, in language: String) -> String {
      // UIKIT: a text for zero is taken for no things in every language (Apple's page on the format of `.stringsdict`
      // files).
      if number == 0, let none = forms[.zero] { return none }
      return forms[PluralCategory.of(number, in: language)] ?? forms[.other] ?? ""
    }
  }

  var format: String
  var variables: [String: Variable]
  var language: String

  /// The format as it is for most numbers, which formats that know nothing of the variables can do with.
  var plain: String { Expansion(self, arguments: nil).text(of: format, about: nil) }

  func text(_ arguments: [any CVarArg], locale: Locale?) -> String {
    Expansion(self, arguments: arguments, locale: locale).text(of: format, about: nil)
  }
}

/// Writes a format piece by piece.
private final class Expansion {
  private let plural: PluralFormat
  private let arguments: [any CVarArg]?
  private let locale: Locale?
  private var next = 0

  init(_ plural: PluralFormat, arguments: [any CVarArg]?, locale: Locale? = nil) {
    (self.plural, self.arguments, self.locale) = (plural, arguments, locale)
  }

  // `%`, a position, `#@name@` or flags, width, precision, length and conversion; `%arg` in string catalogues.
  nonisolated(unsafe) private static let pattern =
    /%(?:(?<position>\d+)\$)?(?:#@(?<name>[^@]+)@|(?<arg>arg)|(?<spec>[-+ #0']*\d*(?:\.\d+)?(?:hh|h|ll|l|q|L|z|t|j)?[@a-zA-Z%]))/

  /// - Parameter about: the argument that numbers without a position are, inside a variable, and how it is written.
  func text(of format: String, about: (argument: Int, specifier: String)?, depth: Int = 0) -> String {
    var result = ""
    var rest = format[...]
    while let match = rest.firstMatch(of: Self.pattern) {
      result += rest[..<match.range.lowerBound]
      rest = rest[match.range.upperBound...]
      let position = match.output.position.flatMap { Int($0) }
      if let name = match.output.name {
        result += variable(String(name), position, about, depth) ?? String(match.output.0)
      } else if match.output.arg != nil {
        result += write("%" + (about?.specifier ?? "@"), position.map { $0 - 1 } ?? about?.argument ?? take())
      } else if let spec = match.output.spec {
        if spec == "%" {
          result += arguments == nil ? "%%" : "%"
          continue
        }
        result += write("%" + spec, position.map { $0 - 1 } ?? about?.argument ?? take())
      }
    }
    return result + rest
  }

  private func take() -> Int {
    defer { next += 1 }
    return next
  }

  private func variable(_ name: String, _ position: Int?, _ about: (argument: Int, specifier: String)?, _ depth: Int)
    -> String?
  {
    guard let variable = plural.variables[name], depth < 8 else { return nil }
    let argument = position.map { $0 - 1 } ?? variable.argument.map { $0 - 1 } ?? about?.argument ?? take()
    guard let arguments else {
      let form = variable.forms[.other] ?? ""
      return text(of: form, about: (argument, variable.specifier), depth: depth + 1)
    }
    let number = arguments.indices.contains(argument) ? Self.number(arguments[argument]) : 0
    let form = variable.form(for: number, in: plural.language)
    return text(of: form, about: (argument, variable.specifier), depth: depth + 1)
  }

  private func write(_ specifier: String, _ argument: Int) -> String {
    guard let arguments else { return "%\(argument + 1)$" + specifier.dropFirst() }
    guard arguments.indices.contains(argument) else { return "" }
    return String(format: specifier, locale: locale, arguments: [arguments[argument]])
  }

  private static func number(_ value: any CVarArg) -> Double {
    switch value {
    case let value as any BinaryInteger: Double(value)
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as NSNumber: value.doubleValue
    default: 0
    }
  }
}
