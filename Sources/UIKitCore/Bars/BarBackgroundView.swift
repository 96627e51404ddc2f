/// What lies behind a bar's items; it may reach beyond the bar, beneath the status bar or the home indicator.
final class BarBackgroundView: UIView {
  /// Draws the background into the bounds.
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
