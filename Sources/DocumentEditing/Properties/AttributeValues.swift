/// Which values attributes may have.
package enum AttributeValues {
  package enum Kind: Hashable, Sendable {
    /// `YES` or `NO`.
    case boolean
    /// Finite, in points or of no unit.
    case number
    /// One of these words.
    case word([String])
    /// The id of an object of the document.
    case reference
    case text
  }

  package static func kind(of name: String, in tag: String) -> Kind {
    if let words = words["\(tag).\(name)"] ?? words[name] { return .word(words) }
    if references.contains(name), tag == "constraint" || name != "firstItem" { return .reference }
    if FormatTable.shared.switches.contains(name) { return .boolean }
    if FormatTable.shared.numbers.contains(name) { return .number }
    return .text
  }

  private static let references: Set<String> = ["firstItem", "secondItem", "destination"]

  private static let contentModes = [
    "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left", "right", "topLeft",
    "topRight", "bottomLeft", "bottomRight",
  ]
  private static let layoutAttributes = [
    "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY", "baseline",
    "firstBaseline", "lastBaseline", "leftMargin", "rightMargin", "topMargin", "bottomMargin", "leadingMargin",
    "trailingMargin", "centerXWithinMargins", "centerYWithinMargins",
  ]

  /// By attribute, or by element and attribute where elements differ. The words are Interface Builder's for UIKit's cases.
  private static let words: [String: [String]] = [
    "contentMode": contentModes,
    "textAlignment": ["left", "center", "right", "justified", "natural"],
    "lineBreakMode": ["wordWrap", "characterWrap", "clip", "headTruncation", "tailTruncation", "middleTruncation"],
    "baselineAdjustment": ["alignBaselines", "alignCenters", "none"],
    "axis": ["horizontal", "vertical"],
    "distribution": ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"],
    "stackView.alignment": [
      "fill", "leading", "top", "firstBaseline", "center", "trailing", "bottom", "lastBaseline",
    ],
    "buttonType": [
      "custom", "system", "roundedRect", "detailDisclosure", "infoLight", "infoDark", "contactAdd", "close",
    ],
    "contentHorizontalAlignment": ["center", "left", "right", "fill", "leading", "trailing"],
    "contentVerticalAlignment": ["center", "top", "bottom", "fill"],
    "borderStyle": ["none", "line", "bezel", "roundedRect"],
    "clearButtonMode": ["never", "whileEditing", "unlessEditing", "always"],
    "semanticContentAttribute": ["unspecified", "playback", "spatial", "forceLeftToRight", "forceRightToLeft"],
    "firstAttribute": layoutAttributes, "secondAttribute": layoutAttributes,
    "relation": ["equal", "lessThanOrEqual", "greaterThanOrEqual"],
    "accessoryType": ["none", "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton"],
    "selectionStyle": ["none", "blue", "gray", "default"],
    "separatorStyle": ["none", "default", "singleLineEtched"],
    "modalPresentationStyle": [
      "automatic", "fullScreen", "pageSheet", "formSheet", "currentContext", "overFullScreen", "overCurrentContext",
      "popover", "none",
    ],
    "modalTransitionStyle": ["coverVertical", "flipHorizontal", "crossDissolve", "partialCurl"],
    "keyboardDismissMode": ["none", "onDrag", "interactive"],
    "contentInsetAdjustmentBehavior": ["automatic", "scrollableAxes", "never", "always"],
    "largeTitleDisplayMode": ["automatic", "always", "never"],
    "datePickerMode": ["time", "date", "dateAndTime", "countDownTimer"],
    "activityIndicatorView.style": ["whiteLarge", "white", "gray", "medium", "large"],
    "tableView.style": ["plain", "grouped", "insetGrouped"],
    "dataMode": ["none", "prototypes", "static"],
    "autoshrinkMode": ["none", "minimumFontSize", "minimumFontScale"],
    "videoGravity": [
      "AVLayerVideoGravityResizeAspect", "AVLayerVideoGravityResizeAspectFill", "AVLayerVideoGravityResize",
    ],
    "mapType": ["standard", "satellite", "hybrid", "satelliteFlyover", "hybridFlyover", "mutedStandard"],
  ]
}
