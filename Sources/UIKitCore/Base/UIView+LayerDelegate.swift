extension UIView: CALayerDelegate {
  func drawContents(into ctx: CGContext) {
    UIGraphicsPushContext(ctx)
    traitCollection.performAsCurrent { draw(bounds) }
    UIGraphicsPopContext()
  }
}

extension UIView: LayerHost {
  package var subviewLayers: [CALayer] { children.map(\.layer) }
}
