/// Makes an old document a unified one: size classes, adaptive segues, a device; constraints and safe areas when asked.
package struct DocumentUpgrade {
  package struct Options: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Autoresizing masks become constraints that give the same frames.
    package static let constraints = Options(rawValue: 1)
    /// Layout guides of controllers become safe areas.
    package static let safeAreas = Options(rawValue: 2)
  }

  package private(set) var tree: SyntaxTree
  /// What was changed and why, in the order of the changes.
  package private(set) var changes: [String] = []
  /// What stays as it is although it is old, and why.
  package private(set) var remarks: [String] = []
  private var identifiers: ObjectIdentifiers

  package init(_ tree: SyntaxTree, options: Options = []) throws(EditError) {
    self.tree = tree
    identifiers = ObjectIdentifiers(tree)
    let root = tree.element(tree.root)
    guard root.name == "document" else {
      throw EditError("not a document of Interface Builder", at: tree.location(of: tree.root))
    }
    if options.contains(.constraints) { try makeConstraints() }
    try turnOnSizeClasses()
    try renewSegues()
    if options.contains(.safeAreas) { try makeSafeAreas() }
    remark()
  }

  // MARK: Size classes

  private mutating func turnOnSizeClasses() throws(EditError) {
    let root = tree.element(tree.root)
    if root["useTraitCollections"] == "YES" { return }
    guard tree.element(tree.root)["useAutolayout"] == "YES" else {
      remarks.append(
        "size classes stay off: they need Auto Layout, which this document does not use (--constraints turns it on)")
      return
    }
    try setDevice()
    try tree.apply(.setAttribute(tree.root, name: "useTraitCollections", value: "YES"))
    changes.append("size classes are on, so that one document serves every device")
    try stateFormat()
    if root["targetRuntime"] == "iOS.CocoaTouch.iPad" {
      try tree.apply(.setAttribute(tree.root, name: "targetRuntime", value: "iOS.CocoaTouch"))
      changes.append("the document is for phones, too, not for the iPad alone")
    }
  }

  /// The canvas keeps its size: without a device a document with size classes has the square canvas.
  private mutating func setDevice() throws(EditError) {
    guard tree.child(of: tree.root, named: "device") == nil else { return }
    let device = canvasDevice()
    let template = ElementTemplate("device", [("id", device.id), ("orientation", device.orientation)])
    try tree.apply(.add(template, to: tree.root, at: .standard))
    changes.append("the canvas shows \(device.name), as before")
  }

  private func canvasDevice() -> (id: String, orientation: String, name: String) {
    var orientation = "portrait"
    var screen: String?
    if let metrics = tree.child(of: tree.root, key: "defaultSimulatedMetrics") {
      if let element = tree.child(of: metrics, key: "orientation").map({ tree.element($0) }),
        element["orientation"]?.hasPrefix("landscape") == true
      {
        orientation = "landscape"
      }
      screen = tree.child(of: metrics, key: "destination").flatMap { tree.element($0)["type"] }
    }
    if tree.element(tree.root)["targetRuntime"] == "iOS.CocoaTouch.iPad" {
      return ("ipad9_7", orientation, "an iPad")
    }
    if screen == "retina4" || screen == "retina4_0.fullscreen" { return ("retina4_0", orientation, "a 4-inch phone") }
    return ("retina3_5", orientation, "a 3.5-inch phone")
  }

  /// UIKIT: every one of 3,129 documents with a device names the format of Xcode 8 among what it needs: older versions of
  /// Xcode refuse it instead of losing the device.
  private mutating func stateFormat() throws(EditError) {
    let format = ElementTemplate(
      "capability", [("name", "documents saved in the Xcode 8 format"), ("minToolsVersion", "8.0")])
    if let list = tree.child(of: tree.root, named: "dependencies") {
      if tree.children(of: list).contains(where: { tree.element($0)["name"] == format.attributes[0].value }) { return }
      try tree.apply(.add(format, to: list, at: .standard))
    } else {
      try tree.apply(.add(ElementTemplate("dependencies", children: [format]), to: tree.root, at: .standard))
    }
    changes.append("the document has the format of Xcode 8, the first that knows devices")
  }

  // MARK: Segues

  /// A segue by its identifier, or by its id, and where it leads.
  private static func words(_ segue: SyntaxElement) -> String {
    let name = [segue["identifier"], segue.id].compactMap(\.self).first { !$0.isEmpty }
    return (["segue", name] + (segue["destination"].map { ["to", $0] } ?? [])).compactMap(\.self).joined(separator: " ")
  }

  private static let adaptive = [
    "push": "show", "modal": "presentation", "popover": "popoverPresentation", "replace": "showDetail",
  ]

  private mutating func renewSegues() throws(EditError) {
    guard tree.element(tree.root)["useTraitCollections"] == "YES" else {
      if tree.descendants(of: tree.root).contains(where: {
        tree.element($0).name == "segue" && Self.adaptive[tree.element($0)["kind"] ?? ""] != nil
      }) {
        remarks.append("segues stay as they are: the adaptive ones belong to size classes")
      }
      return
    }
    for node in tree.descendants(of: tree.root) where tree.element(node).name == "segue" {
      let segue = tree.element(node)
      guard let kind = segue["kind"], let new = Self.adaptive[kind] else {
        if segue["kind"] == "custom" {
          remarks.append(
            "\(Self.words(segue)) stays: its class \(segue["customClass"] ?? "?") decides what it does"
          )
        }
        continue
      }
      try tree.apply(.setAttribute(node, name: "kind", value: new))
      if kind == "replace" { try tree.apply(.setAttribute(node, name: "splitViewControllerTargetIndex", value: nil)) }
      changes.append(
        "\(Self.words(segue)): \(kind) becomes \(new), which adapts to where it happens")
    }
  }

  // MARK: Safe areas

  private mutating func makeSafeAreas() throws(EditError) {
    if tree.element(tree.root)["useSafeAreas"] == "YES" { return }
    var count = 0
    for guides in tree.descendants(of: tree.root) where tree.element(guides).name == "layoutGuides" {
      guard let controller = tree.parent(of: guides), let view = tree.child(of: controller, key: "view") else {
        continue
      }
      var edges: [String: (attribute: String, edge: String)] = [:]
      for item in tree.children(of: guides) {
        let element = tree.element(item)
        guard let id = element.id else { continue }
        edges[id] = element["type"] == "top" ? ("bottom", "top") : ("top", "bottom")
      }
      let safeArea = identifiers.make("\(tree.element(view).id ?? "").safeArea")
      let guide = ElementTemplate("viewLayoutGuide", [("key", "safeArea"), ("id", safeArea)])
      try tree.apply(.add(guide, to: view, at: .standard))
      for node in tree.descendants(of: view) where tree.element(node).name == "constraint" {
        for (item, attribute) in [("firstItem", "firstAttribute"), ("secondItem", "secondAttribute")] {
          guard let edge = tree.element(node)[item].flatMap({ edges[$0] }) else { continue }
          try tree.apply(.setAttribute(node, name: item, value: safeArea))
          if tree.element(node)[attribute] == edge.attribute {
            try tree.apply(.setAttribute(node, name: attribute, value: edge.edge))
          }
        }
      }
      try tree.apply(.remove(guides))
      count += 1
    }
    try tree.apply(.setAttribute(tree.root, name: "useSafeAreas", value: "YES"))
    changes.append("layout guides of \(count) controller\(count == 1 ? "" : "s") become safe areas")
  }

  // MARK: Constraints

  private mutating func makeConstraints() throws(EditError) {
    let isOff = tree.element(tree.root)["useAutolayout"] != "YES"
    var maker = AutoresizingConstraints(tree, identifiers: identifiers)
    try maker.convert()
    tree = maker.tree
    identifiers = maker.identifiers
    remarks += maker.remarks
    if isOff {
      try tree.apply(.setAttribute(tree.root, name: "useAutolayout", value: "YES"))
      changes.append("Auto Layout is on")
    }
    if maker.count > 0 { changes.append("autoresizing masks of \(maker.count) views become constraints") }
  }

  // MARK: Remarks

  private mutating func remark() {
    var names: [String: Int] = [:]
    for node in tree.descendants(of: tree.root) { names[tree.element(node).name, default: 0] += 1 }
    if let count = names["webView"] {
      remarks.append("\(count) UIWebView\(count == 1 ? "" : "s"): WKWebView replaces the class")
    }
    if let count = names["adBannerView"] {
      remarks.append("\(count) ADBannerView\(count == 1 ? "" : "s"): the class is gone")
    }
    if let version = tree.element(tree.root)["toolsVersion"] {
      changes.isEmpty
        ? ()
        : remarks.append("the version of the tools stays \(version): Xcode writes its own when it saves the document")
    }
  }
}
