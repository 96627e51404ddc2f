internal import UISystemMetrics

extension NSCollectionLayoutSection {
  /// A section of rows that are as high as their content.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    let width = layoutEnvironment.container.effectiveContentSize.width
    let metrics = ListMetrics(
      configuration, width: width, metrics: (layoutEnvironment as? LayoutSurroundings)?.metrics ?? .latest)
    section.list = ListSection(configuration: configuration, headerTopPadding: metrics.headerTopPadding)
    section.contentInsets = metrics.insets
    section.supplementariesFollowContentInsets = configuration.appearance != .plain
    var boundaries: [NSCollectionLayoutBoundarySupplementaryItem] = []
    func boundary(_ kind: String, _ alignment: NSRectAlignment) {
      let item = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(metrics.estimatedHeader)),
        elementKind: kind, alignment: alignment)
      // UIKIT: headers and footers of plain lists stay visible.
      item.pinToVisibleBounds = configuration.appearance == .plain
      boundaries.append(item)
    }
    if configuration.headerMode == .supplementary { boundary(UICollectionView.elementKindSectionHeader, .top) }
    if configuration.footerMode == .supplementary { boundary(UICollectionView.elementKindSectionFooter, .bottom) }
    section.boundarySupplementaryItems = boundaries
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  /// A layout whose sections are lists.
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}

/// Sizes of lists.
@MainActor
struct ListMetrics {
  private let configuration: UICollectionLayoutListConfiguration
  private let table: TableMetrics

  init(_ configuration: UICollectionLayoutListConfiguration, width: CGFloat, metrics: SystemMetrics) {
    self.configuration = configuration
    let style: UITableView.Style =
      switch configuration.appearance {
      case .plain, .sidebarPlain: .plain
      case .grouped: .grouped
      case .insetGrouped, .sidebar: .insetGrouped
      }
    table = TableMetrics(style: style, width: width, scale: 1, metrics: metrics)
  }

  var estimatedHeader: CGFloat { table.estimatedHeader }

  /// UIKIT: by itself as in plain tables (since iOS 15; programs set 0 where they do not want it).
  var headerTopPadding: CGFloat {
    configuration.headerTopPadding ?? (configuration.appearance == .plain ? table.headerTopPadding : 0)
  }

  /// UIKIT: as in tables, groups keep their distance from each other. A guess.
  var insets: NSDirectionalEdgeInsets {
    let side = configuration.appearance == .insetGrouped ? table.groupInset : 0
    switch configuration.appearance {
    case .plain, .sidebarPlain: return .zero
    case .sidebar: return NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 10, trailing: 0)
    case .grouped, .insetGrouped:
      return NSDirectionalEdgeInsets(
        top: configuration.headerMode == .none ? 17.5 : 0, leading: side,
        bottom: configuration.footerMode == .none ? 17.5 : 0, trailing: side)
    }
  }
}
