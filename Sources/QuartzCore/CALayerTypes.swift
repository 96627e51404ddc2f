/// Corners that a layer rounds; minimal y is at the top.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// One bit for each corner, as Core Animation numbers them.
  public let rawValue: UInt
  /// Creates a set of corners from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The upper right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The lower left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The lower right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

/// Edges of a layer whose smoothness can be chosen.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
  /// One bit for each edge, as Core Animation numbers them.
  public let rawValue: UInt32
  /// Creates a set of edges from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The edge of minimal x.
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
  /// The edge of maximal x.
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
  /// The edge of minimal y, which on iOS is the upper one.
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
  /// The edge of maximal y, which on iOS is the lower one.
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}

/// How a layer follows its superlayer's size.
public struct CAAutoresizingMask: OptionSet, Hashable, Sendable {
  /// One bit for each margin and each side, as Core Animation numbers them.
  public let rawValue: UInt32
  /// Creates a mask from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The distance from the superlayer's left edge changes.
  public static let layerMinXMargin = CAAutoresizingMask(rawValue: 1)
  /// The width changes.
  public static let layerWidthSizable = CAAutoresizingMask(rawValue: 2)
  /// The distance from the superlayer's right edge changes.
  public static let layerMaxXMargin = CAAutoresizingMask(rawValue: 4)
  /// The distance from the superlayer's edge of minimal y changes.
  public static let layerMinYMargin = CAAutoresizingMask(rawValue: 8)
  /// The height changes.
  public static let layerHeightSizable = CAAutoresizingMask(rawValue: 16)
  /// The distance from the superlayer's edge of maximal y changes.
  public static let layerMaxYMargin = CAAutoresizingMask(rawValue: 32)
}

/// Where contents go that do not fill their layer.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the gravity.
  public let rawValue: String
  /// Creates a gravity from Core Animation's name; an unknown one shows as `resize`.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In the middle, at the contents' own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At the edge of maximal y, the lower one on iOS, at the contents' own size.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the edge of minimal y, the upper one on iOS, at the contents' own size.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// In the middle of the left edge, at the contents' own size.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// In the middle of the right edge, at the contents' own size.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In the left corner of maximal y, at the contents' own size.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In the right corner of maximal y, at the contents' own size.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In the left corner of minimal y, at the contents' own size.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In the right corner of minimal y, at the contents' own size.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the bounds in both directions. The default of a layer.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits the bounds without distortion.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as covers the bounds without distortion; what reaches out is seen unless the layer masks.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// How contents are resampled.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the filter.
  public let rawValue: String
  /// Creates a filter from Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Between neighbouring pixels. The default.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// The nearest pixel alone, which keeps the pixels of enlarged pictures sharp.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Between smaller versions of the picture; drawn with a smoother filter than `linear`.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// Pixel formats of contents; kept for their names.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the format.
  public let rawValue: String
  /// Creates a format from Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Eight bits for each of four components. The default.
  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  /// Sixteen bits for each of four components, for wide colours.
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  /// Eight bits of grey, without alpha.
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}

/// The shape of round corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the curve.
  public let rawValue: String
  /// Creates a curve from Core Animation's name; all but `continuous` draw as circles.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A quarter of a circle. The default of layers.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve that begins further out, as icons have it: 1.528665 times the radius from the corner.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// What a layer draws and lays out with.
///
/// The methods are optional in Core Animation; here those that are left out do nothing.
@preconcurrency @MainActor public protocol CALayerDelegate: NSObjectProtocol {
  /// Sets the layer's contents; where it is left out, `draw(_:in:)` is asked.
  func display(_ layer: CALayer)
  /// Draws the contents, in the layer's coordinates, where `display(_:)` is left out.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called before `draw(_:in:)`, to set up the layer's contents.
  func layerWillDraw(_ layer: CALayer)
  /// Places the sublayers, before a layout manager does.
  func layoutSublayers(of layer: CALayer)
  /// What a change of a property does; nil asks on, `NSNull` ends the search with nothing.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// By default the layer records what `draw(_:in:)` draws.
  public func display(_ layer: CALayer) { layer.drawContents() }
  /// By default nothing is drawn.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// By default nothing is done before drawing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// By default the sublayers stay where they are.
  public func layoutSublayers(of layer: CALayer) {}
  /// By default nil: the layer's `actions` and its class are asked next.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// Lays out a layer's sublayers in place of the layer itself.
@preconcurrency @MainActor public protocol CALayoutManager: NSObjectProtocol {
  /// What the layout is computed from has changed. Kept for the program: nothing calls it here.
  func invalidateLayout(of layer: CALayer)
  /// Places the sublayers, after the delegate has.
  func layoutSublayers(of layer: CALayer)
  /// What `preferredFrameSize()` of the layer answers, in points.
  func preferredSize(of layer: CALayer) -> CGSize
}

extension CALayoutManager {
  /// By default nothing is kept that could be stale.
  public func invalidateLayout(of layer: CALayer) {}
  /// By default the sublayers stay where they are.
  public func layoutSublayers(of layer: CALayer) {}
  /// By default the size of the bounds, in points.
  public func preferredSize(of layer: CALayer) -> CGSize { layer.bounds.size }
}

/// Something that happens when a layer's property changes.
@preconcurrency @MainActor public protocol CAAction {
  /// Called when the property `event` of `anObject` changes, to animate it.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing: as an action, `NSNull` says that a change is not animated.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// A view that a layer draws for: it owns the order of the layers of its subviews.
@MainActor package protocol LayerHost: AnyObject {
  /// The subviews' layers, from the lowest to the topmost.
  var subviewLayers: [CALayer] { get }
}
