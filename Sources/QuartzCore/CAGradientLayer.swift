import UIDisplayList

/// Kinds of gradients.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the type.
  public let rawValue: String
  /// Creates a type from Core Animation's name; all but `radial` and `conic` draw as `axial`.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From the start point to the end point. The default.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From the start point outwards to an ellipse through the end point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around the start point, beginning towards the end point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that draws a gradient over its background, within its round corners.
///
/// Source: <https://developer.apple.com/documentation/quartzcore/cagradientlayer>
open class CAGradientLayer: CALayer, KeyedLayer {
  public override init() { super.init() }
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAGradientLayer else { return }
    colors = other.colors
    locations = other.locations
    startPoint = other.startPoint
    endPoint = other.endPoint
    type = other.type
  }
  /// A layer with its defaults: archives of layers are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// `CGColor` values.
  open var colors: [Any]? { didSet { changedAlone("colors", from: oldValue) } }
  /// 0…1, rising; nil spreads the colours evenly.
  open var locations: [NSNumber]? {
    didSet { if locations != oldValue { changedAlone("locations", from: oldValue) } }
  }
  /// In shares of the bounds. Default (0.5, 0).
  open var startPoint = CGPoint(x: 0.5, y: 0) {
    didSet { if startPoint != oldValue { changedAlone("startPoint", from: oldValue) } }
  }
  /// In shares of the bounds. Default (0.5, 1).
  open var endPoint = CGPoint(x: 0.5, y: 1) {
    didSet { if endPoint != oldValue { changedAlone("endPoint", from: oldValue) } }
  }
  /// How colours are spread. Default: axial.
  open var type = CAGradientLayerType.axial

  override func recordContents(into builder: inout DisplayListBuilder) {
    if let gradient { builder.fill(LayerRecorder.outline(of: self), .gradient(gradient)) }
    super.recordContents(into: &builder)
  }

  /// The gradient in the layer's coordinates.
  ///
  /// UIKIT: measured gradients mix in gamma 1.8.
  private var gradient: Gradient? {
    let colors = (colors ?? []).compactMap { $0 as? CGColor }
    guard !colors.isEmpty, bounds.width > 0, bounds.height > 0 else { return nil }
    let stops = colors.enumerated().map { index, color in
      let even = colors.count == 1 ? 0 : Double(index) / Double(colors.count - 1)
      let given = locations.flatMap { index < $0.count ? $0[index].doubleValue : nil }
      return Gradient.Stop(location: given ?? even, color: color.color)
    }
    // A plane in which the bounds are a unit square: there the points are shares.
    let unit = CGAffineTransform(
      a: bounds.width, b: 0, c: 0, d: bounds.height, tx: bounds.minX, ty: bounds.minY)
    let (start, end) = (startPoint.applying(unit), endPoint.applying(unit))
    switch type {
    case .radial:
      let (rx, ry) = (abs(end.x - start.x), abs(end.y - start.y))
      guard rx > 0, ry > 0 else { return nil }
      return Gradient(
        stops: stops, geometry: .radial(startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1),
        interpolation: .gamma18, transform: CGAffineTransform(a: rx, b: 0, c: 0, d: ry, tx: start.x, ty: start.y))
    case .conic:
      return Gradient(
        stops: stops, geometry: .conic(center: start, angle: atan2(end.y - start.y, end.x - start.x)),
        interpolation: .gamma18)
    default:
      return Gradient(stops: stops, geometry: .linear(start: start, end: end), interpolation: .gamma18)
    }
  }

  func keyedValue(at path: String) -> Any? {
    switch path {
    case "colors": colors
    case "locations": locations
    case "startPoint": startPoint
    case "endPoint": endPoint
    default: nil
    }
  }

  func setKeyedValue(_ value: Any?, at path: String) -> Bool {
    switch (path, value) {
    case ("colors", _): colors = value as? [Any]
    case ("locations", let numbers as [NSNumber]): locations = numbers
    case ("locations", let numbers as [Any]):
      locations = numbers.compactMap { LayerValues.number($0).map { NSNumber(value: Double($0)) } }
    case ("startPoint", let point as CGPoint): startPoint = point
    case ("endPoint", let point as CGPoint): endPoint = point
    default: return false
    }
    return true
  }
}
