import UIDisplayList

/// A path with its own line style, drawn into the current context. Coordinates in points, y growing downwards.
///
/// Source: <https://developer.apple.com/documentation/uikit/uibezierpath>
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  var path: Path

  public override init() {
    path = Path()
    super.init()
  }

  convenience init(path: Path) {
    self.init()
    self.path = path
  }

  /// A closed rectangle, in points; it begins at the upper left corner.
  public convenience init(rect: CGRect) { self.init(path: Path(rect: rect)) }
  /// A closed ellipse that touches the middles of the rectangle's sides, in points.
  public convenience init(ovalIn rect: CGRect) { self.init(path: Path(ellipseIn: rect)) }

  /// A rectangle with continuous corners.
  ///
  /// UIKIT: since iOS 7 the corners are not arcs: curvature begins 1.53 radii before the corner (paths that several
  /// public projects read).
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(path: Path(roundedRect: rect, radius: max(0, cornerRadius), curve: .continuous))
  }

  /// A rectangle some of whose corners are round.
  ///
  /// - Parameters:
  ///   - rect: In the path's coordinates.
  ///   - corners: The corners that are round.
  ///   - cornerRadii: only the width counts, as in UIKit.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    let size = CGSize(width: max(0, cornerRadii.width), height: max(0, cornerRadii.width))
    let radii = CornerRadii(
      topLeft: corners.contains(.topLeft) ? size : .zero, topRight: corners.contains(.topRight) ? size : .zero,
      bottomLeft: corners.contains(.bottomLeft) ? size : .zero,
      bottomRight: corners.contains(.bottomRight) ? size : .zero)
    self.init(path: Path(roundedRect: rect, radii: radii, curve: .continuous))
  }

  /// An open arc, in points; angles are radians from the x axis, growing clockwise on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// A path of another one's segments, with line width 1.
  public convenience init(cgPath: CGPath) { self.init(path: cgPath.path) }

  /// Reads a path from a keyed archive; nil where the archive holds none.
  public required init?(coder: NSCoder) {
    guard let path = Path(archive: coder) else { return nil }
    self.path = path
    super.init()
    readStyle(coder)
  }
  /// True: archives may ask for this class.
  public static var supportsSecureCoding: Bool { true }
  /// Writes the segments, and width, ends, joins and dashes of the line.
  open func encode(with coder: NSCoder) {
    path.write(to: coder)
    writeStyle(coder)
  }

  /// A path of its own with the same segments and line.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(path: path)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dashes = dashes
    copy.dashPhase = dashPhase
    return copy
  }

  open override func copy() -> Any { copy(with: nil) }

  // MARK: Style

  /// In points. Default 1.
  open var lineWidth: CGFloat = 1
  /// How open ends of the line look. Default: butt, cut off at the end.
  open var lineCapStyle = CGLineCap.butt
  /// How corners of the line look. Default: miter, pointed up to `miterLimit`.
  open var lineJoinStyle = CGLineJoin.miter
  /// Default 10.
  open var miterLimit: CGFloat = 10
  /// Kept for its value; curves are drawn exactly. Default 0.6.
  open var flatness: CGFloat = 0.6
  /// Default false: the winding rule.
  open var usesEvenOddFillRule = false
  var dashes: [CGFloat] = []
  var dashPhase: CGFloat = 0

  /// Lengths, in points, of dashes and gaps in turn, from `phase` into them on; nil for an unbroken line.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
    dashPhase = phase
  }

  /// Gives the lengths of dashes and gaps, their number and the phase. Call it without memory first, to hear the
  /// number.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, dash) in dashes.enumerated() { pattern?[index] = dash }
    count?.pointee = dashes.count
    phase?.pointee = dashPhase
  }

  var strokeStyle: StrokeStyle {
    StrokeStyle(
      width: lineWidth, cap: lineCapStyle.recorded, join: lineJoinStyle.recorded, miterLimit: miterLimit,
      dashes: dashes, dashPhase: dashPhase)
  }

  var fillRule: FillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  // MARK: Building

  /// A copy of the path; setting replaces it.
  open var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }

  /// Begins a new part of the path at a point, without a line.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a straight line from the current point.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a cubic curve from the current point, drawn towards the first and arriving from the second control point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a quadratic curve from the current point with one control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc, with a line from the current point to its start.
  ///
  /// - Parameters:
  ///   - center: In the path's coordinates.
  ///   - radius: In points.
  ///   - startAngle: in radians from the x axis, growing clockwise on screen.
  ///   - endAngle: In radians from the x axis, growing clockwise on screen.
  ///   - clockwise: as seen on screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, increasing: clockwise)
  }

  /// Adds a line to the beginning of the current part, with a join there instead of two ends.
  open func close() { path.close() }
  /// Makes the path empty; width and dashes of the line stay.
  open func removeAllPoints() { path = Path() }
  /// Adds the segments of another path; its line's width does not count.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// The same outline, drawn in the other direction.
  open func reversing() -> UIBezierPath {
    let copy = self.copy() as? UIBezierPath ?? UIBezierPath()
    copy.path = path.reversed()
    return copy
  }

  /// Changes every point of the path by a transform.
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  // MARK: Questions

  /// Whether the path has no segments, not even a beginning.
  open var isEmpty: Bool { path.isEmpty }
  /// Around the curves; null-like zero rectangle when empty.
  open var bounds: CGRect { path.isEmpty ? .zero : path.boundingBox }
  /// Where the next element begins, in points.
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }
  /// Whether a point is inside, by `usesEvenOddFillRule`. The width of the line does not count.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, rule: fillRule) }

  // MARK: Drawing

  /// Fills with the current fill colour.
  open func fill() { UIGraphicsGetCurrentContext()?.fill(path, rule: fillRule) }

  /// Fills the path in the current context in a blend mode and with an opacity from 0 to 1. Nothing without a context.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.withBlendMode(blendMode, alpha: alpha) { context.fill(path, rule: fillRule) }
  }

  /// Strokes with the current stroke colour.
  open func stroke() { UIGraphicsGetCurrentContext()?.stroke(path, style: strokeStyle) }

  /// Draws the path's line in the current context in a blend mode and with an opacity from 0 to 1. Nothing without a
  /// context.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.withBlendMode(blendMode, alpha: alpha) { context.stroke(path, style: strokeStyle) }
  }

  /// Limits what follows to the path's inside.
  open func addClip() { UIGraphicsGetCurrentContext()?.clip(path, rule: fillRule) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return path == other.path && strokeStyle == other.strokeStyle && usesEvenOddFillRule == other.usesEvenOddFillRule
  }
  open override var hash: Int { path.elements.count }
  /// The path's steps, one a line, with the end of a curve before its control points.
  ///
  /// UIKIT: as public logs and the tests of a library have it, numbers with 17 digits, and nothing that closes it.
  open override var description: String {
    func text(_ points: CGPoint...) -> String {
      points.map { String(format: "{%.17g, %.17g}", $0.x, $0.y) }.joined(separator: " ")
    }
    let steps = path.elements.map { element in
      switch element {
      case .move(let point): "<MoveTo \(text(point))>"
      case .line(let point): "<LineTo \(text(point))>"
      case .quad(let point, let control): "<QuadCurveTo \(text(point, control))>"
      case .cubic(let point, let first, let second): "<CurveTo \(text(point, first, second))>"
      case .close: "<Close>"
      }
    }
    return "<UIBezierPath: \(addressString(self)); \(steps.joined(separator: ",\n "))"
  }
}

extension CGContext {
  /// Draws under another blend mode and alpha.
  func withBlendMode(_ mode: CGBlendMode, alpha: CGFloat, _ body: () -> Void) {
    saveGState()
    setBlendMode(mode)
    setAlpha(alpha)
    body()
    restoreGState()
  }
}
