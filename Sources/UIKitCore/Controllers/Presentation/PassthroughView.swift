/// Catches touches beside a popover, except those on views that stay usable.
final class PassthroughView: UIView {
  var onTap: (() -> Void)?
  var passthroughViews: [UIView] = []

  init(frame: CGRect, opacity: CGFloat) {
    super.init(frame: frame)
    backgroundColor = UIColor.black.withAlphaComponent(opacity)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    for view in passthroughViews {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return super.hitTest(point, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { onTap?() }
}
