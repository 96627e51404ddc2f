internal import UISystemMetrics

/// Draws a tab bar: its background, the tabs, their badges.
@MainActor
struct TabBarPainter {
  private let bar: UITabBar
  private let layout: TabBarLayout

  init(_ bar: UITabBar) {
    self.bar = bar
    layout = TabBarLayout(bar)
  }

  func draw() {
    if let barTintColor = bar.barTintColor {
      barTintColor.setFill()
      UIBezierPath(rect: bar.bounds).fill()
    } else {
      bar.appearanceInForce.draw(in: bar.bounds, lineAtTop: true)
    }
    bar.backgroundImage?.draw(in: bar.bounds)
    for (index, item) in (bar.items ?? []).enumerated() { draw(item, in: layout.frame(at: index)) }
  }

  /// What the appearance sets for an item's state, above what it sets for the normal one.
  private func value<Value>(_ item: UITabBarItem, _ path: KeyPath<UITabBarItemStateAppearance, Value?>) -> Value? {
    state(item)[keyPath: path] ?? layout.itemLook.normal[keyPath: path]
  }
  private func state(_ item: UITabBarItem) -> UITabBarItemStateAppearance {
    if !item.isEnabled { return layout.itemLook.disabled }
    return item === bar.selectedItem ? layout.itemLook.selected : layout.itemLook.normal
  }
  private func attributes(
    _ item: UITabBarItem, _ path: KeyPath<UITabBarItemStateAppearance, [NSAttributedString.Key: Any]>
  ) -> [NSAttributedString.Key: Any] {
    // UIKIT: the normal state's font is every state's; its colour is not the selected one's.
    var base = layout.itemLook.normal[keyPath: path]
    if item === bar.selectedItem || !item.isEnabled { base[.foregroundColor] = nil }
    return base.merging(state(item)[keyPath: path]) { $1 }
  }

  private func color(_ item: UITabBarItem) -> UIColor {
    if !item.isEnabled { return .tertiaryLabel }
    return item === bar.selectedItem ? bar.tintColor : bar.unselectedItemTintColor ?? .secondaryLabel
  }

  private func titleAttributes(_ item: UITabBarItem) -> [NSAttributedString.Key: Any] {
    let size: CGFloat =
      switch layout.style {
      case .stacked: 10
      case .inline: 13
      case .compactInline: 12
      }
    let isSelected = item === bar.selectedItem
    var own = item.titleTextAttributes(for: .normal) ?? [:]
    if isSelected {
      if item.titleTextAttributes(for: .selected) != nil { own[.foregroundColor] = nil }
      own.merge(item.titleTextAttributes(for: .selected) ?? [:]) { $1 }
    }
    return [
      .font: UIFont.systemFont(ofSize: size, weight: .medium), .foregroundColor: color(item),
    ].merging(attributes(item, \.titleTextAttributes)) { $1 }.merging(own) { $1 }
  }

  private func draw(_ item: UITabBarItem, in tab: CGRect) {
    let isSelected = item === bar.selectedItem
    if isSelected { drawIndicator(in: tab) }
    let own = item.shownImage(in: bar.traitCollection)
    let image = isSelected ? item.selectedImage ?? own.image : own.image
    let attributes = titleAttributes(item)
    let title = item.title ?? ""
    let size = title.isEmpty ? CGSize.zero : title.size(withAttributes: attributes)
    let parts = layout.parts(
      in: tab, image: image?.size ?? .zero, title: CGSize(width: ceil(size.width), height: ceil(size.height)))
    if let image {
      let iconColor: UIColor? = isSelected || !item.isEnabled ? state(item).iconColor : value(item, \.iconColor)
      let tinted =
        image.renderingMode == .alwaysOriginal
        ? image : image.withTintColor(iconColor ?? color(item), renderingMode: .alwaysOriginal)
      tinted.draw(in: parts.image.inset(by: own.insets))
    }
    draw(title, attributes, in: parts.title.offsetBy(offset(item)))
    if let badge = item.badgeValue { drawBadge(badge, item, parts.badge) }
  }

  private func offset(_ item: UITabBarItem) -> UIOffset {
    if item.titlePositionAdjustment != .zero { return item.titlePositionAdjustment }
    let own = state(item).titlePositionAdjustment
    return own == .zero ? layout.itemLook.normal.titlePositionAdjustment : own
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

  private func drawBadge(_ badge: String, _ item: UITabBarItem, _ corner: CGPoint) {
    let set = attributes(item, \.badgeTextAttributes)
      .merging(item.badgeTextAttributes(for: .normal) ?? [:]) { $1 }
    var painter = BadgePainter(text: badge)
    if let font = set[.font] as? UIFont { painter.font = font }
    if let ink = set[.foregroundColor] as? UIColor { painter.ink = ink }
    if let color = item.badgeColor ?? value(item, \.badgeBackgroundColor) { painter.background = color }
    painter.textOffset = state(item).badgeTitlePositionAdjustment
    let offset = state(item).badgePositionAdjustment
    let x = bar.isRightToLeft ? corner.x - layout.badgeDistance * 2 - painter.size.width : corner.x
    painter.draw(at: CGPoint(x: x + offset.horizontal, y: corner.y + offset.vertical))
  }
}
