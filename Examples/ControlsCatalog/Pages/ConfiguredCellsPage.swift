import UIKit

/// A list with content and background configurations, accessories and an outline.
final class ConfiguredCellsPage: UIViewController, UICollectionViewDelegate {
  private(set) var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Int, String>!

  override func viewDidLoad() {
    super.viewDidLoad()
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.headerMode = .supplementary
    let layout = UICollectionViewCompositionalLayout.list(using: list)
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
      Self.configure(cell, name)
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, _, indexPath in
      var content = UIListContentConfiguration.groupedHeader()
      content.text = indexPath.section == 0 ? "Contents" : "States"
      header.contentConfiguration = content
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, name in
      view.dequeueConfiguredReusableCell(using: rows, for: indexPath, item: name)
    }
    dataSource.supplementaryViewProvider = { view, _, indexPath in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(["cell", "value", "subtitle", "image", "sidebar", "wrapped"], toSection: 0)
    snapshot.appendItems(["selected", "coloured", "updating", "accessories"], toSection: 1)
    dataSource.apply(snapshot, animatingDifferences: false)
    collectionView.selectItem(at: IndexPath(item: 0, section: 1), animated: false, scrollPosition: [])
  }

  private static func configure(_ cell: UICollectionViewListCell, _ name: String) {
    var content = cell.defaultContentConfiguration()
    content.text = name.capitalized
    cell.accessories = []
    switch name {
    case "value":
      content = .valueCell()
      content.text = "Value"
      content.secondaryText = "Secondary"
      cell.accessories = [.disclosureIndicator()]
    case "subtitle":
      content = .subtitleCell()
      content.text = "Subtitle"
      content.secondaryText = "Secondary text"
    case "image":
      content.image = UIImage(systemName: "photo")
      content.secondaryText = "With an image"
    case "sidebar":
      content.image = UIImage(systemName: "folder")
      content.imageProperties.tintColor = .systemOrange
      content.textProperties.color = .systemOrange
      content.textProperties.font = .boldSystemFont(ofSize: 17)
    case "wrapped":
      content.text = "A text that wraps, since it is longer than the row's width allows it to be"
    case "coloured":
      var background = UIBackgroundConfiguration.listGroupedCell()
      background.backgroundColor = .systemYellow
      background.strokeColor = .systemOrange
      background.strokeWidth = 2
      background.cornerRadius = 10
      background.backgroundInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
      cell.backgroundConfiguration = background
    case "updating":
      cell.configurationUpdateHandler = { cell, state in
        var content = UIListContentConfiguration.cell()
        content.text = state.isHighlighted ? "Highlighted" : state.isSelected ? "Selected" : "Updating"
        cell.contentConfiguration = content.updated(for: state)
      }
    case "accessories":
      cell.accessories = [
        .label(text: "3"), .checkmark(), .detail(), .disclosureIndicator(),
      ]
    default: break
    }
    if name != "updating" { cell.contentConfiguration = content }
  }
}
