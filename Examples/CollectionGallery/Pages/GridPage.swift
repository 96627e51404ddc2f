import UIKit

/// A grid with section insets, headers and panels; items light up under the finger and have an edit menu.
final class GridPage: UICollectionViewController {
  private(set) var numbers = [Array(1...11), Array(12...20)]
  private(set) var pasteboard: Int?

  init() {
    let layout = BackdropFlowLayout()
    layout.itemSize = CGSize(width: 72, height: 72)
    layout.sectionInset = UIEdgeInsets(top: 20, left: 24, bottom: 20, right: 24)
    layout.headerReferenceSize = CGSize(width: 0, height: 44)
    super.init(collectionViewLayout: layout)
    title = "Grid"
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    installsStandardGestureForInteractiveMovement = false
    collectionView.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    collectionView.register(
      TitleView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "title")
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { numbers.count }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    numbers[section].count
  }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
    (cell as? NumberCell)?.label.text = "\(numbers[indexPath.section][indexPath.item])"
    return cell
  }
  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    (view as? TitleView)?.label.text = "Section \(indexPath.section + 1)"
    return view
  }

  // MARK: Highlight

  override func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    collectionView.cellForItem(at: indexPath)?.contentView.backgroundColor = .systemYellow
  }
  override func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    collectionView.cellForItem(at: indexPath)?.contentView.backgroundColor = .white
  }

  // MARK: Menu

  override func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool { true }
  override func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { action == Selector("paste:") ? pasteboard != nil : ["cut:", "copy:"].contains(action.description) }
  override func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) {
    let number = numbers[indexPath.section][indexPath.item]
    switch action.description {
    case "cut:":
      pasteboard = number
      numbers[indexPath.section].remove(at: indexPath.item)
      collectionView.deleteItems(at: [indexPath])
    case "copy:": pasteboard = number
    default:
      numbers[indexPath.section].insert(pasteboard ?? number, at: indexPath.item)
      collectionView.insertItems(at: [indexPath])
    }
  }
}
