/// Which items of a navigation bar have room, and the button with the menu of the others.
///
/// UIKIT: documented: a bar has the button at its trailing edge where items find no room in it, and wherever its item has
/// `additionalOverflowItems`; a group gives way to what represents it first (Apple's pages on `additionalOverflowItems`
/// and `representativeItem`).
@MainActor
final class NavigationBarOverflow {
  private unowned let bar: UINavigationBar
  /// Whether the button is shown.
  private(set) var isShown = false
  private var lost: [UIBarButtonItem] = []

  init(_ bar: UINavigationBar) { self.bar = bar }

  private(set) lazy var button: UIBarButtonItem = {
    // The items are asked for when the menu opens.
    let menu = UIMenu(children: [
      UIDeferredMenuElement.uncached { [weak self] done in done(self?.elements ?? []) }
    ])
    let button = UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"), menu: menu)
    button.accessibilityLabel = "More"
    return button
  }()

  /// Begins anew: everything has room but what only the menu shows.
  func begin(_ item: UINavigationItem?, withButton: Bool) {
    lost = []
    let groups = item.map { $0.centerItemGroups + $0.trailingGroupsInBar } ?? []
    for group in groups { group.isDisplayingRepresentativeItem = false }
    isShown = bar.systemMetrics.hasBarOverflow && (withButton || item?.additionalOverflowItems != nil)
  }

  /// Whether something found no room while there was no button for it.
  var needsButton: Bool { !isShown && !lost.isEmpty && bar.systemMetrics.hasBarOverflow }

  /// The items that have room: the last of them give way first.
  ///
  /// - Parameters:
  ///   - groups: those that the items are from, the first to give way first.
  ///   - width: what items take together, in points.
  func fit(
    _ items: [UIBarButtonItem], _ groups: [UIBarButtonItemGroup], room: CGFloat,
    width: ([UIBarButtonItem]) -> CGFloat
  ) -> [UIBarButtonItem] {
    guard bar.systemMetrics.hasBarOverflow else { return items }
    var shown = items
    for group in groups where width(shown) > room {
      guard let representative = group.representativeItem, !representative.isHidden,
        let place = shown.firstIndex(where: { $0.buttonGroup === group })
      else { continue }
      shown.removeAll { $0.buttonGroup === group }
      shown.insert(representative, at: place)
      group.isDisplayingRepresentativeItem = true
    }
    while width(shown) > room, let last = shown.lastIndex(where: \.hasMenuElement) {
      lost.insert(shown.remove(at: last), at: 0)
    }
    return shown
  }

  /// These items are in no bar of this width.
  func lose(_ items: [UIBarButtonItem]) { lost += items.filter(\.hasMenuElement) }

  private var elements: [UIMenuElement] {
    var told: [UIBarButtonItemGroup] = []
    let own = lost.flatMap { item -> [UIMenuElement] in
      guard let group = item.buttonGroup, let element = group.menuRepresentation,
        group.barButtonItems.allSatisfy({ member in lost.contains { $0 === member } })
      else { return item.menuElement.map { [$0] } ?? [] }
      defer { told.append(group) }
      return told.contains { $0 === group } ? [] : [element]
    }
    return own + [bar.topItem?.additionalOverflowItems].compactMap { $0 }
  }
}

extension UIBarButtonItem {
  fileprivate var hasMenuElement: Bool { customView == nil || menuRepresentation != nil }

  /// What stands for the item in a menu.
  fileprivate var menuElement: UIMenuElement? {
    if let menuRepresentation { return menuRepresentation }
    guard customView == nil else { return nil }
    let name = title ?? accessibilityLabel ?? ""
    if let menu, primaryAction == nil, action == nil {
      return UIMenu(title: name, image: image, children: menu.children)
    }
    return UIAction(title: name, image: image, attributes: isEnabled ? [] : .disabled) { [weak self] _ in
      self?.perform(nil as UIEvent?)
    }
  }
}
