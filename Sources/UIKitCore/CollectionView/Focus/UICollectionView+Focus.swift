extension UICollectionView: FocusList {
  func mayFocus(_ cell: UICollectionViewCell) -> Bool {
    guard let path = indexPath(for: cell) else { return false }
    return mayFocus(path)
  }
  private func mayFocus(_ path: IndexPath) -> Bool {
    collectionDelegate?.collectionView(self, canFocusItemAt: path) ?? letsItemsFocus
  }

  var preferredFocusPath: IndexPath? { collectionDelegate?.indexPathForPreferredFocusedView(in: self) }

  func focusFrames(in rect: CGRect) -> [(path: IndexPath, frame: CGRect)] {
    layoutIfNeeded()
    return (collectionViewLayout.layoutAttributesForElements(in: rect) ?? [])
      .filter { $0.representedElementCategory == .cell && !$0.isHidden && mayFocus($0.indexPath) }
      .map { ($0.indexPath, $0.frame) }
  }
  func focusPath(of view: UIView) -> IndexPath? { (view as? UICollectionViewCell).flatMap(indexPath) }
  func focusCell(at path: IndexPath) -> UIView? {
    guard let frame = layoutAttributesForItem(at: path)?.frame else { return nil }
    scrollRectToVisible(frame, animated: false)
    layoutIfNeeded()
    return cellForItem(at: path)
  }
  func focusMayMove(_ context: UIFocusUpdateContext) -> Bool {
    let context = UICollectionViewFocusUpdateContext(context, in: self)
    return collectionDelegate?.collectionView(self, shouldUpdateFocusIn: context) ?? true
  }
  func focusDidMove(_ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
    let context = UICollectionViewFocusUpdateContext(context, in: self)
    collectionDelegate?.collectionView(self, didUpdateFocusIn: context, with: coordinator)
  }
  func focusSelects(_ path: IndexPath) -> Bool {
    collectionDelegate?.collectionView(self, selectionFollowsFocusForItemAt: path) ?? selectionFollowsFocus
  }
  func activateFocused(_ path: IndexPath) {
    selection.fingerDown(at: path)
    selection.fingerUp(inside: true)
  }
}
