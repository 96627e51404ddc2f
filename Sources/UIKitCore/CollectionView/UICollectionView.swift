/// Items in a layout.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicollectionview>
open class UICollectionView: UIScrollView {
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    collectionViewLayout.collectionView = self
  }

  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      collectionViewLayout.collectionView = self
      setNeedsLayout()
    }
  }
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var isPrefetchingEnabled = true
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// A canvas shows the cells of the document.
  var isOnCanvas = false
}

/// Decides where items stand.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewlayout>
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  open internal(set) weak var collectionView: UICollectionView?
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
}

/// Items in lines.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout>
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// In points. Default: 50 × 50.
  open var itemSize = CGSize(width: 50, height: 50)
  open var estimatedItemSize = CGSize.zero
  /// Default: 10.
  open var minimumLineSpacing: CGFloat = 10
  open var minimumInteritemSpacing: CGFloat = 10
  open var sectionInset = UIEdgeInsets.zero
  open var headerReferenceSize = CGSize.zero
  open var footerReferenceSize = CGSize.zero
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
}

extension UICollectionView {
  public enum ScrollDirection: Int, Sendable { case vertical = 0, horizontal }
}
