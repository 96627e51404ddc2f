public import Foundation

extension NumberFormatter {
  /// Of which system a formatter behaves: there is only the present one.
  ///
  /// Source: <https://developer.apple.com/documentation/foundation/numberformatter/behavior>
  public enum Behavior: UInt, Sendable {
    case `default` = 0
    case behavior10_0 = 1000
    case behavior10_4 = 1040
  }

  /// What is set has no effect. Default: `behavior10_4`.
  public var formatterBehavior: Behavior {
    get { .behavior10_4 }
    set {}
  }
}

extension DateFormatter {
  /// Of which system a formatter behaves: there is only the present one.
  ///
  /// Source: <https://developer.apple.com/documentation/foundation/dateformatter/behavior>
  public enum Behavior: UInt, Sendable {
    case `default` = 0
    case behavior10_0 = 1000
    case behavior10_4 = 1040
  }

  /// What is set has no effect. Default: `behavior10_4`.
  public var formatterBehavior: Behavior {
    get { .behavior10_4 }
    set {}
  }
}
