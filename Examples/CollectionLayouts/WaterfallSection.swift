import UIKit

/// The columns of one section.
///
/// A column keeps its items from top to bottom: where a stretch begins is found by bisection.
struct WaterfallSection {
  struct Column {
    /// Numbers of items in the section, and where each begins and ends, in points.
    var items: [Int32] = []
    var tops: [CGFloat] = []
    var bottoms: [CGFloat] = []
    var end: CGFloat
  }

  var start: CGFloat
  var header: CGFloat = 0
  var footer: CGFloat = 0
  var footerStart: CGFloat = 0
  var end: CGFloat = 0
  var left: CGFloat = 0
  var width: CGFloat = 0
  var spacing: CGFloat = 0
  var columns: [Column] = []
  /// Column and place in it, for each item.
  var places: [(column: Int32, index: Int32)] = []

  func frame(of item: Int) -> CGRect {
    let place = places[item]
    let (column, index) = (Int(place.column), Int(place.index))
    let top = columns[column].tops[index]
    return CGRect(
      x: left + CGFloat(column) * (width + spacing), y: top, width: width,
      height: columns[column].bottoms[index] - top)
  }

  /// The items that touch a stretch.
  func items(from low: CGFloat, to high: CGFloat) -> [Int] {
    var found: [Int] = []
    for column in columns {
      var (first, last) = (0, column.bottoms.count)
      while first < last {
        let middle = (first + last) / 2
        if column.bottoms[middle] <= low { first = middle + 1 } else { last = middle }
      }
      while first < column.items.count, column.tops[first] < high {
        found.append(Int(column.items[first]))
        first += 1
      }
    }
    return found
  }
}
