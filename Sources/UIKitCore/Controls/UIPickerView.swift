internal import UISystemMetrics

/// Wheels to pick from.
///
/// Source: <https://developer.apple.com/documentation/uikit/uipickerview>
@preconcurrency @MainActor
open class UIPickerView: UIView {
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  private var selection: [Int: Int] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
    flags.insert(.drawsInCode)
    isOpaque = false
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    flags.insert(.drawsInCode)
    isOpaque = false
  }

  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  open func reloadAllComponents() { setNeedsDisplay() }
  open func reloadComponent(_ component: Int) { setNeedsDisplay() }
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selection[component] = row
    setNeedsDisplay()
  }
  open func selectedRow(inComponent component: Int) -> Int {
    selection[component] ?? (numberOfRows(inComponent: component) > 0 ? 0 : -1)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: 320, height: systemMetrics.pickerHeight)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  open override func draw(_ rect: CGRect) { PickerPainter.draw(self) }
  override class var appearanceClass: NSObject.Type { UIPickerView.self }
}

@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    nil
  }
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
