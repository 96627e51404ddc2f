/// A shape without borders that a field works in, about the origin.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiregion>
@preconcurrency @MainActor
open class UIRegion: NSObject {
  private let holds: (CGPoint) -> Bool

  private init(_ holds: @escaping (CGPoint) -> Bool) {
    self.holds = holds
    super.init()
  }
  /// Everything.
  open class var infinite: UIRegion { UIRegion { _ in true } }
  /// - Parameter radius: in points.
  public convenience init(radius: CGFloat) { self.init { $0.x * $0.x + $0.y * $0.y <= radius * radius } }
  /// - Parameter size: in points; the rectangle's middle is the origin.
  public convenience init(size: CGSize) { self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 } }

  open func inverse() -> UIRegion { UIRegion { [holds] in !holds($0) } }
  open func union(with region: UIRegion) -> UIRegion { UIRegion { [holds] in holds($0) || region.holds($0) } }
  open func difference(from region: UIRegion) -> UIRegion { UIRegion { [holds] in holds($0) && !region.holds($0) } }
  open func intersection(with region: UIRegion) -> UIRegion { UIRegion { [holds] in holds($0) && region.holds($0) } }
  open func contains(_ point: CGPoint) -> Bool { holds(point) }
}
