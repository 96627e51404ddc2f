internal import UISystemMetrics

extension UIView {
  /// UIKIT: 8 points on each side; a controller's root view has 16 (20 where it is wide) at the sides and nothing above
  /// and below (Apple's page on `layoutMargins`; readings of public projects, and frames stored in documents).
  package static let defaultMargin = SystemMetrics.defaultMargin

  /// The margins before safe area and superview are taken into account.
  var baseMargins: UIEdgeInsets {
    let rightToLeft = isRightToLeft
    if let own = extras?.layoutMargins { return own }
    if let own = extras?.directionalLayoutMargins { return own.resolved(rightToLeft: rightToLeft) }
    if flags.contains(.hasNoMargins) { return .zero }
    if flags.contains(.controllerRoot), let controller {
      return controller.systemMinimumLayoutMargins.resolved(rightToLeft: rightToLeft)
    }
    let m = Self.defaultMargin
    return UIEdgeInsets(top: m, left: m, bottom: m, right: m)
  }

  /// Whether somebody has given the view margins.
  var hasOwnMargins: Bool { extras?.layoutMargins != nil || extras?.directionalLayoutMargins != nil }

  var effectiveLayoutMargins: UIEdgeInsets { layoutMargins(insideSafeArea: systemMetrics.hasSafeArea) }

  /// The margins inside the safe area, or as they would be if there were none.
  private func layoutMargins(insideSafeArea: Bool) -> UIEdgeInsets {
    var margins = baseMargins
    if flags.contains(.controllerRoot), let controller, controller.viewRespectsSystemMinimumLayoutMargins {
      margins = .max(margins, controller.systemMinimumLayoutMargins.resolved(rightToLeft: isRightToLeft))
    }
    if insetsLayoutMarginsFromSafeArea, insideSafeArea { margins = margins + layout.safeAreaInsets }
    if flags.contains(.marginsFollowReadableWidth) { margins = readable(margins) }
    guard preservesSuperviewLayoutMargins, let parent else { return margins }
    let inherited = parent.layoutMargins(insideSafeArea: insideSafeArea && parent.handsDownSafeArea)
    let (frame, size) = (frame, parent.bounds.size)
    // UIKIT: no margin grows where an edge lies outside the superview, as those of a scroll view's content do (a guess
    // from the stored frames of one repository): the content would be larger by it, and its margin again.
    let overlap = UIEdgeInsets(
      top: inherited.top - max(frame.minY, 0), left: inherited.left - max(frame.minX, 0),
      bottom: inherited.bottom - max(size.height - frame.maxY, 0),
      right: inherited.right - max(size.width - frame.maxX, 0))
    let axes = extras?.axesPreservingMargins ?? .both
    let kept = UIEdgeInsets.max(margins, overlap)
    return UIEdgeInsets(
      top: axes.contains(.vertical) ? kept.top : margins.top,
      left: axes.contains(.horizontal) ? kept.left : margins.left,
      bottom: axes.contains(.vertical) ? kept.bottom : margins.bottom,
      right: axes.contains(.horizontal) ? kept.right : margins.right)
  }

  /// Whether the margins leave no more than a readable width between them. Default: false.
  package var layoutMarginsFollowReadableWidth: Bool {
    get { flags.contains(.marginsFollowReadableWidth) }
    set {
      flags.set(.marginsFollowReadableWidth, newValue)
      marginsMayHaveChanged()
    }
  }

  func setLayoutMargins(_ margins: UIEdgeInsets) {
    let extras = requireExtras()
    guard extras.layoutMargins != margins else { return }
    extras.layoutMargins = margins
    extras.directionalLayoutMargins = nil
    marginsMayHaveChanged()
  }

  func setMarginFlag(_ flag: ViewFlags, _ isSet: Bool) {
    flags.set(flag, isSet)
    marginsMayHaveChanged()
  }

  func setDirectionalLayoutMargins(_ margins: NSDirectionalEdgeInsets) {
    let extras = requireExtras()
    guard extras.directionalLayoutMargins != margins else { return }
    extras.directionalLayoutMargins = margins
    extras.layoutMargins = nil
    marginsMayHaveChanged()
  }

  /// Sets the margins that were set for `source`; none where it has the system's.
  package func takeOwnMargins(from source: UIView) {
    let (physical, directional) = (source.extras?.layoutMargins, source.extras?.directionalLayoutMargins)
    guard extras?.layoutMargins != physical || extras?.directionalLayoutMargins != directional else { return }
    requireExtras().layoutMargins = physical
    requireExtras().directionalLayoutMargins = directional
    marginsMayHaveChanged()
  }

  /// Tells the engine and the view; children that take over margins follow.
  func marginsMayHaveChanged() {
    LayoutEngine.insetsChanged(of: self)
    layoutMarginsDidChange()
    if flags.contains(.hasController) { controller?.viewLayoutMarginsDidChange() }
    for child in children where child.preservesSuperviewLayoutMargins { child.marginsMayHaveChanged() }
  }

  /// The rest of the width is shared by both sides.
  static let readableWidth = SystemMetrics.readableWidth

  /// Whether a change of width moves the readable width's edges, and constraints with them.
  var dependsOnReadableWidth: Bool {
    !flags.isDisjoint(with: [.marginsFollowReadableWidth, .hasReadableGuide])
  }

  var readableInsets: UIEdgeInsets { readable(effectiveLayoutMargins) }

  private func readable(_ margins: UIEdgeInsets) -> UIEdgeInsets {
    var insets = margins
    let width = bounds.size.width - insets.left - insets.right
    let excess = width - Self.readableWidth
    if excess > 0 {
      insets.left += excess / 2
      insets.right += excess / 2
    }
    return insets
  }

  var isRightToLeft: Bool {
    switch extras?.semanticContentAttribute ?? .unspecified {
    case .unspecified: inheritedDirection == .rightToLeft
    case .forceRightToLeft: true
    case .playback, .spatial, .forceLeftToRight: false
    }
  }

  private var inheritedDirection: UIUserInterfaceLayoutDirection {
    if flags.contains(.directionIsOverridden) {
      return resolvedTraits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    return windowReference?.interfaceDirection ?? UIView.defaultLayoutDirection
  }

  /// The direction of the application's language.
  static var defaultLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Somebody above the view, or it, gives another reading direction than the window, or no longer does.
  func directionIsOverridden() {
    flags.insert(.directionIsOverridden)
    LayoutEngine.insetsChanged(of: self)
    LayoutEngine.directionChanged(of: self)
    markNeedsLayout()
    markNeedsDisplay()
    for child in children { child.directionIsOverridden() }
  }

  func setSemanticContentAttribute(_ attribute: UISemanticContentAttribute) {
    guard attribute != semanticContentAttribute else { return }
    requireExtras().semanticContentAttribute = attribute
    LayoutEngine.insetsChanged(of: self)
    LayoutEngine.directionChanged(of: self)
    markNeedsLayout()
    markNeedsDisplay()
  }
}
