/// A part of a bar that is painted: its background, which may reach beyond the bar, beneath the status bar or the home
/// indicator, and the texts above it.
final class BarPaintView: UIView {
  /// Draws the part into the bounds.
  var paint: ((CGRect) -> Void)? { didSet { setNeedsDisplay() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    flags.insert(.drawsInCode)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) { paint?(bounds) }
}
