import CairnHost
import Testing
import UIKit

/// Wheels that turn and settle under the finger.
@MainActor
struct PickerTests {
  private final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var chosen: [String] = []
    var components = 2
    private(set) var questions = 0
    func numberOfComponents(in pickerView: UIPickerView) -> Int {
      questions += 1
      return components
    }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 10 + component * 10 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      "\(component)-\(row)"
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      chosen.append("\(component)-\(row)")
    }
  }

  private func withView<View: UIView>(_ view: View, _ body: (HeadlessHost, View) throws -> Void) rethrows {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let controller = UIViewController()
    view.frame = CGRect(x: 20, y: 100, width: 320, height: view.intrinsicContentSize.height)
    controller.view.addSubview(view)
    host.show(controller)
    try body(host, view)
  }

  @Test func aDragTurnsAWheelAndTellsWhenItRests() {
    let source = Source()
    let picker = UIPickerView()
    picker.dataSource = source
    picker.delegate = source
    withView(picker) { host, picker in
      #expect(picker.selectedRow(inComponent: 0) == 0)
      let x = picker.frame.minX + 80
      host.drag(
        from: CGPoint(x: x, y: picker.frame.midY), to: CGPoint(x: x, y: picker.frame.midY - 74), duration: 0.5,
        hold: 0.2)
      host.advance(by: 2)
      #expect(picker.selectedRow(inComponent: 0) == 2)
      #expect(picker.selectedRow(inComponent: 1) == 0)
      #expect(source.chosen == ["0-2"])
    }
  }

  /// Provenance: an application that fills its arrays after it has set both, in `viewDidLoad()`.
  @Test func sourcesAreAskedWhenThePickerIsLaidOut() {
    let (source, empty) = (Source(), Source())
    source.components = 0
    let picker = UIPickerView()
    picker.delegate = source
    picker.dataSource = source
    #expect(source.questions == 0)
    source.components = 2
    withView(picker) { _, picker in #expect(picker.selectedRow(inComponent: 1) == 0) }
    picker.dataSource = empty
    #expect(picker.selectedRow(inComponent: 0) == 0 && empty.questions > 0)
  }

  /// Provenance: documented; `selectRow` does not tell the delegate.
  @Test func programsTurnWheelsSilently() {
    let source = Source()
    let picker = UIPickerView()
    picker.dataSource = source
    picker.delegate = source
    withView(picker) { host, picker in
      picker.selectRow(7, inComponent: 1, animated: true)
      #expect(picker.selectedRow(inComponent: 1) == 7)
      host.advance(by: 1)
      #expect(source.chosen.isEmpty)
      let app = InterfaceApplication(host)
      #expect(app.pickerWheels.count == 2)
      #expect(app.pickerWheels.element(boundBy: 1).value as? String == "1-7")
      app.pickerWheels.element(boundBy: 1).adjust(toPickerWheelValue: "1-12")
      #expect(source.chosen == ["1-12"])
      // A tap on a row below turns to it.
      host.tap(CGPoint(x: picker.frame.maxX - 80, y: picker.frame.midY + 31))
      host.advance(by: 1)
      #expect(source.chosen == ["1-12", "1-13"])
    }
  }

  private func day(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 10, _ minute: Int = 0) -> Date {
    var parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
    parts.timeZone = TimeZone(identifier: "UTC")
    return Calendar(identifier: .gregorian).date(from: parts) ?? Date(timeIntervalSince1970: 0)
  }

  private func datePicker(_ mode: UIDatePicker.Mode, _ style: UIDatePicker.Style) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.timeZone = TimeZone(identifier: "UTC")
    picker.locale = Locale(identifier: "en_US")
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.date = day(2024, 1, 31)
    return picker
  }

  /// Provenance: the 31st of a shorter month becomes its last day on iOS.
  @Test func wheelsMakeDates() {
    withView(datePicker(.date, .wheels)) { host, picker in
      var changes = 0
      picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
      let wheels = InterfaceApplication(host).pickerWheels
      #expect(wheels.allElements.map { $0.value as? String } == ["January", "31", "2024"])
      wheels.element(boundBy: 0).adjust(toPickerWheelValue: "February")
      #expect(picker.date == day(2024, 2, 29))
      #expect(changes == 1)
      host.advance(by: 1)
      #expect(wheels.allElements.map { $0.value as? String } == ["February", "29", "2024"])
    }
  }

  @Test func theOrderOfTheWheelsIsTheLocales() {
    let picker = datePicker(.date, .wheels)
    picker.locale = Locale(identifier: "de_DE")
    withView(picker) { host, _ in
      let wheels = InterfaceApplication(host).pickerWheels
      #expect(wheels.allElements.map { $0.value as? String } == ["31", "Januar", "2024"])
    }
  }

  /// A picker that is given no locale speaks the device's, not the nameless one of Foundation on Linux.
  @Test func withoutALocaleTheDevicesIsSpoken() {
    let picker = datePicker(.date, .wheels)
    picker.locale = nil
    withView(picker) { host, _ in
      let wheels = InterfaceApplication(host).pickerWheels
      #expect(wheels.allElements.map { $0.value as? String } == ["January", "31", "2024"])
    }
  }

  @Test func limitsTurnTheWheelsBack() {
    let picker = datePicker(.time, .wheels)
    picker.minuteInterval = 15
    picker.maximumDate = day(2024, 1, 31, 11, 30)
    withView(picker) { host, picker in
      let wheels = InterfaceApplication(host).pickerWheels
      #expect(wheels.count == 3)
      wheels.element(boundBy: 1).adjust(toPickerWheelValue: "45")
      #expect(picker.date == day(2024, 1, 31, 10, 45))
      wheels.element(boundBy: 2).adjust(toPickerWheelValue: "PM")
      #expect(picker.date == day(2024, 1, 31, 11, 30))
      host.advance(by: 1)
      #expect(wheels.element(boundBy: 2).value as? String == "AM")
    }
  }

  @Test func aCalendarsDaysAndArrowsAreTapped() {
    withView(datePicker(.date, .inline)) { host, picker in
      // February 2024 begins on a Thursday.
      host.tap(CGPoint(x: picker.frame.maxX - 22, y: picker.frame.minY + 22))
      let grid = CGRect(
        x: picker.frame.minX + 8, y: picker.frame.minY + 64, width: 304, height: picker.frame.height - 72)
      host.tap(CGPoint(x: grid.minX + grid.width / 7 * 4.5, y: grid.minY + grid.height / 12))
      #expect(picker.date == day(2024, 2, 1))
    }
  }

  @Test func aCapsuleOpensACalendar() {
    withView(datePicker(.dateAndTime, .compact)) { host, picker in
      let app = InterfaceApplication(host)
      #expect(app.buttons["Jan 31, 2024"].exists)
      app.buttons["Jan 31, 2024"].tap()
      #expect(app.datePickers.count == 2)
      host.advance(by: 1)
      host.tap(CGPoint(x: 10, y: 800))
      host.advance(by: 1)
      #expect(app.datePickers.count == 1)
      _ = picker
    }
  }

  /// Provenance: documented; `selectRow` does not tell the delegate, whatever the wheel does.
  @Test func aProgramThatStopsAWheelIsNotAPerson() {
    let source = Source()
    let picker = UIPickerView()
    (picker.dataSource, picker.delegate) = (source, source)
    withView(picker) { host, picker in
      let (x, y) = (picker.frame.minX + 80, picker.frame.midY)
      for animated in [true, false] {
        picker.selectRow(0, inComponent: 0, animated: false)
        host.drag(from: CGPoint(x: x, y: y), to: CGPoint(x: x, y: y - 90), duration: 0.1, hold: 0)
        host.advance(by: 0.05)
        picker.selectRow(3, inComponent: 0, animated: animated)
        host.advance(by: 2)
        #expect(picker.selectedRow(inComponent: 0) == 3)
        #expect(source.chosen == [])
      }
      // While the finger is on the wheel it is still the person's.
      host.send(.touch(id: 0, phase: .began, location: CGPoint(x: x, y: y)))
      host.move(0, from: CGPoint(x: x, y: y), to: CGPoint(x: x, y: y - 60), 0.3)
      picker.selectRow(0, inComponent: 0, animated: false)
      host.move(0, from: CGPoint(x: x, y: y - 60), to: CGPoint(x: x, y: y - 64), 0.3)
      host.send(.touch(id: 0, phase: .ended, location: CGPoint(x: x, y: y - 64)))
      host.advance(by: 2)
      #expect(source.chosen.count == 1)
    }
  }
}
