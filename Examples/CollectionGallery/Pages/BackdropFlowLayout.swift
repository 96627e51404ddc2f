import UIKit

/// A flow layout with a panel behind each section: decoration views belong to the layout, not to the data.
final class BackdropFlowLayout: UICollectionViewFlowLayout {
  override init() {
    super.init()
    register(PanelView.self, forDecorationViewOfKind: PanelView.kind)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let view = collectionView else { return nil }
    let panels = (0..<view.numberOfSections).compactMap {
      layoutAttributesForDecorationView(ofKind: PanelView.kind, at: IndexPath(item: 0, section: $0))
    }
    return (super.layoutAttributesForElements(in: rect) ?? []) + panels.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let view = collectionView, view.numberOfItems(inSection: indexPath.section) > 0,
      let first = layoutAttributesForItem(at: IndexPath(item: 0, section: indexPath.section)),
      let last = layoutAttributesForItem(
        at: IndexPath(item: view.numberOfItems(inSection: indexPath.section) - 1, section: indexPath.section))
    else { return nil }
    let panel = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
    panel.frame = CGRect(
      x: 8, y: first.frame.minY - 8, width: view.bounds.width - 16, height: last.frame.maxY - first.frame.minY + 16)
    panel.zIndex = -1
    return panel
  }
}
