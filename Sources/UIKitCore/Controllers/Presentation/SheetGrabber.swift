/// The small bar at the top of a sheet that can be dragged.
final class SheetGrabber: UIView {
  init() {
    super.init(frame: .zero)
    backgroundColor = .tertiaryLabel
    layer.cornerRadius = 2.5
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
