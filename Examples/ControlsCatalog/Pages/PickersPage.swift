import UIKit

final class PickersPage: StatesController, UIPickerViewDataSource, UIPickerViewDelegate {
  static let moment = Date(timeIntervalSince1970: 1_700_000_000)

  let picker = UIPickerView()
  let dates = UIDatePicker()
  let compact = UIDatePicker()

  override func addStates() {
    picker.dataSource = self
    picker.delegate = self
    picker.selectRow(2, inComponent: 0, animated: false)
    addWide("picker", picker)
    dates.preferredDatePickerStyle = .wheels
    prepare(dates)
    listen(to: dates, "dates")
    addWide("wheels", dates)
    compact.preferredDatePickerStyle = .compact
    prepare(compact)
    listen(to: compact, "compact")
    let time = UIDatePicker()
    time.preferredDatePickerStyle = .compact
    time.datePickerMode = .time
    prepare(time)
    add("compact", compact, time)
    let off = UIDatePicker()
    off.preferredDatePickerStyle = .compact
    off.isEnabled = false
    prepare(off)
    add("disabled", off)
  }

  private func prepare(_ picker: UIDatePicker) {
    picker.timeZone = TimeZone(identifier: "UTC")
    picker.locale = Locale(identifier: "en_US")
    picker.date = Self.moment
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 8 }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    component == 0 ? "Fruit \(row + 1)" : "\((row + 1) * 10) g"
  }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    record("didSelectRow \(row) in \(component)")
  }
}
