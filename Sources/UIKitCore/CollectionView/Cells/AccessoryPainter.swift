internal import Foundation

/// The drawing of accessories.
@MainActor
struct AccessoryPainter {
  let bounds: CGRect
  let tint: UIColor?
  /// Of circles; nil for the kind's own.
  let circle: UIColor?
  /// Whether a line stands before a handle.
  let hasVerticalSeparator: Bool
  let viewTint: UIColor
  let isSelected: Bool
  let isExpanded: Bool
  let isMirrored: Bool

  func draw(_ kind: UICellAccessory.AccessoryType) {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    switch kind {
    case .disclosureIndicator: chevron(middle, .tertiaryLabel, turned: false)
    case .outlineDisclosure: chevron(middle, viewTint, turned: isExpanded)
    case .checkmark: check(middle, tint ?? viewTint, size: 1)
    case .delete: disc(middle, .systemRed, plus: false)
    case .insert: disc(middle, .systemGreen, plus: true)
    case .multiselect:
      if isSelected {
        (circle ?? tint ?? viewTint).setFill()
        UIBezierPath(ovalIn: CGRect(x: middle.x - 11, y: middle.y - 11, width: 22, height: 22)).fill()
        check(middle, circle == nil ? .white : tint ?? .white, size: 0.75)
      } else {
        stroke(
          UIBezierPath(ovalIn: CGRect(x: middle.x - 11, y: middle.y - 11, width: 22, height: 22)), .tertiaryLabel, 1.5)
      }
    case .reorder:
      (tint ?? .tertiaryLabel).setFill()
      for line in -1...1 {
        UIBezierPath(rect: CGRect(x: middle.x - 11, y: middle.y + CGFloat(line) * 5 - 0.75, width: 22, height: 1.5))
          .fill()
      }
      if hasVerticalSeparator {
        UIColor.separator.setFill()
        UIBezierPath(rect: CGRect(x: isMirrored ? bounds.maxX - 0.5 : 0, y: 0, width: 0.5, height: bounds.height))
          .fill()
      }
    case .detail:
      let color = tint ?? viewTint
      stroke(UIBezierPath(ovalIn: CGRect(x: middle.x - 10, y: middle.y - 10, width: 20, height: 20)), color, 1.5)
      line(CGPoint(x: middle.x, y: middle.y - 1), CGPoint(x: middle.x, y: middle.y + 5), color)
      line(CGPoint(x: middle.x, y: middle.y - 5), CGPoint(x: middle.x, y: middle.y - 4.5), color)
    case .popUpMenu:
      let color = tint ?? .secondaryLabel
      for direction: CGFloat in [-1, 1] {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: middle.x - 4, y: middle.y + direction * 3))
        path.addLine(to: CGPoint(x: middle.x, y: middle.y + direction * 7))
        path.addLine(to: CGPoint(x: middle.x + 4, y: middle.y + direction * 3))
        stroke(path, color, 1.75)
      }
    case .label, .customView: break
    }
  }

  private func chevron(_ middle: CGPoint, _ color: UIColor, turned: Bool) {
    let (along, across): (CGFloat, CGFloat) = (3, 6)
    let mirror: CGFloat = isMirrored ? -1 : 1
    let path = UIBezierPath()
    if turned {
      path.move(to: CGPoint(x: middle.x - across, y: middle.y - along))
      path.addLine(to: CGPoint(x: middle.x, y: middle.y + along))
      path.addLine(to: CGPoint(x: middle.x + across, y: middle.y - along))
    } else {
      path.move(to: CGPoint(x: middle.x - along * mirror, y: middle.y - across))
      path.addLine(to: CGPoint(x: middle.x + along * mirror, y: middle.y))
      path.addLine(to: CGPoint(x: middle.x - along * mirror, y: middle.y + across))
    }
    stroke(path, tint ?? color, 2)
  }

  private func check(_ middle: CGPoint, _ color: UIColor, size: CGFloat) {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: middle.x - 6.5 * size, y: middle.y + 0.5 * size))
    path.addLine(to: CGPoint(x: middle.x - 2 * size, y: middle.y + 5.5 * size))
    path.addLine(to: CGPoint(x: middle.x + 6.5 * size, y: middle.y - 5.5 * size))
    stroke(path, color, 2)
  }

  private func disc(_ middle: CGPoint, _ color: UIColor, plus: Bool) {
    (circle ?? tint ?? color).setFill()
    UIBezierPath(ovalIn: CGRect(x: middle.x - 11, y: middle.y - 11, width: 22, height: 22)).fill()
    (circle == nil ? .white : tint ?? .white).setFill()
    UIBezierPath(rect: CGRect(x: middle.x - 6, y: middle.y - 1, width: 12, height: 2)).fill()
    if plus { UIBezierPath(rect: CGRect(x: middle.x - 1, y: middle.y - 6, width: 2, height: 12)).fill() }
  }

  private func line(_ a: CGPoint, _ b: CGPoint, _ color: UIColor) {
    let path = UIBezierPath()
    path.move(to: a)
    path.addLine(to: b)
    stroke(path, color, 2)
  }

  private func stroke(_ path: UIBezierPath, _ color: UIColor, _ width: CGFloat) {
    color.setStroke()
    path.lineWidth = width
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    path.stroke()
  }
}
