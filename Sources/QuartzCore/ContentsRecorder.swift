import UIDisplayList

/// Draws a layer's contents by gravity, part and stretchable centre.
@MainActor
enum ContentsRecorder {
  static func record(_ layer: CALayer, into builder: inout DisplayListBuilder) {
    if layer.contents == nil, layer.needsDisplay() || layer.delegate != nil { layer.display() }
    if let fading = layer.fadingContents {
      builder.beginLayer(LayerStyle(isIsolated: true))
      for (contents, share) in [(fading.old, 1 - fading.progress), (fading.new, fading.progress)] {
        guard let image = contents as? CGImage else { continue }
        builder.beginLayer(LayerStyle(alpha: share, blendMode: .plusLighter))
        record(image, in: layer, into: &builder)
        builder.endLayer()
      }
      builder.endLayer()
    } else if let image = layer.contents as? CGImage {
      record(image, in: layer, into: &builder)
    } else if let list = layer.drawnContents {
      builder.save()
      // A drawing is as large as the bounds; a picture in them is as large as gravity makes it.
      let showsPicture = (layer.source ?? layer).pictureSize != nil
      if !layer.masksToBounds, !showsPicture { builder.append(.clipRect(layer.bounds)) }
      if layer.contentsAreFlipped() { builder.concatenate(layer.flip) }
      fit(list: layer, into: &builder)
      // Contents are a picture of their own: what they erase is not what lies beneath.
      if list.blendsWithBackdrop {
        builder.beginLayer(LayerStyle(isIsolated: true))
        builder.draw(list)
        builder.endLayer()
      } else {
        builder.draw(list)
      }
      builder.restore()
    }
  }

  /// In the middle of an animation the bounds are not those for which the contents were drawn: gravity decides.
  ///
  /// DEVIATION: UIKit stretches text whose box is being resized; here it keeps its size.
  private static func fit(list layer: CALayer, into builder: inout DisplayListBuilder) {
    guard let drawn = layer.source?.bounds, drawn.size != layer.bounds.size, drawn.width > 0, drawn.height > 0 else {
      return
    }
    let keeps = layer.source?.keepsDrawnSize ?? false
    let gravity = keeps ? .bottomLeft : layer.contentsGravity
    // A picture in the contents is what gravity places, not the room that was drawn around it.
    let size = layer.source?.pictureSize ?? drawn.size
    let from = layer.source?.pictureSize == nil ? drawn : place(size, in: drawn, gravity: gravity)
    let target = place(size, in: layer.bounds, gravity: gravity)
    guard from.width > 0, from.height > 0 else { return }
    let (x, y) = (target.width / from.width, target.height / from.height)
    builder.concatenate(
      CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: target.minX - from.minX * x, ty: target.minY - from.minY * y))
  }

  private static func record(_ image: CGImage, in layer: CALayer, into builder: inout DisplayListBuilder) {
    let bitmap = image.bitmap.withScale(layer.contentsScale)
    let size = bitmap.size
    let part = layer.contentsRect
    let source = CGRect(
      x: part.minX * size.width, y: part.minY * size.height, width: part.width * size.width,
      height: part.height * size.height)
    let destination = place(source.size, in: layer.bounds, gravity: layer.contentsGravity)
    var drawing = ImageDrawing(image: bitmap, source: source, destination: destination)
    let center = layer.contentsCenter
    if center != CGRect(x: 0, y: 0, width: 1, height: 1) {
      drawing.center = CGRect(
        x: source.minX + center.minX * source.width, y: source.minY + center.minY * source.height,
        width: center.width * source.width, height: center.height * source.height)
    }
    let isEnlarged = destination.width > source.width
    let filter = isEnlarged ? layer.magnificationFilter : layer.minificationFilter
    drawing.interpolation = filter == .nearest ? .nearest : (filter == .trilinear ? .high : .linear)
    guard layer.contentsAreFlipped() else { return builder.draw(drawing) }
    builder.save()
    builder.concatenate(CALayer.flip(in: destination))
    builder.draw(drawing)
    builder.restore()
  }

  /// Where contents of a size go.
  ///
  /// Documented in `CALayer`'s header: "bottom" always means the smallest y, "top" the largest.
  static func place(_ size: CGSize, in bounds: CGRect, gravity: CALayerContentsGravity) -> CGRect {
    switch gravity {
    case .resize: return bounds
    case .resizeAspect, .resizeAspectFill:
      guard size.width > 0, size.height > 0 else { return bounds }
      let ratios = [bounds.width / size.width, bounds.height / size.height]
      let factor = gravity == .resizeAspect ? min(ratios[0], ratios[1]) : max(ratios[0], ratios[1])
      let fitted = CGSize(width: size.width * factor, height: size.height * factor)
      return CGRect(
        x: bounds.midX - fitted.width / 2, y: bounds.midY - fitted.height / 2, width: fitted.width,
        height: fitted.height)
    default:
      let name = gravity.rawValue.lowercased()
      var x = bounds.midX - size.width / 2
      var y = bounds.midY - size.height / 2
      if name.hasSuffix("left") { x = bounds.minX }
      if name.hasSuffix("right") { x = bounds.maxX - size.width }
      if name.hasPrefix("top") { y = bounds.maxY - size.height }
      if name.hasPrefix("bottom") { y = bounds.minY }
      return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }
  }
}
