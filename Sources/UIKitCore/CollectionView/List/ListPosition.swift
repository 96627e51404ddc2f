internal import Foundation
internal import UISystemMetrics

/// Where in a list an element stands, and what it takes its looks from.
@MainActor
struct ListPosition: Equatable {
  enum Role { case row, header, supplementaryHeader, supplementaryFooter }
  struct Separators: Equatable {
    var top: Bool
    var bottom: Bool
    var configuration: UIListSeparatorConfiguration
  }
  struct Separator {
    var isTop: Bool
    var insets: NSDirectionalEdgeInsets
    var color: UIColor
  }

  var appearance: UICollectionLayoutListConfiguration.Appearance
  var role: Role
  var isFirst: Bool
  var isLast: Bool
  var separators: Separators?

  /// The trait of what stands in the list.
  var environment: UIListEnvironment {
    switch appearance {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    case .sidebar: .sidebar
    case .sidebarPlain: .sidebarPlain
    }
  }

  var contentConfiguration: UIListContentConfiguration {
    switch (role, appearance) {
    case (.row, .sidebar), (.row, .sidebarPlain): .sidebarCell()
    case (.row, _): .cell()
    case (.supplementaryFooter, .grouped), (.supplementaryFooter, .insetGrouped): .groupedFooter()
    case (.supplementaryFooter, _): .plainFooter()
    case (_, .plain): .plainHeader()
    case (_, .sidebar), (_, .sidebarPlain): .sidebarHeader()
    case (_, .grouped), (_, .insetGrouped): .groupedHeader()
    }
  }

  var backgroundConfiguration: UIBackgroundConfiguration {
    switch (role, appearance) {
    case (.row, .plain): .listPlainCell()
    case (.row, .grouped), (.row, .insetGrouped): .listGroupedCell()
    case (.row, .sidebar), (.row, .sidebarPlain): .listSidebarCell()
    case (_, .plain): .listPlainHeaderFooter()
    case (_, .sidebar), (_, .sidebarPlain): .listSidebarHeader()
    case (_, .grouped), (_, .insetGrouped): .listGroupedHeaderFooter()
    }
  }

  /// The corners that an inset group rounds.
  func corners(_ metrics: SystemMetrics) -> (radius: CGFloat, corners: CACornerMask)? {
    guard appearance == .insetGrouped, role == .row else { return nil }
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return corners.isEmpty ? nil : (metrics.groupRadius, corners)
  }

  func separators(for cell: UICollectionViewListCell) -> [Separator] {
    guard var separators else { return [] }
    if let path = cell.appliedAttributes?.indexPath, let view = cell.collection,
      let layout = view.collectionViewLayout as? UICollectionViewCompositionalLayout,
      let handler = layout.list(of: path.section)?.configuration.itemSeparatorHandler
    {
      separators.configuration = handler(path, separators.configuration)
    }
    let configuration = separators.configuration
    let isAmongSeveral = cell.isSelected && cell.collection?.selection.selectsSeveral == true
    let color = isAmongSeveral ? configuration.multipleSelectionColor : configuration.color
    var result: [Separator] = []
    func add(
      _ automatic: Bool, _ visibility: UIListSeparatorConfiguration.Visibility, _ insets: NSDirectionalEdgeInsets,
      top: Bool
    ) {
      guard visibility == .visible || visibility == .automatic && automatic else { return }
      let own = insets == UIListSeparatorConfiguration.automaticInsets ? .zero : insets
      result.append(Separator(isTop: top, insets: own, color: color))
    }
    add(separators.top, configuration.topSeparatorVisibility, configuration.topSeparatorInsets, top: true)
    add(separators.bottom, configuration.bottomSeparatorVisibility, configuration.bottomSeparatorInsets, top: false)
    return result
  }

  nonisolated static func == (a: Self, b: Self) -> Bool {
    MainActor.assumeIsolated {
      a.appearance == b.appearance && a.role == b.role && a.isFirst == b.isFirst && a.isLast == b.isLast
        && a.separators == b.separators
    }
  }
}
