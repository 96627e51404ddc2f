/// How a scroll layer may move.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the mode.
  public let rawValue: String
  /// Creates a mode from Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The layer does not scroll.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// Up and down alone.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// To the sides alone.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// In all directions. The default.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// A layer whose sublayers scroll.
open class CAScrollLayer: CALayer {
  /// In which directions the methods scroll. Default: both.
  open var scrollMode = CAScrollLayerScrollMode.both

  /// Moves the bounds' origin to a point, in the directions that the mode allows.
  open func scroll(to p: CGPoint) {
    var origin = p
    if scrollMode == .none || scrollMode == .vertically { origin.x = bounds.origin.x }
    if scrollMode == .none || scrollMode == .horizontally { origin.y = bounds.origin.y }
    bounds.origin = origin
  }

  /// Moves the bounds' origin as little as shows a rectangle, in the directions that the mode allows.
  open func scroll(to r: CGRect) {
    var origin = bounds.origin
    if r.maxX > bounds.maxX { origin.x = r.maxX - bounds.width }
    if r.minX < origin.x { origin.x = r.minX }
    if r.maxY > bounds.maxY { origin.y = r.maxY - bounds.height }
    if r.minY < origin.y { origin.y = r.minY }
    scroll(to: origin)
  }
}

extension CALayer {
  private var scrolledAncestor: CAScrollLayer? {
    sequence(first: self, next: \.superlayer).lazy.compactMap { $0 as? CAScrollLayer }.first
  }
  /// Scrolls the nearest scroll layer around so that a point of this layer's coordinates lies at its origin.
  public func scroll(_ p: CGPoint) {
    guard let ancestor = scrolledAncestor else { return }
    ancestor.scroll(to: ancestor.convert(p, from: self))
  }
  /// Scrolls the nearest scroll layer around as little as it takes to show a rectangle of this layer's coordinates.
  public func scrollRectToVisible(_ r: CGRect) {
    guard let ancestor = scrolledAncestor else { return }
    ancestor.scroll(to: ancestor.convert(r, from: self))
  }
}

/// A layer that draws large contents; here in one piece, since recorded drawing needs no tiles.
open class CATiledLayer: CALayer {
  /// How long a new tile takes to appear, in seconds: 0.25. Nothing asks it here.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }
  /// How many smaller versions tiles are drawn in. Kept; it has no effect. Default: 1.
  open var levelsOfDetail = 1
  /// How many larger versions tiles are drawn in. Kept; it has no effect. Default: 0.
  open var levelsOfDetailBias = 0
  /// In pixels. Default 256 × 256.
  open var tileSize = CGSize(width: 256, height: 256)
}

/// A layer whose sublayers keep their depth: they stand in space with it, what is nearer above. It draws nothing itself.
open class CATransformLayer: CALayer {}
