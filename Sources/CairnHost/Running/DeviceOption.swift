internal import UITraits

/// The device that a command line names.
enum DeviceOption {
  /// What is wrong with a name; nil where the device table has it.
  static func mistake(in name: String) -> String? {
    guard Device.named(name) == nil else { return nil }
    let meant = Device.suggestions(for: name).joined(separator: ", ")
    return "there is no device '\(name)'" + (meant.isEmpty ? "" : "; perhaps one of these was meant: \(meant)")
  }
}
