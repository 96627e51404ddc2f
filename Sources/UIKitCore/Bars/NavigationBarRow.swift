internal import UISystemMetrics

/// Arranges a navigation bar's back button, items and title.
@MainActor
final class NavigationBarRow {
  private unowned let bar: UINavigationBar
  private var back: BackButtonView?
  private var left: [UIView] = []
  private var right: [UIView] = []
  private var center: [UIView] = []
  private var titleView: UIView?
  private lazy var titleMenu = HostContext.main.part(TitleMenuMaker.self).make?(bar)
  private var palette: UIView?

  init(_ bar: UINavigationBar) { self.bar = bar }

  // MARK: Views

  /// Takes over what the top item shows.
  func rebuild() {
    let item = bar.topItem
    let old = left + right + center + [back, titleView, palette].compactMap { $0 }
    left = views(item?.leftBarButtonItems)
    right = views(item?.rightBarButtonItems)
    center = item?.style == .navigator ? [] : views(item?.centerItemGroups.flatMap(\.barButtonItems))
    titleView = item?.titleView ?? titleMenu?.view(for: item)
    palette = item?.palette?.paletteView
    let wantsBack =
      bar.backItem != nil && item?.hidesBackButton == false
      && (left.isEmpty || item?.leftItemsSupplementBackButton == true)
    back = wantsBack ? back ?? BackButtonView() : nil
    configureBack(backTitle)
    let new = left + right + center + [back, titleView, palette].compactMap { $0 }
    for view in old where !new.contains(where: { $0 === view }) && view.superview === bar { view.removeFromSuperview() }
    for view in new where view.superview !== bar { bar.addSubview(view) }
  }

  private func views(_ items: [UIBarButtonItem]?) -> [UIView] {
    for item in items ?? [] { item.bar = bar }
    return (items ?? []).filter { !$0.isHidden && $0.systemItem != .flexibleSpace && $0.systemItem != .fixedSpace }.map(
      \.itemView)
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
    // UIKIT: an action of the item that is shown takes the place of going back.
    if let action = bar.topItem?.backAction {
      action.sender = bar
      return action.handler(action)
    }
    if let owner = bar.owner {
      guard bar.delegate?.navigationBar(bar, shouldPop: bar.topItem ?? UINavigationItem(title: "")) != false else {
        return
      }
      // UIKIT: the item for going back lends its looks; its own action is never performed.
      owner.barGoesBack()
    } else {
      bar.popItem(animated: true)
    }
  }

  // MARK: Places

  // UIKIT: 16 points to the sides (8 to the back chevron), 16 between items; titles keep 8 from items.
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
    var end = area.maxX - Self.side
    for view in right {
      let width = size(of: view, area).width
      put(view, from: end - width, area, mirrored)
      end -= width + Self.gap
    }
    trailingEdge = end + 8
    placeCenter(area, mirrored)
    if let titleView { placeTitle(titleView, area) }
    if let palette {
      let height = bar.metrics.searchField + (bar.topItem?.palette?.additionalHeight ?? 0)
      // What goes beneath the row is no longer seen.
      let shown = max(height - bar.collapse.hiddenSearch, 0)
      palette.frame = CGRect(x: 0, y: bar.bounds.height - shown, width: bar.bounds.width, height: shown)
      palette.alpha = height > 0 ? shown / height : 1
      palette.clipsToBounds = shown < height
    }
    for view in left + right + center + [back, titleView].compactMap({ $0 }) { view.alpha = bar.hidesRow ? 0 : 1 }
    bar.setNeedsDisplay()
  }

  /// UIKIT: browsers and editors on pads have their title at the leading edge, and items in the middle.
  private var isDesktopLike: Bool {
    let traits = bar.traitCollection
    return bar.topItem.map { $0.style != .navigator } ?? false && traits.horizontalSizeClass == .regular
      && traits.userInterfaceIdiom == .pad
  }

  /// As many items in the middle as have room there.
  private func placeCenter(_ area: CGRect, _ mirrored: Bool) {
    var shown = isDesktopLike ? center[...] : []
    func width() -> CGFloat { shown.reduce(-Self.gap) { $0 + size(of: $1, area).width + Self.gap } }
    while !shown.isEmpty, width() > trailingEdge - leadingEdge - 2 * titleWidth(area) { shown.removeLast() }
    var x = area.midX - width() / 2
    for view in center { view.isHidden = !shown.contains { $0 === view } }
    for view in shown { x = put(view, from: x.rounded(), area, mirrored) + Self.gap }
  }

  private func titleWidth(_ area: CGRect) -> CGFloat {
    titleView.map { size(of: $0, area).width } ?? NavigationBarTitle(bar)?.inline.first?.size().width ?? 0
  }

  /// UIKIT: a back title that would push the bar's own title out of the middle becomes "Back".
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

  private func placeTitle(_ view: UIView, _ area: CGRect) {
    let size = size(of: view, area)
    let room = max(trailingEdge - leadingEdge, 0)
    let width = min(size.width, room)
    var x = isDesktopLike ? leadingEdge + 8 : area.midX - width / 2
    x = min(max(x, leadingEdge), trailingEdge - width)
    let frame = CGRect(
      x: x.rounded(), y: area.minY + ((area.height - size.height) / 2).rounded(), width: width, height: size.height)
    // In the middle both directions agree.
    if isDesktopLike { put(view, frame, bar.isRightToLeft) } else { view.frame = frame }
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
        and: high + offset.horizontal, leading: isDesktopLike ? bar.isRightToLeft : nil)
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
