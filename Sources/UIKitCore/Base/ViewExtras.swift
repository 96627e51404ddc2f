/// What few views have. Allocated when first needed, so that plain views stay small.
final class ViewExtras {
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  var contentScaleFactor: CGFloat?
  var mask: UIView?
  var layoutHints: LayoutHints?
  /// What selecting a cell does besides telling the delegate.
  var onSelection: (@MainActor () -> Void)?
  /// The style of the list that the view is a row of, and what the surroundings' traits become with it.
  var listEnvironment: UIListEnvironment?
  var listTraits: (surroundings: UITraitCollection, own: UITraitCollection)?
  var traitOverrides = UITraitOverrides()
  /// Between which text sizes the view's are.
  var contentSizeLimits = ContentSizeLimits()
  var traitRegistrations = TraitRegistrations()
  var traitTracker = TraitTracker()
  /// What changes with the view's traits besides the view.
  var traitFollower: (any TraitFollower)?
  /// Margins that the client set: physical or directional, never both.
  var layoutMargins: UIEdgeInsets?
  var directionalLayoutMargins: NSDirectionalEdgeInsets?
  /// Along which axes `preservesSuperviewLayoutMargins` counts; nil for both.
  var axesPreservingMargins: UIAxis?
  /// The natural size as constraints, since somebody has asked for them.
  var contentSizeConstraints: [NSContentSizeLayoutConstraint] = []
  var isListingContentSize = false
  var focusGroupIdentifier: String?
  var focusEffect: UIFocusEffect??
  var gestureRecognizers: [UIGestureRecognizer]?
  var interactions: [any UIInteraction] = []
  /// What appearances have set, by property.
  var appearance: [String: Any]?
  var restorationIdentifier: String?
  private(set) var accessibility: AccessibilityStore?
  func requireAccessibility() -> AccessibilityStore {
    if let accessibility { return accessibility }
    let made = AccessibilityStore()
    accessibility = made
    return made
  }
}
