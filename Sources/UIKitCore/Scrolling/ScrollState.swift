internal import Foundation

/// The place of a scroll view's content, as it is kept.
@MainActor
struct ScrollState {
  private static let (offset, zoom) = ("UIScrollViewContentOffset", "UIScrollViewZoomScale")
  private let view: UIScrollView

  init(_ view: UIScrollView) { self.view = view }

  func write(_ coder: NSCoder) {
    coder.encode([Double(view.contentOffset.x), Double(view.contentOffset.y)], forKey: Self.offset)
    coder.encode(Double(view.zoomScale), forKey: Self.zoom)
  }

  func read(_ coder: NSCoder) {
    if coder.containsValue(forKey: Self.zoom), coder.decodeDouble(forKey: Self.zoom) != 1 {
      view.setZoomScale(CGFloat(coder.decodeDouble(forKey: Self.zoom)), animated: false)
    }
    if let offset = coder.decodeObject(forKey: Self.offset) as? [Double], offset.count == 2 {
      view.contentOffset = CGPoint(x: offset[0], y: offset[1])
    }
  }
}
