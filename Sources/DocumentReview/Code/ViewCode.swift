internal import DocumentEditing
internal import InterfaceBuilder

/// A view's construction and properties in code.
struct ViewCode {
  private let tree: SyntaxTree
  private let names: CodeNames

  init(_ tree: SyntaxTree, _ names: CodeNames) {
    self.tree = tree
    self.names = names
  }

  static func isView(_ tag: String) -> Bool { IBElementKind.of(tag)?.role == .view }

  static func className(_ tag: String) -> String {
    switch tag {
    case "containerView", "control": tag == "control" ? "UIControl" : "UIView"
    case "mapView": "MKMapView"
    case "wkWebView": "WKWebView"
    default: "UI" + tag.prefix(1).uppercased() + tag.dropFirst()
    }
  }

  func construction(of view: SyntaxNode.ID) -> String {
    let element = tree.element(view)
    if let custom = element["customClass"] { return "\(CodeNames.identifier(custom))()" }
    switch element.name {
    case "button":
      let type = element["buttonType"].map { $0 == "roundedRect" ? "system" : $0 } ?? "custom"
      return "UIButton(type: .\(type))"
    case "tableView": return "UITableView(frame: .zero, style: .\(element["style"] ?? "plain"))"
    case "collectionView": return "UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"
    case "segmentedControl":
      let segments = tree.child(of: view, named: "segments").map { tree.children(of: $0) } ?? []
      return
        "UISegmentedControl(items: [\(segments.map { CodeValues.string(tree.element($0)["title"] ?? "") }.joined(separator: ", "))])"
    case "activityIndicatorView":
      let style = ["gray": "medium", "white": "medium", "whiteLarge": "large"][element["style"] ?? ""]
      return "UIActivityIndicatorView(style: .\(style ?? element["style"] ?? "medium"))"
    case "visualEffectView":
      let effect = tree.child(of: view, named: "blurEffect").flatMap { tree.element($0)["style"] } ?? "regular"
      return "UIVisualEffectView(effect: UIBlurEffect(style: .\(effect)))"
    default: return "\(Self.className(element.name))()"
    }
  }

  private enum Kind {
    case string, number, boolean, word
  }

  /// Attributes with their properties, in the order in which the code has them.
  private static let simple: [(attribute: String, property: String, kind: Kind)] = [
    ("text", "text", .string), ("placeholder", "placeholder", .string), ("textAlignment", "textAlignment", .word),
    ("numberOfLines", "numberOfLines", .number), ("minimumScaleFactor", "minimumScaleFactor", .number),
    ("adjustsFontForContentSizeCategory", "adjustsFontForContentSizeCategory", .boolean),
    ("preferredMaxLayoutWidth", "preferredMaxLayoutWidth", .number), ("axis", "axis", .word),
    ("distribution", "distribution", .word), ("alignment", "alignment", .word), ("spacing", "spacing", .number),
    ("baselineRelativeArrangement", "isBaselineRelativeArrangement", .boolean),
    ("layoutMarginsRelativeArrangement", "isLayoutMarginsRelativeArrangement", .boolean),
    ("contentMode", "contentMode", .word), ("clipsSubviews", "clipsToBounds", .boolean), ("alpha", "alpha", .number),
    ("hidden", "isHidden", .boolean), ("tag", "tag", .number), ("borderStyle", "borderStyle", .word),
    ("clearButtonMode", "clearButtonMode", .word), ("on", "isOn", .boolean),
    ("minValue", "minimumValue", .number), ("maxValue", "maximumValue", .number),
    ("minimumValue", "minimumValue", .number), ("maximumValue", "maximumValue", .number),
    ("stepValue", "stepValue", .number), ("progress", "progress", .number), ("numberOfPages", "numberOfPages", .number),
    ("currentPage", "currentPage", .number), ("selectedSegmentIndex", "selectedSegmentIndex", .number),
    ("hidesWhenStopped", "hidesWhenStopped", .boolean), ("scrollEnabled", "isScrollEnabled", .boolean),
    ("pagingEnabled", "isPagingEnabled", .boolean), ("bounces", "bounces", .boolean),
    ("alwaysBounceVertical", "alwaysBounceVertical", .boolean),
    ("alwaysBounceHorizontal", "alwaysBounceHorizontal", .boolean),
    ("showsHorizontalScrollIndicator", "showsHorizontalScrollIndicator", .boolean),
    ("showsVerticalScrollIndicator", "showsVerticalScrollIndicator", .boolean), ("editable", "isEditable", .boolean),
    ("enabled", "isEnabled", .boolean), ("selected", "isSelected", .boolean),
    ("highlighted", "isHighlighted", .boolean),
    ("contentHorizontalAlignment", "contentHorizontalAlignment", .word),
    ("contentVerticalAlignment", "contentVerticalAlignment", .word),
    ("preservesSuperviewLayoutMargins", "preservesSuperviewLayoutMargins", .boolean),
    ("insetsLayoutMarginsFromSafeArea", "insetsLayoutMarginsFromSafeArea", .boolean),
    ("semanticContentAttribute", "semanticContentAttribute", .word), ("datePickerMode", "datePickerMode", .word),
  ]

  /// What UIKit has by itself.
  private static let defaults: [String: String] = [
    "contentMode": "scaleToFill", "alpha": "1", "contentHorizontalAlignment": "center",
    "contentVerticalAlignment": "center", "textAlignment": "natural", "axis": "horizontal", "distribution": "fill",
    "alignment": "fill", "numberOfLines": "1", "enabled": "YES", "minValue": "0.0", "minimumValue": "0",
    "selectedSegmentIndex": "-1",
  ]

  func properties(of view: SyntaxNode.ID, as name: String, isRoot: Bool) -> [String] {
    let element = tree.element(view)
    let own = name == "self" ? "" : "\(name)."
    var lines: [String] = []
    if !isRoot { lines += placement(view, element, own) }
    for (attribute, property, kind) in Self.simple {
      guard let value = element[attribute] ?? text(attribute, view), Self.defaults[attribute] != value else { continue }
      guard Self.applies(attribute, element), let words = Self.value(value, attribute, element.name, kind) else {
        continue
      }
      lines.append("\(own)\(property) = \(words)")
    }
    if element["animating"] == "YES" { lines.append("\(own)startAnimating()") }
    if element["adjustsFontSizeToFit"] == "YES" { lines.append("\(own)adjustsFontSizeToFitWidth = true") }
    if let mode = element["lineBreakMode"].flatMap({ Self.lineBreaks[$0] }), mode != "byTruncatingTail",
      element.name == "label"
    {
      lines.append("\(own)lineBreakMode = .\(mode)")
    }
    if element.name == "slider" || element.name == "stepper", let value = CodeValues.number(element["value"]) {
      lines.append("\(own)value = \(value)")
    }
    if let image = element["image"], element.name == "imageView" {
      lines.append("\(own)image = \(Self.image(image, element["catalog"]))")
    }
    if let enabled = element["userInteractionEnabled"],
      (enabled == "YES") == ["label", "imageView"].contains(element.name)
    {
      lines.append("\(own)isUserInteractionEnabled = \(enabled == "YES")")
    }
    lines += priorities(element, own) + children(of: view, element, own)
    if element.name == "button" { lines += button(view, own) }
    return lines
  }

  private static let lineBreaks = [
    "wordWrap": "byWordWrapping", "characterWrap": "byCharWrapping", "clip": "byClipping",
    "headTruncation": "byTruncatingHead", "tailTruncation": "byTruncatingTail",
    "middleTruncation": "byTruncatingMiddle",
  ]

  private static func image(_ name: String, _ catalog: String?) -> String {
    catalog == "system"
      ? "UIImage(systemName: \(CodeValues.string(name)))" : "UIImage(named: \(CodeValues.string(name)))"
  }

  private func text(_ attribute: String, _ view: SyntaxNode.ID) -> String? {
    guard attribute == "text", let child = tree.child(of: view, key: "text") else { return nil }
    return ["string", "mutableString"].contains(tree.element(child).name) ? tree.text(of: child) : nil
  }

  private static func applies(_ attribute: String, _ element: SyntaxElement) -> Bool {
    switch attribute {
    case "contentHorizontalAlignment", "contentVerticalAlignment":
      element.name == "button" || element.name == "textField"
    case "alignment", "spacing", "axis", "distribution": element.name == "stackView"
    case "highlighted", "enabled": element.name != "view"
    case "minValue", "maxValue": element.name == "slider"
    case "minimumValue", "maximumValue": element.name == "stepper"
    case "text": ["label", "textField", "textView", "searchBar"].contains(element.name)
    case "contentMode": !["slider", "switch", "stepper", "pageControl", "label", "button"].contains(element.name)
    default: true
    }
  }

  private static func value(_ text: String, _ attribute: String, _ tag: String, _ kind: Kind) -> String? {
    switch kind {
    case .string: return text.isEmpty ? nil : CodeValues.string(text)
    case .number: return CodeValues.number(text)
    case .boolean: return text == "YES" ? "true" : "false"
    case .word:
      guard case .word(let words) = AttributeValues.kind(of: attribute, in: tag), words.contains(text) else {
        return nil
      }
      return ".\(text)"
    }
  }

  /// Constraints, or a frame with its mask.
  private func placement(_ view: SyntaxNode.ID, _ element: SyntaxElement, _ own: String) -> [String] {
    let isArranged =
      tree.parent(of: view).flatMap { tree.parent(of: $0) }.map { tree.element($0).name == "stackView" } ?? false
    if isArranged { return [] }
    if element["translatesAutoresizingMaskIntoConstraints"] == "NO", tree.element(tree.root)["useAutolayout"] == "YES" {
      return ["\(own)translatesAutoresizingMaskIntoConstraints = false"]
    }
    var lines: [String] = []
    if let rect = tree.child(of: view, key: "frame", named: "rect").map({ tree.element($0) }) {
      let numbers = ["x", "y", "width", "height"].map { "\($0): \(CodeValues.number(rect[$0]) ?? "0")" }
      lines.append("\(own)frame = CGRect(\(numbers.joined(separator: ", ")))")
    }
    if let mask = tree.child(of: view, key: "autoresizingMask").map({ tree.element($0) }) {
      let known = [
        "flexibleMinX": ".flexibleLeftMargin", "widthSizable": ".flexibleWidth", "flexibleMaxX": ".flexibleRightMargin",
        "flexibleMinY": ".flexibleTopMargin", "heightSizable": ".flexibleHeight",
        "flexibleMaxY": ".flexibleBottomMargin",
      ]
      let set = mask.attributes.filter { $0.value == "YES" }.compactMap { known[$0.name] }
      if !set.isEmpty { lines.append("\(own)autoresizingMask = [\(set.joined(separator: ", "))]") }
    }
    return lines
  }

  private func priorities(_ element: SyntaxElement, _ own: String) -> [String] {
    let known = [
      ("horizontalHuggingPriority", "setContentHuggingPriority", "horizontal"),
      ("verticalHuggingPriority", "setContentHuggingPriority", "vertical"),
      ("horizontalCompressionResistancePriority", "setContentCompressionResistancePriority", "horizontal"),
      ("verticalCompressionResistancePriority", "setContentCompressionResistancePriority", "vertical"),
    ]
    return known.compactMap { attribute, method, axis in
      CodeValues.number(element[attribute]).map { "\(own)\(method)(UILayoutPriority(\($0)), for: .\(axis))" }
    }
  }

  private func children(of view: SyntaxNode.ID, _ element: SyntaxElement, _ own: String) -> [String] {
    var lines: [String] = []
    for child in tree.children(of: view) {
      let inner = tree.element(child)
      guard let key = inner.key else { continue }
      switch inner.name {
      case "fontDescription":
        let hasConfiguration = tree.child(of: view, named: "buttonConfiguration") != nil
        if element.name == "button", !hasConfiguration {
          lines.append("\(own)titleLabel?.font = \(CodeValues.font(inner))")
        } else if key == "fontDescription", ["label", "textField", "textView"].contains(element.name) {
          lines.append("\(own)font = \(CodeValues.font(inner))")
        }
      case "color":
        if let color = CodeValues.color(inner), Self.colors.contains(key) { lines.append("\(own)\(key) = \(color)") }
      case "edgeInsets" where key == "layoutMargins": lines.append("\(own)layoutMargins = \(CodeValues.insets(inner))")
      case "directionalEdgeInsets": lines.append("\(own)directionalLayoutMargins = \(CodeValues.insets(inner))")
      case "inset" where ["contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets"].contains(key):
        lines.append("\(own)\(key) = \(CodeValues.insets(inner))")
      default: break
      }
    }
    return lines
  }

  private static let colors: Set<String> = [
    "backgroundColor", "tintColor", "textColor", "shadowColor", "onTintColor", "thumbTintColor",
    "minimumTrackTintColor",
    "maximumTrackTintColor", "progressTintColor", "trackTintColor", "separatorColor", "barTintColor", "color",
    "pageIndicatorTintColor", "currentPageIndicatorTintColor", "highlightedTextColor",
  ]

  private func button(_ view: SyntaxNode.ID, _ own: String) -> [String] {
    var lines: [String] = []
    if let node = tree.child(of: view, named: "buttonConfiguration") {
      let configuration = tree.element(node)
      let style =
        ["plain", "gray", "tinted", "filled"].contains(configuration["style"] ?? "")
        ? configuration["style"] ?? "plain" : "plain"
      let name = "\(own.dropLast())Configuration"
      lines.append("var \(name) = UIButton.Configuration.\(style)()")
      for property in ["title", "subtitle"] {
        if let text = configuration[property] { lines.append("\(name).\(property) = \(CodeValues.string(text))") }
      }
      if let image = configuration["image"] {
        lines.append("\(name).image = \(Self.image(image, configuration["catalog"]))")
      }
      if let padding = CodeValues.number(configuration["imagePadding"]) {
        lines.append("\(name).imagePadding = \(padding)")
      }
      for (key, property) in [
        ("baseBackgroundColor", "baseBackgroundColor"), ("baseForegroundColor", "baseForegroundColor"),
      ] {
        if let color = tree.child(of: node, key: key).flatMap({ CodeValues.color(tree.element($0)) }) {
          lines.append("\(name).\(property) = \(color)")
        }
      }
      lines.append("\(own)configuration = \(name)")
      return lines
    }
    for state in tree.children(of: view, named: "state") {
      let element = tree.element(state)
      guard let key = element.key, ["normal", "highlighted", "disabled", "selected"].contains(key) else { continue }
      let title = element["title"] ?? tree.child(of: state, key: "title").map { tree.text(of: $0) }
      if let title, !title.isEmpty { lines.append("\(own)setTitle(\(CodeValues.string(title)), for: .\(key))") }
      if let image = element["image"] {
        lines.append("\(own)setImage(\(Self.image(image, element["catalog"])), for: .\(key))")
      }
      if let image = element["backgroundImage"] {
        lines.append("\(own)setBackgroundImage(\(Self.image(image, element["catalog"])), for: .\(key))")
      }
      if let color = tree.child(of: state, key: "titleColor").flatMap({ CodeValues.color(tree.element($0)) }) {
        lines.append("\(own)setTitleColor(\(color), for: .\(key))")
      }
    }
    return lines
  }
}
