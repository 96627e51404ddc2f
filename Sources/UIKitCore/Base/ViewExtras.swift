/// What few views have. Allocated when first needed, so that plain views stay small.
final class ViewExtras {
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  var contentScaleFactor: CGFloat?
  var mask: UIView?
  /// A natural size that stands in for the view's own on Interface Builder's canvas, in points.
  var canvasIntrinsicSize: CGSize?
  /// The frame that the view keeps on Interface Builder's canvas as far as its constraints leave it open, in its
  /// superview's coordinates.
  var restingFrame: CGRect?
  /// The document puts no views into the view.
  var isEmptyInDocument = false
  /// The frame that the document has of a view whose contents are laid out for another size.
  var savedFrame: CGRect?
  /// What selecting a cell, or its accessory, performs.
  var selectionSegue: SegueTemplate?
  var accessorySegue: SegueTemplate?
  var traitOverrides = UITraitOverrides()
  var traitRegistrations = TraitRegistrations()
  /// Margins that the client set: physical or directional, never both.
  var layoutMargins: UIEdgeInsets?
  var directionalLayoutMargins: NSDirectionalEdgeInsets?
  /// The effective margins when `layoutMarginsDidChange()` was last called.
  var reportedMargins: UIEdgeInsets?
  var focusGroupIdentifier: String?
  var focusEffect: UIFocusEffect??
  var gestureRecognizers: [UIGestureRecognizer]?
  var interactions: [any UIInteraction] = []
  /// What appearances have set, by property.
  var appearance: [String: Any]?
  var restorationIdentifier: String?
  var accessibilityIdentifier: String?
  var accessibilityLabel: String?
  var accessibilityHint: String?
  var accessibilityValue: String?
  var accessibilityTraits: UIAccessibilityTraits = .none
  var accessibilityElements: [Any]?
  var isAccessibilityElement = false
  var accessibilityElementsHidden = false
}
