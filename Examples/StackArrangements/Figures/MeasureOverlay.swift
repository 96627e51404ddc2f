import UIKit

/// Draws what is fixed over an arrangement: a dashed line around the stack, pins from its fixed edges to the screen's.
final class MeasureOverlay: UIView {
  private let stackView: UIStackView
  private let fixed: UIRectEdge

  init(_ stackView: UIStackView, fixed: UIRectEdge) {
    self.stackView = stackView
    self.fixed = fixed
    super.init(frame: .zero)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let stack = stackView.convert(stackView.bounds, to: self)
    let outline = UIBezierPath(rect: stack)
    outline.lineWidth = 1.5
    outline.setLineDash([5, 3], count: 2, phase: 0)
    UIColor.systemBlue.setStroke()
    outline.stroke()
    UIColor.systemRed.setStroke()
    if fixed.contains(.left) { pin(CGPoint(x: 0, y: stack.midY), CGPoint(x: stack.minX, y: stack.midY)) }
    if fixed.contains(.right) { pin(CGPoint(x: bounds.maxX, y: stack.midY), CGPoint(x: stack.maxX, y: stack.midY)) }
    if fixed.contains(.top) { pin(CGPoint(x: stack.midX, y: 0), CGPoint(x: stack.midX, y: stack.minY)) }
    if fixed.contains(.bottom) { pin(CGPoint(x: stack.midX, y: bounds.maxY), CGPoint(x: stack.midX, y: stack.maxY)) }
  }

  /// A line with a bar at each end, and its length beside it.
  private func pin(_ start: CGPoint, _ end: CGPoint) {
    let isLevel = start.y == end.y
    let path = UIBezierPath()
    path.move(to: start)
    path.addLine(to: end)
    for point in [start, end] {
      path.move(to: CGPoint(x: point.x - (isLevel ? 0 : 6), y: point.y - (isLevel ? 6 : 0)))
      path.addLine(to: CGPoint(x: point.x + (isLevel ? 0 : 6), y: point.y + (isLevel ? 6 : 0)))
    }
    path.lineWidth = 2
    path.stroke()
    let length = StackMeasures.number(isLevel ? abs(end.x - start.x) : abs(end.y - start.y))
    let text = NSAttributedString(
      string: length,
      attributes: [.font: UIFont.systemFont(ofSize: 10, weight: .semibold), .foregroundColor: UIColor.systemRed])
    let size = text.size()
    let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    text.draw(
      at: isLevel
        ? CGPoint(x: middle.x - size.width / 2, y: middle.y + 4)
        : CGPoint(x: middle.x + 5, y: middle.y - size.height / 2))
  }
}
