internal import CoreGraphics
internal import Foundation

/// The list of tabs at the side: a header, the tabs with groups as sections or outlines, a footer and a bar beneath.
@MainActor
final class TabSidebarView: UIView, UICollectionViewDelegate {
  /// In points.
  static let width: CGFloat = 320

  /// A row was tapped.
  var choose: (UITab) -> Void = { _ in }
  /// Changes the look of a row.
  var configure: (UITabSidebarItem) -> Void = { _ in }
  var header: (any UIContentConfiguration)? { didSet { replace(&headerView, header) } }
  var footer: (any UIContentConfiguration)? { didSet { replace(&footerView, footer) } }
  var bottomBar: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let bottomBar { addSubview(bottomBar) }
      setNeedsLayout()
    }
  }

  private var headerView: UIView?
  private var footerView: UIView?
  private let button = UIButton(type: .system)
  private var sections: [String] = []
  private var selected: UITab?
  private lazy var list = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewCompositionalLayout { [weak self] section, environment in
      var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
      // The tabs outside of groups have no header.
      configuration.headerMode = self?.sections[section].isEmpty == false ? .firstItemInSection : .none
      return .list(using: configuration, layoutEnvironment: environment)
    })
  private lazy var source = UICollectionViewDiffableDataSource<String, UITab>(collectionView: list) {
    [row] list, path, tab in
    list.dequeueConfiguredReusableCell(using: row, for: path, item: tab)
  }
  private lazy var row = UICollectionView.CellRegistration<UICollectionViewListCell, UITab> {
    [weak self] cell, _, tab in
    self?.fill(cell, tab)
  }

  init(close: @escaping () -> Void) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    button.setImage(UIImage(systemName: "sidebar.leading"), for: .normal)
    button.accessibilityLabel = "Hide Sidebar"
    button.addAction(UIAction { _ in close() }, for: .touchUpInside)
    list.delegate = self
    list.contentInsetAdjustmentBehavior = .never
    addSubview(list)
    addSubview(button)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Rows

  func show(_ tabs: [UITab], selected: UITab?) {
    self.selected = selected
    let groups = tabs.compactMap { $0 as? UITabGroup }.filter(\.isSection)
    sections = [""] + groups.map(\.identifier)
    var snapshot = NSDiffableDataSourceSnapshot<String, UITab>()
    snapshot.appendSections(sections)
    source.apply(snapshot, animatingDifferences: false)
    var outside = NSDiffableDataSourceSectionSnapshot<UITab>()
    Self.add(tabs.filter { tab in !groups.contains { $0 === tab } }, to: &outside, beneath: nil)
    source.apply(outside, to: "", animatingDifferences: false)
    for group in groups {
      var tree = NSDiffableDataSourceSectionSnapshot<UITab>()
      Self.add([group], to: &tree, beneath: nil)
      tree.expand([group])
      source.apply(tree, to: group.identifier, animatingDifferences: false)
    }
    select()
  }

  private static func add(
    _ tabs: [UITab], to tree: inout NSDiffableDataSourceSectionSnapshot<UITab>, beneath parent: UITab?
  ) {
    tree.append(tabs, to: parent)
    for case let group as UITabGroup in tabs {
      add(group.displayOrder.filter { !$0.isHidden }, to: &tree, beneath: group)
    }
  }

  func reconfigure(_ tab: UITab) {
    guard let path = source.indexPath(for: tab), let cell = list.cellForItem(at: path) as? UICollectionViewListCell
    else { return }
    fill(cell, tab)
  }

  private func fill(_ cell: UICollectionViewListCell, _ tab: UITab) {
    let group = tab as? UITabGroup
    var content = group?.isSection == true ? UIListContentConfiguration.sidebarHeader() : .sidebarCell()
    (content.text, content.secondaryText, content.image) = (tab.title, tab.subtitle, tab.image)
    var accessories: [UICellAccessory] = []
    if let badge = tab.badgeValue { accessories.append(.label(text: badge)) }
    if group?.children.isEmpty == false { accessories.append(.outlineDisclosure()) }
    let item = UITabSidebarItem(tab, content, accessories)
    configure(item)
    cell.contentConfiguration = item.contentConfiguration
    if let background = item.backgroundConfiguration { cell.backgroundConfiguration = background }
    cell.accessories = item.accessories
    cell.isUserInteractionEnabled = tab.isEnabled
  }

  /// The selected tab, or the nearest group around it that is seen.
  private func select() {
    var tab = selected
    while let wanted = tab, source.indexPath(for: wanted) == nil { tab = wanted.parent }
    list.selectItem(at: tab.flatMap { source.indexPath(for: $0) }, animated: false, scrollPosition: [])
  }

  func scroll(to target: UITabBarController.Sidebar.ScrollTarget, animated: Bool) {
    switch target {
    case .header: list.setContentOffset(.zero, animated: animated)
    case .footer:
      let end = CGPoint(x: 0, y: max(list.contentSize.height - list.bounds.height, 0))
      list.setContentOffset(end, animated: animated)
    case .tab(let tab):
      if let path = source.indexPath(for: tab) {
        list.scrollToItem(at: path, at: .centeredVertically, animated: animated)
      }
    }
  }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    guard let tab = source.itemIdentifier(for: indexPath) else { return false }
    return (tab as? UITabGroup)?.isSidebarDestination ?? true
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let tab = source.itemIdentifier(for: indexPath) else { return }
    choose(tab)
    // The delegate may have refused it.
    select()
  }

  // MARK: Layout

  private func replace(_ view: inout UIView?, _ configuration: (any UIContentConfiguration)?) {
    view?.removeFromSuperview()
    view = configuration?.makeContentView()
    if let view { addSubview(view) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let safe = safeAreaInsets
    var (top, bottom) = (max(safe.top, 8), bounds.height - safe.bottom)
    button.frame = CGRect(
      x: effectiveUserInterfaceLayoutDirection == .rightToLeft ? 16 : bounds.width - 60, y: top, width: 44, height: 44)
    top += 44
    func height(_ view: UIView) -> CGFloat {
      let fitting = view.systemLayoutSizeFitting(
        CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      return fitting.height > 0 ? fitting.height : view.bounds.height
    }
    if let headerView {
      headerView.frame = CGRect(x: 0, y: top, width: bounds.width, height: height(headerView))
      top = headerView.frame.maxY
    }
    for view in [bottomBar, footerView].compactMap({ $0 }) {
      let own = height(view)
      view.frame = CGRect(x: 0, y: bottom - own, width: bounds.width, height: own)
      bottom -= own
    }
    list.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(bottom - top, 0))
  }
}

extension UITabGroup {
  /// UIKIT: documented: a group at the root is a section of its own unless it is to stand among the other tabs.
  fileprivate var isSection: Bool {
    switch sidebarAppearance {
    case .automatic: parent == nil
    case .inline: false
    case .rootSection: true
    }
  }
}
