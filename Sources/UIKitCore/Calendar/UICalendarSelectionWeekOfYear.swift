public import Foundation

/// A week of a calendar is chosen, or none.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicalendarselectionweekofyear>
@preconcurrency @MainActor
open class UICalendarSelectionWeekOfYear: UICalendarSelection {
  open weak var delegate: (any UICalendarSelectionWeekOfYearDelegate)? {
    didSet { delegate = SubclassMethods.completed(delegate) }
  }
  /// The week as `yearForWeekOfYear` and `weekOfYear`. Default: nil. Setting it does not tell the delegate.
  open var selectedWeekOfYear: DateComponents? { didSet { view?.selectionDidChange() } }

  public init(delegate: (any UICalendarSelectionWeekOfYearDelegate)?) {
    super.init()
    self.delegate = SubclassMethods.completed(delegate)
  }

  open func setSelectedWeekOfYear(_ weekOfYear: DateComponents?, animated: Bool) { selectedWeekOfYear = weekOfYear }

  private func week(of day: DateComponents, _ calendar: Calendar) -> DateComponents? {
    calendar.date(from: day).map {
      calendar.dateComponents([.calendar, .yearForWeekOfYear, .weekOfYear], from: $0)
    }
  }
  override func contains(_ day: DateComponents, calendar: Calendar) -> Bool {
    guard let selectedWeekOfYear, let week = week(of: day, calendar) else { return false }
    return week.weekOfYear == selectedWeekOfYear.weekOfYear
      && week.yearForWeekOfYear == selectedWeekOfYear.yearForWeekOfYear ?? selectedWeekOfYear.year
  }
  override func allows(_ day: DateComponents, calendar: Calendar) -> Bool {
    guard let week = week(of: day, calendar) else { return false }
    return delegate?.weekOfYearSelection(self, canSelectWeekOfYear: week) ?? true
  }
  override func choose(_ day: DateComponents, calendar: Calendar) {
    let chosen = contains(day, calendar: calendar) ? nil : week(of: day, calendar)
    guard delegate?.weekOfYearSelection(self, canSelectWeekOfYear: chosen) ?? true else { return }
    selectedWeekOfYear = chosen
    delegate?.weekOfYearSelection(self, didSelectWeekOfYear: chosen)
  }
}

/// Decides which week can be chosen, and hears of the choice.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicalendarselectionweekofyeardelegate>
@preconcurrency @MainActor
public protocol UICalendarSelectionWeekOfYearDelegate: NSObjectProtocol {
  func weekOfYearSelection(
    _ selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYearComponents: DateComponents?)
  /// nil asks whether the choice can be taken back.
  func weekOfYearSelection(
    _ selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionWeekOfYearDelegate {
  public func weekOfYearSelection(
    _ selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool { true }
}
