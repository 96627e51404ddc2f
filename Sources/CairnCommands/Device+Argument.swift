internal import ArgumentParser
internal import UITraits

extension Device {
  /// The device that an argument names. Throws an error that says what else may have been meant.
  static func ofArgument(_ name: String) throws -> Device {
    if let found = named(name) { return found }
    let meant = suggestions(for: name).joined(separator: ", ")
    throw ValidationError(
      "There is no device '\(name)'. 'cairn devices' lists them"
        + (meant.isEmpty ? "." : "; perhaps one of these was meant: \(meant)."))
  }
}
