/// How a tab looks in the state that it is in: selected, disabled or neither.
@MainActor
struct TabBarItemLook {
  private let bar: UITabBar
  let item: UITabBarItem
  private let style: UITabBarItemAppearance.Style
  private let appearance: UITabBarItemAppearance

  init(_ item: UITabBarItem, in bar: UITabBar, _ style: UITabBarItemAppearance.Style) {
    self.bar = bar
    self.item = item
    self.style = style
    let look = bar.appearanceInForce
    appearance =
      switch style {
      case .stacked: look.stackedLayoutAppearance
      case .inline: look.inlineLayoutAppearance
      case .compactInline: look.compactInlineLayoutAppearance
      }
  }

  var isSelected: Bool { item === bar.selectedItem }

  /// What the appearance says of the item's state.
  var state: UITabBarItemStateAppearance {
    if !item.isEnabled { return appearance.disabled }
    return isSelected ? appearance.selected : appearance.normal
  }

  /// What the appearance says of items in no particular state.
  var normal: UITabBarItemStateAppearance { appearance.normal }

  /// The colour of title and image where nothing sets one.
  var color: UIColor {
    if !item.isEnabled { return .tertiaryLabel }
    return isSelected ? bar.tintColor : bar.unselectedItemTintColor ?? .secondaryLabel
  }

  /// The image in its state, and how far it is moved.
  var image: (image: UIImage?, insets: UIEdgeInsets) {
    let own = item.shownImage(in: bar.traitCollection)
    return (isSelected ? item.selectedImage ?? own.image : own.image, own.insets)
  }

  /// The colour of a template image.
  var iconColor: UIColor {
    (isSelected || !item.isEnabled ? state.iconColor : state.iconColor ?? normal.iconColor) ?? color
  }

  var title: String { item.title ?? "" }

  var titleAttributes: [NSAttributedString.Key: Any] {
    let size: CGFloat =
      switch style {
      case .stacked: 10
      case .inline: 13
      case .compactInline: 12
      }
    var own = item.titleTextAttributes(for: .normal) ?? [:]
    if isSelected {
      if item.titleTextAttributes(for: .selected) != nil { own[.foregroundColor] = nil }
      own.merge(item.titleTextAttributes(for: .selected) ?? [:]) { $1 }
    }
    return [
      .font: UIFont.systemFont(ofSize: size, weight: .medium), .foregroundColor: color,
    ].merging(attributes(\.titleTextAttributes)) { $1 }.merging(own) { $1 }
  }

  /// The title's size on one line, in whole points.
  var titleSize: CGSize {
    guard !title.isEmpty else { return .zero }
    let size = title.size(withAttributes: titleAttributes)
    return CGSize(width: ceil(size.width), height: ceil(size.height))
  }

  var titleOffset: UIOffset {
    if item.titlePositionAdjustment != .zero { return item.titlePositionAdjustment }
    let own = state.titlePositionAdjustment
    return own == .zero ? normal.titlePositionAdjustment : own
  }

  /// What the appearance sets for the state, above what it sets for no particular one.
  func value<Value>(_ path: KeyPath<UITabBarItemStateAppearance, Value?>) -> Value? {
    state[keyPath: path] ?? normal[keyPath: path]
  }

  func attributes(
    _ path: KeyPath<UITabBarItemStateAppearance, [NSAttributedString.Key: Any]>
  ) -> [NSAttributedString.Key: Any] {
    // UIKIT: the normal state's font is every state's; its colour is not the selected one's. A guess.
    var base = normal[keyPath: path]
    if isSelected || !item.isEnabled { base[.foregroundColor] = nil }
    return base.merging(state[keyPath: path]) { $1 }
  }
}
