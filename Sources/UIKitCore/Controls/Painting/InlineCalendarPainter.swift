internal import Foundation

/// Draws a date picker's month: its name, the days of the week, and the chosen day in a disc.
@MainActor
struct InlineCalendarPainter {
  private let picker: UIDatePicker
  private var calendar: Calendar
  private let texts: DateWheels

  init(_ picker: UIDatePicker) {
    self.picker = picker
    calendar = picker.calendar
    calendar.timeZone = picker.timeZone ?? .current
    texts = DateWheels(picker)
  }

  func draw() {
    let bounds = picker.bounds
    guard picker.datePickerMode != .time else {
      return ControlPainter.drawText(
        texts.text(picker.date, "h:mm a"), font: .systemFont(ofSize: 17), color: .label, in: bounds)
    }
    ControlPainter.drawText(
      texts.text(picker.date, "MMMM yyyy"), font: .systemFont(ofSize: 17, weight: .semibold), color: .label,
      in: CGRect(x: bounds.minX + 16, y: bounds.minY, width: bounds.width - 32, height: 44), alignment: .left)
    let grid = CGRect(x: bounds.minX + 8, y: bounds.minY + 64, width: bounds.width - 16, height: bounds.height - 72)
    drawWeekdays(above: grid)
    drawDays(in: grid)
  }

  private func drawWeekdays(above grid: CGRect) {
    let names = ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"]
    let width = grid.width / 7
    for column in 0..<7 {
      let name = names[(calendar.firstWeekday - 1 + column) % 7]
      ControlPainter.drawText(
        name, font: .systemFont(ofSize: 13, weight: .semibold), color: .tertiaryLabel,
        in: CGRect(x: grid.minX + CGFloat(column) * width, y: grid.minY - 20, width: width, height: 20))
    }
  }

  private func drawDays(in grid: CGRect) {
    guard let month = calendar.dateInterval(of: .month, for: picker.date),
      let count = calendar.range(of: .day, in: .month, for: picker.date)?.count
    else { return }
    let lead = (calendar.component(.weekday, from: month.start) - calendar.firstWeekday + 7) % 7
    let chosen = calendar.component(.day, from: picker.date)
    let (width, height) = (grid.width / 7, grid.height / 6)
    for day in 1...count {
      let index = lead + day - 1
      let cell = CGRect(
        x: grid.minX + CGFloat(index % 7) * width, y: grid.minY + CGFloat(index / 7) * height, width: width,
        height: height)
      if day == chosen {
        let side = min(cell.width, cell.height)
        ControlPainter.fill(
          picker.tintColor.withAlphaComponent(0.15),
          CGRect(x: cell.midX - side / 2, y: cell.midY - side / 2, width: side, height: side), radius: side / 2)
      }
      ControlPainter.drawText(
        "\(day)", font: .systemFont(ofSize: 20), color: day == chosen ? picker.tintColor : .label, in: cell)
    }
  }
}
