public import Foundation

extension TextLayout {
  /// The smallest rectangle around the characters, in the layout's coordinates, in points.
  public func boundingBox(of characters: Range<Int>) -> CGRect {
    var result = CGRect.null
    for line in lines where line.start < characters.upperBound && line.end > characters.lowerBound {
      for segment in line.segments {
        let part = segment.characters.clamped(to: characters)
        guard !part.isEmpty else { continue }
        let before = segment.offset(of: part.lowerBound)
        let after = segment.offset(of: part.upperBound)
        result = result.union(
          CGRect(
            x: line.x + segment.x + min(before, after), y: line.top, width: abs(after - before), height: line.height))
      }
    }
    return result.isNull ? .zero : result
  }

  /// The character at or nearest to a point, and how far through it the point is, 0 to 1.
  public func character(at point: CGPoint) -> (index: Int, fraction: CGFloat) {
    guard let line = line(at: point) else { return (0, 0) }
    let x = point.x - line.x
    guard let segment = line.segments.first(where: { x < $0.x + $0.width }) ?? line.segments.last else {
      return (line.start, 0)
    }
    var pen = segment.isRightToLeft ? segment.x + segment.width : segment.x
    for (offset, advance) in segment.advances.enumerated() {
      let inside = segment.isRightToLeft ? pen - x : x - pen
      if inside < advance {
        return (segment.characters.lowerBound + offset, advance > 0 ? min(max(inside / advance, 0), 1) : 0)
      }
      pen += segment.isRightToLeft ? -advance : advance
    }
    return (max(segment.characters.lowerBound, segment.characters.upperBound - 1), 1)
  }

  /// The line at or nearest to a point; lines beside each other are told apart by their sides.
  private func line(at point: CGPoint) -> TextLine? {
    guard let first = lines.first(where: { point.y < $0.top + $0.height }) ?? lines.last else { return nil }
    func distance(_ line: TextLine) -> CGFloat { max(line.x - point.x, point.x - line.x - line.width, 0) }
    return lines.filter { abs($0.top - first.top) < 0.01 }.min { distance($0) < distance($1) } ?? first
  }

  /// Where an insertion point before the character stands: a line of no width, in the layout's coordinates, in points.
  public func caret(before character: Int) -> CGRect {
    guard let line = lines.last(where: { $0.start <= character }) ?? lines.first else { return .zero }
    var x = line.segments.last.map { $0.x + $0.width } ?? 0
    if let segment = line.segments.first(where: { $0.characters.contains(character) }) {
      x = segment.x + segment.offset(of: character)
    }
    return CGRect(x: line.x + x, y: line.top, width: 0, height: line.height)
  }
}

extension TextLine.Segment {
  /// From the segment's left end to the leading edge of a character, in points.
  func offset(of character: Int) -> CGFloat {
    let sum = advances.prefix(character - characters.lowerBound).reduce(0, +)
    return isRightToLeft ? width - sum : sum
  }
}
