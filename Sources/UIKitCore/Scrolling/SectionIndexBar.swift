/// The titles at the edge of a table or a collection view that lead to its sections.
final class SectionIndexBar: UIView, TouchedAtOnce {
  var isTrackedAtOnce: Bool { true }
  /// A finger along the titles scrolls nothing else.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer.view === self
  }

  private weak var host: UIScrollView?
  private let choose: (String, Int) -> Void
  /// Nil: the view's tint.
  var titleColor: UIColor? { didSet { setNeedsDisplay() } }
  var fillColor: UIColor? { didSet { setNeedsDisplay() } }
  var titles: [String] = [] { didSet { setNeedsDisplay() } }
  /// The title that is shown as a magnifying glass.
  static let searchTitle = "{search}"
  private static let font = UIFont.systemFont(ofSize: 11, weight: .semibold)

  /// - Parameter choose: called with the title under the finger and its number.
  init(_ host: UIScrollView, choose: @escaping (String, Int) -> Void) {
    self.host = host
    self.choose = choose
    super.init(frame: .zero)
    flags.insert(.drawsInCode)
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  /// UIKIT: 15 points wide, in the middle of what is seen. A guess.
  func place() {
    guard let host else { return }
    isHidden = host.indexDisplayMode == .alwaysHidden
    let visible = host.bounds.inset(by: host.adjustedContentInset)
    let x = host.isRightToLeft ? visible.minX : visible.maxX - 15
    frame = CGRect(x: x, y: visible.minY, width: 15, height: visible.height)
  }

  private var lineHeight: CGFloat { min(Self.font.lineHeight + 1, bounds.height / CGFloat(max(titles.count, 1))) }
  private var top: CGFloat { (bounds.height - lineHeight * CGFloat(titles.count)) / 2 }

  override func draw(_ rect: CGRect) {
    if let color = fillColor {
      color.setFill()
      UIBezierPath(rect: bounds).fill()
    }
    let color: UIColor = titleColor ?? tintColor
    for (index, title) in titles.enumerated() {
      let line = CGRect(x: 0, y: top + CGFloat(index) * lineHeight, width: bounds.width, height: lineHeight)
      PartPainter.drawText(title == Self.searchTitle ? "⌕" : title, font: Self.font, color: color, in: line)
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  private func follow(_ touches: Set<UITouch>) {
    guard let touch = touches.first, !titles.isEmpty else { return }
    let index = min(max(Int((touch.location(in: self).y - top) / max(lineHeight, 1)), 0), titles.count - 1)
    choose(titles[index], index)
  }
}
