import UIKit

/// An outline and a list with swipes, from a diffable data source.
final class ListPage: UIViewController {
  enum Section: Hashable { case places, letters }

  private(set) var collectionView: UICollectionView!
  private(set) var dataSource: UICollectionViewDiffableDataSource<Section, String>!
  private(set) var flagged: Set<String> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "List"
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] in self?.trailingActions($0) }
    configuration.leadingSwipeActionsConfigurationProvider = { [weak self] in self?.leadingActions($0) }
    let view = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view.addSubview(view)
    collectionView = view
    fill(view)
  }

  private func fill(_ view: UICollectionView) {
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { [weak self] cell, path, text in
      self?.configure(cell, text, isPlace: path.section == 0)
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { cell, _, path in
      var content = cell.defaultContentConfiguration()
      content.text = path.section == 0 ? "Places" : "Letters"
      cell.contentConfiguration = content
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: view) { view, path, text in
      view.dequeueConfiguredReusableCell(using: row, for: path, item: text)
    }
    dataSource.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    dataSource.reorderingHandlers.canReorderItem = { $0.count == 1 }
    var places = NSDiffableDataSourceSectionSnapshot<String>()
    places.append(["Europe", "Asia"])
    places.append(["Lisbon", "Oslo", "Vienna"], to: "Europe")
    places.append(["Kyoto", "Hanoi"], to: "Asia")
    places.expand(["Europe"])
    var sections = NSDiffableDataSourceSnapshot<Section, String>()
    sections.appendSections([.places, .letters])
    sections.appendItems(["A", "B", "C", "D", "E"], toSection: .letters)
    dataSource.apply(sections, animatingDifferences: false)
    dataSource.apply(places, to: .places, animatingDifferences: false)
  }

  private func configure(_ cell: UICollectionViewListCell, _ text: String, isPlace: Bool) {
    var content = cell.defaultContentConfiguration()
    content.text = text
    content.image = UIImage(systemName: isPlace ? "globe" : flagged.contains(text) ? "flag.fill" : "doc")
    if !isPlace { content.secondaryText = "The letter \(text)" }
    cell.contentConfiguration = content
    let isBranch = isPlace && dataSource?.snapshot(for: .places).level(of: text) == 0
    cell.accessories =
      isBranch
      ? [.outlineDisclosure()]
      : isPlace
        ? [.disclosureIndicator()] : [.reorder(displayed: .whenEditing), .checkmark(displayed: .whenNotEditing)]
  }

  private func trailingActions(_ path: IndexPath) -> UISwipeActionsConfiguration? {
    guard path.section == 1, let letter = dataSource.itemIdentifier(for: path) else { return nil }
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
        guard let self else { return done(false) }
        var snapshot = self.dataSource.snapshot()
        snapshot.deleteItems([letter])
        self.dataSource.apply(snapshot)
        done(true)
      }
    ])
  }

  private func leadingActions(_ path: IndexPath) -> UISwipeActionsConfiguration? {
    guard path.section == 1, let letter = dataSource.itemIdentifier(for: path) else { return nil }
    let flag = UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, done in
      guard let self else { return done(false) }
      self.flagged.formSymmetricDifference([letter])
      var snapshot = self.dataSource.snapshot()
      snapshot.reconfigureItems([letter])
      self.dataSource.apply(snapshot)
      done(true)
    }
    flag.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [flag])
  }

  /// The letters in the opposite order, one taken away and one new.
  func shuffle() {
    var snapshot = dataSource.snapshot()
    let letters = snapshot.itemIdentifiers(inSection: .letters)
    snapshot.deleteItems(letters)
    snapshot.appendItems(["F"] + letters.reversed().dropLast(), toSection: .letters)
    dataSource.apply(snapshot)
  }
}
