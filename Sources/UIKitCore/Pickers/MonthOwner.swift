internal import Foundation

/// Whose month a `MonthView` shows: what the days are, and what choosing one does.
@MainActor
protocol MonthOwner: UIView {
  var monthCalendar: Calendar { get }
  /// A moment in the month that is shown first.
  var firstMonth: Date { get }
  var monthLimits: (Date?, Date?) { get }
  var monthIsEnabled: Bool { get }
  var monthDesign: UIFontDescriptor.SystemDesign { get }
  var hasRoomForDecorations: Bool { get }
  func monthTitle(_ date: Date) -> String
  func isChosen(_ day: DateInterval) -> Bool
  func allows(_ day: DateInterval) -> Bool
  func choose(_ day: DateInterval)
  /// What stands beneath the day, as large as it is shown.
  func decoration(of day: DateInterval) -> UIView?
  /// A person has turned to another month.
  func monthDidChange(from previous: Date)
}

extension MonthOwner {
  var monthDesign: UIFontDescriptor.SystemDesign { .default }
  var hasRoomForDecorations: Bool { false }
  func decoration(of day: DateInterval) -> UIView? { nil }
  func monthDidChange(from previous: Date) {}
}
