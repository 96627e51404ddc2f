extension UIView {
  private static let effects = AssociatedKey<[UIMotionEffect]>()

  /// The device is never tilted: effects are kept, and rest in the middle.
  public var motionEffects: [UIMotionEffect] {
    get { Self.effects.value(of: self) ?? [] }
    set { Self.effects.set(newValue, of: self) }
  }
  /// Adds an effect, once. Nothing moves here: the device is never turned a little.
  public func addMotionEffect(_ effect: UIMotionEffect) {
    if !motionEffects.contains(where: { $0 === effect }) { motionEffects.append(effect) }
  }
  /// Takes an effect away.
  public func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
}
