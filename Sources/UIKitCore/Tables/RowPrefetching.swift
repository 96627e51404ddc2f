internal import Foundation

/// Which rows a table has announced to its prefetching data source.
///
/// UIKIT: "index paths for cells it is likely to display in the near future": those of one screen's height ahead, in the
/// direction of the movement, downwards at first. Rows announced before that it turns away from are cancelled (the
/// quoted words are Apple's, on `prefetchRowsAt`; how far ahead is a guess).
struct RowPrefetching {
  /// Announced, and not seen since.
  private var announced: Set<IndexPath> = []
  /// Where the visible part began when rows were announced last, in points.
  private var origin: CGFloat?
  private var goesUp = false

  /// What becomes of the announcements when the table shows `bounds`.
  ///
  /// - Parameters:
  ///   - visible: the rows in view.
  ///   - ahead: the rows between two heights.
  mutating func move(
    to bounds: CGRect, visible: [IndexPath], ahead: (_ from: CGFloat, _ to: CGFloat) -> [IndexPath]
  ) -> (new: Set<IndexPath>, left: Set<IndexPath>) {
    if let origin, origin != bounds.minY { goesUp = bounds.minY < origin }
    origin = bounds.minY
    let start = goesUp ? bounds.minY - bounds.height : bounds.maxY
    let near = ahead(start, start + bounds.height)
    let wanted = Set(near).subtracting(visible)
    let change = (wanted.subtracting(announced), announced.subtracting(wanted).subtracting(visible))
    announced = wanted
    return change
  }
}
