/// Finds words, sentences and paragraphs in an input's text.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextinputtokenizer>
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
  /// The unit around a position; at a boundary the one that lies in the direction. Nil between units.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Whether the position is where a unit ends in the direction.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
  /// The next boundary in the direction.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Whether a position is within a unit, in a direction where it stands between two.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
}

/// The tokenizer of ordinary text.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextinputstringtokenizer>
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UITextInput)?

  /// A tokenizer of the system's rules for a text input, which it does not keep.
  public init(textInput: any UITextInput) {
    input = textInput
    super.init()
  }

  private func units(_ granularity: UITextGranularity) -> (units: TextUnits, input: any UITextInput)? {
    guard let input, let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument) else {
      return nil
    }
    return (TextUnits(input.text(in: all) ?? "", granularity), input)
  }
  private func place(_ position: UITextPosition, _ input: any UITextInput) -> Int {
    input.offset(from: input.beginningOfDocument, to: position)
  }

  /// The unit around a position, in a direction where it stands between two; nil between units.
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let (units, input) = units(granularity),
      let range = units.range(enclosing: place(position, input), backward: direction.isBackward),
      let start = input.position(from: input.beginningOfDocument, offset: range.lowerBound),
      let end = input.position(from: input.beginningOfDocument, offset: range.upperBound)
    else { return nil }
    return input.textRange(from: start, to: end)
  }

  /// Whether a unit begins or ends at a position, seen in a direction.
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    guard let (units, input) = units(granularity) else { return false }
    let place = place(position, input)
    return units.ranges.contains { direction.isBackward ? $0.lowerBound == place : $0.upperBound == place }
  }

  /// The next boundary of a unit in a direction; nil where there is none.
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let (units, input) = units(granularity),
      let place = units.boundary(from: place(position, input), backward: direction.isBackward)
    else { return nil }
    return input.position(from: input.beginningOfDocument, offset: place)
  }

  /// Whether a position is within a unit, in a direction where it stands between two.
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    guard let (units, input) = units(granularity) else { return false }
    return units.range(enclosing: place(position, input), backward: direction.isBackward) != nil
  }
}
