internal import Foundation

/// Draws pickers at rest.
@MainActor
enum PickerPainter {
  static func draw(_ picker: UIPickerView) {
    let wheels = (0..<max(picker.numberOfComponents, 0)).map { component in
      let chosen = max(picker.selectedRow(inComponent: component), 0)
      let count = picker.numberOfRows(inComponent: component)
      let rows = (-WheelPainter.reach...WheelPainter.reach).map { step -> String? in
        let row = chosen + step
        guard row >= 0, row < count else { return nil }
        return picker.delegate?.pickerView(picker, titleForRow: row, forComponent: component) ?? ""
      }
      return WheelPainter.Wheel(rows: rows)
    }
    WheelPainter.draw(wheels, in: picker.bounds)
  }

  static func draw(_ picker: UIDatePicker) {
    switch picker.datePickerStyle {
    case .wheels, .automatic: WheelPainter.draw(DateWheels(picker).wheels, in: picker.bounds)
    case .compact: drawCompact(picker)
    case .inline: InlineCalendarPainter(picker).draw()
    }
  }

  /// A capsule for the date and one for the time.
  private static func drawCompact(_ picker: UIDatePicker) {
    let parts = DateWheels(picker).compactTexts
    let bounds = picker.bounds
    let font = UIFont.systemFont(ofSize: 17)
    var x = bounds.minX
    for text in parts {
      let width = min((text as NSString).size(withAttributes: [.font: font]).width.rounded(.up) + 24, bounds.maxX - x)
      let box = CGRect(x: x, y: bounds.minY, width: max(width, 0), height: bounds.height)
      ControlPainter.fill(.tertiarySystemFill, box, radius: 6)
      ControlPainter.drawText(text, font: font, color: .label, in: box)
      x += width + 8
    }
  }
}
