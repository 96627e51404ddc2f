internal import DarwinShims
package import Foundation

/// What a device's own settings add to the defaults of every application: its languages and its region.
///
/// UIKIT: programs read them from the standard defaults by the keys `AppleLanguages` and `AppleLocale`, and take them for
/// given (developer.apple.com/library/archive/qa/qa1391).
package enum DeviceDefaults {
  /// Adds them beneath what the program and its arguments set.
  package static func register(in defaults: UserDefaults) {
    let stated = UserLanguages.inOrder.first ?? "en"
    let languages = stated == "en" ? Locale._devicePreferredLanguages : UserLanguages.inOrder
    defaults.register(defaults: ["AppleLanguages": languages, "AppleLocale": Locale._device.identifier])
  }
}
