internal import Foundation

/// An entry of an open menu.
final class MenuRow: UIControl {
  private let element: UIMenuElement
  private let title = UILabel()
  private let subtitle = UILabel()
  private let picture = UIImageView()
  private let line = UIView()
  private let choose: () -> Void

  init(_ element: UIMenuElement, choose: @escaping () -> Void) {
    self.element = element
    self.choose = choose
    super.init(frame: .zero)
    let attributes = element.attributesIfAny
    isEnabled = !attributes.contains(.disabled)
    let isDestructive =
      attributes.contains(.destructive) || (element as? UIMenu)?.options.contains(.destructive) == true
    let color: UIColor = !isEnabled ? .tertiaryLabel : isDestructive ? .systemRed : .label
    title.text = element.title
    title.textColor = color
    subtitle.text = element.subtitle
    subtitle.font = .preferredFont(forTextStyle: .footnote)
    subtitle.textColor = .secondaryLabel
    picture.image = element.shownImage
    picture.tintColor = color
    picture.contentMode = .scaleAspectFit
    line.backgroundColor = .separator
    flags.insert(.drawsInCode)
    isOpaque = false
    for view in [title, subtitle, picture, line] { addSubview(view) }
  }
  required init?(coder: NSCoder) { nil }

  var hasMark: Bool { element.stateIfAny != .off }
  var leavesRoomForMark = false { didSet { if leavesRoomForMark != oldValue { setNeedsLayout() } } }
  var showsSeparator = false { didSet { line.isHidden = !showsSeparator } }

  func naturalHeight(_ least: CGFloat) -> CGFloat { subtitle.text == nil ? least : least + 16 }

  override func didTouchUpInside() { choose() }
  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemGray4 : nil }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let start: CGFloat = leavesRoomForMark ? 34 : 16
    let end: CGFloat = picture.image == nil && !(element is UIMenu) ? 16 : 48
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / pixelScale)
    let height: CGFloat = 22
    title.frame = mirrored(
      CGRect(
        x: start, y: (bounds.height - height - (subtitle.text == nil ? 0 : 16)) / 2, width: bounds.width - start - end,
        height: height))
    subtitle.frame = CGRect(x: title.frame.minX, y: title.frame.maxY, width: title.frame.width, height: 16)
    picture.frame = mirrored(CGRect(x: bounds.width - 38, y: bounds.midY - 10, width: 22, height: 20))
  }

  private func mirrored(_ frame: CGRect) -> CGRect {
    guard isRightToLeft else { return frame }
    return CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  override func draw(_ rect: CGRect) {
    if isRightToLeft, let context = UIGraphicsGetCurrentContext() {
      // The mark stands at the right; the check itself is not mirrored.
      context.translateBy(x: bounds.width - 38, y: 0)
      if element is UIMenu {
        context.translateBy(x: 38, y: 0)
        context.scaleBy(x: -1, y: 1)
      }
    }
    UIColor.label.setStroke()
    let path = UIBezierPath()
    path.lineWidth = 2
    path.lineCapStyle = .round
    if element.stateIfAny == .on {
      path.move(to: CGPoint(x: 13, y: bounds.midY))
      path.addLine(to: CGPoint(x: 17, y: bounds.midY + 5))
      path.addLine(to: CGPoint(x: 25, y: bounds.midY - 5))
    } else if element.stateIfAny == .mixed {
      path.move(to: CGPoint(x: 14, y: bounds.midY))
      path.addLine(to: CGPoint(x: 24, y: bounds.midY))
    }
    if element is UIMenu, picture.image == nil {
      path.move(to: CGPoint(x: bounds.width - 24, y: bounds.midY - 5))
      path.addLine(to: CGPoint(x: bounds.width - 19, y: bounds.midY))
      path.addLine(to: CGPoint(x: bounds.width - 24, y: bounds.midY + 5))
    }
    path.stroke()
  }

  override var standardAccessibility: StandardAccessibility {
    super.standardAccessibility.element(element.title, .button)
  }
}
