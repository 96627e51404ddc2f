/// A window of the system's above the application's: the keyboard, the status bar. It is drawn and touched like others,
/// and no list of windows that clients see has it.
class SystemWindow: UIWindow {
  /// Touches beside its subviews go to the windows below.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    return found === self ? nil : found
  }
  override var canBecomeKey: Bool { false }

  /// The screen has another size or other traits; windows are laid out afterwards.
  func screenDidChange() {}
}
