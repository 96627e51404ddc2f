internal import UISystemMetrics

/// The wheels of a date picker.
final class DateWheelView: UIPickerView {
  private let source: DateWheelSource

  init(_ source: DateWheelSource) {
    self.source = source
    super.init(frame: .zero)
    dataSource = source
    delegate = source
  }
  required init?(coder: NSCoder) { nil }

  override func wheelDidSettle(_ component: Int, _ row: Int) { source.wheelDidSettle(component, in: self) }
  override var rowsAreTexts: Bool { true }
  override func content(_ row: Int, _ component: Int, _ reused: UIView?) -> PickerWheel.Content {
    let text = source.pickerView(self, titleForRow: row, forComponent: component)
    return .text(text ?? "", source.alignment(component))
  }
  func reloadTexts() { for component in 0..<wheelCount { wheel(component)?.setNeedsDisplay() } }
}
