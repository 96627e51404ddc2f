public import Foundation
package import UIDisplayList

extension CGContext {
  // MARK: Building

  /// Forgets the current path and begins an empty one.
  public func beginPath() { currentPath = Path() }
  /// Begins a new part of the current path at a point.
  public func move(to point: CGPoint) { currentPath.move(to: point) }
  /// Adds a straight line from the current point.
  public func addLine(to point: CGPoint) { currentPath.addLine(to: point) }
  /// Begins a new part at the first point and adds lines to the others.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }
  /// Adds a quadratic curve from the current point with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { currentPath.addQuadCurve(to: end, control: control) }
  /// Adds a cubic curve from the current point with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Adds a line to the beginning of the current part.
  public func closePath() { currentPath.close() }
  /// Adds a closed rectangle as a part of its own.
  public func addRect(_ rect: CGRect) { currentPath.addRect(rect) }
  /// Adds closed rectangles, each as a part of its own.
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
  /// Adds a closed ellipse that touches the middles of the rectangle's sides.
  public func addEllipse(in rect: CGRect) { currentPath.addEllipse(in: rect) }
  /// Adds the segments of a path, transformed as what is drawn is.
  public func addPath(_ path: CGPath) { currentPath.addPath(path.path) }

  /// - Parameters:
  ///   - center: In the path's coordinates.
  ///   - radius: In points.
  ///   - startAngle: In radians from the x axis.
  ///   - endAngle: In radians from the x axis.
  ///   - clockwise: as seen with y growing upwards.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    currentPath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, increasing: !clockwise)
  }
  /// Adds an arc of a radius that touches the lines from the current point to the first point and from there to the
  /// second.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    currentPath.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }

  /// The current path; nil while it is empty.
  public var path: CGPath? { currentPath.isEmpty ? nil : CGPath(currentPath) }
  /// Whether the current path has no segments.
  public var isPathEmpty: Bool { currentPath.isEmpty }
  /// Where the current path has come to; zero in an empty one.
  public var currentPointOfPath: CGPoint { currentPath.currentPoint ?? .zero }
  /// The smallest rectangle around all points of the current path, control points included.
  public var boundingBoxOfPath: CGRect { currentPath.controlBoundingBox }
  /// Whether drawing the current path in a mode would touch a point.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    switch mode {
    case .fill, .fillStroke: currentPath.contains(point)
    case .eoFill, .eoFillStroke: currentPath.contains(point, rule: .evenOdd)
    case .stroke: currentPath.stroked(state.line).contains(point)
    }
  }

  /// Makes the outline of the current path's line the current path.
  public func replacePathWithStrokedPath() { currentPath = currentPath.stroked(state.line) }

  // MARK: Drawing

  /// Fills the current path in the fill colour and begins a new one. Default: by winding numbers.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .winding ? .fill : .eoFill)
  }
  /// Draws the line of the current path in the stroke colour and begins a new one.
  public func strokePath() { drawPath(using: .stroke) }

  /// Draws the current path and begins a new one.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = currentPath
    currentPath = Path()
    guard !path.isEmpty else { return }
    switch mode {
    case .fill: paint(state.fill) { .fillPath(path, $0, .winding) }
    case .eoFill: paint(state.fill) { .fillPath(path, $0, .evenOdd) }
    case .stroke: stroke(path, state.line)
    case .fillStroke, .eoFillStroke:
      let rule: FillRule = mode == .fillStroke ? .winding : .evenOdd
      paint(state.fill) { .fillPath(path, $0, rule) }
      stroke(path, state.line)
    }
  }

  func stroke(_ path: Path, _ style: StrokeStyle) {
    guard style.width > 0 else { return }
    paint(state.stroke) { .strokePath(path, $0, style) }
  }

  /// Fills a path under the fill colour, leaving the current path alone.
  package func fill(_ path: Path, rule: FillRule) {
    guard !path.isEmpty else { return }
    paint(state.fill) { .fillPath(path, $0, rule) }
  }

  /// Strokes a path with the stroke colour, leaving the current path and line state alone.
  package func stroke(_ path: Path, style: StrokeStyle) {
    guard !path.isEmpty else { return }
    stroke(path, style)
  }

  /// Fills a rectangle in the fill colour. The current path is lost.
  public func fill(_ rect: CGRect) {
    currentPath = Path()
    let rect = rect.standardized
    paint(state.fill) { .fillRect(rect, $0) }
  }
  /// Fills rectangles one after the other in the fill colour. The current path is lost.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  /// Draws the line around a rectangle, half of it outside. The current path is lost.
  public func stroke(_ rect: CGRect) {
    currentPath = Path()
    stroke(Path(rect: rect), state.line)
  }
  /// Draws the line around a rectangle with a width of its own. The current path is lost.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    currentPath = Path()
    var style = state.line
    style.width = width
    stroke(Path(rect: rect), style)
  }
  /// Fills the ellipse within a rectangle in the fill colour. The current path is lost.
  public func fillEllipse(in rect: CGRect) {
    currentPath = Path()
    paint(state.fill) { .fillPath(Path(ellipseIn: rect), $0, .winding) }
  }
  /// Draws the line of the ellipse within a rectangle. The current path is lost.
  public func strokeEllipse(in rect: CGRect) {
    currentPath = Path()
    stroke(Path(ellipseIn: rect), state.line)
  }
  /// Draws lines between each two points that follow each other, the first to the second, the third to the fourth.
  public func strokeLineSegments(between points: [CGPoint]) {
    var path = Path()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: points[index])
      path.addLine(to: points[index + 1])
    }
    currentPath = Path()
    if !path.isEmpty { stroke(path, state.line) }
  }

  /// Makes the rectangle transparent.
  public func clear(_ rect: CGRect) {
    let rect = rect.standardized
    builder.beginLayer(LayerStyle(blendMode: .destinationOut))
    builder.append(.fillRect(rect, .black))
    builder.endLayer()
    didDraw()
  }

  // MARK: Clipping

  /// Lets nothing be drawn outside the current path, besides the present clip, and begins a new path.
  public func clip(using rule: CGPathFillRule = .winding) {
    let path = currentPath
    currentPath = Path()
    clip(path, rule: rule.recorded)
  }

  package func clip(_ path: Path, rule: FillRule) {
    if let rect = path.asRect { return clip(to: rect) }
    builder.append(.clipPath(path, rule))
    let box = path.isEmpty ? CGRect.zero : path.boundingBox.applying(state.ctm)
    narrowClip(to: box)
  }

  /// Lets nothing be drawn outside a rectangle, besides the present clip. The current path is lost.
  public func clip(to rect: CGRect) {
    currentPath = Path()
    let rect = rect.standardized
    builder.append(.clipRect(rect))
    narrowClip(to: rect.applying(state.ctm))
  }

  /// Lets nothing be drawn outside rectangles, besides the present clip. The current path is lost.
  public func clip(to rects: [CGRect]) {
    var path = Path()
    for rect in rects { path.addRect(rect) }
    currentPath = Path()
    clip(path, rule: .winding)
  }

  /// Clips to a picture's alpha, or to an opaque picture's brightness; an image mask lets through where it is dark.
  public func clip(to rect: CGRect, mask: CGImage) {
    let usesLight = mask.isMask || mask.bitmap.isOpaque
    let picture = usesLight ? PixelLayout.alphaFromLuminance(mask.bitmap, inverted: mask.isMask) : mask.bitmap
    builder.append(.clipMask(DisplayList(commands: Self.flipped(ImageDrawing(image: picture, destination: rect)))))
    narrowClip(to: rect.applying(state.ctm))
  }

  /// Has no effect: save the state before clipping, and restore it.
  public func resetClip() {}

  /// Clips to what a drawing covers.
  package func clip(toMask list: DisplayList) { builder.append(.clipMask(list)) }

  private func narrowClip(to box: CGRect) {
    let common = state.clipBox.intersection(box)
    state.clipBox = common.isNull ? .zero : common
  }

  /// The clip's bounding box in user space.
  public var boundingBoxOfClipPath: CGRect { state.clipBox.applying(state.ctm.inverted()) }
}
