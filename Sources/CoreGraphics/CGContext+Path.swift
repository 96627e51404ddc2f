public import Foundation
package import UIDisplayList

extension CGContext {
  // MARK: Building

  public func beginPath() { currentPath = Path() }
  public func move(to point: CGPoint) { currentPath.move(to: point) }
  public func addLine(to point: CGPoint) { currentPath.addLine(to: point) }
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { currentPath.addQuadCurve(to: end, control: control) }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.addCurve(to: end, control1: control1, control2: control2)
  }
  public func closePath() { currentPath.close() }
  public func addRect(_ rect: CGRect) { currentPath.addRect(rect) }
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
  public func addEllipse(in rect: CGRect) { currentPath.addEllipse(in: rect) }
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
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    currentPath.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }

  public var path: CGPath? { currentPath.isEmpty ? nil : CGPath(currentPath) }
  public var isPathEmpty: Bool { currentPath.isEmpty }
  public var currentPointOfPath: CGPoint { currentPath.currentPoint ?? .zero }
  public var boundingBoxOfPath: CGRect { currentPath.controlBoundingBox }
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    switch mode {
    case .fill, .fillStroke: currentPath.contains(point)
    case .eoFill, .eoFillStroke: currentPath.contains(point, rule: .evenOdd)
    case .stroke: currentPath.stroked(state.line).contains(point)
    }
  }

  public func replacePathWithStrokedPath() { currentPath = currentPath.stroked(state.line) }

  // MARK: Drawing

  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .winding ? .fill : .eoFill)
  }
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

  public func fill(_ rect: CGRect) {
    currentPath = Path()
    let rect = rect.standardized
    paint(state.fill) { .fillRect(rect, $0) }
  }
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  public func stroke(_ rect: CGRect) {
    currentPath = Path()
    stroke(Path(rect: rect), state.line)
  }
  public func stroke(_ rect: CGRect, width: CGFloat) {
    currentPath = Path()
    var style = state.line
    style.width = width
    stroke(Path(rect: rect), style)
  }
  public func fillEllipse(in rect: CGRect) {
    currentPath = Path()
    paint(state.fill) { .fillPath(Path(ellipseIn: rect), $0, .winding) }
  }
  public func strokeEllipse(in rect: CGRect) {
    currentPath = Path()
    stroke(Path(ellipseIn: rect), state.line)
  }
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

  public func clip(to rect: CGRect) {
    currentPath = Path()
    let rect = rect.standardized
    builder.append(.clipRect(rect))
    narrowClip(to: rect.applying(state.ctm))
  }

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

  public func resetClip() {}

  private func narrowClip(to box: CGRect) {
    let common = state.clipBox.intersection(box)
    state.clipBox = common.isNull ? .zero : common
  }

  /// The clip's bounding box in user space.
  public var boundingBoxOfClipPath: CGRect { state.clipBox.applying(state.ctm.inverted()) }
}
