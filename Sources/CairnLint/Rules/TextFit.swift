internal import Foundation
internal import UIKitCore
internal import UIKitDocuments

/// How much room a text needs and has.
@MainActor
struct TextFit {
  /// In points.
  let needed: CGSize
  let given: CGSize
  /// Whether the text stands in one line.
  let isOneLine: Bool
  /// By how much the line could grow, in points: a label to its own width, a button's title to the button's.
  private(set) var spare: CGFloat

  /// Nil for views that show no text, and for texts that shrink to fit. A button with a title and a subtitle has the one
  /// that lacks room.
  init?(_ view: UIView) {
    switch view {
    case let label as UILabel:
      guard Self.counts(label) else { return nil }
      self.init(label, in: label.bounds.size)
    case let button as UIButton:
      let fits = button.subviews.compactMap { $0 as? UILabel }.filter { Self.counts($0) && !$0.isHidden }.map {
        TextFit($0, in: Self.room(of: $0, in: button))
      }
      guard let fit = fits.first(where: { $0.isTruncated || $0.isClipped }) ?? fits.first else { return nil }
      self = fit
      spare = button.bounds.width - button.intrinsicContentSize.width
    case let field as UITextField:
      guard let fit = TextFit(field: field) else { return nil }
      self = fit
    default: return nil
    }
  }

  /// That of a text of which the document tells enough; nil for others.
  ///
  /// A class of the program's that has the size it was saved with may set a font of its own. The title that Xcode gives to
  /// every new button is not meant to be read where an image leaves it no room.
  static func known(_ entry: InstantiatedScene.Entry) -> TextFit? {
    guard let fit = TextFit(entry.view) else { return nil }
    if let button = entry.view as? UIButton, fit.given.width < 1, button.currentImage != nil,
      text(of: button) == "Button"
    {
      return nil
    }
    let saved = entry.element.savedFrame?.size
    if entry.element.string("customClass") != nil, let saved, saved == entry.view.bounds.size { return nil }
    return fit
  }

  /// What people read of a view that shows one text.
  static func text(of view: UIView) -> String? {
    switch view {
    case let label as UILabel: label.text
    // A configuration's title stands in place of the state's, which documents keep beside it.
    case let button as UIButton:
      button.configuration?.title ?? button.configuration?.attributedTitle.map { String($0.characters) }
        ?? button.title(for: .normal)
    case let field as UITextField: field.text.flatMap { $0.isEmpty ? nil : $0 } ?? field.placeholder
    default: nil
    }
  }

  private static func counts(_ label: UILabel) -> Bool {
    label.text?.isEmpty == false && !label.adjustsFontSizeToFitWidth
  }

  /// What a part of a button can show: its own frame, as far as it is between the insets. Titles of configured buttons go
  /// beyond them rather than lose a line, but are not meant to.
  private static func room(of label: UILabel, in button: UIButton) -> CGSize {
    let insets = button.configuration?.contentInsets ?? .zero
    let height =
      min(label.frame.maxY, button.bounds.maxY - insets.bottom) - max(label.frame.minY, button.bounds.minY + insets.top)
    return CGSize(width: label.bounds.width, height: max(height, 0))
  }

  private init(_ label: UILabel, in size: CGSize) {
    given = size
    // A font that only the program has may be narrower than it is taken for.
    let doubt: CGFloat = label.font.isAssumed ? 1.2 : 1
    isOneLine = label.numberOfLines == 1
    let limit = isOneLine ? CGFloat.greatestFiniteMagnitude : max(size.width, 1) * doubt + 1
    let lines = label.numberOfLines
    // All the lines that the text wants, whatever the label allows.
    label.numberOfLines = isOneLine ? 1 : 0
    var needed = label.sizeThatFits(CGSize(width: limit, height: .greatestFiniteMagnitude))
    needed.width /= doubt
    self.needed = needed
    label.numberOfLines = lines
    spare = size.width - needed.width
    lineLimit = lines
    lineHeight = label.font.lineHeight
  }

  /// What a field asks for, while nothing is typed: the text of a field scrolls.
  private init?(field: UITextField) {
    let shrinks = field.adjustsFontSizeToFitWidth && field.minimumFontSize < field.font?.pointSize ?? 0
    guard field.text?.isEmpty != false, !shrinks, let placeholder = field.placeholder, !placeholder.isEmpty,
      field.bounds.width > 0
    else { return nil }
    let sample = UILabel()
    sample.text = placeholder
    sample.font = field.font
    self.init(sample, in: field.placeholderRect(forBounds: field.bounds).size)
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
