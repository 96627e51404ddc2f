/// Widths, display mode and frames of a split view controller's columns.
@MainActor
struct SplitLayout {
  private let split: UISplitViewController
  private let size: CGSize
  private let traits: UITraitCollection

  /// - Parameter size: of the view; nil for its present one.
  init(_ split: UISplitViewController, size: CGSize? = nil) {
    self.split = split
    self.size = size ?? split.viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size
    traits = split.traitCollection
  }

  private static let automatic = UISplitViewController.automaticDimension

  /// The least that a secondary beside other columns gets, in points.
  private static let leastSecondary: CGFloat = 464
  /// Three columns stand side by side from this width on, in points.
  private static let threeColumns: CGFloat = 954.25

  /// UIKIT: 320 points with two columns, 280 with three; a fraction leaves the secondary 464, and 10 between (readings
  /// of a public project on a pad 820 points wide).
  var primaryWidth: CGFloat {
    if split.isCollapsed { return size.width }
    let automatic: CGFloat = split.style == .tripleColumn ? 280 : 320
    let own = width(
      split.preferredPrimaryColumnWidth, split.preferredPrimaryColumnWidthFraction,
      split.minimumPrimaryColumnWidth, split.maximumPrimaryColumnWidth, automatic)
    guard !hasSupplementary else { return own }
    return yielding(own, split.minimumPrimaryColumnWidth, split.maximumPrimaryColumnWidth)
  }

  /// UIKIT: wishes for the secondary's width count after those for the columns before it. A guess.
  private func yielding(_ own: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
    guard split.style != .unspecified else { return own }
    var secondary = Self.automatic
    if split.preferredSecondaryColumnWidthFraction != Self.automatic {
      secondary = size.width * min(max(split.preferredSecondaryColumnWidthFraction, 0), 1)
    }
    if split.preferredSecondaryColumnWidth != Self.automatic { secondary = split.preferredSecondaryColumnWidth }
    let least = split.minimumSecondaryColumnWidth
    if least != Self.automatic { secondary = max(secondary, max(least, size.width - own - inspectorWidth)) }
    guard secondary != Self.automatic else { return own }
    var width = size.width - secondary - inspectorWidth
    if split.preferredPrimaryColumnWidth != Self.automatic || hasSupplementary { width = min(width, own) }
    if minimum != Self.automatic { width = max(width, minimum) }
    if maximum != Self.automatic { width = min(width, maximum) }
    return min(max(width, 0), size.width).rounded()
  }

  /// Of the inspector, where it is shown: 270 points unless the client asks for another.
  ///
  /// DEVIATION: Apple does not say how wide an inspector is by itself.
  var inspectorWidth: CGFloat {
    guard split.showsInspector, !split.isCollapsed, split.columns[.inspector] != nil else { return 0 }
    return width(
      split.preferredInspectorColumnWidth, split.preferredInspectorColumnWidthFraction,
      split.minimumInspectorColumnWidth, split.maximumInspectorColumnWidth, 270)
  }

  /// UIKIT: 320 points (readings of a public project).
  var supplementaryWidth: CGFloat {
    guard split.style == .tripleColumn, !split.isCollapsed else { return 0 }
    return width(
      split.preferredSupplementaryColumnWidth, split.preferredSupplementaryColumnWidthFraction,
      split.minimumSupplementaryColumnWidth, split.maximumSupplementaryColumnWidth, 320)
  }

  private func width(
    _ preferred: CGFloat, _ fraction: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat, _ automatic: CGFloat
  ) -> CGFloat {
    var width = automatic
    if fraction != Self.automatic {
      width = min(size.width * min(max(fraction, 0), 1), max(size.width - 10 - Self.leastSecondary, 0))
      // UIKIT: the fraction stays below the maximum, which is 320 points unless the client gives another (classic
      // style; Apple's page on `preferredPrimaryColumnWidthFraction`; 320 by readings of a public project).
      if maximum == Self.automatic, split.style == .unspecified { width = min(width, automatic) }
    }
    if preferred != Self.automatic { width = preferred }
    // On phones the columns share what there is.
    if traits.userInterfaceIdiom == .phone, fraction == Self.automatic, preferred == Self.automatic {
      width = min(width, size.width * 0.4)
    }
    if minimum != Self.automatic { width = max(width, minimum) }
    if maximum != Self.automatic { width = min(width, maximum) }
    return min(width, size.width).rounded()
  }

  /// UIKIT: two columns stand side by side in landscape, where the secondary keeps its least width; in portrait the
  /// secondary stands alone until the primary is asked for (Apple's page on `UISplitViewController.DisplayMode`).
  var canBeside: Bool {
    guard size.width > size.height else { return false }
    return traits.userInterfaceIdiom == .phone || size.width >= 320 + Self.leastSecondary
  }

  var mode: UISplitViewController.DisplayMode {
    split.isCollapsed ? .oneBesideSecondary : expandedMode
  }

  /// The mode without a look at whether the columns are collapsed.
  var expandedMode: UISplitViewController.DisplayMode {
    let wish = split.chosenMode ?? split.preferredDisplayMode
    // UIKIT: the behavior decides how columns that are wished for come (Apple's page on `preferredSplitBehavior`).
    switch (wish, split.style == .unspecified ? .automatic : split.preferredSplitBehavior) {
    case (.oneBesideSecondary, .overlay): return .oneOverSecondary
    case (.twoBesideSecondary, .overlay): return .twoOverSecondary
    case (.twoBesideSecondary, .displace): return .twoDisplaceSecondary
    case (.automatic, .overlay): return .secondaryOnly
    default: break
    }
    if wish == .twoBesideSecondary, size.width < Self.threeColumns { return .twoOverSecondary }
    if wish != .automatic { return wish }
    return canBeside ? .oneBesideSecondary : .secondaryOnly
  }

  // MARK: Columns

  private var hasSupplementary: Bool { split.columns[.supplementary] != nil }

  /// The columns beside the secondary that a mode shows.
  func columns(in mode: UISplitViewController.DisplayMode) -> Set<UISplitViewController.Column> {
    switch mode {
    case .secondaryOnly: []
    case .oneBesideSecondary, .oneOverSecondary: hasSupplementary ? [.supplementary] : [.primary]
    default: hasSupplementary ? [.primary, .supplementary] : [.primary]
    }
  }

  /// The mode that shows a column besides those that are seen; nil where it is seen.
  func mode(showing column: UISplitViewController.Column) -> UISplitViewController.DisplayMode? {
    let mode = mode
    let isOver = split.preferredSplitBehavior == .overlay || !canBeside && split.preferredSplitBehavior != .tile
    if column == .secondary {
      // What lies over the secondary gives it free.
      if mode == .oneOverSecondary || mode == .twoOverSecondary { return .secondaryOnly }
      return mode == .twoDisplaceSecondary ? .oneBesideSecondary : nil
    }
    guard column == .primary || column == .supplementary, split.columns[column] != nil,
      !columns(in: mode).contains(column)
    else { return nil }
    guard column == .primary, hasSupplementary else { return isOver ? .oneOverSecondary : .oneBesideSecondary }
    if isOver { return .twoOverSecondary }
    if split.preferredSplitBehavior == .displace { return .twoDisplaceSecondary }
    return size.width < Self.threeColumns ? .twoOverSecondary : .twoBesideSecondary
  }

  /// The mode without a column and those before it; nil where it is not seen.
  func mode(hiding column: UISplitViewController.Column) -> UISplitViewController.DisplayMode? {
    let mode = mode
    guard columns(in: mode).contains(column) else { return nil }
    guard column == .primary, hasSupplementary else { return .secondaryOnly }
    return mode == .twoOverSecondary ? .oneOverSecondary : .oneBesideSecondary
  }

  // MARK: Frames

  func place() {
    guard let view = split.viewIfLoaded else { return }
    if split.isCollapsed {
      placeSeparators([], false, in: view)
      split.overlay.update(.oneBesideSecondary, in: view)
      split.collapsedController?.viewIfLoaded?.frame = view.bounds
      // As a column it may have been out of sight.
      split.collapsedController?.viewIfLoaded?.isHidden = false
      split.collapsedController.map {
        override($0, UITraitCollection(splitViewControllerLayoutEnvironment: .collapsed))
      }
      return
    }
    let mode = mode
    let (primary, supplementary) = (primaryWidth, supplementaryWidth)
    let mirrored = (split.primaryEdge == .trailing) != view.isRightToLeft
    let oneWidth = hasSupplementary ? supplementary : primary
    let besideWidth: CGFloat
    switch mode {
    case .oneBesideSecondary: besideWidth = oneWidth
    case .twoBesideSecondary, .twoDisplaceSecondary: besideWidth = primary + supplementary
    default: besideWidth = 0
    }
    // UIKIT: what is displaced is moved and keeps the size that it has beside one column (Apple's page on
    // `DisplayMode.twoDisplaceSecondary`: "partially displace the secondary view controller offscreen").
    let takenWidth = mode == .twoDisplaceSecondary ? oneWidth : besideWidth
    let line = besideWidth > 0 ? Self.separatorWidth : 0
    let inspector = inspectorWidth
    let inspectorLine = inspector > 0 ? Self.separatorWidth : 0
    let secondaryWidth = size.width - takenWidth - line - inspector - inspectorLine
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
    set(split.columns[.secondary], x: besideWidth + line, width: secondaryWidth, mirrored, hidden: false)
    if inspector > 0 {
      set(split.columns[.inspector], x: size.width - inspector, width: inspector, mirrored, hidden: false)
    }
    let showsTwo = mode == .twoBesideSecondary || mode == .twoDisplaceSecondary
    var places = showsTwo ? [primary, besideWidth] : line > 0 ? [besideWidth] : []
    if inspector > 0 { places.append(size.width - inspector - inspectorLine) }
    placeSeparators(places, mirrored, in: view)
    split.overlay.update(mode, in: view)
    // What lies over the secondary is drawn over it.
    for column in [UISplitViewController.Column.supplementary, .primary] {
      if let front = split.columns[column]?.viewIfLoaded, front.superview === view { view.bringSubviewToFront(front) }
    }
  }

  /// UIKIT: half a point between columns that stand side by side (readings of a public project).
  private static let separatorWidth: CGFloat = 0.5

  private func placeSeparators(_ places: [CGFloat], _ mirrored: Bool, in view: UIView) {
    while split.separators.count > places.count { split.separators.removeLast().removeFromSuperview() }
    while split.separators.count < places.count {
      let line = UIView()
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      view.addSubview(line)
      split.separators.append(line)
    }
    for (line, x) in zip(split.separators, places) {
      line.frame = CGRect(
        x: mirrored ? size.width - x - Self.separatorWidth : x, y: 0, width: Self.separatorWidth, height: size.height)
      view.bringSubviewToFront(line)
    }
  }

  private func set(_ controller: UIViewController?, x: CGFloat, width: CGFloat, _ mirrored: Bool, hidden: Bool) {
    guard let controller, let view = controller.viewIfLoaded else { return }
    view.frame = CGRect(x: mirrored ? size.width - x - width : x, y: 0, width: width, height: size.height)
    view.isHidden = hidden && AnimationContext.current == nil
    // UIKIT: a column is compact where it is narrow: every primary is. A guess.
    let narrow = controller !== split.columns[.secondary] || width < 500
    override(
      controller,
      UITraitCollection {
        $0.horizontalSizeClass = narrow ? .compact : .regular
        $0.splitViewControllerLayoutEnvironment = .expanded
      })
  }

  private func override(_ controller: UIViewController, _ traits: UITraitCollection) {
    guard controller.parent === split, split.overrideTraitCollection(forChild: controller) != traits else { return }
    split.setOverrideTraitCollection(traits, forChild: controller)
  }
}
