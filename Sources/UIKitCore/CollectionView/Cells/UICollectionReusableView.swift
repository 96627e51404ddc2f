/// A view that a collection view reuses: cells, headers, decorations.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicollectionreusableview>
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// What views are dequeued by.
  open package(set) var reuseIdentifier: String?
  /// The attributes that were applied last.
  var appliedAttributes: UICollectionViewLayoutAttributes?
  /// Where in the order of depth the view was put into its superview.
  var placedZIndex = 0
  /// The tiling that met the view last.
  var tilingRound = 0
  /// Whether the view is asked for its size although it is on the screen already.
  var wantsMeasuring = false

  /// Called before the view is used again.
  open func prepareForReuse() {}
  /// Takes over what a layout's own attributes say. The view has set place, size, alpha and transform itself.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// The view's place is about to change from one layout's to another's.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// The view's place has changed from one layout's to another's.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// The attributes that the view would like, given the layout's. Default: for cells the size that their constraints ask
  /// for, else what is given.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { fitted(layoutAttributes, self) }

  /// The size that a view's constraints ask for, along the dimensions that the content decides.
  func fitted(_ attributes: UICollectionViewLayoutAttributes, _ content: UIView) -> UICollectionViewLayoutAttributes {
    let fitting = attributes.fitting
    guard fitting.width || fitting.height else { return attributes }
    // UIKIT: the estimate counts as a wish of the lowest priority, a given extent is required. A guess.
    let size = content.systemLayoutSizeFitting(
      attributes.size, withHorizontalFittingPriority: fitting.width ? .fittingSizeLevel : .required,
      verticalFittingPriority: fitting.height ? .fittingSizeLevel : .required)
    guard size.width > 0, size.height > 0 else { return attributes }
    let preferred = attributes.duplicate()
    preferred.size = CGSize(
      width: fitting.width ? size.width : attributes.size.width,
      height: fitting.height ? size.height : attributes.size.height)
    return preferred
  }

  /// The view is seen where it stands, whatever animates it.
  func stopMoving() { materializedLayer?.removeAllAnimations() }

  func take(_ attributes: UICollectionViewLayoutAttributes) {
    appliedAttributes = attributes
    flags.insert(.placedByList)
    takeListEnvironment(attributes.list?.environment)
    if CATransform3DIsIdentity(attributes.transform3D) {
      if materializedLayer != nil, !CATransform3DIsIdentity(layer.transform) { layer.transform = CATransform3DIdentity }
      let origin = attributes.scroller?.contentOrigin ?? .zero
      let frame = attributes.frame.offsetBy(dx: -origin.x, dy: -origin.y)
      if self.frame != frame { self.frame = frame }
    } else {
      bounds.size = attributes.size
      let origin = attributes.scroller?.contentOrigin ?? .zero
      center = CGPoint(x: attributes.center.x - origin.x, y: attributes.center.y - origin.y)
      layer.transform = attributes.transform3D
    }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
    if attributes.zIndex != 0 || materializedLayer != nil {
      layer.zPosition = CGFloat(min(max(attributes.zIndex, -1_000_000), 1_000_000))
    }
    apply(attributes)
  }
}
