/// A drawing that is recorded once and drawn often.
///
/// Source: <https://developer.apple.com/documentation/coregraphics/cglayer>
public final class CGLayer {
  /// In points.
  public let size: CGSize
  /// Records what the layer shows.
  public let context: CGContext?

  /// A layer of `size`, in points, with the resolution of `context`; nil for an empty one.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: [String: Any]? = nil) {
    guard size.width > 0, size.height > 0 else { return nil }
    self.size = size
    self.context = CGContext(recording: CGRect(origin: .zero, size: size))
  }
}

extension CGContext {
  /// Draws a layer with its origin at `point`.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    guard let list = layer.context?.displayList else { return }
    saveGState()
    translateBy(x: point.x, y: point.y)
    record(list)
    restoreGState()
  }
  /// Draws a layer stretched to `rect`.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    guard let list = layer.context?.displayList else { return }
    saveGState()
    translateBy(x: rect.minX, y: rect.minY)
    scaleBy(x: rect.width / layer.size.width, y: rect.height / layer.size.height)
    record(list)
    restoreGState()
  }
}
