extension UICollectionView: UISpringLoadedInteractionSupporting, SpringTargetHolder {
  /// Whether a drag that rests above an item selects it. Default: false.
  public var isSpringLoaded: Bool {
    get { ListSpringLoading.isOn.value(of: self) ?? false }
    set { ListSpringLoading.isOn.set(newValue, of: self) }
  }

  func springTarget(at point: CGPoint) -> (any SpringTarget)? {
    guard isSpringLoaded, let path = indexPathForItem(at: point) else { return nil }
    return ItemSpringTarget(collection: self, path: path)
  }
}

/// An item beneath a drag.
///
/// UIKIT: it is highlighted, and its activation selects it.
private struct ItemSpringTarget: SpringTarget {
  let collection: UICollectionView
  let path: IndexPath

  var identity: AnyHashable { [AnyHashable(ObjectIdentifier(collection)), AnyHashable(path)] }

  func allows(_ context: SpringLoadContext) -> Bool {
    context.targetView = collection.cellForItem(at: path)
    context.targetItem = path
    return collection.collectionDelegate?.collectionView(collection, shouldSpringLoadItemAt: path, with: context)
      ?? true
  }
  func changed(_ context: SpringLoadContext) {
    collection.cellForItem(at: path)?.isHighlighted = context.state == .possible || context.state == .activated
  }
  func activate(_ context: SpringLoadContext) {
    collection.selectItem(at: path, animated: true, scrollPosition: [])
    collection.collectionDelegate?.collectionView(collection, didSelectItemAt: path)
  }
}

extension UICollectionView {
  private static let cadence = AssociatedKey<ReorderingCadence>()

  /// How soon items make room for what is dragged above them. Default: immediate.
  ///
  /// DEVIATION: kept; items make no room for what comes from elsewhere.
  public var reorderingCadence: ReorderingCadence {
    get { Self.cadence.value(of: self) ?? .immediate }
    set {
      Self.cadence.set(newValue, of: self)
      if newValue != .immediate { Limitation.hasNoEffect("UICollectionView.reorderingCadence") }
    }
  }
}
