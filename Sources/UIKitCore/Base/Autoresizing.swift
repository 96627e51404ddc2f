/// Springs and struts: how a frame follows its superview's size.
enum Autoresizing {
  /// One axis of a frame as a linear function of the superview's extent.
  struct Line: Equatable {
    /// Share of the superview's extent that the origin takes.
    var originShare: CGFloat
    var originOffset: CGFloat
    /// Share of the superview's extent that the size takes.
    var sizeShare: CGFloat
    var sizeOffset: CGFloat

    func origin(in extent: CGFloat) -> CGFloat { originShare * extent + originOffset }
    func size(in extent: CGFloat) -> CGFloat { sizeShare * extent + sizeOffset }
  }

  /// UIKIT: a change of the superview's extent is spread over the flexible parts in proportion to their lengths; when
  /// all of them are zero, evenly. Without a flexible part the far margin gives way.
  static func line(
    origin: CGFloat, size: CGFloat, extent: CGFloat, flexibleNear: Bool, flexibleSize: Bool, flexibleFar: Bool
  ) -> Line {
    let far = extent - origin - size
    var weights: (near: CGFloat, size: CGFloat, far: CGFloat) = (
      flexibleNear ? max(origin, 0) : 0, flexibleSize ? max(size, 0) : 0, flexibleFar ? max(far, 0) : 0
    )
    var total = weights.near + weights.size + weights.far
    if total <= 0 {
      weights = (flexibleNear ? 1 : 0, flexibleSize ? 1 : 0, flexibleFar ? 1 : 0)
      total = weights.near + weights.size + weights.far
    }
    guard total > 0 else { return Line(originShare: 0, originOffset: origin, sizeShare: 0, sizeOffset: size) }
    let (a, b) = (weights.near / total, weights.size / total)
    return Line(originShare: a, originOffset: origin - a * extent, sizeShare: b, sizeOffset: size - b * extent)
  }

  static func horizontal(_ frame: CGRect, mask: UIView.AutoresizingMask, extent: CGFloat) -> Line {
    line(
      origin: frame.origin.x, size: frame.size.width, extent: extent,
      flexibleNear: mask.contains(.flexibleLeftMargin), flexibleSize: mask.contains(.flexibleWidth),
      flexibleFar: mask.contains(.flexibleRightMargin))
  }

  static func vertical(_ frame: CGRect, mask: UIView.AutoresizingMask, extent: CGFloat) -> Line {
    line(
      origin: frame.origin.y, size: frame.size.height, extent: extent,
      flexibleNear: mask.contains(.flexibleTopMargin), flexibleSize: mask.contains(.flexibleHeight),
      flexibleFar: mask.contains(.flexibleBottomMargin))
  }

  /// Moves the children that follow by mask from a superview of size `old` to one of size `new`.
  @MainActor
  static func resizeChildren(of view: UIView, from old: CGSize, to new: CGSize) {
    for child in view.children where child.translatesAutoresizingMaskIntoConstraints && !child.autoresizingMask.isEmpty
    {
      // A transformed child keeps its transform: what it would be without follows.
      let isPlain = child.geometryTransform.isIdentity
      let frame = isPlain ? child.frame : child.untransformedFrame
      let h = horizontal(frame, mask: child.autoresizingMask, extent: old.width)
      let v = vertical(frame, mask: child.autoresizingMask, extent: old.height)
      let moved = CGRect(
        x: h.origin(in: new.width), y: v.origin(in: new.height), width: h.size(in: new.width),
        height: v.size(in: new.height))
      guard moved != frame else { continue }
      if isPlain {
        child.frame = moved
      } else {
        let (anchor, origin) = (child.anchorPoint, child.bounds.origin)
        child.bounds = CGRect(origin: origin, size: moved.size)
        child.center = CGPoint(
          x: moved.minX + moved.width * anchor.x, y: moved.minY + moved.height * anchor.y)
      }
    }
  }
}
