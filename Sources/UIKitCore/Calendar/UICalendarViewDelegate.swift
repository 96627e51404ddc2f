public import Foundation

/// Decorates the days of a calendar.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicalendarviewdelegate>
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: NSObjectProtocol {
  /// What stands beneath a day; nil for nothing.
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration?
  /// A person has turned to another month.
  func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
  public func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? { nil }
  public func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}
