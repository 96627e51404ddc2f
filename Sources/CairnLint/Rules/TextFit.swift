internal import Foundation
internal import UIKitCore

/// How much room a text needs and has.
@MainActor
struct TextFit {
  /// In points.
  let needed: CGSize
  let given: CGSize
  /// Whether the text stands in one line.
  let isOneLine: Bool

  /// Nil for views that show no text, and for texts that shrink to fit.
  init?(_ view: UIView) {
    switch view {
    case let label as UILabel:
      guard let text = label.text, !text.isEmpty, !label.adjustsFontSizeToFitWidth else { return nil }
      self.init(label, in: label.bounds.size)
    case let button as UIButton:
      guard let label = button.titleLabel, let text = label.text, !text.isEmpty, !label.adjustsFontSizeToFitWidth,
        label.superview != nil
      else { return nil }
      self.init(label, in: CGSize(width: label.bounds.width, height: button.bounds.height))
    default: return nil
    }
  }

  private init(_ label: UILabel, in size: CGSize) {
    given = size
    isOneLine = label.numberOfLines == 1
    let limit = isOneLine ? CGFloat.greatestFiniteMagnitude : max(size.width, 1)
    let lines = label.numberOfLines
    // All the lines that the text wants, whatever the label allows.
    label.numberOfLines = isOneLine ? 1 : 0
    needed = label.sizeThatFits(CGSize(width: limit, height: .greatestFiniteMagnitude))
    label.numberOfLines = lines
    lineLimit = lines
    lineHeight = label.font.lineHeight
  }

  private let lineLimit: Int
  private let lineHeight: CGFloat

  /// Whether words are lost at the end of a line.
  var isTruncated: Bool {
    if isOneLine { return needed.width > given.width + 1 }
    return lineLimit > 1 && needed.height > CGFloat(lineLimit) * lineHeight + lineHeight / 2
  }

  /// Whether lines are cut off or lost below.
  var isClipped: Bool {
    if isOneLine { return given.height + 1 < lineHeight * 0.85 }
    return !isTruncated && needed.height > given.height + lineHeight / 4
  }
}
