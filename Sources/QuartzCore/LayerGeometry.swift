/// Where a layer stands: the part of its state that a view keeps by itself until its layer is first asked for.
package struct LayerGeometry: Equatable, Sendable {
  /// The layer's rectangle in its own coordinates, in points.
  package var bounds = CGRect.zero
  /// Where the anchor point stands in the superlayer's coordinates, in points.
  package var position = CGPoint.zero
  /// The point of the bounds that `position` places and transforms turn about, in shares of width and height.
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The two-dimensional part of the transform, applied about the anchor point.
  package var affineTransform = CGAffineTransform.identity

  package init() {}

  /// The bounding box of the transformed bounds in the superlayer's coordinates.
  ///
  /// Setting it under the identity transform sets position and size; otherwise the size is mapped back through the
  /// linear part of the transform, as Core Animation does.
  package var frame: CGRect {
    get {
      let size = bounds.size
      if affineTransform.isIdentity {
        return CGRect(
          x: position.x - size.width * anchorPoint.x, y: position.y - size.height * anchorPoint.y, width: size.width,
          height: size.height)
      }
      let local = CGRect(
        x: -size.width * anchorPoint.x, y: -size.height * anchorPoint.y, width: size.width, height: size.height)
      // The corners where they are: differences of rounded sums are what Core Animation answers.
      var transform = affineTransform
      (transform.tx, transform.ty) = (transform.tx + position.x, transform.ty + position.y)
      return local.applying(transform)
    }
    set {
      guard !affineTransform.isIdentity else {
        bounds.size = newValue.size
        position = CGPoint(
          x: newValue.origin.x + newValue.size.width * anchorPoint.x,
          y: newValue.origin.y + newValue.size.height * anchorPoint.y)
        return
      }
      var linear = affineTransform
      (linear.tx, linear.ty) = (0, 0)
      let unrotated = newValue.size.applying(linear.inverted())
      bounds.size = CGSize(width: abs(unrotated.width), height: abs(unrotated.height))
      let current = frame
      position.x += newValue.origin.x - current.origin.x
      position.y += newValue.origin.y - current.origin.y
    }
  }

  /// From the layer's coordinates to its superlayer's.
  package func convertToSuper(_ point: CGPoint) -> CGPoint {
    let local = CGPoint(
      x: point.x - bounds.origin.x - bounds.size.width * anchorPoint.x,
      y: point.y - bounds.origin.y - bounds.size.height * anchorPoint.y)
    let turned = affineTransform.isIdentity ? local : local.applying(affineTransform)
    return CGPoint(x: turned.x + position.x, y: turned.y + position.y)
  }

  /// From the superlayer's coordinates to the layer's.
  package func convertFromSuper(_ point: CGPoint) -> CGPoint {
    let local = CGPoint(x: point.x - position.x, y: point.y - position.y)
    let turned = affineTransform.isIdentity ? local : local.applying(affineTransform.inverted())
    return CGPoint(
      x: turned.x + bounds.origin.x + bounds.size.width * anchorPoint.x,
      y: turned.y + bounds.origin.y + bounds.size.height * anchorPoint.y)
  }
}
