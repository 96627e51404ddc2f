/// An animation of one property.
open class CAPropertyAnimation: CAAnimation {
  /// An animation of the property that a path names, such as `position.y`.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// The animated property by its path, such as `transform.rotation.z`. Default: nil.
  open var keyPath: String?
  /// Whether values add to the property's own.
  open var isAdditive = false
  /// Whether each repetition builds on the one before.
  open var isCumulative = false
  /// Makes transforms of the numbers that are animated. Default: nil, for values as they are.
  open var valueFunction: CAValueFunction?

  override func copyValues(to other: CAAnimation) {
    super.copyValues(to: other)
    guard let other = other as? CAPropertyAnimation else { return }
    other.keyPath = keyPath
    other.isAdditive = isAdditive
    other.isCumulative = isCumulative
    other.valueFunction = valueFunction
  }
}
