/// Where everything in a table stands, in the coordinates of its content.
///
/// Finding the rows of a stretch takes O(log n) for sections and rows alike.
struct TableGeometry {
  private(set) var sections: [TableSectionGeometry] = []
  private var heights: HeightIndex
  /// Bottom of the view above all sections, in points.
  var top: CGFloat
  /// Height of the view below all sections, in points.
  var tail: CGFloat
  /// Left edge and width of rows, in points.
  var rowX: CGFloat = 0
  var rowWidth: CGFloat = 0
  var width: CGFloat = 0
  /// What titles kept free at the sides when they were measured.
  var titleSafeArea = UIEdgeInsets.zero

  init(sections: [TableSectionGeometry] = [], top: CGFloat = 0, tail: CGFloat = 0) {
    self.sections = sections
    self.top = top
    self.tail = tail
    heights = HeightIndex(sections.map(\.height))
  }

  var sectionsBottom: CGFloat { top + heights.total }
  var contentHeight: CGFloat { sectionsBottom + tail }

  mutating func update(_ section: Int, _ change: (inout TableSectionGeometry) -> Void) {
    change(&sections[section])
    heights.set(sections[section].height, at: section)
  }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section) && path.row >= 0
      && path.row < sections[path.section].rows.count
  }

  // MARK: Rectangles

  func sectionTop(_ section: Int) -> CGFloat { top + heights.sum(before: section) }

  func rect(ofSection section: Int) -> CGRect {
    guard sections.indices.contains(section) else { return .zero }
    return CGRect(x: 0, y: sectionTop(section), width: width, height: sections[section].height)
  }

  func rect(ofHeader section: Int) -> CGRect {
    guard sections.indices.contains(section) else { return .zero }
    let part = sections[section]
    return CGRect(x: 0, y: sectionTop(section) + part.headerTop, width: width, height: part.header)
  }

  func rect(ofFooter section: Int) -> CGRect {
    guard sections.indices.contains(section) else { return .zero }
    let part = sections[section]
    return CGRect(x: 0, y: sectionTop(section) + part.footerTop, width: width, height: part.footer)
  }

  func rect(ofRow path: IndexPath) -> CGRect {
    guard contains(path) else { return .zero }
    let part = sections[path.section]
    let y = sectionTop(path.section) + part.rowsTop + part.rows.sum(before: path.row)
    return CGRect(x: rowX, y: y, width: rowWidth, height: part.rows[path.row])
  }

  // MARK: Search

  /// The sections that touch the stretch, in order.
  func sections(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard !sections.isEmpty, high >= low, high >= top, low <= sectionsBottom else { return 0..<0 }
    let first = low <= top ? 0 : (heights.index(at: low - top) ?? sections.count)
    let last = heights.index(at: max(high, top) - top) ?? sections.count - 1
    return first <= last ? first..<(last + 1) : 0..<0
  }

  /// The row at a distance from the top of the content.
  func row(at y: CGFloat) -> IndexPath? {
    guard y >= top, let section = heights.index(at: y - top) else { return nil }
    let part = sections[section]
    return part.rows.index(at: y - sectionTop(section) - part.rowsTop).map { IndexPath(row: $0, section: section) }
  }

  /// The rows of a section that touch the stretch.
  func rows(of section: Int, from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let part = sections[section]
    guard part.rows.count > 0 else { return 0..<0 }
    let start = sectionTop(section) + part.rowsTop
    let end = start + part.rows.total
    guard high > start, low < end else { return 0..<0 }
    let first = low <= start ? 0 : (part.rows.index(at: low - start) ?? part.rows.count)
    var last = high >= end ? part.rows.count - 1 : (part.rows.index(at: high - start) ?? part.rows.count - 1)
    // What begins just where the stretch ends is not in it.
    if last > first, start + part.rows.sum(before: last) >= high { last -= 1 }
    return first <= last ? first..<(last + 1) : 0..<0
  }

  func paths(from low: CGFloat, to high: CGFloat) -> [IndexPath] {
    sections(from: low, to: high).flatMap { section in
      rows(of: section, from: low, to: high).map { IndexPath(row: $0, section: section) }
    }
  }
}
