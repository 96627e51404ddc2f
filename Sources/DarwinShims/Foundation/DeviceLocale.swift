/// The language and region of the device that a program is written for.
///
/// Foundation on Linux knows one locale only, `en_001`, whose currency is unknown ("¤") and whose week begins on Monday;
/// a device has the one that its owner chose, and Apple's simulators `en_US`. The adapter writes these members in the
/// place of `Locale.current` and of formatters without a locale.
///
/// The environment's `CAIRN_LOCALE` names another one.
package enum DeviceLocale {
  package static var identifier: String {
    let chosen = ProcessInfo.processInfo.environment["CAIRN_LOCALE"] ?? ""
    return chosen.isEmpty ? "en_US" : chosen
  }
}

extension Locale {
  /// What `Locale.current` is on the device.
  public static var _device: Locale { Locale(identifier: DeviceLocale.identifier) }

  /// What `Locale.preferredLanguages` is on the device.
  public static var _devicePreferredLanguages: [String] { [DeviceLocale.identifier.replacing("_", with: "-")] }
}

extension Calendar {
  /// What `Calendar.current` is on the device.
  public static var _device: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = ._device
    calendar.timeZone = .current
    return calendar
  }
}

extension NumberFormatter {
  /// A formatter as the device makes it.
  public static func _device() -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = ._device
    return formatter
  }
}

extension NumberFormatter {
  /// What `NumberFormatter.localizedString(from:number:)` gives on the device.
  public static func _deviceString(from number: NSNumber, number style: Style) -> String {
    let formatter = _device()
    formatter.numberStyle = style
    return formatter.string(from: number) ?? ""
  }
}

extension DateFormatter {
  /// What `DateFormatter.localizedString(from:dateStyle:timeStyle:)` gives on the device.
  public static func _deviceString(from date: Date, dateStyle: Style, timeStyle: Style) -> String {
    let formatter = _device()
    formatter.dateStyle = dateStyle
    formatter.timeStyle = timeStyle
    return formatter.string(from: date)
  }

  /// A formatter as the device makes it.
  public static func _device() -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = ._device
    return formatter
  }
}
