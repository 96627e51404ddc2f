import UIKit

/// Items that a long press of the page's own picks up: for controllers that are no `UICollectionViewController`.
final class ReorderPage: LayoutPage {
  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 60, height: 60)
    layout.minimumInteritemSpacing = 8
    layout.minimumLineSpacing = 8
    layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    super.init(title: "Reorder", count: 30, layout: layout)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let action = Selector("pressed:")
    ActionRegistry.register(action, on: ReorderPage.self) { page, sender, _ in
      if let press = sender as? UILongPressGestureRecognizer { page.pressed(press) }
    }
    collectionView.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: action))
  }

  func pressed(_ press: UILongPressGestureRecognizer) {
    let point = press.location(in: collectionView)
    switch press.state {
    case .began:
      guard let path = collectionView.indexPathForItem(at: point) else { return }
      _ = collectionView.beginInteractiveMovementForItem(at: path)
    case .changed: collectionView.updateInteractiveMovementTargetPosition(point)
    case .ended: collectionView.endInteractiveMovement()
    default: collectionView.cancelInteractiveMovement()
    }
  }
}
