extension UIView: CALayerDelegate {
  public func draw(_ layer: CALayer, in ctx: CGContext) {
    UIGraphicsPushContext(ctx)
    traitCollection.performAsCurrent { draw(bounds) }
    UIGraphicsPopContext()
  }
}

extension UIView: LayerHost {
  package var subviewLayers: [CALayer] { children.map(\.layer) }
}
