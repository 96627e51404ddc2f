extension CALayer {
  /// Takes over the properties of another layer, without its place in the tree.
  func copyState(from other: CALayer) {
    geometry = other.geometry
    anchorPointZ = other.anchorPointZ
    transform = other.transform
    isDoubleSided = other.isDoubleSided
    isGeometryFlipped = other.isGeometryFlipped
    sublayerTransform = other.sublayerTransform
    zPosition = other.zPosition
    isHidden = other.isHidden
    opacity = other.opacity
    backgroundColor = other.backgroundColor
    cornerRadius = other.cornerRadius
    maskedCorners = other.maskedCorners
    cornerCurve = other.cornerCurve
    borderWidth = other.borderWidth
    borderColor = other.borderColor
    masksToBounds = other.masksToBounds
    shadowColor = other.shadowColor
    shadowOpacity = other.shadowOpacity
    shadowOffset = other.shadowOffset
    shadowRadius = other.shadowRadius
    shadowPath = other.shadowPath
    contents = other.contents
    contentsScale = other.contentsScale
    contentsGravity = other.contentsGravity
    contentsRect = other.contentsRect
    contentsCenter = other.contentsCenter
    minificationFilter = other.minificationFilter
    magnificationFilter = other.magnificationFilter
    compositingFilter = other.compositingFilter
    allowsEdgeAntialiasing = other.allowsEdgeAntialiasing
    drawnContents = other.drawnContents
    name = other.name
  }
}

/// The order of a layer's sublayers when views and plain layers share it.
@MainActor
enum SublayerOrder {
  /// `current` with the layers of subviews as the view has them now.
  ///
  /// 1. Layers of views that are gone leave. 2. A view that alone changed its place among the others is taken out. 3. New
  /// ones go right below the next view above them, the topmost to the top. Plain layers stay where they are.
  static func merge(_ current: [CALayer], subviews: [CALayer]) -> [CALayer] {
    let wanted = Set(subviews.map(ObjectIdentifier.init))
    // 1.
    var result = current.filter { $0.host == nil || wanted.contains(ObjectIdentifier($0)) }
    let present = result.filter { wanted.contains(ObjectIdentifier($0)) }
    let known = Set(present.map(ObjectIdentifier.init))
    let order = subviews.filter { known.contains(ObjectIdentifier($0)) }
    // 2.
    if !order.elementsEqual(present, by: ===) {
      for layer in displaced(present, order) { result.removeAll { $0 === layer } }
    }
    // 3.
    var next: CALayer?
    for layer in subviews.reversed() {
      if !result.contains(where: { $0 === layer }) {
        let index = result.firstIndex { $0 === next } ?? result.count
        result.insert(layer, at: index)
      }
      next = layer
    }
    return result
  }

  /// Layers to take out of `old` so that the rest is ordered as `new`: one if that suffices, else all.
  private static func displaced(_ old: [CALayer], _ new: [CALayer]) -> [CALayer] {
    // A swap of two can be told in two ways: as the one coming to the front, which is the usual call.
    for layer in new.suffix(1) + new {
      if old.filter({ $0 !== layer }).elementsEqual(new.filter { $0 !== layer }, by: ===) { return [layer] }
    }
    return old
  }
}

/// Conversion between the coordinates of layers of one tree.
@MainActor
enum LayerCoordinates {
  static func convert(_ point: CGPoint, from source: CALayer?, to target: CALayer?) -> CGPoint {
    if source === target { return point }
    let top = source.map { toRoot($0).concatenating(.identity) } ?? .identity
    let bottom = target.map(toRoot) ?? .identity
    return point.applying(top).applying(bottom.inverted())
  }

  static func convert(_ rect: CGRect, from source: CALayer?, to target: CALayer?) -> CGRect {
    if source === target { return rect }
    let map = (source.map(toRoot) ?? .identity).concatenating((target.map(toRoot) ?? .identity).inverted())
    return rect.applying(map)
  }

  /// From a layer's coordinates to those in which its topmost ancestor stands.
  private static func toRoot(_ layer: CALayer) -> CGAffineTransform {
    var result = CGAffineTransform.identity
    for ancestor in sequence(first: layer, next: \.parentLayer) {
      result = result.concatenating(ancestor.transformToSuper)
    }
    return result
  }
}

extension CALayer {
  /// Turns the bounds over, upside down.
  var flip: CGAffineTransform { Self.flip(in: bounds) }
  static func flip(in rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
  }

  /// From the layer's coordinates to its superlayer's.
  package var transformToSuper: CGAffineTransform {
    let size = bounds.size
    let (ax, ay) = (bounds.minX + size.width * anchorPoint.x, bounds.minY + size.height * anchorPoint.y)
    var result = CGAffineTransform(translationX: -ax, y: -ay)
    if isGeometryFlipped { result = flip.concatenating(result) }
    if let parent = parentLayer, parent.mask !== self, parent.sublayerTransform != .identity {
      // The superlayer's transform of sublayers turns about the superlayer's anchor point.
      let own = CATransform3DConcat(
        transform.sunk(by: anchorPointZ), CATransform3DMakeTranslation(position.x, position.y, zPosition))
      let box = parent.bounds
      let (px, py) = (box.minX + box.width * parent.anchorPoint.x, box.minY + box.height * parent.anchorPoint.y)
      let centred = CATransform3DConcat(own, CATransform3DMakeTranslation(-px, -py, 0))
      let turned = CATransform3DConcat(centred, parent.sublayerTransform)
      result = result.concatenating(turned.projected)
      return result.concatenating(CGAffineTransform(translationX: px, y: py))
    }
    if !affineTransform().isIdentity { result = result.concatenating(affineTransform()) }
    return result.concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// From the plane around the anchor point to the superlayer's coordinates, with depth.
  var transformInSpace: CATransform3D {
    let own = CATransform3DConcat(
      transform.sunk(by: anchorPointZ), CATransform3DMakeTranslation(position.x, position.y, zPosition))
    guard let parent = parentLayer, parent.mask !== self, parent.sublayerTransform != .identity else { return own }
    let box = parent.bounds
    let (x, y) = (box.minX + box.width * parent.anchorPoint.x, box.minY + box.height * parent.anchorPoint.y)
    let centred = CATransform3DConcat(own, CATransform3DMakeTranslation(-x, -y, 0))
    return CATransform3DConcat(
      CATransform3DConcat(centred, parent.sublayerTransform), CATransform3DMakeTranslation(x, y, 0))
  }
}
