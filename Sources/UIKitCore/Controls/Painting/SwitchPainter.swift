/// Draws a switch: its track and the knob.
@MainActor
enum SwitchPainter {
  static func draw(_ view: UISwitch) {
    let box = CGRect(x: 0, y: 0, width: min(view.bounds.width, 51), height: min(view.bounds.height, 31))
    let share = view.knob.value
    let fade: CGFloat = view.isEnabled ? 1 : 0.5
    PartPainter.fill(.tertiarySystemFill, box, radius: box.height / 2)
    if share > 0 {
      PartPainter.fill(
        (view.onTintColor ?? .systemGreen).withAlphaComponent(share * fade), box, radius: box.height / 2)
    }
    // UIKIT: the knob is wider while a finger is on it. A guess.
    let side = box.height - 4
    let width = view.isHighlighted ? side + 7 : side
    let place = view.isRightToLeft ? 1 - share : share
    let thumb = CGRect(x: 2 + (box.width - 4 - width) * place, y: 2, width: width, height: side)
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setShadow(
      offset: CGSize(width: 0, height: 2), blur: 4, color: UIColor.black.withAlphaComponent(0.2).cgColor)
    PartPainter.fill(view.thumbTintColor ?? .white, thumb, radius: side / 2)
    context.restoreGState()
  }
}
