/// Tops of all rows, section by section: where a row is, and which rows are in a stretch.
struct TableRows {
  /// Tops of the rows and, last, the bottom of the section, in points.
  private var sections: [[CGFloat]] = []
  private(set) var bottom: CGFloat

  init(top: CGFloat = 0) { bottom = top }

  mutating func append(_ heights: [CGFloat]) {
    var tops = [bottom]
    for height in heights { tops.append(tops[tops.count - 1] + height) }
    bottom = tops[tops.count - 1]
    sections.append(tops)
  }

  func rect(_ path: IndexPath, width: CGFloat) -> CGRect {
    guard sections.indices.contains(path.section), path.row + 1 < sections[path.section].count, path.row >= 0 else {
      return .zero
    }
    let tops = sections[path.section]
    return CGRect(x: 0, y: tops[path.row], width: width, height: tops[path.row + 1] - tops[path.row])
  }

  /// Rows that touch the stretch, in order.
  func paths(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    var result: [IndexPath] = []
    for (section, tops) in sections.enumerated() {
      guard let last = tops.last, last > top || top == bottom, tops[0] < bottom || top == bottom else { continue }
      for row in 0..<(tops.count - 1) where tops[row + 1] > top && tops[row] <= bottom {
        result.append(IndexPath(row: row, section: section))
      }
    }
    return result
  }
}
