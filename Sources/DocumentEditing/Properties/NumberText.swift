internal import Foundation

/// Numbers as Interface Builder writes them.
enum NumberText {
  /// Attributes that are whole numbers; the zero of all others is `0.0`.
  private static let whole: Set<String> = [
    "numberOfLines", "tag", "selectedSegmentIndex", "numberOfPages", "currentPage", "minuteInterval", "priority",
    "numberOfTapsRequired", "numberOfTouchesRequired", "minimumNumberOfTouches", "maximumNumberOfTouches",
  ]

  static func isWhole(_ name: String) -> Bool { whole.contains(name) || name.hasSuffix("Priority") }

  /// UIKIT: 17 significant digits, and zeros as `0.0` (4,700 of 4,703 `alpha`s of public documents).
  static func text(_ number: Double) -> String { number == 0 ? "0.0" : String(format: "%.17g", number) }

  static func text(_ number: Double, of name: String) -> String {
    isWhole(name) ? String(format: "%.0f", number) : text(number)
  }

  /// What an attribute's number may be; nil where every number will do.
  static func range(of name: String) -> ClosedRange<Double>? {
    // UIKit refuses constraints of priority 0.
    if name == "priority" { return 1...1000 }
    if name.hasSuffix("Priority") { return 0...1000 }
    switch name {
    case "alpha", "progress", "minimumScaleFactor": return 0...1
    case "numberOfLines", "numberOfPages", "currentPage": return 0...Double(Int32.max)
    default: return nil
    }
  }
}
