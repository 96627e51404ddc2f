/// Widths, display mode and frames of a split view controller's columns.
@MainActor
struct SplitLayout {
  private let split: UISplitViewController
  private let size: CGSize
  private let traits: UITraitCollection

  init(_ split: UISplitViewController) {
    self.split = split
    size = split.viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size
    traits = split.traitCollection
  }

  private static let automatic = UISplitViewController.automaticDimension

  /// UIKIT: at most 320 points (and 40 % of the width); on a large phone in landscape 44 % at most.
  var primaryWidth: CGFloat {
    if split.isCollapsed { return size.width }
    let fraction = split.preferredPrimaryColumnWidthFraction
    var width = fraction == Self.automatic ? size.width * 0.4 : size.width * min(max(fraction, 0), 1)
    if split.preferredPrimaryColumnWidth != Self.automatic { width = split.preferredPrimaryColumnWidth }
    let maximum = split.maximumPrimaryColumnWidth == Self.automatic ? 320 : split.maximumPrimaryColumnWidth
    let minimum = split.minimumPrimaryColumnWidth == Self.automatic ? 0 : split.minimumPrimaryColumnWidth
    return min(max(min(width, maximum), minimum), size.width).rounded()
  }

  var supplementaryWidth: CGFloat {
    guard split.style == .tripleColumn, !split.isCollapsed else { return 0 }
    let fraction = split.preferredSupplementaryColumnWidthFraction
    var width = fraction == Self.automatic ? 320 : size.width * min(max(fraction, 0), 1)
    if split.preferredSupplementaryColumnWidth != Self.automatic { width = split.preferredSupplementaryColumnWidth }
    let maximum =
      split.maximumSupplementaryColumnWidth == Self.automatic ? 375 : split.maximumSupplementaryColumnWidth
    let minimum = split.minimumSupplementaryColumnWidth == Self.automatic ? 0 : split.minimumSupplementaryColumnWidth
    return max(min(width, maximum), minimum).rounded()
  }

  /// UIKIT: side by side in landscape and on large phones; in portrait the secondary alone.
  var canBeside: Bool { size.width > size.height || traits.userInterfaceIdiom == .phone }

  var mode: UISplitViewController.DisplayMode {
    if split.isCollapsed { return .oneBesideSecondary }
    let wish = split.chosenMode ?? split.preferredDisplayMode
    if wish != .automatic { return wish }
    return canBeside ? .oneBesideSecondary : .secondaryOnly
  }

  // MARK: Frames

  func place() {
    guard let view = split.viewIfLoaded else { return }
    if split.isCollapsed {
      split.collapsedController?.viewIfLoaded?.frame = view.bounds
      return
    }
    let mode = mode
    let (primary, supplementary) = (primaryWidth, supplementaryWidth)
    let mirrored = (split.primaryEdge == .trailing) != view.isRightToLeft
    let besideWidth: CGFloat
    switch mode {
    case .oneBesideSecondary: besideWidth = split.columns[.supplementary] == nil ? primary : supplementary
    case .twoBesideSecondary: besideWidth = primary + supplementary
    default: besideWidth = 0
    }
    let secondaryWidth = size.width - besideWidth
    let showsPrimary: Bool
    switch mode {
    case .secondaryOnly: showsPrimary = false
    case .oneBesideSecondary, .oneOverSecondary: showsPrimary = split.columns[.supplementary] == nil
    default: showsPrimary = true
    }
    let showsSupplementary = mode != .secondaryOnly
    let afterPrimary = showsPrimary ? primary : 0
    set(split.columns[.primary], x: showsPrimary ? 0 : -primary, width: primary, mirrored, hidden: !showsPrimary)
    set(
      split.columns[.supplementary], x: showsSupplementary ? afterPrimary : -supplementary, width: supplementary,
      mirrored,
      hidden: !showsSupplementary)
    set(split.columns[.secondary], x: besideWidth, width: secondaryWidth, mirrored, hidden: false)
    // What lies over the secondary is drawn over it.
    if let front = split.columns[.primary]?.viewIfLoaded, front.superview === view { view.bringSubviewToFront(front) }
  }

  private func set(_ controller: UIViewController?, x: CGFloat, width: CGFloat, _ mirrored: Bool, hidden: Bool) {
    guard let controller, let view = controller.viewIfLoaded else { return }
    view.frame = CGRect(x: mirrored ? size.width - x - width : x, y: 0, width: width, height: size.height)
    view.isHidden = hidden && AnimationContext.current == nil
    // UIKIT: a column is compact where it is narrow: every primary is.
    let narrow = controller !== split.columns[.secondary] || width < 500
    let override = UITraitCollection(horizontalSizeClass: narrow ? .compact : .regular)
    if split.overrideTraitCollection(forChild: controller) != override {
      split.setOverrideTraitCollection(override, forChild: controller)
    }
  }
}
