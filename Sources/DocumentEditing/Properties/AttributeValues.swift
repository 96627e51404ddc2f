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
  private static let choices = ["default", "no", "yes"]
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
    "segue.kind": [
      "show", "showDetail", "presentation", "popoverPresentation", "embed", "unwind", "relationship", "custom", "push",
      "modal", "popover", "replace",
    ],
    "barButtonItem.systemItem": [
      "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply", "action", "organize",
      "bookmarks", "search", "refresh", "stop", "camera", "trash", "play", "pause", "rewind", "fastForward", "undo",
      "redo", "pageCurl", "close", "writingTools",
    ],
    "tabBarItem.systemItem": [
      "more", "favorites", "featured", "topRated", "recents", "contacts", "history", "bookmarks", "search", "downloads",
      "mostRecent", "mostViewed",
    ],
    "barButtonItem.style": ["plain", "bordered", "done"],
    "scrollDirection": ["horizontal", "vertical"],
    "sectionInsetReference": ["contentInset", "safeArea", "layoutMargins"],
    "indicatorStyle": ["default", "black", "white"],
    "progressViewStyle": ["default", "bar"],
    "segmentControlStyle": ["plain", "bordered", "bar", "bezeled"],
    "searchBarStyle": ["default", "prominent", "minimal"],
    "barStyle": ["default", "black", "blackOpaque", "blackTranslucent"],
    "transitionStyle": ["pageCurl", "scroll"],
    "navigationOrientation": ["horizontal", "vertical"],
    "spineLocation": ["none", "min", "mid", "max"],
    "keyboardType": [
      "default", "alphabet", "numbersAndPunctuation", "URL", "numberPad", "phonePad", "namePhonePad", "emailAddress",
      "decimalPad", "twitter", "webSearch",
    ],
    "returnKeyType": [
      "default", "go", "google", "join", "next", "route", "search", "send", "yahoo", "done", "emergencyCall",
      "continue",
    ],
    "autocapitalizationType": ["none", "words", "sentences", "allCharacters"],
    "autocorrectionType": choices, "spellCheckingType": choices, "smartDashesType": choices,
    "smartInsertDeleteType": choices, "smartQuotesType": choices,
    "keyboardAppearance": ["default", "light", "alert"],
    "mapType": ["standard", "satellite", "hybrid", "satelliteFlyover", "hybridFlyover", "mutedStandard"],
  ]
}
