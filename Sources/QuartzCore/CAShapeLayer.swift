import UIDisplayList

/// The shape of a line's ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the end.
  public let rawValue: String
  /// Creates an end from Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Cut off at the end. The default.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A half circle beyond the end.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half a square beyond the end.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of a line's corners.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the join.
  public let rawValue: String
  /// Creates a join from Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Pointed, up to the miter limit. The default.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Rounded by half the line's width.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// Which overlapping parts are inside.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the rule.
  public let rawValue: String
  /// Creates a rule from Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Inside is what the path goes around in one direction more often than in the other. The default.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Inside is what a line to the outside crosses the path to an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// A layer that draws a path.
///
/// Source: <https://developer.apple.com/documentation/quartzcore/cashapelayer>
open class CAShapeLayer: CALayer, KeyedLayer {
  /// What counts as the inside of a path.
  public typealias FillRule = CAShapeLayerFillRule
  /// How open ends of lines look.
  public typealias LineCap = CAShapeLayerLineCap
  /// How corners of lines look.
  public typealias LineJoin = CAShapeLayerLineJoin

  public override init() { super.init() }
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAShapeLayer else { return }
    path = other.path
    fillColor = other.fillColor
    strokeColor = other.strokeColor
    lineWidth = other.lineWidth
    strokeStart = other.strokeStart
    strokeEnd = other.strokeEnd
    fillRule = other.fillRule
    miterLimit = other.miterLimit
    lineCap = other.lineCap
    lineJoin = other.lineJoin
    lineDashPhase = other.lineDashPhase
    lineDashPattern = other.lineDashPattern
  }
  /// A layer with its defaults: archives of layers are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// In the layer's coordinates.
  open var path: CGPath?
  /// Default: opaque black.
  open var fillColor: CGColor? = .black {
    didSet { if fillColor != oldValue { changedAlone("fillColor", from: oldValue) } }
  }
  /// What counts as the inside of the path. Default: by winding numbers.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// Default: none.
  open var strokeColor: CGColor? {
    didSet { if strokeColor != oldValue { changedAlone("strokeColor", from: oldValue) } }
  }
  /// In shares of the path's length. Default 0.
  open var strokeStart: CGFloat = 0 {
    didSet { if strokeStart != oldValue { changedAlone("strokeStart", from: oldValue) } }
  }
  /// In shares of the path's length. Default 1.
  open var strokeEnd: CGFloat = 1 {
    didSet { if strokeEnd != oldValue { changedAlone("strokeEnd", from: oldValue) } }
  }
  /// Default 1.
  open var lineWidth: CGFloat = 1 {
    didSet { if lineWidth != oldValue { changedAlone("lineWidth", from: oldValue) } }
  }
  /// How many line widths a pointed corner may reach out before it is cut off. Default: 10.
  open var miterLimit: CGFloat = 10 {
    didSet { if miterLimit != oldValue { changedAlone("miterLimit", from: oldValue) } }
  }
  /// How open ends of the line look. Default: butt.
  open var lineCap = CAShapeLayerLineCap.butt
  /// How corners of the line look. Default: miter.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// How far into the dash pattern the line begins, in points. Default: 0.
  open var lineDashPhase: CGFloat = 0 {
    didSet { if lineDashPhase != oldValue { changedAlone("lineDashPhase", from: oldValue) } }
  }
  /// Lengths of dashes and gaps.
  open var lineDashPattern: [NSNumber]?

  override func recordContents(into builder: inout DisplayListBuilder) {
    super.recordContents(into: &builder)
    guard let path = path?.path else { return }
    if let fill = fillColor?.paint, fill != .color(.clear) {
      builder.fill(path, fill, rule: fillRule == .evenOdd ? .evenOdd : .winding)
    }
    if let stroke = strokeColor?.paint, stroke != .color(.clear), lineWidth > 0 {
      builder.stroke(path.trimmed(from: strokeStart, to: strokeEnd), stroke, strokeStyle)
    }
  }

  override var ownExtent: CGRect? {
    guard let own = super.ownExtent, let box = path?.path.controlBoundingBox, !box.isNull else {
      return super.ownExtent
    }
    let reach = strokeColor == nil ? 0 : lineWidth * max(1, lineJoin == .miter ? miterLimit / 2 : 1)
    return own.union(box.insetBy(dx: -reach, dy: -reach))
  }

  private var strokeStyle: StrokeStyle {
    StrokeStyle(
      width: lineWidth, cap: StrokeStyle.Cap(rawValue: lineCap.rawValue) ?? .butt,
      join: StrokeStyle.Join(rawValue: lineJoin.rawValue) ?? .miter, miterLimit: miterLimit,
      dashes: lineDashPattern?.map { CGFloat($0.doubleValue) } ?? [], dashPhase: lineDashPhase)
  }

  func keyedValue(at path: String) -> Any? {
    switch path {
    case "path": self.path
    case "fillColor": fillColor
    case "strokeColor": strokeColor
    case "strokeStart": strokeStart
    case "strokeEnd": strokeEnd
    case "lineWidth": lineWidth
    case "lineDashPhase": lineDashPhase
    case "lineDashPattern": lineDashPattern
    case "miterLimit": miterLimit
    default: nil
    }
  }

  private static func number(_ value: Any) -> NSNumber? {
    value as? NSNumber ?? LayerValues.number(value).map { NSNumber(value: Double($0)) }
  }

  func setKeyedValue(_ value: Any?, at path: String) -> Bool {
    switch (path, value) {
    case ("path", _): self.path = value as? CGPath
    case ("fillColor", _): fillColor = value as? CGColor
    case ("strokeColor", _): strokeColor = value as? CGColor
    case ("strokeStart", let number as CGFloat): strokeStart = number
    case ("strokeEnd", let number as CGFloat): strokeEnd = number
    case ("lineWidth", let number as CGFloat): lineWidth = number
    case ("lineDashPhase", let number as CGFloat): lineDashPhase = number
    case ("lineDashPattern", _): lineDashPattern = (value as? [Any])?.compactMap(Self.number)
    case ("miterLimit", let number as CGFloat): miterLimit = number
    default: return false
    }
    return true
  }
}
