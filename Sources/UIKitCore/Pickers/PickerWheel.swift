internal import Foundation

/// A wheel that turns under the finger and settles on a row.
///
/// Its content is as tall as its rows; they are drawn on a drum, at the sines of their angles.
final class PickerWheel: UIScrollView, UIScrollViewDelegate {
  /// What a row shows.
  enum Content {
    case text(String, NSTextAlignment)
    case attributed(NSAttributedString)
    case view(UIView)
  }

  var rowHeight: CGFloat = 32 { didSet { if rowHeight != oldValue { setNeedsLayout() } } }
  var rowCount = 0
  /// Whether no row has a view: rows are asked for where they are drawn.
  var rowsAreTexts = false
  /// What a row shows; a view may be used again.
  var content: (Int, UIView?) -> Content = { _, _ in .text("", .center) }
  /// A person has turned the wheel to a row, and it rests.
  var onSettle: (Int) -> Void = { _ in }
  /// The row in the middle, while nothing moves the chosen one.
  private(set) var chosen = 0
  private var rowViews: [Int: UIView] = [:]
  private var isTurnedByPerson = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    flags.insert(.drawsInCode)
    isOpaque = false
    clipsToBounds = true
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    alwaysBounceVertical = true
    decelerationRate = .fast
    scrollsToTop = false
    delegate = self
  }
  required init?(coder: NSCoder) { nil }

  // MARK: Rows

  func reload(_ count: Int) {
    rowCount = count
    for view in rowViews.values { view.removeFromSuperview() }
    rowViews = [:]
    rest(on: min(chosen, max(count - 1, 0)), animated: false)
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// The program turns the wheel, and nobody is told; unless a finger has it, which goes on.
  func choose(_ row: Int, animated: Bool) {
    isTurnedByPerson = isTurnedByPerson && isTracking
    if !isTracking { scroller.stopEverything() }
    rest(on: row, animated: animated)
  }

  private func rest(on row: Int, animated: Bool) {
    chosen = min(max(row, 0), max(rowCount - 1, 0))
    measure()
    let offset = CGPoint(x: 0, y: CGFloat(chosen) * rowHeight)
    if animated, window != nil { setContentOffset(offset, animated: true) } else { contentOffset = offset }
    setNeedsDisplay()
  }

  private func measure() {
    let height = bounds.height + CGFloat(max(rowCount - 1, 0)) * rowHeight
    if contentSize.height != height || contentSize.width != bounds.width {
      contentSize = CGSize(width: bounds.width, height: height)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let before = contentSize
    measure()
    if contentSize != before, !isMoving { contentOffset = CGPoint(x: 0, y: CGFloat(chosen) * rowHeight) }
    placeViews()
  }

  private var isMoving: Bool { isTracking || isDragging || isDecelerating || scroller.isAnimating }

  // MARK: Settling

  override func restingOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    let last = CGFloat(max(rowCount - 1, 0)) * rowHeight
    let y = (proposed.y / rowHeight).rounded() * rowHeight
    return CGPoint(x: 0, y: min(max(y, 0), last))
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { isTurnedByPerson = true }
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    setNeedsDisplay()
    placeViews()
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settle() }
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settle() }

  private func settle() {
    let row = min(max(Int((contentOffset.y / rowHeight).rounded()), 0), max(rowCount - 1, 0))
    let exact = CGFloat(row) * rowHeight
    if contentOffset.y != exact { contentOffset.y = exact }
    guard isTurnedByPerson else { return }
    isTurnedByPerson = false
    chosen = row
    if rowCount > 0 { onSettle(row) }
  }

  /// A tap on a row turns the wheel to it.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard !isDragging, let point = touches.first?.location(in: self), bounds.contains(point) else { return }
    let steps = Int((asin(min(max((point.y - bounds.midY) / radius, -1), 1)) * radius / rowHeight).rounded())
    let row = min(max(Int((contentOffset.y / rowHeight).rounded()) + steps, 0), max(rowCount - 1, 0))
    guard row != chosen else { return }
    turn(to: row)
  }

  /// As a person would turn it.
  func turn(to row: Int) {
    isTurnedByPerson = true
    chosen = row
    setContentOffset(CGPoint(x: 0, y: CGFloat(row) * rowHeight), animated: true)
  }

  /// The view of a row that can be seen; nil for others, and where rows are texts.
  func view(ofRow row: Int) -> UIView? {
    layoutIfNeeded()
    return rowViews[row]
  }

  // MARK: The drum

  private var radius: CGFloat { max(min(bounds.height, 216) / 2, 1) }

  /// The rows that can be seen, with their angles on the drum.
  private var visible: [(row: Int, angle: CGFloat)] {
    guard rowCount > 0, rowHeight > 0 else { return [] }
    let middle = contentOffset.y / rowHeight
    let reach = (1.45 * radius / rowHeight).rounded(.up)
    let first = max(Int((middle - reach).rounded(.down)), 0)
    let last = min(Int((middle + reach).rounded(.up)), rowCount - 1)
    guard first <= last else { return [] }
    return (first...last).compactMap { row in
      let angle = (CGFloat(row) - middle) * rowHeight / radius
      return abs(angle) < 1.4 ? (row, angle) : nil
    }
  }

  private func placeViews() {
    guard !rowsAreTexts else { return }
    var kept: [Int: UIView] = [:]
    var free = rowViews
    let visible = visible
    for (row, _) in visible { free[row] = nil }
    var pool = Array(free.values)
    for (row, angle) in visible {
      let known = rowViews[row]
      let reused = known == nil ? pool.popLast() : nil
      var shown = known
      if shown == nil, case .view(let view) = content(row, reused) { shown = view }
      guard let view = shown else { continue }
      if view.superview !== self { addSubview(view) }
      kept[row] = view
      view.isUserInteractionEnabled = false
      view.bounds.size = CGSize(width: max(bounds.width - 8, 0), height: rowHeight)
      view.center = CGPoint(x: bounds.midX, y: bounds.midY + sin(angle) * radius)
      view.transform = CGAffineTransform(scaleX: 1, y: cos(angle))
      view.alpha = abs(angle) * radius < rowHeight / 2 ? 1 : max(0.6 * cos(angle), 0.1)
    }
    for view in rowViews.values where !kept.values.contains(where: { $0 === view }) { view.removeFromSuperview() }
    rowViews = kept
  }

  override func draw(_ rect: CGRect) {
    for (row, angle) in visible where rowViews[row] == nil {
      let scale = cos(angle)
      let isChosen = abs(angle) * radius < rowHeight / 2
      let middle = bounds.midY + sin(angle) * radius
      let cell = CGRect(
        x: bounds.minX + 4, y: middle - rowHeight / 2, width: max(bounds.width - 8, 0), height: rowHeight)
      switch content(row, nil) {
      case .text(let text, let alignment):
        let ink = isChosen ? UIColor.label : UIColor.secondaryLabel.withAlphaComponent(0.6 * scale)
        PartPainter.drawText(
          text, font: .systemFont(ofSize: 21 * max(scale, 0.5)), color: ink, in: cell,
          alignment: alignment == .right && isRightToLeft ? .left : alignment)
      case .attributed(let text):
        drawAttributed(text, in: cell, fade: isChosen ? 1 : 0.6 * scale)
      case .view: break
      }
    }
  }

  private func drawAttributed(_ text: NSAttributedString, in cell: CGRect, fade: CGFloat) {
    let shown = NSMutableAttributedString(string: text.string, attributes: [.font: UIFont.systemFont(ofSize: 21)])
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      shown.addAttributes(attributes, range: range)
      let ink = attributes[.foregroundColor] as? UIColor ?? .label
      shown.addAttribute(.foregroundColor, value: ink.withAlphaComponent(fade), range: range)
    }
    let size = shown.size()
    let width = min(size.width, cell.width)
    shown.draw(
      in: CGRect(x: cell.midX - width / 2, y: cell.midY - size.height / 2, width: width, height: size.height))
  }

  /// What the row in the middle says.
  var chosenText: String? {
    guard rowCount > 0 else { return nil }
    return text(of: chosen)
  }
  func text(of row: Int) -> String? {
    switch content(row, nil) {
    case .text(let text, _): text
    case .attributed(let text): text.string
    case .view(let view): view.accessibilityLabel ?? (view as? UILabel)?.text
    }
  }

  // MARK: Accessibility

  override var standardAccessibility: StandardAccessibility {
    super.standardAccessibility.element(nil, .adjustable, value: chosenText)
  }
  override func accessibilityIncrement() { step(by: 1) }
  override func accessibilityDecrement() { step(by: -1) }
  /// UIKIT: by a row. A guess.
  private func step(by change: Int) {
    if (0..<rowCount).contains(chosen + change) { turn(to: chosen + change) }
  }
}
