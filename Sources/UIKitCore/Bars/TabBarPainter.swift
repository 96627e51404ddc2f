/// Draws a tab bar: its background, the tabs, their badges.
@MainActor
struct TabBarPainter {
  private let bar: UITabBar
  private let layout: TabBarLayout

  init(_ bar: UITabBar) {
    self.bar = bar
    layout = TabBarLayout(bar)
  }

  func drawTabs() {
    for (index, item) in (bar.items ?? []).enumerated() { draw(item, in: layout.frame(at: index)) }
  }

  func drawBackground() {
    // UIKIT: an image of the program's own takes the place of the material, and only beside one `shadowImage` counts
    // (Apple's page on it). With an appearance of the program's own both are drawn, a guess.
    if let image = bar.backgroundImage, bar.chosenAppearance == nil {
      image.draw(in: bar.bounds)
      return bar.appearanceInForce.drawLine(in: bar.bounds, atTop: true, bar.shadowImage)
    }
    // UIKIT: as in navigation bars, the old property does not reach the look where the content ends. A guess, as of
    // navigation bars.
    if let barTintColor = bar.barTintColor, !bar.isAtScrollEdge {
      barTintColor.setFill()
      UIBezierPath(rect: bar.bounds).fill()
    } else {
      bar.appearanceInForce.draw(in: bar.bounds, lineAtTop: true)
    }
    bar.backgroundImage?.draw(in: bar.bounds)
  }

  private func draw(_ item: UITabBarItem, in tab: CGRect) {
    let look = TabBarItemLook(item, in: bar, layout.style)
    if look.isSelected { drawIndicator(in: tab) }
    let (image, insets) = look.image
    let parts = layout.parts(in: tab, image: image?.size ?? .zero, title: look.titleSize)
    if let image {
      let tinted =
        image.renderingMode == .alwaysOriginal
        ? image : image.withTintColor(look.iconColor, renderingMode: .alwaysOriginal)
      tinted.shown(rightToLeft: bar.isRightToLeft).draw(in: parts.image.inset(by: insets))
    }
    draw(look.title, look.titleAttributes, in: parts.title.offsetBy(look.titleOffset))
    if let badge = item.badgeValue { drawBadge(badge, look, parts.badge) }
  }

  private func draw(_ text: String, _ attributes: [NSAttributedString.Key: Any], in box: CGRect) {
    let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 10, weight: .medium)
    let ink = attributes[.foregroundColor] as? UIColor ?? .secondaryLabel
    PartPainter.drawText(text, font: font, color: ink, in: box)
  }

  private func drawIndicator(in tab: CGRect) {
    let look = bar.appearanceInForce
    guard let image = bar.selectionIndicatorImage ?? look.selectionIndicatorImage else { return }
    let tinted =
      look.selectionIndicatorTintColor.map { image.withTintColor($0, renderingMode: .alwaysOriginal) } ?? image
    tinted.draw(in: ImagePlacement.rect(for: image.size, in: tab, mode: .center))
  }

  private func drawBadge(_ badge: String, _ look: TabBarItemLook, _ corner: CGPoint) {
    let set = look.attributes(\.badgeTextAttributes)
      .merging(look.item.badgeTextAttributes(for: .normal) ?? [:]) { $1 }
    var painter = BadgePainter(text: badge)
    if let font = set[.font] as? UIFont { painter.font = font }
    if let ink = set[.foregroundColor] as? UIColor { painter.ink = ink }
    if let color = look.item.badgeColor ?? look.value(\.badgeBackgroundColor) { painter.background = color }
    painter.textOffset = look.state.badgeTitlePositionAdjustment
    let offset = look.state.badgePositionAdjustment
    let x = bar.isRightToLeft ? corner.x - layout.badgeDistance * 2 - painter.size.width : corner.x
    painter.draw(at: CGPoint(x: x + offset.horizontal, y: corner.y + offset.vertical))
  }
}
