/// Answers of a text input whose positions count UTF-16 units.
@MainActor
struct TextPlaces {
  let view: any EditableText

  private var editing: TextEditing {
    TextEditing(text: view.editedText, selection: NSRange(location: 0, length: 0))
  }

  func text(in range: UITextRange) -> String? {
    (view.editedText as NSString).substring(with: editing.clamped(range.range))
  }

  func range(from first: UITextPosition, to second: UITextPosition) -> UITextRange {
    let (start, end) = (min(first.offset, second.offset), max(first.offset, second.offset))
    return UITextRange(NSRange(location: start, length: end - start))
  }

  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    editing.position(from: position, offset: offset)
  }

  /// Along the text for left and right, by lines for up and down.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    switch direction {
    case .left, .right:
      let backward = (direction == .left) != view.isRightToLeft
      return editing.position(from: position, offset: backward ? -offset : offset)
    case .up, .down:
      let box = view.caretBox(before: position.offset)
      let shift = box.height * CGFloat(direction == .up ? -offset : offset)
      let place = view.textPlace(at: CGPoint(x: box.midX, y: box.midY + shift))
      return UITextPosition(offset: place)
    }
  }

  func compare(_ first: UITextPosition, _ second: UITextPosition) -> ComparisonResult {
    first.offset < second.offset
      ? .orderedAscending : first.offset > second.offset ? .orderedDescending : .orderedSame
  }

  func farthest(in range: UITextRange, _ direction: UITextLayoutDirection) -> UITextPosition {
    let backward = direction == .up || (direction == .left) != view.isRightToLeft && direction != .down
    return backward ? range.start : range.end
  }

  func characterRange(from position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange {
    // UIKIT: documented as "to its farthest extent in a certain direction of layout": the line's end, or the text's.
    let other: Int
    switch direction {
    case .up: other = 0
    case .down: other = editing.length
    case .left, .right:
      let x: CGFloat = direction == .left ? -1e6 : 1e6
      other = view.textPlace(at: CGPoint(x: x, y: view.caretBox(before: position.offset).midY))
    }
    return range(from: position, to: UITextPosition(offset: other))
  }

  func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    let boxes = view.lineBoxes(of: editing.clamped(range.range))
    return boxes.enumerated().map { index, box in
      UITextSelectionRect(
        box, isFirst: index == 0, isLast: index == boxes.count - 1,
        direction: view.isRightToLeft ? .rightToLeft : .leftToRight)
    }
  }

  func closest(to point: CGPoint, within range: UITextRange) -> UITextPosition {
    UITextPosition(offset: min(max(view.textPlace(at: point), range.start.offset), range.end.offset))
  }

  func characterRange(at point: CGPoint) -> UITextRange? {
    let place = view.textPlace(at: point)
    guard editing.length > 0 else { return nil }
    // The nearest gap lies before or after the character under the point.
    let isAfter = place > 0 && point.x < view.caretBox(before: place).midX
    let start = isAfter || place == editing.length ? editing.neighbour(of: place, backward: true) : place
    let end = editing.neighbour(of: start, backward: false)
    return UITextRange(NSRange(location: start, length: end - start))
  }

  func firstRect(for range: UITextRange) -> CGRect {
    let range = editing.clamped(range.range)
    return view.lineBoxes(of: range).first ?? view.caretBox(before: range.location)
  }
}
