/// Why a visual format cannot be read, in the words and the form of Apple's exception.
public struct VisualFormatError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, in UIKit's words.
  public let message: String
  /// The text.
  public let format: String
  /// The character at fault, counted from 0; `nil` when the format as a whole is at fault.
  public let offset: Int?

  /// An error at an offset in the text; nil for the whole.
  public init(message: String, format: String, offset: Int?) {
    self.message = message
    self.format = format
    self.offset = offset
  }

  /// The reason of the exception that UIKit raises.
  ///
  /// UIKIT: message and format each end in a space, and the caret stands under the character at fault, in crash
  /// reports such as "Unable to interpret '|' character, because the related view doesn't have a superview".
  public var description: String {
    guard let offset else { return "Unable to parse constraint format: \(message)" }
    return "Unable to parse constraint format: \n\(message) \n\(format) \n"
      + String(repeating: " ", count: offset) + "^"
  }
}

extension VisualFormatError {
  enum Message {
    static let emptyFormat = "It's an empty string."
    static let nonASCII = "It contains non-ASCII characters."
    static let expectedView = "Expected a view"
    static let expectedViewName =
      "Expected a view. View names must start with a letter or an underscore, then contain letters, numbers, "
      + "and underscores."
    static let expectedViewEnd = "Expected a ']' here. That is how you give the end of a view."
    static let expectedThicknessEnd =
      "A predicate on a view's thickness must end with ')' and the view must end with ']'"
    static let expectedConnectionEnd = "Expected a '-' here. That is how you give the end of a connection."
    static let expectedPredicateEnd = "Expected a ')' here. That is how you give the end of a list of predicates."
    static let expectedValue =
      "Expected a number or key from the metrics dictionary, but encountered something else"
    static let ambiguousMinus =
      "Cannot tell if this - is a minus sign or an accidental extra bar in the connection. "
      + "Use parentheses around negative numbers."
    static let spaceFromView =
      "It's not possible to set a space equal to the width or height of a view.  "
      + "Perhaps you want to use a view as a spacer? [view1][spacer(==view1)][view2]"
    static let unknownRelation = "Unknown relation. Must be ==, >=, or <="
    static let noSuperview =
      "Unable to interpret '|' character, because the related view doesn't have a superview"
    static let expectedEnd = "Expected the end of the format string"
    static let divisionByZero = "Expected a number other than zero to divide by"
    static let horizontalAlignment =
      "Options mask required views to be aligned on a horizontal edge, "
      + "which is not allowed for layout that is also horizontal."
    static let verticalAlignment =
      "Options mask required views to be aligned on a vertical edge, "
      + "which is not allowed for layout that is also vertical."

    static func expectedColon(after orientation: Character) -> String {
      let direction = orientation == "H" ? "horizontal" : "vertical"
      return "Expected a ':' after '\(orientation)' to specify \(direction) arrangement"
    }
    static func unknownView(_ name: String) -> String { "\(name) is not a key in the views dictionary." }
    static func unknownMetric(_ name: String) -> String {
      "Encountered metric with name \"\(name)\", but value was not specified in metrics or views dictionaries"
    }
  }
}
