/// Darkens what is behind a presentation; a tap on it asks for the end.
final class DimmingView: UIView {
  var onTap: (() -> Void)?

  init(frame: CGRect, opacity: CGFloat) {
    super.init(frame: frame)
    backgroundColor = UIColor.black.withAlphaComponent(opacity)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, bounds.contains(touch.location(in: self)) else { return }
    onTap?()
  }
}
