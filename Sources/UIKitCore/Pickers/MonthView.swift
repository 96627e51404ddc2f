internal import Foundation

/// A month to choose a day from: its name with arrows to others, the days of the week, the days.
final class MonthView: UIView {
  private unowned let owner: any MonthOwner
  private var calendar: Calendar
  /// A moment in the month that is shown.
  private(set) var month: Date
  /// A row beneath the days: the time of a date picker.
  private let foot: DateCapsule?
  private var decorations: [UIView] = []
  private var needsDecorations = true

  init(_ owner: any MonthOwner, foot: DateCapsule? = nil) {
    self.owner = owner
    self.foot = foot
    calendar = owner.monthCalendar
    month = owner.firstMonth
    super.init(frame: .zero)
    flags.insert(.drawsInCode)
    isOpaque = false
    if let foot { addSubview(foot) }
  }
  required init?(coder: NSCoder) { nil }

  /// Shows the month of `date`.
  func show(_ date: Date) {
    if !calendar.isDate(date, equalTo: month, toGranularity: .month) {
      month = date
      contentDidChange()
    }
    foot?.setNeedsDisplay()
    setNeedsDisplay()
  }
  func calendarDidChange() {
    calendar = owner.monthCalendar
    contentDidChange()
  }
  /// What the owner says of the days may be different.
  func contentDidChange() {
    needsDecorations = true
    setNeedsLayout()
    setNeedsDisplay()
  }

  // MARK: Places

  private var footHeight: CGFloat { foot == nil ? 0 : 44 }
  private var grid: CGRect {
    CGRect(x: 8, y: 64, width: max(bounds.width - 16, 0), height: max(bounds.height - 72 - footHeight, 0))
  }
  private var days: Int { calendar.range(of: .day, in: .month, for: month)?.count ?? 0 }
  private var lead: Int {
    guard let start = calendar.dateInterval(of: .month, for: month)?.start else { return 0 }
    return (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
  }
  private func column(_ index: Int) -> Int { isRightToLeft ? 6 - index : index }

  func cell(ofDay day: Int) -> CGRect {
    let grid = grid
    let (width, height) = (grid.width / 7, grid.height / 6)
    let index = lead + day - 1
    return CGRect(
      x: grid.minX + CGFloat(column(index % 7)) * width, y: grid.minY + CGFloat(index / 7) * height, width: width,
      height: height)
  }
  private func arrow(forward: Bool) -> CGRect {
    let x = bounds.width - (forward ? 44 : 88)
    return CGRect(x: isRightToLeft ? bounds.width - x - 44 : x, y: 0, width: 44, height: 44)
  }
  private func day(_ number: Int) -> DateInterval? {
    guard let start = calendar.dateInterval(of: .month, for: month)?.start,
      let day = calendar.date(byAdding: .day, value: number - 1, to: start)
    else { return nil }
    return calendar.dateInterval(of: .day, for: day)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    wheels?.frame = CGRect(
      x: 0, y: 44, width: bounds.width, height: max(bounds.height - 44 - footHeight, 0))
    placeDecorations()
    guard let foot else { return }
    let width = foot.naturalWidth
    foot.frame = CGRect(
      x: isRightToLeft ? 16 : bounds.width - 16 - width, y: bounds.height - 40, width: width, height: 34)
  }

  /// UIKIT: a decoration stands beneath its day's number. A guess.
  private func placeDecorations() {
    if needsDecorations, !bounds.isEmpty {
      needsDecorations = false
      for view in decorations { view.removeFromSuperview() }
      decorations = []
      guard owner.hasRoomForDecorations else { return }
      for number in 1...max(days, 1) {
        guard let interval = day(number), let view = owner.decoration(of: interval) else { continue }
        view.isUserInteractionEnabled = false
        view.tag = number
        decorations.append(view)
        addSubview(view)
      }
    }
    for view in decorations {
      let cell = cell(ofDay: view.tag)
      view.center = CGPoint(x: cell.midX, y: cell.maxY - 7)
      view.isHidden = wheels != nil
    }
  }

  // MARK: Touches

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard owner.monthIsEnabled, let point = touches.first?.location(in: self) else { return }
    if titleRect.insetBy(dx: -24, dy: 0).contains(point) { return toggleWheels() }
    guard wheels == nil else { return }
    for forward in [false, true] where arrow(forward: forward).contains(point) { return turn(forward ? 1 : -1) }
    for number in 1...max(days, 1) where cell(ofDay: number).contains(point) { return choose(number) }
  }

  func turn(_ months: Int) {
    guard let next = calendar.date(byAdding: .month, value: months, to: month) else { return }
    let previous = month
    month = next
    contentDidChange()
    owner.monthDidChange(from: previous)
  }

  func choose(_ number: Int) {
    guard let interval = day(number), owner.allows(interval) else { return }
    owner.choose(interval)
    setNeedsDisplay()
  }

  // MARK: Drawing

  override func draw(_ rect: CGRect) {
    drawTitle()
    if wheels != nil { return drawTimeCaption() }
    for forward in [false, true] { drawArrow(arrow(forward: forward), pointsRight: forward != isRightToLeft) }
    drawWeekdays()
    for number in 1...max(days, 1) { draw(number) }
    drawTimeCaption()
  }

  private func drawTimeCaption() {
    guard foot != nil else { return }
    PartPainter.drawText(
      "Time", font: .systemFont(ofSize: 17), color: .label,
      in: CGRect(x: 16, y: bounds.height - 40, width: bounds.width - 32, height: 34),
      alignment: isRightToLeft ? .right : .left)
  }

  private var titleFont: UIFont { font(17, .semibold) }
  private func font(_ size: CGFloat, _ weight: UIFont.Weight) -> UIFont {
    let plain = UIFont.systemFont(ofSize: size, weight: weight)
    guard owner.monthDesign != .default, let shaped = plain.fontDescriptor.withDesign(owner.monthDesign) else {
      return plain
    }
    return UIFont(descriptor: shaped, size: size)
  }
  private var title: String { owner.monthTitle(month) }
  private var titleRect: CGRect {
    let width = min(ceil(title.size(withAttributes: [.font: titleFont]).width), max(bounds.width - 124, 0))
    return CGRect(x: isRightToLeft ? bounds.width - 16 - width : 16, y: 0, width: width, height: 44)
  }

  /// UIKIT: a chevron after the month says that it opens wheels of months and years; it points down while they are
  /// there. A guess.
  private func drawTitle() {
    let place = titleRect
    let tint = owner.tintColor ?? .systemBlue
    PartPainter.drawText(
      title, font: titleFont, color: wheels == nil ? .label : tint, in: place, alignment: .left)
    let middle = CGPoint(x: isRightToLeft ? place.minX - 10 : place.maxX + 10, y: place.midY)
    let side: CGFloat = isRightToLeft ? -1 : 1
    let path = UIBezierPath()
    if wheels == nil {
      path.move(to: CGPoint(x: middle.x - 2.5 * side, y: middle.y - 5))
      path.addLine(to: CGPoint(x: middle.x + 2.5 * side, y: middle.y))
      path.addLine(to: CGPoint(x: middle.x - 2.5 * side, y: middle.y + 5))
    } else {
      path.move(to: CGPoint(x: middle.x - 5, y: middle.y - 2.5))
      path.addLine(to: CGPoint(x: middle.x, y: middle.y + 2.5))
      path.addLine(to: CGPoint(x: middle.x + 5, y: middle.y - 2.5))
    }
    path.lineWidth = 2.2
    tint.setStroke()
    path.stroke()
  }

  // MARK: Months and years

  private var wheels: UIDatePicker?
  /// Opens wheels of months and years in place of the days, and closes them again.
  private func toggleWheels() {
    defer {
      setNeedsLayout()
      setNeedsDisplay()
    }
    if let shown = wheels {
      shown.removeFromSuperview()
      return wheels = nil
    }
    let made = UIDatePicker()
    made.preferredDatePickerStyle = .wheels
    made.datePickerMode = .yearAndMonth
    made.calendar = calendar
    made.locale = calendar.locale
    made.timeZone = calendar.timeZone
    (made.minimumDate, made.maximumDate) = owner.monthLimits
    made.date = month
    made.addAction(
      UIAction { [weak self, weak made] _ in
        guard let self, let made else { return }
        let previous = self.month
        self.month = made.date
        self.contentDidChange()
        self.owner.monthDidChange(from: previous)
      }, for: .valueChanged)
    wheels = made
    addSubview(made)
    setNeedsLayout()
  }

  private func drawArrow(_ box: CGRect, pointsRight: Bool) {
    let path = UIBezierPath()
    let side: CGFloat = pointsRight ? 4 : -4
    path.move(to: CGPoint(x: box.midX - side, y: box.midY - 8))
    path.addLine(to: CGPoint(x: box.midX + side, y: box.midY))
    path.addLine(to: CGPoint(x: box.midX - side, y: box.midY + 8))
    path.lineWidth = 2.5
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    (owner.tintColor ?? .systemBlue).setStroke()
    path.stroke()
  }

  private func drawWeekdays() {
    let names = calendar.shortStandaloneWeekdaySymbols
    let width = grid.width / 7
    for index in 0..<7 {
      let name = names[(calendar.firstWeekday - 1 + index) % 7].uppercased()
      PartPainter.drawText(
        name, font: font(13, .semibold), color: .tertiaryLabel,
        in: CGRect(x: grid.minX + CGFloat(column(index)) * width, y: grid.minY - 20, width: width, height: 20))
    }
  }

  private func draw(_ number: Int) {
    guard let interval = day(number) else { return }
    var cell = cell(ofDay: number)
    if owner.hasRoomForDecorations { cell.size.height -= 14 }
    let isChosen = owner.isChosen(interval)
    let tint = owner.tintColor ?? .systemBlue
    if isChosen {
      let side = min(cell.width, cell.height)
      PartPainter.fill(
        tint.withAlphaComponent(0.15),
        CGRect(x: cell.midX - side / 2, y: cell.midY - side / 2, width: side, height: side), radius: side / 2)
    }
    // UIKIT: today is in the tint, chosen or not. A guess.
    let isMarked = isChosen || calendar.isDateInToday(interval.start)
    let ink: UIColor = !owner.allows(interval) || !owner.monthIsEnabled ? .tertiaryLabel : isMarked ? tint : .label
    PartPainter.drawText(
      "\(number)", font: font(20, isChosen ? .semibold : .regular), color: ink, in: cell)
  }
}
