internal import UISystemMetrics
internal import UITextLayout

extension SystemMetrics {
  /// The font measures of the system.
  var fontEra: MetricsEra {
    switch system {
    case ..<9: .helveticaNeue
    case 9: .sanFranciscoFirst
    case 10: .sanFranciscoSecond
    case 11...13: .sanFrancisco
    default: .sanFranciscoTight
    }
  }

  /// Whether labels keep a word from standing alone in the last line.
  var hasLineBreakStrategies: Bool { system >= 13 }
}
