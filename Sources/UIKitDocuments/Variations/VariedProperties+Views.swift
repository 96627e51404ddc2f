internal import UIKitCore

extension VariedProperties {
  /// What all views have, and plain ones.
  static let views: [VariedProperty] = [
    VariedProperty("hidden", \UIView.isHidden),
    VariedProperty("alpha", \UIView.alpha),
    VariedProperty("opaque", \UIView.isOpaque),
    VariedProperty("clipsSubviews", \UIView.clipsToBounds),
    VariedProperty("userInteractionEnabled", \UIView.isUserInteractionEnabled),
    VariedProperty("multipleTouchEnabled", \UIView.isMultipleTouchEnabled),
    VariedProperty("tag", \UIView.tag),
    VariedProperty("contentMode", \UIView.contentMode),
    VariedProperty("backgroundColor", \UIView.backgroundColor),
    VariedProperty("tintColor", \UIView.ownTint),
    VariedProperty("semanticContentAttribute", \UIView.semanticContentAttribute),
    VariedProperty("preservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins),
    VariedProperty("insetsLayoutMarginsFromSafeArea", \UIView.insetsLayoutMarginsFromSafeArea),
    VariedProperty("layoutMargins", copyMargins),
    VariedProperty("directionalLayoutMargins", copyMargins),
    VariedProperty("horizontalHuggingPriority") { copyHugging($0, $1, .horizontal) },
    VariedProperty("verticalHuggingPriority") { copyHugging($0, $1, .vertical) },
    VariedProperty("horizontalCompressionResistancePriority") { copyCompression($0, $1, .horizontal) },
    VariedProperty("verticalCompressionResistancePriority") { copyCompression($0, $1, .vertical) },
    VariedProperty("image", \UIImageView.image),
    VariedProperty("highlightedImage", \UIImageView.highlightedImage),
    VariedProperty("preferredSymbolConfiguration", \UIImageView.preferredSymbolConfiguration),
    VariedProperty("blurEffect", \UIVisualEffectView.effect),
    VariedProperty("vibrancyEffect", \UIVisualEffectView.effect),
  ]

  /// The client's margins, not those in effect.
  private static func copyMargins(_ source: UIView, _ target: UIView) {
    target.takeOwnMargins(from: source)
    if let source = source as? UIStackView, let target = target as? UIStackView {
      target.isLayoutMarginsRelativeArrangement = source.isLayoutMarginsRelativeArrangement
    }
  }

  private static func copyHugging(_ source: UIView, _ target: UIView, _ axis: NSLayoutConstraint.Axis) {
    target.setContentHuggingPriority(source.contentHuggingPriority(for: axis), for: axis)
  }

  private static func copyCompression(_ source: UIView, _ target: UIView, _ axis: NSLayoutConstraint.Axis) {
    target.setContentCompressionResistancePriority(source.contentCompressionResistancePriority(for: axis), for: axis)
  }
}
