internal import Foundation
internal import UITextLayout

/// Numbers the items of lists, paragraph by paragraph.
struct ListItemNumbers {
  /// The last number of each list that is not at its end.
  private var numbers: [(list: NSTextList, number: Int)] = []

  /// From the leading edge to the items of a list, and again for each list in it, in points.
  ///
  /// UIKIT: 36 is measured in a text view of the second generation of TextKit by a project that moved its editor's lists.
  static let step: CGFloat = 36
  /// From a marker to its item, in points. A guess: the stops of tabulators in lists that Apple's systems read from HTML
  /// are at 11 and 36.
  static let markerWay: CGFloat = 25

  /// The marker of the next paragraph; nil outside of lists.
  mutating func next(_ lists: [NSTextList]) -> String? {
    numbers.removeAll { entry in !lists.contains { $0 === entry.list } }
    guard let list = lists.last else { return nil }
    if let place = numbers.firstIndex(where: { $0.list === list }) {
      numbers[place].number += 1
    } else {
      numbers.append((list, list.startingItemNumber))
    }
    return marker(lists)
  }

  private func marker(_ lists: [NSTextList]) -> String {
    guard let list = lists.last else { return "" }
    let number = numbers.first { $0.list === list }?.number ?? list.startingItemNumber
    let own = list.marker(forItemNumber: number)
    return list.listOptions.contains(.prependEnclosingMarker) ? marker(lists.dropLast()) + own : own
  }
}

extension ParagraphValues {
  /// The engine's style of a paragraph in lists: indented unless it has indents of its own.
  func engineStyle(marker: String?) -> ParagraphStyle {
    var style = engineStyle
    guard !textLists.isEmpty else { return style }
    if headIndent == 0, firstLineHeadIndent == 0 {
      let indent = ListItemNumbers.step * CGFloat(textLists.count)
      (style.headIndent, style.firstLineHeadIndent) = (indent, indent)
    }
    style.marker = marker.map {
      .init(text: $0, location: max(style.firstLineHeadIndent - ListItemNumbers.markerWay, 0))
    }
    return style
  }
}
