internal import UIKitCore

/// The words by which pages and devices speak of the same things.
enum PageWords {
  static let phases: [String: UITouch.Phase] = [
    "began": .began, "moved": .moved, "ended": .ended, "cancelled": .cancelled,
  ]
  static let modifiers: [String: UIKeyModifierFlags] = [
    "shift": .shift, "control": .control, "alternate": .alternate, "command": .command,
  ]
  static let orientations: [String: UIInterfaceOrientation] = [
    "portrait": .portrait, "landscapeLeft": .landscapeLeft, "landscapeRight": .landscapeRight,
    "portraitUpsideDown": .portraitUpsideDown,
  ]
  static let states: [String: UIApplication.State] = [
    "active": .active, "inactive": .inactive, "background": .background,
  ]
  static let styles: [String: UIUserInterfaceStyle] = ["light": .light, "dark": .dark]
  static let contrasts: [String: UIAccessibilityContrast] = ["normal": .normal, "high": .high]
  static let directions: [String: UITraitEnvironmentLayoutDirection] = [
    "leftToRight": .leftToRight, "rightToLeft": .rightToLeft,
  ]
  /// Whether the keys are hardware.
  static let keyboards = ["hardware": true, "screen": false]
  static let textSizes: [String: UIContentSizeCategory] = [
    "XS": .extraSmall, "S": .small, "M": .medium, "L": .large, "XL": .extraLarge, "XXL": .extraExtraLarge,
    "XXXL": .extraExtraExtraLarge, "AX1": .accessibilityMedium, "AX2": .accessibilityLarge,
    "AX3": .accessibilityExtraLarge, "AX4": .accessibilityExtraExtraLarge, "AX5": .accessibilityExtraExtraExtraLarge,
  ]

  /// The word for a thing.
  static func word<Thing: Equatable>(_ thing: Thing?, in words: [String: Thing]) -> String? {
    words.first { $0.value == thing }?.key
  }
}
