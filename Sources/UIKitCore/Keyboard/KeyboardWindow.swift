/// Shows what a first responder is typed with. Who becomes first responder in it does so for the window below.
final class KeyboardWindow: SystemWindow {
  weak var client: UIWindow?
  let host = KeyboardHostView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(host)
  }
  required init?(coder: NSCoder) { nil }

  override var responderWindow: UIWindow? { client ?? self }

  override func screenDidChange() { Keyboard.current.geometryDidChange() }
}

/// Holds the accessory and the keys, or the view in their place.
final class KeyboardHostView: UIView {
  /// Whose views these are: the responder chain goes on there.
  weak var owner: UIResponder?
  private(set) var body: UIView?
  private(set) var accessory: UIView?
  private var accessoryHeight: CGFloat = 0

  override var next: UIResponder? { owner ?? super.next }

  func take(body newBody: UIView?, accessory newAccessory: UIView?, accessoryHeight: CGFloat) {
    if body !== newBody {
      if body?.superview === self { body?.removeFromSuperview() }
      body = newBody
      if let newBody { addSubview(newBody) }
    }
    if accessory !== newAccessory {
      if accessory?.superview === self { accessory?.removeFromSuperview() }
      accessory = newAccessory
      if let newAccessory { addSubview(newAccessory) }
    }
    self.accessoryHeight = accessoryHeight
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    accessory?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: accessoryHeight)
    body?.frame = CGRect(
      x: 0, y: accessoryHeight, width: bounds.width, height: max(bounds.height - accessoryHeight, 0))
  }

  override var responderWindow: UIWindow? { window?.responderWindow }
}
