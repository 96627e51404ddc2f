import UIKit

/// A collection view of numbers over the whole screen, in any layout.
class LayoutPage: UIViewController, UICollectionViewDelegate {
  let collectionView: UICollectionView
  let source: NumberSource

  init(title: String, count: Int, layout: UICollectionViewLayout) {
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    source = NumberSource(count)
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    source.attach(to: collectionView)
    collectionView.delegate = self
  }
}
