import CairnHost
import Testing
import UIKit

/// Calendars by touches: one day, several, a week; decorations; months that are turned.
@MainActor
struct CalendarTests {
  private final class Listener: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate,
    UICalendarSelectionMultiDateDelegate, UICalendarSelectionWeekOfYearDelegate
  {
    var events: [String] = []
    var forbidden: Int?
    var decorated: Set<Int> = []
    func calendarView(
      _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? {
      decorated.contains(dateComponents.day ?? 0) ? .customView { UILabel() } : nil
    }
    func calendarView(
      _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) { events.append("from \(previousDateComponents.month ?? 0)") }
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
      events.append("date \(dateComponents?.day ?? 0)")
    }
    func dateSelection(
      _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { dateComponents?.day != forbidden }
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {
      events.append("+\(dateComponents.day ?? 0)")
    }
    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
    ) { events.append("-\(dateComponents.day ?? 0)") }
    func weekOfYearSelection(
      _ selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYearComponents: DateComponents?
    ) { events.append("week \(weekOfYearComponents?.weekOfYear ?? 0)") }
  }

  /// A calendar with March 2024 in English, which begins on a Friday, Sundays first.
  private func withCalendar(_ body: (HeadlessHost, UICalendarView, Listener) throws -> Void) rethrows {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let view = UICalendarView(frame: CGRect(x: 20, y: 100, width: 336, height: 366))
    var calendar = Calendar(identifier: .gregorian)
    calendar.firstWeekday = 1
    view.calendar = calendar
    view.locale = Locale(identifier: "en_US")
    view.timeZone = TimeZone(secondsFromGMT: 0)
    view.visibleDateComponents = DateComponents(year: 2024, month: 3, day: 1)
    let listener = Listener()
    view.delegate = listener
    let controller = UIViewController()
    controller.view.addSubview(view)
    host.show(controller)
    try body(host, view, listener)
  }

  /// Rows of days begin 64 points below the top; seven columns, six rows.
  private func day(_ number: Int, in view: UICalendarView) -> CGPoint {
    let index = 5 + number - 1
    let size = CGSize(width: (view.bounds.width - 16) / 7, height: (view.bounds.height - 72) / 6)
    return view.convert(
      CGPoint(x: 8 + (CGFloat(index % 7) + 0.5) * size.width, y: 64 + (CGFloat(index / 7) + 0.3) * size.height),
      to: nil)
  }

  /// Provenance: documented; without a selection behaviour nothing can be chosen, a tap chooses, setting is silent.
  @Test func oneDayIsChosen() {
    withCalendar { host, view, listener in
      host.tap(day(8, in: view))
      let selection = UICalendarSelectionSingleDate(delegate: listener)
      view.selectionBehavior = selection
      selection.setSelected(DateComponents(year: 2024, month: 3, day: 4), animated: false)
      #expect(listener.events.isEmpty)
      host.tap(day(8, in: view))
      #expect(selection.selectedDate?.day == 8 && selection.selectedDate?.month == 3)
      listener.forbidden = 9
      host.tap(day(9, in: view))
      #expect(selection.selectedDate?.day == 8)
      host.tap(day(8, in: view))
      #expect(selection.selectedDate == nil)
      #expect(listener.events == ["date 8", "date 0"])
    }
  }

  @Test func severalDaysAndWeeksAreChosen() {
    withCalendar { host, view, listener in
      let days = UICalendarSelectionMultiDate(delegate: listener)
      view.selectionBehavior = days
      for number in [1, 31, 1] { host.tap(day(number, in: view)) }
      #expect(days.selectedDates.map(\.day) == [31])
      let weeks = UICalendarSelectionWeekOfYear(delegate: listener)
      view.selectionBehavior = weeks
      host.tap(day(13, in: view))
      #expect(weeks.selectedWeekOfYear?.weekOfYear == 11)
      #expect(listener.events == ["+1", "+31", "-1", "week 11"])
    }
  }

  @Test func daysOutsideTheRangeCannotBeChosen() throws {
    try withCalendar { host, view, listener in
      let selection = UICalendarSelectionMultiDate(delegate: listener)
      view.selectionBehavior = selection
      let start = try #require(
        view.calendar.date(from: DateComponents(timeZone: view.timeZone, year: 2024, month: 3, day: 10)))
      view.availableDateRange = DateInterval(start: start, duration: 5 * 86_400 - 1)
      for number in [9, 10, 14, 15] { host.tap(day(number, in: view)) }
      #expect(selection.selectedDates.map(\.day) == [10, 14])
    }
  }

  @Test func monthsAreTurnedAndDecorated() {
    withCalendar { host, view, listener in
      listener.decorated = [3, 29]
      view.reloadDecorations(forDateComponents: [], animated: false)
      host.settle()
      @MainActor func labels() -> Int { view.subviews.flatMap(\.subviews).filter { $0 is UILabel }.count }
      #expect(labels() == 2)
      host.tap(CGPoint(x: view.frame.maxX - 22, y: view.frame.minY + 22))
      #expect(view.visibleDateComponents.month == 4 && listener.events == ["from 3"])
      view.wantsDateDecorations = false
      host.settle()
      #expect(labels() == 0)
      view.visibleDateComponents = DateComponents(year: 2023, month: 12)
      #expect(view.visibleDateComponents.year == 2023 && listener.events == ["from 3"])
    }
  }

  /// Provenance: documented; an interval that does not divide the hour counts for one minute.
  @Test(arguments: [(7, 1), (15, 15), (30, 30), (60, 1), (0, 1)])
  func intervalsOfMinutesDivideTheHour(set: Int, got: Int) {
    let picker = UIDatePicker()
    picker.minuteInterval = set
    #expect(picker.minuteInterval == got)
  }
}
