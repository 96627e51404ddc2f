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
  /// UIKIT: a picker in the place of the keys stands on their backdrop; an accessory has none of its own. A guess.
  private let backdrop = UIView()
  /// How tall the body was before it was stretched over the home indicator, and how tall it was made.
  private var bodyHeight: (own: CGFloat, stretched: CGFloat) = (0, 0)

  override var next: UIResponder? { owner ?? super.next }

  func take(body newBody: UIView?, accessory newAccessory: UIView?, accessoryHeight: CGFloat) {
    if body !== newBody {
      if let body {
        if body.superview === self { body.removeFromSuperview() }
        body.frame.size.height = ownHeight(of: body)
      }
      body = newBody
      bodyHeight = (newBody?.frame.height ?? 0, 0)
      if let newBody { addSubview(newBody) }
      if newBody == nil {
        backdrop.removeFromSuperview()
      } else {
        backdrop.backgroundColor = KeyboardPanel.backdrop
        insertSubview(backdrop, at: 0)
      }
    }
    if accessory !== newAccessory {
      if accessory?.superview === self { accessory?.removeFromSuperview() }
      accessory = newAccessory
      if let newAccessory { addSubview(newAccessory) }
    }
    self.accessoryHeight = accessoryHeight
    setNeedsLayout()
  }

  /// The height that a view was given by the program, whether it stands here now or not.
  func ownHeight(of view: UIView) -> CGFloat {
    view === body && view.frame.height == bodyHeight.stretched ? bodyHeight.own : view.frame.height
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    accessory?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: accessoryHeight)
    guard let body else { return }
    let own = ownHeight(of: body)
    body.frame = CGRect(x: 0, y: accessoryHeight, width: bounds.width, height: max(bounds.height - accessoryHeight, 0))
    backdrop.frame = body.frame
    bodyHeight = (own, body.frame.height)
  }

  override var responderWindow: UIWindow? { window?.responderWindow }
}
