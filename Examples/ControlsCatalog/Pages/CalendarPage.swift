import UIKit

final class CalendarPage: StatesController {
  let calendar = UIDatePicker()

  override func addStates() {
    calendar.preferredDatePickerStyle = .inline
    calendar.timeZone = TimeZone(identifier: "UTC")
    calendar.locale = Locale(identifier: "en_US")
    calendar.date = PickersPage.moment
    calendar.maximumDate = PickersPage.moment.addingTimeInterval(10 * 86_400)
    listen(to: calendar, "calendar")
    addWide("inline", calendar)
    let countdown = UIDatePicker()
    countdown.datePickerMode = .countDownTimer
    countdown.countDownDuration = 5400
    addWide("countdown", countdown)
  }
}
