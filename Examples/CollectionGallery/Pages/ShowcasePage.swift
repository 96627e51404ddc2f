import UIKit

/// What compositional layouts can do: a section that scrolls by itself, badges, a mosaic, words that flow, a panel.
final class ShowcasePage: UIViewController {
  enum Section: Int, CaseIterable { case banners, badges, mosaic, words }

  private(set) var collectionView: UICollectionView!
  private(set) var dataSource: UICollectionViewDiffableDataSource<Section, String>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Compositional"
    let layout = UICollectionViewCompositionalLayout { index, _ in Section(rawValue: index)?.layout }
    layout.register(PanelView.self, forDecorationViewOfKind: PanelView.kind)
    let view = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view.addSubview(view)
    collectionView = view
    fill(view)
  }

  private func fill(_ view: UICollectionView) {
    let tile = UICollectionView.CellRegistration<TileCell, String> { cell, path, text in
      cell.show(text, color: path.item + path.section * 2)
    }
    let title = UICollectionView.SupplementaryRegistration<TitleView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, path in view.label.text = Section(rawValue: path.section)?.title }
    let badge = UICollectionView.SupplementaryRegistration<BadgeView>(elementKind: "badge") { view, _, path in
      view.label.text = "\(path.item + 1)"
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: view) { view, path, text in
      view.dequeueConfiguredReusableCell(using: tile, for: path, item: text)
    }
    dataSource.supplementaryViewProvider = { view, kind, path in
      kind == "badge"
        ? view.dequeueConfiguredReusableSupplementary(using: badge, for: path)
        : view.dequeueConfiguredReusableSupplementary(using: title, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    for section in Section.allCases {
      snapshot.appendSections([section])
      snapshot.appendItems(section.items)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}

extension ShowcasePage.Section {
  var title: String {
    switch self {
    case .banners: "Scrolls by itself"
    case .badges: "Badges"
    case .mosaic: "Nested groups"
    case .words: "Words that flow"
    }
  }

  var items: [String] {
    switch self {
    case .banners: (1...6).map { "Banner \($0)" }
    case .badges: (1...4).map { "Item \($0)" }
    case .mosaic: (1...6).map { "Tile \($0)" }
    case .words:
      ["adaptive", "layout", "for", "everywhere", "that", "Swift", "runs", "collection", "views", "included"]
    }
  }

  @MainActor
  var layout: NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 16, trailing: 16)
    section.interGroupSpacing = 10
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    section.supplementariesFollowContentInsets = false
    if self == .banners { section.orthogonalScrollingBehavior = .groupPagingCentered }
    if self == .mosaic {
      let panel = NSCollectionLayoutDecorationItem.background(elementKind: PanelView.kind)
      panel.contentInsets = NSDirectionalEdgeInsets(top: 36, leading: 8, bottom: 8, trailing: 8)
      section.decorationItems = [panel]
    }
    return section
  }

  @MainActor
  private var group: NSCollectionLayoutGroup {
    let full = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    switch self {
    case .banners:
      return .horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.8), heightDimension: .absolute(110)),
        subitems: [NSCollectionLayoutItem(layoutSize: full)])
    case .badges:
      let badge = NSCollectionLayoutSupplementaryItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(22), heightDimension: .absolute(22)),
        elementKind: "badge",
        containerAnchor: NSCollectionLayoutAnchor(
          edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(76), heightDimension: .fractionalHeight(1)),
        supplementaryItems: [badge])
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(64)),
        subitems: [item])
      group.interItemSpacing = .flexible(8)
      return group
    case .mosaic:
      let large = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.6), heightDimension: .fractionalHeight(1))
      )
      large.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
      let small = NSCollectionLayoutItem(layoutSize: full)
      small.contentInsets = large.contentInsets
      let column = NSCollectionLayoutGroup.vertical(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(0.4), heightDimension: .fractionalHeight(1)),
        subitem: small, count: 2)
      return .horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(120)),
        subitems: [large, column])
    case .words:
      let word = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .estimated(60), heightDimension: .estimated(32)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(32)),
        subitems: [word])
      group.interItemSpacing = .fixed(8)
      return group
    }
  }
}
