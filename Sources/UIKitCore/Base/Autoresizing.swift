internal import AutoLayoutEngine

/// Springs and struts: how a frame follows its superview's size.
enum Autoresizing {
  /// The frame along x in a superview of `extent` points.
  static func horizontal(_ frame: CGRect, mask: UIView.AutoresizingMask, extent: CGFloat) -> AutoresizingLine {
    AutoresizingLine(
      origin: frame.origin.x, size: frame.size.width, extent: extent,
      flexibleNear: mask.contains(.flexibleLeftMargin), flexibleSize: mask.contains(.flexibleWidth),
      flexibleFar: mask.contains(.flexibleRightMargin))
  }

  /// The frame along y in a superview of `extent` points.
  static func vertical(_ frame: CGRect, mask: UIView.AutoresizingMask, extent: CGFloat) -> AutoresizingLine {
    AutoresizingLine(
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
