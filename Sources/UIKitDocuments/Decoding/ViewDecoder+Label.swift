internal import InterfaceBuilder
internal import UIKitCore

extension ViewDecoder {
  func decodeLabel(_ label: UILabel) {
    if let font = element.child(key: "fontDescription").flatMap({ scene.fonts.font($0) }) { label.font = font }
    if let lines = element.integer("numberOfLines") { label.numberOfLines = lines }
    if let mode = element.string("lineBreakMode").flatMap(Self.lineBreakMode) { label.lineBreakMode = mode }
    if let alignment = element.string("textAlignment").flatMap(Self.textAlignment) { label.textAlignment = alignment }
    if let width = element.number("preferredMaxLayoutWidth") { label.preferredMaxLayoutWidth = width }
    if let color = color("textColor") { label.textColor = color }
    if let color = color("highlightedColor") { label.highlightedTextColor = color }
    if let color = color("shadowColor") { label.shadowColor = color }
    if let offset = element.size(key: "shadowOffset") { label.shadowOffset = offset }
    if let enabled = element.bool("enabled") { label.isEnabled = enabled }
    if element.bool("highlighted") == true { label.isHighlighted = true }
    label.adjustsFontSizeToFitWidth = shrinksText
    if let scale = element.number("minimumScaleFactor") {
      label.minimumScaleFactor = scale
    } else if let size = element.number("minimumFontSize"), label.adjustsFontSizeToFitWidth {
      label.minimumScaleFactor = min(size / max(label.font.pointSize, 1), 1)
    }
    if element.bool("adjustsFontForContentSizeCategory") == true { label.adjustsFontForContentSizeCategory = true }
    if let text = element.text("text") { label.text = text }
    if let attributed = element.child(key: "attributedText") {
      label.attributedText = AttributedTextDecoder(scene).string(attributed)
    }
    let adjustments: [String: UIBaselineAdjustment] = [
      "alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none,
    ]
    if let adjustment = element.string("baselineAdjustment").flatMap({ adjustments[$0] }) {
      label.baselineAdjustment = adjustment
    }
    if element.bool("adjustsLetterSpacingToFitWidth") == true { label.allowsDefaultTighteningForTruncation = true }
    element.note("usesAttributedText")
  }

  /// UIKIT: Interface Builder writes NO where text does not shrink, and only a minimum where it does: of some 2,900 labels
  /// and fields with a minimum none says YES.
  var shrinksText: Bool {
    element.bool("adjustsFontSizeToFit")
      ?? (max(element.number("minimumScaleFactor") ?? 0, element.number("minimumFontSize") ?? 0) > 0)
  }

  static func lineBreakMode(_ name: String) -> NSLineBreakMode? {
    let modes: [String: NSLineBreakMode] = [
      "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
      "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail, "middleTruncation": .byTruncatingMiddle,
    ]
    return modes[name]
  }

  static func textAlignment(_ name: String) -> NSTextAlignment? {
    let alignments: [String: NSTextAlignment] = [
      "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
    ]
    return alignments[name]
  }
}
