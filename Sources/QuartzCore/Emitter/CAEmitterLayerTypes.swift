/// Where particles begin.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the shape.
  public let rawValue: String
  /// Creates a shape from Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A single place. The default.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A line as wide as the emitter's size.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle of the emitter's size.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A box of the emitter's size and depth; drawn as a rectangle.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// A circle whose radius is the width of the emitter's size.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// A ball whose radius is the width of the emitter's size; drawn as a circle.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// Which part of the shape particles leave.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the mode.
  public let rawValue: String
  /// Creates a mode from Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From the ends of a line and the corners of a rectangle; from all of other shapes.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// From the shape's outline.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// From the shape's surface; here from its outline.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// From all of the shape. The default.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// How particles are composited.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the mode.
  public let rawValue: String
  /// Creates a mode from Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In any order. The default.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest beneath all others.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest above all others.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// By depth, the nearest above all others; unordered here.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// Added to each other, so that they grow bright where they meet.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
