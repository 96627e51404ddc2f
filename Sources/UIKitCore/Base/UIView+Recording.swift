import CoreGraphics
import QuartzCore
package import UIDisplayList

extension UIView {
  /// The view and its subviews as a drawing in the view's own coordinates, with the bounds' origin at zero.
  ///
  /// - Parameter showsAnimations: whether it is as it is shown, in the middle of its animations.
  package func recordDisplayList(showsAnimations: Bool = false) -> DisplayList {
    var builder = DisplayListBuilder()
    builder.save()
    builder.concatenate(CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY))
    builder.draw(LayerRecorder.recordContents(of: layer, showsAnimations: showsAnimations))
    builder.restore()
    return builder.build()
  }

  /// Records the view as it is shown, in the middle of its animations, into `context`.
  func recordShown(in context: CGContext) {
    layoutIfNeeded()
    context.record(recordDisplayList(showsAnimations: true))
  }

  func recordHierarchy(in rect: CGRect, afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext() else { return false }
    if afterUpdates { layoutIfNeeded() }
    guard bounds.width > 0, bounds.height > 0 else { return true }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.record(recordDisplayList())
    context.restoreGState()
    return true
  }

  /// A view that shows a part of this one, given in its coordinates, as it is now; nil for an empty part.
  func snapshot(of rect: CGRect, afterUpdates: Bool, capInsets: UIEdgeInsets) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    guard rect.width > 0, rect.height > 0 else { return nil }
    var builder = DisplayListBuilder()
    builder.save()
    builder.append(.clipRect(CGRect(origin: .zero, size: rect.size)))
    builder.concatenate(CGAffineTransform(translationX: bounds.minX - rect.minX, y: bounds.minY - rect.minY))
    builder.draw(recordDisplayList())
    builder.restore()
    let picture = UIImage(content: .drawing(builder.build(), size: rect.size, scale: pixelScale))
    let image = capInsets == .zero ? picture : picture.resizableImage(withCapInsets: capInsets, resizingMode: .stretch)
    return SnapshotView(image, frame: CGRect(origin: .zero, size: rect.size))
  }
}

extension UIView: CALayerDelegate {
  func drawContents(into ctx: CGContext) {
    UIGraphicsPushContext(ctx)
    traitCollection.performAsCurrent { trackingTraits(.display) { draw(bounds) } }
    UIGraphicsPopContext()
  }
}

extension UIView: LayerHost {
  package var subviewLayers: [CALayer] { children.map(\.layer) }
}
