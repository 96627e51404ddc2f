import UIDisplayList

extension CALayer {
  /// What the layer and its sublayers draw, shadows included, in the layer's coordinates; nil when it cannot be said.
  func extent(depth: Int = 0) -> CGRect? {
    guard depth < LayerRecorder.maximumDepth, var area = ownExtent else { return nil }
    if !masksToBounds {
      for layer in currentSublayers where !layer.isHidden && layer.opacity > 0 {
        guard let inner = layer.extent(depth: depth + 1) else { return nil }
        area = area.union(inner.applying(layer.transformToSuper))
      }
    }
    return area.union(shadowExtent(of: area))
  }

  private func shadowExtent(of area: CGRect) -> CGRect {
    guard shadowOpacity > 0 else { return area }
    let caster = shadowPath?.path.boundingBox ?? area
    if caster.isNull { return area }
    let reach = max(0, shadowRadius) * 3
    return caster.offsetBy(dx: shadowOffset.width, dy: shadowOffset.height).insetBy(dx: -reach, dy: -reach)
  }
}
