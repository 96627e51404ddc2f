public import Foundation

/// What can be chosen in a calendar. An abstract class.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicalendarselection>
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
  weak var view: UICalendarView?

  override init() { super.init() }

  /// Asks the delegate anew which days can be chosen.
  open func updateSelectableDates() { view?.selectionDidChange() }

  // What the calendar asks and tells.
  func contains(_ day: DateComponents, calendar: Calendar) -> Bool { false }
  func allows(_ day: DateComponents, calendar: Calendar) -> Bool { true }
  func choose(_ day: DateComponents, calendar: Calendar) {}

  /// Whether both are the same day of the calendar.
  static func isSame(_ first: DateComponents, _ second: DateComponents, _ calendar: Calendar) -> Bool {
    guard let one = calendar.date(from: first), let other = calendar.date(from: second) else { return first == second }
    return calendar.isDate(one, inSameDayAs: other)
  }
}
