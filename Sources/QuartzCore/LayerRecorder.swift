package import UIDisplayList

/// Records layer trees into display lists.
///
/// A layer, in its own coordinates: 1. shadow; 2. background; 3. contents; 4. sublayers; 5. border. Opacity, mask and blend
/// mode apply to all of it as one picture, the shadow included in opacity alone.
@MainActor
package enum LayerRecorder {
  /// Deeper trees are cut off: a cycle would never end.
  static let maximumDepth = 512

  /// How far down the recording is, and of what.
  struct Pass {
    var depth = 0
    var showsAnimations = false
    /// How long ago the moment is that is recorded, in seconds: of a replicator's later copies.
    var delay: CFTimeInterval = 0

    /// That of the sublayers.
    var deeper: Pass { Pass(depth: depth + 1, showsAnimations: showsAnimations, delay: delay) }
  }

  /// The tree below `layer`, in the coordinates of its superlayer.
  package static func record(_ layer: CALayer) -> DisplayList {
    var builder = DisplayListBuilder()
    record(layer, into: &builder, Pass())
    return builder.build()
  }

  /// The tree below `layer`, in its own coordinates: without its position, transform, opacity and hiding.
  ///
  /// - Parameter showsAnimations: whether layers are recorded as their animations show them now, and not as they will be
  ///   in the end.
  package static func recordContents(of layer: CALayer, showsAnimations: Bool = false) -> DisplayList {
    var builder = DisplayListBuilder()
    recordBody(of: layer, into: &builder, Pass(showsAnimations: showsAnimations))
    return builder.build()
  }

  /// - Parameter place: the layer's transform where it is not that to its superlayer.
  static func record(
    _ model: CALayer, into builder: inout DisplayListBuilder, _ pass: Pass, at place: CGAffineTransform? = nil
  ) {
    let layer = pass.showsAnimations ? model.makePresentation(before: pass.delay) ?? model : model
    guard !layer.isHidden, layer.opacity > 0, pass.depth < maximumDepth else { return }
    if !model.isDoubleSided, isSeenFromBehind(layer) { return }
    if layer is CATransformLayer { return recordDeep(model, layer, into: &builder, pass) }
    builder.save()
    builder.concatenate(place ?? layer.transformToSuper)
    let style = groupStyle(of: layer, mask: model.mask, pass)
    if let style { builder.beginLayer(style) }
    if let transition = layer.transition {
      var new = DisplayListBuilder()
      recordBody(of: layer, into: &new, pass)
      transition.draw(new.build(), in: layer.bounds, into: &builder)
    } else {
      recordBody(of: layer, into: &builder, pass)
    }
    if style != nil { builder.endLayer() }
    builder.restore()
  }

  // MARK: Depth

  /// A layer that stands in space.
  private struct Deep {
    let model: CALayer
    /// To the coordinates in which the outermost transform layer lies.
    let transform: CATransform3D
    let anchor: CGPoint
    let opacity: Float

    var depth: CGFloat { transform.m44 == 0 ? transform.m43 : transform.m43 / transform.m44 }
    /// Perspective is drawn as near the anchor point.
    var place: CGAffineTransform {
      CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(transform.projected)
    }
  }

  /// UIKIT: of a transform layer its sublayers alone are drawn, in space with it; what properties draw in two dimensions is
  /// left out, and opacity holds for each sublayer (Apple's page on `CATransformLayer`).
  private static func recordDeep(
    _ model: CALayer, _ layer: CALayer, into builder: inout DisplayListBuilder, _ pass: Pass
  ) {
    var found: [Deep] = []
    collect(model, layer, layer.transformInSpace, layer.opacity, &found, pass)
    let ordered = found.enumerated().sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
    for deep in ordered.map(\.element) {
      let isDimmed = deep.opacity < 1
      if isDimmed { builder.beginLayer(LayerStyle(alpha: Double(max(deep.opacity, 0)))) }
      record(deep.model, into: &builder, pass.deeper, at: deep.place)
      if isDimmed { builder.endLayer() }
    }
  }

  private static func collect(
    _ model: CALayer, _ layer: CALayer, _ space: CATransform3D, _ opacity: Float, _ found: inout [Deep], _ pass: Pass
  ) {
    guard pass.depth < maximumDepth, !layer.isHidden else { return }
    let corner = CATransform3DMakeTranslation(
      -layer.bounds.minX - layer.bounds.width * layer.anchorPoint.x,
      -layer.bounds.minY - layer.bounds.height * layer.anchorPoint.y, 0)
    let inside = CATransform3DConcat(corner, space)
    for inner in model.drawingOrder {
      let shown = pass.showsAnimations ? inner.makePresentation(before: pass.delay) ?? inner : inner
      let place = CATransform3DConcat(shown.transformInSpace, inside)
      if inner is CATransformLayer {
        collect(inner, shown, place, opacity * shown.opacity, &found, pass.deeper)
      } else {
        let anchor = CGPoint(
          x: shown.bounds.minX + shown.bounds.width * shown.anchorPoint.x,
          y: shown.bounds.minY + shown.bounds.height * shown.anchorPoint.y)
        found.append(Deep(model: inner, transform: place, anchor: anchor, opacity: opacity))
      }
    }
  }

  /// Whether the layer, turned with its superlayers, shows its back.
  private static func isSeenFromBehind(_ layer: CALayer) -> Bool {
    var transform = layer.transform
    for above in sequence(first: layer.superlayer, next: { $0?.superlayer }) {
      guard let above else { break }
      let shown = above.makePresentation() ?? above
      transform = CATransform3DConcat(CATransform3DConcat(transform, above.sublayerTransform), shown.transform)
    }
    return transform.m33 < 0
  }

  /// How the layer as a whole is put onto what lies beneath; nil when plainly drawn.
  private static func groupStyle(of layer: CALayer, mask: CALayer?, _ pass: Pass) -> LayerStyle? {
    var style = LayerStyle(alpha: Double(min(max(layer.opacity, 0), 1)))
    style.blendMode = blendMode(layer.compositingFilter)
    if let mask {
      var drawing = DisplayListBuilder()
      record(mask, into: &drawing, pass.deeper)
      style.mask = drawing.build()
    }
    if style.isTransparent { return nil }
    style.bounds = layer.extent()
    return style
  }

  private static func recordBody(of layer: CALayer, into builder: inout DisplayListBuilder, _ pass: Pass) {
    // 1. Shadow. It follows the alpha of everything that the layer draws, unless a path stands for it.
    let shadow = shadow(of: layer)
    if let shadow, !layer.masksToBounds || shadow.path != nil {
      builder.beginLayer(LayerStyle(shadow: shadow, bounds: layer.extent()))
    }
    recordInside(of: layer, into: &builder, pass)
    if let shadow, !layer.masksToBounds || shadow.path != nil { builder.endLayer() }
  }

  private static func recordInside(of layer: CALayer, into builder: inout DisplayListBuilder, _ pass: Pass) {
    let outline = outline(of: layer)
    // 2. Background.
    if let paint = layer.backgroundColor?.paint, paint != .color(.clear) {
      if layer.cornerRadius > 0 {
        builder.fill(outline, paint)
      } else {
        recordPlainBackground(of: layer, paint, into: &builder)
      }
    }
    if layer.masksToBounds {
      builder.save()
      if layer.cornerRadius > 0 {
        builder.append(.clipPath(outline, .winding))
      } else {
        builder.append(.clipRect(layer.bounds))
      }
    }
    // 3. Contents.
    layer.recordContents(into: &builder)
    // 4. Sublayers.
    layer.recordSublayers(into: &builder, pass)
    if layer.masksToBounds { builder.restore() }
    // 5. Border.
    recordBorder(of: layer, into: &builder)
  }

  /// UIKIT: the straight edges of a turned layer are not smoothed unless `allowsEdgeAntialiasing` asks for it (Apple's
  /// page on `allowsEdgeAntialiasing`).
  private static func recordPlainBackground(
    of layer: CALayer, _ paint: Paint, into builder: inout DisplayListBuilder
  ) {
    let transform = layer.affineTransform()
    let isTurned = (transform.b != 0 || transform.c != 0) && !layer.allowsEdgeAntialiasing
    if isTurned {
      builder.save()
      builder.append(.setAntialias(false))
    }
    if case .color(let color) = paint {
      builder.fill(layer.bounds, color)
    } else {
      builder.append(.fillRect(layer.bounds, paint))
    }
    if isTurned { builder.restore() }
  }

  private static func recordBorder(of layer: CALayer, into builder: inout DisplayListBuilder) {
    guard layer.borderWidth > 0, let paint = layer.borderColor?.paint, paint != .color(.clear) else { return }
    var ring = outline(of: layer)
    let inner = layer.bounds.insetBy(dx: layer.borderWidth, dy: layer.borderWidth)
    if !inner.isNull, inner.width > 0, inner.height > 0 {
      ring.addRoundedRect(inner, radii: radii(of: layer).inset(by: layer.borderWidth), curve: curve(of: layer))
    }
    builder.fill(ring, paint, rule: .evenOdd)
  }

  /// The bounds with their round corners.
  static func outline(of layer: CALayer) -> Path {
    Path(roundedRect: layer.bounds, radii: radii(of: layer), curve: curve(of: layer))
  }

  private static func curve(of layer: CALayer) -> CornerCurve {
    layer.cornerCurve == .continuous ? .continuous : .circular
  }

  /// UIKIT: a radius beyond half the shorter side acts as half of it. A guess.
  private static func radii(of layer: CALayer) -> CornerRadii {
    guard layer.cornerRadius > 0 else { return CornerRadii() }
    let radius = min(layer.cornerRadius, min(layer.bounds.width, layer.bounds.height) / 2)
    let size = CGSize(width: radius, height: radius)
    let corners = layer.maskedCorners
    return CornerRadii(
      topLeft: corners.contains(.layerMinXMinYCorner) ? size : .zero,
      topRight: corners.contains(.layerMaxXMinYCorner) ? size : .zero,
      bottomLeft: corners.contains(.layerMinXMaxYCorner) ? size : .zero,
      bottomRight: corners.contains(.layerMaxXMaxYCorner) ? size : .zero)
  }

  private static func shadow(of layer: CALayer) -> Shadow? {
    guard layer.shadowOpacity > 0, let color = layer.shadowColor?.color, color.alpha > 0 else { return nil }
    let shade = color.withAlpha(color.alpha * Double(min(layer.shadowOpacity, 1)))
    return Shadow(
      color: shade, offset: layer.shadowOffset, deviation: max(0, layer.shadowRadius), path: layer.shadowPath?.path)
  }

  private static func blendMode(_ filter: Any?) -> BlendMode {
    guard let name = filter as? String, name.hasSuffix("BlendMode") else { return .normal }
    return BlendMode(rawValue: String(name.dropLast("BlendMode".count))) ?? .normal
  }
}
