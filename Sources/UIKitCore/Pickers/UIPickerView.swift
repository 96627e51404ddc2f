internal import UISystemMetrics

/// Wheels to pick from.
///
/// Source: <https://developer.apple.com/documentation/uikit/uipickerview>
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// Says how many wheels and rows there are. Not kept. Setting it asks for all rows anew.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet {
      dataSource = SubclassMethods.completed(dataSource)
      contentDidChange()
    }
  }
  /// Gives titles or views of rows, and hears of choices. Not kept. Setting it asks for all rows anew.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet {
      delegate = SubclassMethods.completed(delegate)
      contentDidChange()
    }
  }
  /// Kept; has no effect.
  open var showsSelectionIndicator = true
  private var wheels: [PickerWheel] {
    if awaitsContent { reloadAllComponents() }
    return madeWheels
  }
  private var madeWheels: [PickerWheel] = []
  private var awaitsContent = false

  /// UIKIT: a picker asks its data source when it needs to know: programs prepare what they pick from after they have said
  /// who answers.
  private func contentDidChange() {
    awaitsContent = true
    setNeedsLayout()
    setNeedsDisplay()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomePicker()
  }
  /// The picker of a document or an archive; the values follow after `super`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    becomePicker()
  }
  private func becomePicker() {
    flags.insert(.drawsInCode)
    isOpaque = false
  }

  // MARK: Content

  /// How many wheels there are, as the data source says now; 0 without one.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  /// How many rows a wheel has, as the data source says now; 0 without one.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  /// In points.
  open func rowSize(forComponent component: Int) -> CGSize {
    let widths = widths
    guard widths.indices.contains(component) else { return .zero }
    return CGSize(width: widths[component], height: rowHeight(component))
  }
  /// The view of a row that can be seen, where the delegate gives views.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    guard wheels.indices.contains(component) else { return nil }
    layoutIfNeeded()
    return wheels[component].view(ofRow: row)
  }

  /// Asks for the rows of all wheels anew.
  open func reloadAllComponents() {
    awaitsContent = false
    let count = max(numberOfComponents, 0)
    while madeWheels.count > count { madeWheels.removeLast().removeFromSuperview() }
    while madeWheels.count < count {
      let wheel = PickerWheel(frame: .zero)
      wheel.rowsAreTexts = rowsAreTexts
      let component = madeWheels.count
      wheel.content = { [weak self] row, view in self?.content(row, component, view) ?? .text("", .center) }
      wheel.onSettle = { [weak self] row in
        guard let self else { return }
        self.delegate?.pickerView(self, didSelectRow: row, inComponent: component)
        self.wheelDidSettle(component, row)
      }
      madeWheels.append(wheel)
      addSubview(wheel)
    }
    for component in madeWheels.indices { reloadComponent(component) }
    setNeedsLayout()
    setNeedsDisplay()
  }
  /// Asks for the rows of one wheel anew. An index outside changes nothing.
  open func reloadComponent(_ component: Int) {
    guard wheels.indices.contains(component) else { return }
    wheels[component].rowHeight = rowHeight(component)
    nameForAssistance(wheels[component], component)
    wheels[component].reload(numberOfRows(inComponent: component))
  }

  /// Turns a wheel to a row. The delegate hears nothing.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    if wheels.count != max(numberOfComponents, 0) { reloadAllComponents() }
    guard wheels.indices.contains(component) else { return }
    wheels[component].choose(row, animated: animated)
  }
  /// -1 where there is no such row.
  open func selectedRow(inComponent component: Int) -> Int {
    guard wheels.indices.contains(component), wheels[component].rowCount > 0 else { return -1 }
    return wheels[component].chosen
  }

  /// For pickers made of this one.
  func wheelDidSettle(_ component: Int, _ row: Int) {}
  func wheel(_ component: Int) -> PickerWheel? { wheels.indices.contains(component) ? wheels[component] : nil }
  var wheelCount: Int { wheels.count }
  /// Whether rows are asked for only where they are drawn, as none has a view.
  var rowsAreTexts: Bool { false }

  func content(_ row: Int, _ component: Int, _ reused: UIView?) -> PickerWheel.Content {
    guard let delegate, row < numberOfRows(inComponent: component) else { return .text("", .center) }
    let view = delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: reused)
    if !(view is AbsentRowView) { return .view(view) }
    if let styled = delegate.pickerView(self, attributedTitleForRow: row, forComponent: component) {
      return .attributed(styled)
    }
    return .text(delegate.pickerView(self, titleForRow: row, forComponent: component) ?? "", .center)
  }

  // MARK: Layout

  private func rowHeight(_ component: Int) -> CGFloat {
    let wished = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
    return wished > 0 ? wished : 32
  }

  private static let margin: CGFloat = 9

  /// Wished widths; what is left in equal parts for the others.
  private var widths: [CGFloat] {
    let count = wheels.count
    guard count > 0 else { return [] }
    let room = max(bounds.width - 2 * Self.margin, 0)
    let wished = wheels.indices.map { delegate?.pickerView(self, widthForComponent: $0) ?? 0 }
    let total = wished.reduce(0, +)
    let free = wished.filter { $0 <= 0 }.count
    let share = free > 0 ? max(room - total, 0) / CGFloat(free) : 0
    return wished.map { $0 > 0 ? $0 : share }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let widths = widths
    var x = (bounds.width - widths.reduce(0, +)) / 2
    for (component, wheel) in wheels.enumerated() {
      let left = isRightToLeft ? bounds.width - x - widths[component] : x
      wheel.frame = CGRect(x: left, y: 0, width: widths[component], height: bounds.height)
      x += widths[component]
    }
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: systemMetrics.pickerHeight) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The band of the chosen rows.
  open override func draw(_ rect: CGRect) {
    let height = wheels.map(\.rowHeight).max() ?? 32
    let band = CGRect(
      x: Self.margin, y: bounds.midY - height / 2, width: max(bounds.width - 2 * Self.margin, 0), height: height)
    PartPainter.fill(.tertiarySystemFill, band, radius: 8)
  }
  override class var appearanceClass: NSObject.Type { UIPickerView.self }
}
