internal import Foundation

/// The texts that a date picker shows: its wheels, or its capsules.
@MainActor
struct DateWheels {
  private let picker: UIDatePicker
  private var calendar: Calendar
  private let locale: Locale

  init(_ picker: UIDatePicker) {
    self.picker = picker
    locale = picker.locale ?? Locale(identifier: "en_US")
    calendar = picker.calendar
    calendar.locale = locale
    calendar.timeZone = picker.timeZone ?? .current
  }

  var wheels: [WheelPainter.Wheel] {
    switch picker.datePickerMode {
    case .time: timeWheels
    case .date: dateWheels
    case .dateAndTime:
      [wheel(.day, step: 1, format: "EEE MMM d", share: 2.2, alignment: .right)] + timeWheels
    case .countDownTimer: countDownWheels
    case .yearAndMonth: [wheel(.month, step: 1, format: "MMMM", share: 1.4), wheel(.year, step: 1, format: "yyyy")]
    }
  }

  var compactTexts: [String] {
    let date = text(picker.date, "MMM d, yyyy")
    let time = text(picker.date, "h:mm a")
    switch picker.datePickerMode {
    case .time: return [time]
    case .date, .yearAndMonth: return [date]
    default: return [date, time]
    }
  }

  private var dateWheels: [WheelPainter.Wheel] {
    [
      wheel(.month, step: 1, format: "MMMM", share: 1.6), wheel(.day, step: 1, format: "d", share: 0.7),
      wheel(.year, step: 1, format: "yyyy"),
    ]
  }

  private var timeWheels: [WheelPainter.Wheel] {
    var halves: [String?] = [nil, nil, nil, "AM", "PM", nil, nil]
    if calendar.component(.hour, from: picker.date) >= 12 { halves = [nil, nil, "AM", "PM", nil, nil, nil] }
    return [
      wheel(.hour, step: 1, format: "h"), wheel(.minute, step: max(picker.minuteInterval, 1), format: "mm"),
      WheelPainter.Wheel(rows: halves),
    ]
  }

  private var countDownWheels: [WheelPainter.Wheel] {
    let minutes = Int(max(picker.countDownDuration, 60) / 60)
    func rows(_ chosen: Int, below limit: Int, _ unit: String) -> [String?] {
      (-WheelPainter.reach...WheelPainter.reach).map { step in
        let value = chosen + step
        return value >= 0 && value < limit ? step == 0 ? "\(value) \(unit)" : "\(value)" : nil
      }
    }
    return [
      WheelPainter.Wheel(rows: rows(minutes / 60, below: 24, "hours")),
      WheelPainter.Wheel(rows: rows(minutes % 60, below: 60, "min")),
    ]
  }

  private func wheel(
    _ unit: Calendar.Component, step: Int, format: String, share: CGFloat = 1,
    alignment: NSTextAlignment = .center
  ) -> WheelPainter.Wheel {
    let rows = (-WheelPainter.reach...WheelPainter.reach).map { offset -> String? in
      calendar.date(byAdding: unit, value: offset * step, to: picker.date).map { text($0, format) }
    }
    return WheelPainter.Wheel(rows: rows, share: share, alignment: alignment)
  }

  func text(_ date: Date, _ format: String) -> String {
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.locale = locale
    formatter.timeZone = calendar.timeZone
    formatter.dateFormat = format
    return formatter.string(from: date)
  }
}
