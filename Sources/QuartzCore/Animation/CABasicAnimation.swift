/// An animation between two values.
open class CABasicAnimation: CAPropertyAnimation {
  /// Where the property begins; nil for the layer's present value, or counted back from the others.
  open var fromValue: Any?
  /// Where the property ends; nil for the layer's own value, or counted on from the others.
  open var toValue: Any?
  /// By how much the property changes; it counts where one of the other two is nil.
  open var byValue: Any?

  override func copyValues(to other: CAAnimation) {
    super.copyValues(to: other)
    guard let other = other as? CABasicAnimation else { return }
    other.fromValue = fromValue
    other.toValue = toValue
    other.byValue = byValue
  }
}
