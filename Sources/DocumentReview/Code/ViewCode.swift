internal import DocumentEditing
internal import InterfaceBuilder

/// A view's construction and properties in code, for a pair of size classes.
struct ViewCode {
  let tree: SyntaxTree
  let names: CodeNames
  let elements: VariedElements
  let view: SyntaxNode.ID
  let element: SyntaxElement
  /// What is written even where it is what UIKit has by itself, because it varies.
  let varied: Set<String>

  init(_ view: SyntaxNode.ID, _ tree: SyntaxTree, _ names: CodeNames, for classes: SizeClassKey) {
    self.tree = tree
    self.names = names
    self.view = view
    elements = VariedElements(tree: tree, classes: classes)
    element = tree.element(view)
    varied = VariedElements.varied(of: view, in: tree)
  }

  /// A view's class: the program's, or else Apple's.
  static func type(_ element: SyntaxElement) -> String {
    if let custom = CodeNames.customClass(element) { return CodeNames.identifier(custom) }
    // A view of the library that has a class of Apple's, as UIControl.
    if element.name == "view", let stated = element["customClass"], IBElementKind.isViewClass(stated) { return stated }
    return className(element.name)
  }

  static func isView(_ tag: String) -> Bool { IBElementKind.of(tag)?.role == .view }

  /// Apple's class of a tag.
  static func className(_ tag: String) -> String { IBElementKind.of(tag)?.className ?? "UIView" }

  /// The module of a class that is not UIKit's.
  static func module(ofClass name: String) -> String? {
    let prefixes = [
      "MK": "MapKit", "WK": "WebKit", "SCN": "SceneKit", "ARS": "ARKit", "SK": "SpriteKit", "MTK": "MetalKit",
      "GLK": "GLKit", "AD": "iAd",
    ]
    return prefixes.first { name.hasPrefix($0.key) }?.value
  }

  func attribute(_ name: String) -> String? { elements.attribute(name, of: view) }
  func child(_ key: String) -> SyntaxElement? { elements.child(of: view, key: key) }

  // MARK: Construction

  /// - Parameter layout: the name of the collection view's layout.
  func construction() -> String {
    let type = Self.type(element)
    switch element.name {
    case "button":
      let kind = element["buttonType"].map { $0 == "roundedRect" ? "system" : $0 } ?? "custom"
      return "\(type)(type: .\(kind))"
    case "tableView": return "\(type)(frame: .zero, style: .\(element["style"] ?? "plain"))"
    case "collectionView": return "\(type)(frame: .zero, collectionViewLayout: \(LayoutCode(tree, view).construction))"
    case "segmentedControl", "activityIndicatorView", "visualEffectView":
      if isCustom { return "\(type)(frame: .zero)" }
      return special(type)
    case "tableViewCell": return "\(type)(style: .\(Self.cellStyle(element)), reuseIdentifier: nil)"
    case "wkWebView": return "\(type)(frame: .zero, configuration: WKWebViewConfiguration())"
    default: return "\(type)()"
    }
  }

  /// A row's style as UIKit names it.
  static func cellStyle(_ element: SyntaxElement) -> String {
    let styles = [
      "IBUITableViewCellStyleValue1": "value1", "IBUITableViewCellStyleValue2": "value2",
      "IBUITableViewCellStyleSubtitle": "subtitle",
    ]
    return element["style"].flatMap { styles[$0] } ?? "default"
  }

  private func special(_ type: String) -> String {
    switch element.name {
    case "segmentedControl":
      let segments = tree.child(of: view, named: "segments").map { tree.children(of: $0) } ?? []
      let titles = segments.map { segment -> String in
        ImageCode.image(of: segment, in: tree).map { $0 + " as Any" }
          ?? CodeValues.string(tree.element(segment)["title"] ?? "")
      }
      return "\(type)(items: [\(titles.joined(separator: ", "))])"
    case "activityIndicatorView":
      return "\(type)(style: .\(indicatorStyle))"
    default:
      return "\(type)(effect: \(effect))"
    }
  }

  private var isCustom: Bool { CodeNames.customClass(element) != nil }

  private var indicatorStyle: String {
    let style = element["style"] ?? "medium"
    return ["gray": "medium", "white": "medium"][style] ?? style
  }

  private var effect: String {
    if let vibrancy = tree.child(of: view, named: "vibrancyEffect") {
      return "UIVibrancyEffect(blurEffect: \(blur(tree.child(of: vibrancy, named: "blurEffect"))))"
    }
    return blur(tree.child(of: view, named: "blurEffect"))
  }

  private func blur(_ id: SyntaxNode.ID?) -> String {
    "UIBlurEffect(style: .\(id.flatMap { tree.element($0)["style"] } ?? "regular"))"
  }

  // MARK: Properties

  /// Statements that give the view what the document says of it.
  ///
  /// - Parameters:
  ///   - name: the view's name in code.
  ///   - isRoot: whether its controller or its user places it.
  func properties(as name: String, isRoot: Bool) -> [String] {
    let own = name == "self" ? "" : "\(name)."
    var lines = isRoot ? [] : placement(own)
    for property in ViewProperty.all where property.applies(to: element.name) {
      guard let line = property.statement(self, own) else { continue }
      lines.append(line)
    }
    lines += priorities(own) + looks(own)
    switch element.name {
    case "button": lines += ButtonCode(self).statements(own)
    case "collectionView": lines += LayoutCode(tree, view).statements(name, own)
    case "segmentedControl": lines += segments(own)
    // A class of the program's is made by its frame.
    case "activityIndicatorView" where isCustom: lines.append("\(own)style = .\(indicatorStyle)")
    case "visualEffectView" where isCustom: lines.append("\(own)effect = \(effect)")
    case "imageView":
      for key in ["image", "highlightedImage"] { if let image = image(key) { lines.append("\(own)\(key) = \(image)") } }
      if let symbol = tree.child(of: view, named: "preferredSymbolConfiguration"),
        let configuration = CodeValues.symbol(symbol, in: tree)
      {
        lines.append("\(own)preferredSymbolConfiguration = \(configuration)")
      }
    default: break
    }
    return lines + TextCode(self).statements(own) + accessibility(own) + runtimeAttributes(own)
  }

  /// The image that the view has under a key in these size classes.
  private func image(_ key: String) -> String? {
    if let name = attribute(key) { return ImageCode.image(name, attribute("catalog")) }
    guard let node = elements.node(of: view, key: key), tree.element(node).name == "imageReference" else { return nil }
    return ImageCode.referenced(node, in: tree)
  }

  /// Whether constraints place the view in these size classes, instead of its frame and mask.
  var isConstrained: Bool {
    element["translatesAutoresizingMaskIntoConstraints"] == "NO" && attribute("fixedFrame") != "YES"
      && tree.element(tree.root)["useAutolayout"] == "YES"
  }

  var isArranged: Bool {
    guard let list = tree.parent(of: view), tree.element(list).name == "subviews" else { return false }
    return tree.parent(of: list).map { tree.element($0).name == "stackView" } ?? false
  }

  /// Constraints, or a frame with its mask.
  private func placement(_ own: String) -> [String] {
    var lines: [String] = []
    if !isArranged, isConstrained || varied.contains("fixedFrame") {
      lines.append("\(own)translatesAutoresizingMaskIntoConstraints = \(!isConstrained)")
    }
    if holdsFrames || (!isArranged && !isConstrained) {
      // Frames that constraints give are kept for each size class, too, and place nothing.
      let rect = isConstrained ? nil : elements.node(of: view, key: "frame")
      if let frame = CodeValues.frame(rect, of: view, in: tree) { lines.append("\(own)frame = \(frame)") }
    }
    if isArranged || isConstrained { return lines }
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

  /// Whether masks in the view count from its size in the document.
  var holdsFrames: Bool {
    if element.name == "collectionViewCell", let content = tree.child(of: view, key: "contentView") {
      return ViewCode(content, tree, names, for: elements.classes).holdsFrames
    }
    guard element.name != "stackView", let list = tree.child(of: view, named: "subviews") else { return false }
    return tree.children(of: list).contains { child in
      Self.isView(tree.element(child).name) && !ViewCode(child, tree, names, for: elements.classes).isConstrained
    }
  }

  private func priorities(_ own: String) -> [String] {
    let known = [
      ("horizontalHuggingPriority", "setContentHuggingPriority", "horizontal"),
      ("verticalHuggingPriority", "setContentHuggingPriority", "vertical"),
      ("horizontalCompressionResistancePriority", "setContentCompressionResistancePriority", "horizontal"),
      ("verticalCompressionResistancePriority", "setContentCompressionResistancePriority", "vertical"),
    ]
    return known.compactMap { name, method, axis in
      // Documents leave out 250, also where the class hugs more by itself.
      let hugs = Self.hugging[element.name].map { name.hasPrefix("horizontalH") ? $0.0 : $0.1 } ?? false
      let silent = name.hasSuffix("HuggingPriority") && hugs ? "250" : nil
      guard let value = CodeValues.number(attribute(name)) ?? silent else { return nil }
      return "\(own)\(method)(\(CodeValues.priority(value)), for: .\(axis))"
    }
  }

  /// Whether a view keeps its size before others do as Interface Builder has it of labels and pictures: 251 both ways.
  var hugsAsNew: Bool {
    ["horizontalHuggingPriority", "verticalHuggingPriority"].allSatisfy { element[$0] == "251" && !varied.contains($0) }
  }

  /// Classes that hug more than 250 by themselves: across, down.
  private static let hugging: [String: (Bool, Bool)] = [
    "activityIndicatorView": (true, true), "switch": (true, true), "stepper": (true, true), "slider": (false, true),
    "segmentedControl": (false, true), "progressView": (false, true), "pageControl": (false, true),
  ]

  /// Colours, insets and sizes.
  private func looks(_ own: String) -> [String] {
    var lines: [String] = []
    for key in Self.colors {
      if let color = child(key).flatMap(CodeValues.color) {
        lines.append("\(own)\(key == "highlightedColor" ? "highlightedTextColor" : key) = \(color)")
      } else if varied.contains(key) {
        lines.append("\(own)\(key) = nil")
      }
    }
    if let margins = child("layoutMargins"), element.name != "tableViewCellContentView" {
      lines.append("\(own)layoutMargins = \(CodeValues.insets(margins))")
    }
    if let margins = child("directionalLayoutMargins") {
      lines.append("\(own)directionalLayoutMargins = \(CodeValues.insets(margins, isDirectional: true))")
    }
    let isScrollView = ["scrollView", "tableView", "collectionView", "textView"].contains(element.name)
    for key in ["contentInset", "scrollIndicatorInsets"] where isScrollView {
      if let insets = child(key) { lines.append("\(own)\(key) = \(CodeValues.insets(insets))") }
    }
    if isScrollView, let size = child("contentSize") { lines.append("\(own)contentSize = \(CodeValues.size(size))") }
    return lines
  }

  private static let colors = [
    "backgroundColor", "tintColor", "shadowColor", "onTintColor", "thumbTintColor", "minimumTrackTintColor",
    "maximumTrackTintColor", "progressTintColor", "trackTintColor", "separatorColor", "barTintColor", "color",
    "pageIndicatorTintColor", "currentPageIndicatorTintColor", "highlightedColor", "selectedSegmentTintColor",
    "sectionIndexColor",
  ]

  private func segments(_ own: String) -> [String] {
    let segments = tree.child(of: view, named: "segments").map { tree.children(of: $0) } ?? []
    var lines = segments.enumerated().compactMap { index, segment -> String? in
      guard let width = CodeValues.number(tree.element(segment)["width"]), width != "0" else { return nil }
      return "\(own)setWidth(\(width), forSegmentAt: \(index))"
    }
    lines += segments.enumerated().compactMap { index, segment -> String? in
      tree.element(segment)["enabled"] == "NO" ? "\(own)setEnabled(false, forSegmentAt: \(index))" : nil
    }
    if let index = element["selectedSegmentIndex"], Int(index) != nil, index != "-1" {
      lines.append("\(own)selectedSegmentIndex = \(index)")
    }
    return lines
  }

  private func accessibility(_ own: String) -> [String] {
    guard let node = elements.node(of: view, key: "accessibilityConfiguration") else { return [] }
    let element = tree.element(node)
    return [
      ("identifier", "accessibilityIdentifier"), ("label", "accessibilityLabel"), ("hint", "accessibilityHint"),
    ].compactMap { name, property in
      guard let text = element[name] ?? tree.child(of: node, key: name).map({ tree.text(of: $0) }), !text.isEmpty else {
        return nil
      }
      return "\(own)\(property) = \(CodeValues.string(text))"
    }
  }

  /// What the document sets by key path: of the layer, and of the custom class.
  private func runtimeAttributes(_ own: String) -> [String] {
    guard let list = tree.child(of: view, named: "userDefinedRuntimeAttributes") else { return [] }
    return tree.children(of: list).compactMap { attribute in
      guard let path = tree.element(attribute)["keyPath"], isWritten(path), let value = runtimeValue(attribute) else {
        return nil
      }
      return "\(own)\(path) = \(value)"
    }
  }

  /// Runtime attributes that the code does not have: of Apple's classes, which know nothing of them, and with values that
  /// Swift has no word for.
  func furtherRuntimeAttributes() -> [String] {
    guard let list = tree.child(of: view, named: "userDefinedRuntimeAttributes") else { return [] }
    return tree.children(of: list).compactMap { attribute in
      guard let path = tree.element(attribute)["keyPath"] else { return nil }
      return isWritten(path) && runtimeValue(attribute) != nil ? nil : path
    }
  }

  /// Paths of the layer that every view has, and properties of the program's own class.
  private func isWritten(_ path: String) -> Bool {
    if Self.layerPaths.contains(path) { return true }
    let names = path.split(separator: ".", omittingEmptySubsequences: false)
    return isCustom && names.count <= 3
      && names.allSatisfy { CodeNames.identifier(String($0)) == $0 && $0.first?.isLowercase == true }
  }

  private func runtimeValue(_ attribute: SyntaxNode.ID) -> String? {
    let stated = tree.element(attribute)
    let inner = tree.children(of: attribute).first
    switch stated["type"] {
    case "boolean": return stated["value"].map { $0 == "YES" ? "true" : "false" }
    case "number": return CodeValues.number(inner.flatMap { tree.element($0)["value"] } ?? stated["value"])
    case "string", "localizedString":
      let text = stated["value"] ?? inner.map { tree.text(of: $0) }
      // UIKIT: key-value coding takes the number out of a text (the rules of key-value coding for scalars).
      if stated["keyPath"].map({ Self.layerPaths.contains($0) }) == true { return CodeValues.number(text) }
      return text.map { CodeValues.string($0) }
    case "image": return stated["value"].map { ImageCode.image($0, stated["catalog"]) }
    case "color": return inner.flatMap { CodeValues.color(tree.element($0)) }
    case "size": return inner.map { CodeValues.size(tree.element($0)) }
    case "point":
      let point = inner.map { tree.element($0) }
      guard let x = CodeValues.number(point?["x"]), let y = CodeValues.number(point?["y"]) else { return nil }
      return "CGPoint(x: \(x), y: \(y))"
    case "rect":
      let numbers = ["x", "y", "width", "height"].compactMap { name in
        CodeValues.number(inner.flatMap { tree.element($0)[name] }).map { "\(name): \($0)" }
      }
      return numbers.count == 4 ? "CGRect(\(numbers.joined(separator: ", ")))" : nil
    default: return nil
    }
  }

  private static let layerPaths: Set<String> = [
    "layer.cornerRadius", "layer.masksToBounds", "layer.borderWidth", "layer.shadowRadius", "layer.shadowOpacity",
  ]
}
