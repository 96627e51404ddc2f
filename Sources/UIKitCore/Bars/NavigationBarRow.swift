internal import UISystemMetrics

/// Arranges a navigation bar's back button, items and title.
@MainActor
final class NavigationBarRow {
  private unowned let bar: UINavigationBar
  private var back: BackButtonView?
  private var left: [UIView] = []
  private var right: [UIView] = []
  private var center: [UIView] = []
  private var rightItems: [UIBarButtonItem] = []
  private var centerItems: [UIBarButtonItem] = []
  private(set) lazy var overflow = NavigationBarOverflow(bar)
  private var subtitle: UIView?
  private var titleView: UIView?
  private lazy var titleMenu = HostContext.main.part(TitleMenuMaker.self).make?(bar)
  private var palette: UIView?

  init(_ bar: UINavigationBar) { self.bar = bar }

  // MARK: Views

  /// Takes over what the top item shows.
  func rebuild() {
    let item = bar.topItem
    let old = left + right + center + [back, titleView, palette, subtitle].compactMap { $0 }
    left = shown(item?.leftBarButtonItems).map(\.itemView)
    rightItems = shown(item?.rightBarButtonItems)
    centerItems = item?.style == .navigator ? [] : shown(item?.centerItemGroups.flatMap(\.barButtonItems))
    (right, center) = (rightItems.map(\.itemView), centerItems.map(\.itemView))
    subtitle = bar.largeTitleHeight > 0 ? item?.largeSubtitleView ?? item?.subtitleView : item?.subtitleView
    titleView = item?.titleView ?? titleMenu?.view(for: item)
    palette = item?.palette?.paletteView
    back = bar.showsBackButton ? back ?? BackButtonView() : nil
    configureBack(backTitle)
    let new = left + right + center + [back, titleView, palette, subtitle].compactMap { $0 }
    for view in old where !new.contains(where: { $0 === view }) && view.superview === bar { view.removeFromSuperview() }
    for view in new where view.superview !== bar { bar.addSubview(view) }
  }

  private func shown(_ items: [UIBarButtonItem]?) -> [UIBarButtonItem] {
    for item in items ?? [] { item.bar = bar }
    return (items ?? []).filter(\.isShown)
  }

  /// Has the views of these items in the bar in place of those that were there.
  private func replace(_ views: [UIView], with items: [UIBarButtonItem]) -> [UIView] {
    let new = items.map(\.itemView)
    for view in views where view.superview === bar && !new.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    for item in items where item.itemView.superview !== bar {
      item.bar = bar
      bar.addSubview(item.itemView)
    }
    return new
  }

  /// What the bar's appearance says of buttons may have changed.
  func lookDidChange() {
    for case let button as BarButtonView in left + right + center { button.setNeedsDisplay() }
    back?.setNeedsDisplay()
  }

  private func configureBack(_ title: String) {
    let look = bar.appearanceInForce
    back?.configure(
      title: title, indicator: look.backIndicatorImage ?? bar.backIndicatorImage,
      tint: bar.backItem?.backBarButtonItem?.tintColor, look: bar.backItem?.backBarButtonItem?.backButton
    ) { [weak bar] in bar.map { Self.goBack($0) } }
  }

  private var backTitle: String {
    guard let item = bar.backItem, item.backButtonDisplayMode != .minimal else { return "" }
    if item.backButtonDisplayMode == .generic { return "Back" }
    return item.backBarButtonItem?.title ?? item.backButtonTitle ?? item.title ?? "Back"
  }

  private static func goBack(_ bar: UINavigationBar) {
    // UIKIT: an action of the item that is shown takes the place of going back (Apple's page on
    // `UINavigationItem.backAction`).
    if let action = bar.topItem?.backAction {
      action.sender = bar
      return action.handler(action)
    }
    if let owner = bar.owner {
      guard bar.delegate?.navigationBar(bar, shouldPop: bar.topItem ?? UINavigationItem(title: "")) != false else {
        return
      }
      // UIKIT: the item for going back lends its looks; its own action is never performed (Apple's page on
      // `backBarButtonItem`).
      owner.barGoesBack()
    } else {
      bar.popItem(animated: true)
    }
  }

  // MARK: Places

  // UIKIT: 16 points to the sides (8 to the back chevron), 16 between items; titles keep 8 from items (16 from the edge
  // by readings of a public project; the rest is a guess).
  private static let side: CGFloat = 16
  private static let gap: CGFloat = 16

  private var area: CGRect {
    let safe = bar.safeAreaInsets
    let height: CGFloat = min(bar.bounds.height, rowHeight)
    let top: CGFloat = bar.topItem?.prompt == nil ? 0 : 30
    return CGRect(
      x: safe.left, y: top, width: max(bar.bounds.width - safe.left - safe.right, 0), height: height)
  }

  private var rowHeight: CGFloat {
    bar.metrics.navigationBar
  }

  private var leadingEdge: CGFloat = 0
  private var trailingEdge: CGFloat = 0

  func place() {
    let area = area
    let mirrored = bar.isRightToLeft
    placeLeading(area, mirrored)
    let end = placeSearch(area, mirrored) ?? area.maxX - Self.side
    overflow.begin(bar.topItem, withButton: false)
    var items = arrange(area, until: end)
    if overflow.needsButton {
      overflow.begin(bar.topItem, withButton: true)
      items = arrange(area, until: end)
    }
    right = replace(right, with: items.right)
    var x = end
    for view in right {
      let width = size(of: view, area).width
      put(view, from: x - width, area, mirrored)
      x -= width + Self.gap
    }
    center = replace(center, with: items.center)
    x = area.midX - extent(items.center, area) / 2
    for view in center { x = put(view, from: x.rounded(), area, mirrored) + Self.gap }
    if let titleView { placeTitle(titleView, area) }
    if let subtitle { placeSubtitle(subtitle, area) }
    if let palette, bar.stackedPalette != nil {
      let height = bar.metrics.searchField + (bar.topItem?.palette?.additionalHeight ?? 0)
      // What goes beneath the row is no longer seen.
      let shown = max(height - bar.collapse.hiddenSearch, 0)
      palette.frame = CGRect(x: 0, y: bar.bounds.height - shown, width: bar.bounds.width, height: shown)
      palette.alpha = height > 0 ? shown / height : 1
      palette.clipsToBounds = shown < height
    }
    for view in left + right + center + [back, titleView, subtitle].compactMap({ $0 }) {
      view.alpha = bar.hidesRow ? 0 : 1
    }
    bar.setNeedsDisplay()
  }

  private func placeLeading(_ area: CGRect, _ mirrored: Bool) {
    var x = area.minX + Self.side
    if let back {
      configureBack(fittingBackTitle(back, area))
      let size = back.sizeThatFits(area.size)
      let width = min(size.width, area.width / 2)
      put(back, CGRect(x: area.minX + 8, y: area.minY, width: width, height: area.height), mirrored)
      x = area.minX + 8 + width + 8
    }
    for view in left { x = put(view, from: x, area, mirrored) + Self.gap }
    // Titles keep 8 points from items and the back button.
    leadingEdge = left.isEmpty && back != nil ? x : x - 8
  }

  /// Which items have room at the trailing edge, the outermost first, and in the middle, in the order of reading.
  ///
  /// - Parameter end: where the first of the former ends, in points.
  private func arrange(_ area: CGRect, until end: CGFloat) -> (right: [UIBarButtonItem], center: [UIBarButtonItem]) {
    let item = bar.topItem
    let room = area.width > 0 ? end - leadingEdge : .infinity
    var right = overflow.fit(rightItems, item?.trailingGroupsInBar ?? [], room: room) {
      extent(overflow.isShown ? $0 + [overflow.button] : $0, area)
    }
    if overflow.isShown {
      let pinned = right.prefix { $0.buttonGroup != nil && $0.buttonGroup === item?.pinnedTrailingGroup }.count
      right.insert(overflow.button, at: pinned)
    }
    trailingEdge = end + 8 - (right.isEmpty ? 0 : extent(right, area) + Self.gap)
    guard isDesktopLike else {
      overflow.lose(centerItems)
      return (right, [])
    }
    // As many items in the middle as have room between titles of the same width.
    let center = overflow.fit(
      centerItems, item?.centerItemGroups.reversed() ?? [],
      room: trailingEdge - leadingEdge - 2 * titleWidth(area)
    ) { extent($0, area) }
    return (right, center)
  }

  /// UIKIT: browsers and editors on pads have their title at the leading edge, and items in the middle (Apple's page on
  /// `UINavigationItem.ItemStyle`).
  private var isDesktopLike: Bool {
    let traits = bar.traitCollection
    return bar.topItem.map { $0.style != .navigator } ?? false && traits.horizontalSizeClass == .regular
      && traits.userInterfaceIdiom == .pad
  }

  /// What items take with the gaps between them.
  private func extent(_ items: [UIBarButtonItem], _ area: CGRect) -> CGFloat {
    items.isEmpty ? 0 : items.reduce(-Self.gap) { $0 + size(of: $1.itemView, area).width + Self.gap }
  }

  /// Puts the search field at the trailing edge.
  ///
  /// - Returns: where the items before it end; nil for a field that is not in the row.
  private func placeSearch(_ area: CGRect, _ mirrored: Bool) -> CGFloat? {
    guard let palette, bar.stackedPalette == nil else { return nil }
    // UIKIT: 240 points, a guess; the field has 8 points of its bar to its sides.
    let width: CGFloat = min(240, area.width / 2) + 16
    let frame = CGRect(x: area.maxX - 8 - width, y: area.minY, width: width, height: area.height)
    put(palette, frame, mirrored)
    (palette.alpha, palette.clipsToBounds) = (1, false)
    return frame.minX + 8 - Self.gap
  }

  private func titleWidth(_ area: CGRect) -> CGFloat {
    titleView.map { size(of: $0, area).width } ?? NavigationBarTitle(bar)?.inline.first?.size().width ?? 0
  }

  /// UIKIT: a back title that would push the bar's own title out of the middle becomes "Back" (Apple's page on
  /// `backBarButtonItem`: a title that does not fit becomes "Back").
  private func fittingBackTitle(_ back: BackButtonView, _ area: CGRect) -> String {
    let full = backTitle
    guard !full.isEmpty, full != "Back", let item = bar.topItem, bar.largeTitleHeight == 0
    else {
      return full
    }
    let width = item.titleView == nil && titleView != nil ? 0 : titleWidth(area)
    guard width > 0 else { return full }
    return area.minX + 16 + BackButtonView.width(of: full) > area.midX - width / 2
      && BackButtonView.width(of: "Back") < BackButtonView.width(of: full) ? "Back" : full
  }

  @discardableResult
  private func put(_ view: UIView, from x: CGFloat, _ area: CGRect, _ mirrored: Bool) -> CGFloat {
    let size = size(of: view, area)
    let y = area.minY + ((area.height - size.height) / 2).rounded()
    put(view, CGRect(x: x, y: y, width: size.width, height: size.height), mirrored)
    return x + size.width
  }

  private func put(_ view: UIView, _ frame: CGRect, _ mirrored: Bool) {
    var frame = frame
    if mirrored { frame.origin.x = bar.bounds.width - frame.maxX }
    view.frame = frame
  }

  private func size(of view: UIView, _ area: CGRect) -> CGSize {
    if view is BarButtonView { return CGSize(width: view.sizeThatFits(area.size).width, height: area.height) }
    let natural =
      view.translatesAutoresizingMaskIntoConstraints && view.bounds.size != .zero
      ? view.bounds.size : view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return CGSize(width: natural.width, height: min(natural.height, area.height))
  }

  /// UIKIT: a title view without a width of its own is asked what it takes of the room (since iOS 11 the bar wraps it in
  /// an adapter that calls `sizeThatFits(_:)`, and a search bar takes it all; that its edges are 8 points from the bar's is
  /// a guess).
  private func titleSize(_ view: UIView, _ area: CGRect, room: CGFloat) -> CGSize {
    let asks =
      view.translatesAutoresizingMaskIntoConstraints && view.intrinsicContentSize.width == UIView.noIntrinsicMetric
    let fitting = asks ? view.sizeThatFits(CGSize(width: room, height: area.height)) : .zero
    guard fitting.width > 0, fitting.height > 0 else { return size(of: view, area) }
    return CGSize(width: fitting.width, height: min(fitting.height, area.height))
  }

  private func placeTitle(_ view: UIView, _ area: CGRect) {
    let room = max(trailingEdge - leadingEdge, 0)
    let size = titleSize(view, area, room: room)
    let width = min(size.width, room)
    var x = isDesktopLike ? leadingEdge + 8 : area.midX - width / 2
    x = min(max(x, leadingEdge), trailingEdge - width)
    let frame = CGRect(
      x: x.rounded(), y: area.minY + ((area.height - size.height) / 2).rounded(), width: width, height: size.height)
    // In the middle both directions agree.
    if isDesktopLike { put(view, frame, bar.isRightToLeft) } else { view.frame = frame }
  }

  /// Beneath the title, in the row or large.
  private func placeSubtitle(_ view: UIView, _ area: CGRect) {
    let size = size(of: view, area)
    guard let title = NavigationBarTitle(bar) else { return }
    if bar.largeTitleHeight > 0 {
      let y = area.maxY + 3 - bar.collapse.hiddenTitle + (title.large.first?.size().height ?? 0)
      put(view, CGRect(x: area.minX + Self.side, y: y, width: size.width, height: size.height), bar.isRightToLeft)
      view.isHidden = bar.collapse.hiddenTitle > 0
    } else {
      let line = titleView == nil ? title.inline.first?.size().height ?? 0 : 0
      let y = area.minY + ((area.height - line - size.height) / 2 + line).rounded()
      view.isHidden = titleView != nil
      view.frame = CGRect(
        x: (area.midX - size.width / 2).rounded(), y: y, width: size.width, height: size.height)
    }
  }

  // MARK: Titles

  func draw() {
    guard let item = bar.topItem, !bar.hidesRow else { return }
    let area = area
    if let prompt = item.prompt {
      PartPainter.drawText(
        prompt, font: .systemFont(ofSize: 13), color: .label,
        in: CGRect(x: area.minX, y: 0, width: area.width, height: 30))
    }
    guard let title = NavigationBarTitle(bar), !title.inline.isEmpty else { return }
    let isLarge = bar.largeTitleHeight > 0
    if isLarge { drawLarge(title.large, beneath: area) }
    if titleView == nil, !isLarge || bar.collapse.hidesTitle {
      let (low, high) =
        bar.isRightToLeft
        ? (bar.bounds.width - trailingEdge, bar.bounds.width - leadingEdge) : (leadingEdge, trailingEdge)
      let offset = bar.titleAdjustment
      NavigationBarTitle.draw(
        title.inline, in: area.offsetBy(dx: offset.horizontal, dy: offset.vertical), between: low + offset.horizontal,
        and: high + offset.horizontal, leading: isDesktopLike ? bar.isRightToLeft : nil,
        above: isLarge ? 0 : subtitle.map { size(of: $0, area).height } ?? 0)
    }
  }

  /// The large title with its subtitle, as far as they are not beneath the row.
  private func drawLarge(_ lines: [StringDrawing], beneath area: CGRect) {
    let room = bar.largeTitleHeight - bar.collapse.hiddenTitle
    guard room > 0, let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: area.maxY, width: bar.bounds.width, height: room))
    var y = area.maxY + 3 - bar.collapse.hiddenTitle
    for line in lines {
      let size = line.size()
      let width = min(ceil(size.width), area.width - 2 * Self.side)
      let x = bar.isRightToLeft ? area.maxX - Self.side - width : area.minX + Self.side
      line.draw(within: CGRect(x: x, y: y, width: width, height: size.height))
      y += size.height
    }
    context.restoreGState()
  }
}
