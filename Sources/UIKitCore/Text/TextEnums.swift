internal import UITextLayout

/// How lines sit between the edges.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  case natural = 4
}

/// What happens where a line is too long.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}

/// What keeps its place when a label's text shrinks.
extension NSLineBreakMode {
  var engineMode: ParagraphStyle.LineBreak {
    switch self {
    case .byWordWrapping: .wordWrapping
    case .byCharWrapping: .charWrapping
    case .byClipping: .clipping
    case .byTruncatingHead: .truncatingHead
    case .byTruncatingTail: .truncatingTail
    case .byTruncatingMiddle: .truncatingMiddle
    }
  }
}

/// Where a line of text stands that was made smaller to fit.
public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines = 0
  case alignCenters = 1
  case none = 2
}

/// How text is underlined or struck through.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The number of the line, with bits of its pattern.
  public let rawValue: Int
  /// Creates a style from UIKit's number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One thin line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// One line of twice the width.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two thin lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// Dots in place of a line.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// Dashes in place of a line.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// Dashes and dots in turn.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// Dashes and two dots in turn.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// Lines beneath words, not between them.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

  /// Lengths of pieces and gaps, in thicknesses of the line. They are a guess.
  var linePattern: [CGFloat] {
    switch rawValue & 0x700 {
    case Self.patternDot.rawValue: [2, 2]
    case Self.patternDash.rawValue: [6, 3]
    case Self.patternDashDot.rawValue: [6, 3, 2, 3]
    case Self.patternDashDotDot.rawValue: [6, 3, 2, 3, 2, 3]
    default: []
    }
  }
}

/// The direction in which text reads.
public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// How text of one direction stands in text of the other: added to a direction in `NSAttributedString.Key.writingDirection`.
///
/// Source: <https://developer.apple.com/documentation/uikit/nswritingdirectionformattype>
public enum NSWritingDirectionFormatType: Int, Sendable {
  case embedding = 0
  case override = 2
}
