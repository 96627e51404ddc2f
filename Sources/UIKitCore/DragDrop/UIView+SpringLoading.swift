/// What the springs of views are kept by.
@MainActor
private enum SpringInteractions {
  static let own = AssociatedKey<UISpringLoadedInteraction>()
}

extension UIView {
  /// Whether a drag that rests above the view activates it.
  var hasSpring: Bool { SpringInteractions.own.value(of: self) != nil }

  /// Lets a drag that rests above the view activate it, or takes that away.
  func setSpring(_ isOn: Bool, _ activate: @escaping @MainActor (any UISpringLoadedInteractionContext) -> Void) {
    guard isOn != hasSpring else { return }
    if let old = SpringInteractions.own.value(of: self) { removeInteraction(old) }
    let interaction = isOn ? UISpringLoadedInteraction { _, context in activate(context) } : nil
    if let interaction { addInteraction(interaction) }
    SpringInteractions.own.set(interaction, of: self)
  }
}

extension UIButton: UISpringLoadedInteractionSupporting {
  /// Whether a drag that rests above the button does what a tap does. Default: false.
  public var isSpringLoaded: Bool {
    get { hasSpring }
    set {
      setSpring(newValue) { [weak self] _ in
        guard let self, isEnabled else { return }
        sendActions(for: .touchUpInside)
        didTouchUpInside()
      }
    }
  }
}

extension UISegmentedControl: UISpringLoadedInteractionSupporting {
  /// Whether a drag that rests above a segment chooses it. Default: false.
  public var isSpringLoaded: Bool {
    get { hasSpring }
    set {
      setSpring(newValue) { [weak self] context in
        guard let self, isEnabled, let index = segment(at: context.location(in: self)) else { return }
        choose(index)
      }
    }
  }
}

extension UIBarButtonItem: UISpringLoadedInteractionSupporting {
  /// Whether a drag that rests above the item does what a tap does. Default: false.
  public var isSpringLoaded: Bool {
    get { button.hasSpring }
    set {
      button.setSpring(newValue) { [weak self] _ in self?.button.didTouchUpInside() }
    }
  }
}
