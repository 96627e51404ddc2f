internal import DocumentEditing

/// An attribute of views that is a property in code.
struct ViewProperty {
  enum Kind {
    case string, number, boolean, word
    /// Words of documents with UIKit's names, where they differ.
    case words([String: String])
  }

  let attribute: String
  let property: String
  let kind: Kind
  /// What UIKit has by itself, as documents write it.
  let standard: String?
  /// Elements that have it; all where empty.
  let tags: Set<String>

  init(
    _ attribute: String, as property: String? = nil, _ kind: Kind, _ standard: String? = nil, in tags: Set<String> = []
  ) {
    self.attribute = attribute
    self.property = property ?? attribute
    self.kind = kind
    self.standard = standard
    self.tags = tags
  }

  func applies(to tag: String) -> Bool { tags.isEmpty || tags.contains(tag) }

  func statement(_ view: ViewCode, _ own: String) -> String? {
    let isVaried = view.varied.contains(attribute)
    var stated = view.attribute(attribute)
    if let own = Self.own[view.element.name]?[attribute], stated == own, !isVaried { return nil }
    if attribute == "layoutMarginsRelativeArrangement" {
      // Explicit margins switch relative arrangement on.
      if view.child("layoutMargins") != nil || view.child("directionalLayoutMargins") != nil { stated = "YES" }
    }
    // What documents leave out is off, whatever the class has by itself.
    if attribute == "hidesWhenStopped" { stated = stated ?? "NO" }
    if attribute == "adjustsFontSizeToFit" { stated = stated ?? (shrinksText(view) ? "YES" : nil) }
    guard let value = stated ?? (isVaried ? standard : nil), isVaried || value != standard else { return nil }
    return words(value, view.element.name).map { "\(own)\(property) = \($0)" }
  }

  /// Interface Builder writes NO where text does not shrink, and only a minimum where it does.
  private func shrinksText(_ view: ViewCode) -> Bool {
    ["minimumScaleFactor", "minimumFontSize"].contains { view.attribute($0).flatMap(Double.init) ?? 0 > 0 }
  }

  private func words(_ text: String, _ tag: String) -> String? {
    switch kind {
    case .string: return text.isEmpty ? nil : CodeValues.string(text)
    case .number: return CodeValues.number(text)
    case .boolean: return text == "YES" ? "true" : "false"
    case .words(let names): return names[text].map { $0.contains(".") ? $0 : ".\($0)" }
    case .word:
      guard case .word(let words) = AttributeValues.kind(of: attribute, in: tag), words.contains(text) else {
        return nil
      }
      return ".\(text)"
    }
  }

  /// What classes have by themselves and other views do not.
  private static let own: [String: [String: String]] = [
    "tableViewCellContentView": [
      "clipsSubviews": "YES", "preservesSuperviewLayoutMargins": "YES", "insetsLayoutMarginsFromSafeArea": "NO",
    ],
    "scrollView": ["clipsSubviews": "YES"], "textView": ["clipsSubviews": "YES"],
    "collectionView": ["clipsSubviews": "YES"],
    "tableView": ["clipsSubviews": "YES", "alwaysBounceVertical": "YES"],
  ]

  // MARK: Table

  private static let scrollViews: Set<String> = ["scrollView", "tableView", "collectionView", "textView"]
  private static let controls: Set<String> = [
    "button", "textField", "slider", "switch", "stepper", "segmentedControl", "pageControl", "datePicker", "control",
  ]

  /// In the order in which the code has them.
  static let all: [ViewProperty] = [
    ViewProperty("numberOfLines", .number, "1", in: ["label"]),
    ViewProperty("lineBreakMode", .words(lineBreaks), "tailTruncation", in: ["label"]),
    ViewProperty("preferredMaxLayoutWidth", .number, "0", in: ["label"]),
    ViewProperty("axis", .word, "horizontal", in: ["stackView"]),
    ViewProperty("distribution", .word, "fill", in: ["stackView"]),
    ViewProperty(
      "alignment",
      .words([
        "fill": "fill", "leading": "leading", "top": "leading", "firstBaseline": "firstBaseline", "center": "center",
        "trailing": "trailing", "bottom": "trailing", "lastBaseline": "lastBaseline",
      ]), "fill", in: ["stackView"]),
    ViewProperty("spacingType", as: "spacing", .words(["standard": "UIStackView.spacingUseSystem"]), in: ["stackView"]),
    ViewProperty("spacing", .number, "0", in: ["stackView"]),
    ViewProperty("baselineRelativeArrangement", as: "isBaselineRelativeArrangement", .boolean, "NO", in: ["stackView"]),
    ViewProperty(
      "layoutMarginsRelativeArrangement", as: "isLayoutMarginsRelativeArrangement", .boolean, "NO", in: ["stackView"]),
    ViewProperty("contentMode", .word, "scaleToFill", in: ["view", "imageView", "scrollView", "textField"]),
    ViewProperty("semanticContentAttribute", .word, "unspecified"),
    ViewProperty("clipsSubviews", as: "clipsToBounds", .boolean), ViewProperty("alpha", .number, "1"),
    ViewProperty("hidden", as: "isHidden", .boolean, "NO"), ViewProperty("tag", .number, "0"),
    ViewProperty("userInteractionEnabled", as: "isUserInteractionEnabled", .boolean, "NO", in: ["label", "imageView"]),
    ViewProperty(
      "userInteractionEnabled", as: "isUserInteractionEnabled", .boolean, "YES",
      in: controls.union(scrollViews).union(["view", "stackView", "pickerView", "searchBar"])),
    ViewProperty("multipleTouchEnabled", as: "isMultipleTouchEnabled", .boolean, "NO", in: ["view", "control"]),
    ViewProperty("autoresizesSubviews", .boolean, "YES"),
    ViewProperty("layoutMarginsFollowReadableWidth", .boolean, "NO"),
    ViewProperty("preservesSuperviewLayoutMargins", .boolean, "NO"),
    ViewProperty("insetsLayoutMarginsFromSafeArea", .boolean, "YES"),
    ViewProperty("enabled", as: "isEnabled", .boolean, "YES", in: controls.union(["label"])),
    ViewProperty("selected", as: "isSelected", .boolean, "NO", in: controls),
    ViewProperty("highlighted", as: "isHighlighted", .boolean, "NO", in: controls.union(["label", "imageView"])),
    ViewProperty("contentHorizontalAlignment", .word, "center", in: ["button"]),
    ViewProperty("contentVerticalAlignment", .word, "center", in: ["button", "textField"]),
    ViewProperty("adjustsImageWhenHighlighted", .boolean, "YES", in: ["button"]),
    ViewProperty("adjustsImageWhenDisabled", .boolean, "YES", in: ["button"]),
    ViewProperty("showsTouchWhenHighlighted", .boolean, "NO", in: ["button"]),
    ViewProperty("continuous", as: "isContinuous", .boolean, "YES", in: ["slider", "stepper"]),
    ViewProperty("on", as: "isOn", .boolean, "NO", in: ["switch"]),
    ViewProperty("minValue", as: "minimumValue", .number, "0", in: ["slider"]),
    ViewProperty("maxValue", as: "maximumValue", .number, "1", in: ["slider"]),
    ViewProperty("minimumValue", .number, "0", in: ["stepper"]),
    ViewProperty("maximumValue", .number, "100", in: ["stepper"]),
    ViewProperty("stepValue", .number, "1", in: ["stepper"]),
    ViewProperty("value", .number, "0", in: ["slider", "stepper"]),
    ViewProperty("progressViewStyle", .words(["default": "default", "bar": "bar"]), "default", in: ["progressView"]),
    ViewProperty("progress", .number, "0", in: ["progressView"]),
    ViewProperty("numberOfPages", .number, "0", in: ["pageControl"]),
    ViewProperty("currentPage", .number, "0", in: ["pageControl"]),
    ViewProperty("hidesForSinglePage", .boolean, "NO", in: ["pageControl"]),
    ViewProperty("apportionsSegmentWidthsByContent", .boolean, "NO", in: ["segmentedControl"]),
    ViewProperty("momentary", as: "isMomentary", .boolean, "NO", in: ["segmentedControl"]),
    ViewProperty("hidesWhenStopped", .boolean, "YES", in: ["activityIndicatorView"]),
    ViewProperty("datePickerMode", .word, "dateAndTime", in: ["datePicker"]),
    ViewProperty("minuteInterval", .number, "1", in: ["datePicker"]),
    ViewProperty("scrollEnabled", as: "isScrollEnabled", .boolean, "YES", in: scrollViews),
    ViewProperty("pagingEnabled", as: "isPagingEnabled", .boolean, "NO", in: scrollViews),
    ViewProperty("bounces", .boolean, "YES", in: scrollViews),
    ViewProperty("alwaysBounceVertical", .boolean, in: scrollViews),
    ViewProperty("alwaysBounceHorizontal", .boolean, "NO", in: scrollViews),
    ViewProperty("showsHorizontalScrollIndicator", .boolean, "YES", in: scrollViews),
    ViewProperty("showsVerticalScrollIndicator", .boolean, "YES", in: scrollViews),
    ViewProperty("contentInsetAdjustmentBehavior", .word, "automatic", in: scrollViews),
    ViewProperty("keyboardDismissMode", .word, "none", in: scrollViews),
    ViewProperty("minimumZoomScale", .number, "1", in: scrollViews),
    ViewProperty("maximumZoomScale", .number, "1", in: scrollViews),
    ViewProperty("editable", as: "isEditable", .boolean, "YES", in: ["textView"]),
    ViewProperty("selectable", as: "isSelectable", .boolean, "YES", in: ["textView"]),
    ViewProperty("bouncesZoom", .boolean, "YES", in: scrollViews),
    ViewProperty("directionalLockEnabled", as: "isDirectionalLockEnabled", .boolean, "NO", in: scrollViews),
    ViewProperty("delaysContentTouches", .boolean, "YES", in: scrollViews),
    ViewProperty("canCancelContentTouches", .boolean, "YES", in: scrollViews),
    ViewProperty("indicatorStyle", .words(["black": "black", "white": "white"]), in: scrollViews),
    ViewProperty("rowHeight", .number, "-1", in: ["tableView"]),
    ViewProperty("allowsSelection", .boolean, "YES", in: ["tableView"]),
    ViewProperty("allowsMultipleSelection", .boolean, "NO", in: ["tableView"]),
    ViewProperty("allowsSelectionDuringEditing", .boolean, "NO", in: ["tableView"]),
    ViewProperty("allowsMultipleSelectionDuringEditing", .boolean, "NO", in: ["tableView"]),
    ViewProperty("accessoryType", .word, "none", in: ["tableViewCell"]),
    ViewProperty("editingAccessoryType", .words(accessories), "none", in: ["tableViewCell"]),
    ViewProperty("selectionStyle", .word, "default", in: ["tableViewCell"]),
    ViewProperty("indentationWidth", .number, "10", in: ["tableViewCell"]),
    ViewProperty("shouldIndentWhileEditing", .boolean, "YES", in: ["tableViewCell"]),
    ViewProperty("separatorStyle", .words(["none": "none"]), in: ["tableView"]),
    ViewProperty("multipleSelection", as: "allowsMultipleSelection", .boolean, "NO", in: ["collectionView"]),
    ViewProperty("placeholder", .string, in: ["textField", "searchBar"]),
    ViewProperty("showsCancelButton", .boolean, "NO", in: ["searchBar"]),
    ViewProperty("showsScopeBar", .boolean, "NO", in: ["searchBar"]),
    ViewProperty(
      "searchBarStyle", .words(["minimal": "minimal", "prominent": "prominent"]), in: ["searchBar"]),
    ViewProperty(
      "barStyle", .words(["black": "black", "blackOpaque": "black", "blackTranslucent": "black"]),
      in: ["searchBar", "toolbar", "navigationBar", "tabBar"]),
    ViewProperty("translucent", as: "isTranslucent", .boolean, "YES", in: ["toolbar", "navigationBar", "tabBar"]),
    ViewProperty("borderStyle", .word, "none", in: ["textField"]),
    ViewProperty("clearButtonMode", .word, "never", in: ["textField"]),
    ViewProperty("minimumFontSize", .number, "0", in: ["textField"]),
    ViewProperty("adjustsFontSizeToFit", as: "adjustsFontSizeToFitWidth", .boolean, "NO", in: ["label", "textField"]),
    ViewProperty("minimumScaleFactor", .number, "0", in: ["label"]),
    ViewProperty(
      "adjustsFontForContentSizeCategory", .boolean, "NO", in: ["label", "textField", "textView"]),
  ]

  private static let accessories = [
    "disclosureIndicator": "disclosureIndicator", "detailDisclosureButton": "detailDisclosureButton",
    "checkmark": "checkmark", "detailButton": "detailButton",
  ]

  static let lineBreaks = [
    "wordWrap": "byWordWrapping", "characterWrap": "byCharWrapping", "clip": "byClipping",
    "headTruncation": "byTruncatingHead", "tailTruncation": "byTruncatingTail",
    "middleTruncation": "byTruncatingMiddle",
  ]
}
