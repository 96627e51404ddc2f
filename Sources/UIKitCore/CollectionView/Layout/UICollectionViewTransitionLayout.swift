/// Between two layouts, by a share that a gesture gives.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewtransitionlayout>
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The layout that is shown at the beginning.
  open private(set) var currentLayout: UICollectionViewLayout
  /// The layout that is shown at the end.
  open private(set) var nextLayout: UICollectionViewLayout
  /// 0…1.
  open var transitionProgress: CGFloat = 0 {
    didSet { invalidateLayout() }
  }
  private var values: [String: CGFloat] = [:]

  /// A layout between two, at its beginning.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }
  /// Always nil: transitions are not archived.
  public required init?(coder: NSCoder) { nil }

  /// Keeps a number of the program's for the way between the layouts.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
  /// A number that was kept; 0 for an unknown key.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  open override func prepare() {
    super.prepare()
    for layout in [currentLayout, nextLayout] {
      layout.collectionView = collectionView
      layout.prepare()
    }
  }

  private func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * transitionProgress }

  private func mix(
    _ a: UICollectionViewLayoutAttributes, _ b: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let result = a.duplicate()
    result.center = CGPoint(x: mix(a.center.x, b.center.x), y: mix(a.center.y, b.center.y))
    result.size = CGSize(width: mix(a.size.width, b.size.width), height: mix(a.size.height, b.size.height))
    result.alpha = mix(a.alpha, b.alpha)
    if transitionProgress >= 1 { result.transform3D = b.transform3D }
    return result
  }

  open override var collectionViewContentSize: CGSize {
    let (a, b) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    return CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height))
  }
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let found =
      (currentLayout.layoutAttributesForElements(in: rect) ?? [])
      + (nextLayout.layoutAttributesForElements(in: rect) ?? [])
    var paths = Set<IndexPath>()
    return found.filter { $0.representedElementCategory == .cell && paths.insert($0.indexPath).inserted }
      .compactMap { layoutAttributesForItem(at: $0.indexPath) }
  }
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let a = currentLayout.layoutAttributesForItem(at: indexPath) else {
      return nextLayout.layoutAttributesForItem(at: indexPath)
    }
    return nextLayout.layoutAttributesForItem(at: indexPath).map { mix(a, $0) } ?? a
  }
}
