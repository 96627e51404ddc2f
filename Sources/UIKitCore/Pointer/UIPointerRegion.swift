public import Foundation

/// A part of a view that the pointer answers to.
///
/// Source: <https://developer.apple.com/documentation/uikit/uipointerregion>
@preconcurrency @MainActor
open class UIPointerRegion: NSObject, @preconcurrency NSCopying {
  /// In the coordinates of the interaction's view, in points.
  open private(set) var rect: CGRect
  /// Tells regions of one view apart.
  open private(set) var identifier: AnyHashable?
  /// Which pointers latch to the region. Default: none.
  open var latchingAxes: UIAxis = []

  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIPointerRegion(rect: rect, identifier: identifier)
    copy.latchingAxes = latchingAxes
    return copy
  }

  /// UIKIT: regions are the same when their rectangles and identifiers are. A guess.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIPointerRegion else { return false }
    return MainActor.assumeIsolated { rect == other.rect && identifier == other.identifier }
  }
}
