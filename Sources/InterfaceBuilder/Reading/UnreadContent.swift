/// What says nothing about layout or pictures: it is understood, and needs no treatment here.
private enum Inert {
  /// Elements that concern the editor, the running application or the wiring between objects.
  static let elements: Set<String> = [
    "dependencies", "connections", "placeholder", "exit", "customObject", "animations", "gestureRecognizers",
    "tapGestureRecognizer", "panGestureRecognizer", "pinchGestureRecognizer", "swipeGestureRecognizer",
    "rotationGestureRecognizer", "pongPressGestureRecognizer", "screenEdgePanGestureRecognizer", "metadata", "nil",
    "variation", "mask", "layoutGuides", "viewLayoutGuide", "keyCommands", "inferredMetricsTieBreakers", "classes",
    "accessibility", "accessibilityOverrides", "simulatedMetricsContainer", "resources", "designables", "customFonts",
    "textInputTraits", "extendedEdge", "value", "refreshControl", "userGuides",
  ]
  static let attributes: Set<String> = [
    "sceneMemberID", "userLabel", "customModule", "customModuleProvider", "storyboardIdentifier", "contentMode",
    "placeholderIdentifier", "restorationIdentifier", "useStoryboardIdentifierAsRestorationIdentifier", "colorLabel",
    "catalog", "colorSpace", "customColorSpace", "customClass", "clearsContextBeforeDrawing", "misplaced", "ambiguous",
    "fixedFrame", "verifyAmbiguity", "opaque", "multipleTouchEnabled", "tableViewCell", "reuseIdentifier", "symbolic",
    "hidesBottomBarWhenPushed", "automaticallyAdjustsScrollViewInsets", "definesPresentationContext",
    "clearsSelectionOnViewWillAppear", "modalPresentationStyle", "modalTransitionStyle", "nibName",
    "explicitStoryboardIdentifier", "isDesignatedEntryPoint", "autoresizesArchivedViewToFullSize", "family",
  ]
  /// Roles that only the canvas knows; a free size is also that of the root view.
  static let keys: Set<String> = [
    "canvasLocation", "insetFor6xAndEarlier", "contentStretch", "userComments", "freeformSize", "customSize",
  ]

  static func covers(_ element: IBElement) -> Bool {
    elements.contains(element.name) || keys.contains(element.peek("key") ?? "")
      || element.name.hasPrefix("simulated") || element.name.hasSuffix("SimulatedSizeMetrics")
  }
}

extension IBDocument {
  /// What nobody has read so far: attributes and elements that this version does not understand, one warning for each
  /// kind of content, at its first place; and attributes that are not the numbers that they should be.
  ///
  /// - Parameter isIncluded: which scenes somebody wanted to read. Default: all.
  public func unreadContent(in isIncluded: (IBScene) -> Bool = { _ in true }) -> [DocumentWarning] {
    var seen: Set<String> = []
    var warnings: [DocumentWarning] = []
    let left = Set(scenes.filter { !isIncluded($0) }.map(\.id))
    visit(root, objectID: nil, except: left, &seen, &warnings)
    return warnings
  }

  private func visit(
    _ element: IBElement, objectID: String?, except left: Set<String>, _ seen: inout Set<String>,
    _ warnings: inout [DocumentWarning]
  ) {
    if Inert.covers(element) { return }
    // A storyboard's scenes, and the top-level objects of xibs.
    let scene = element.parent?.name == "objects" ? element.peek("id") : element.peek("sceneID")
    if let scene, left.contains(scene) { return }
    let id = element.peek("id") ?? objectID
    guard element.isRead || element == root else {
      if seen.insert("<\(element.parent?.name ?? "")/\(element.name)>").inserted {
        warnings.append(
          DocumentWarning(
            location: element.location, objectID: id,
            message: "<\(element.name)> in <\(element.parent?.name ?? "")> is not understood and has no effect"))
      }
      return
    }
    for (name, isNoNumber) in element.unreadAttributes {
      if name == "key" || name == "id" || Inert.attributes.contains(name) { continue }
      if isNoNumber {
        warnings.append(
          DocumentWarning(
            location: element.location, objectID: id,
            message:
              "'\(element.peek(name) ?? "")', attribute '\(name)' of <\(element.name)>, is no number and has no effect"
          ))
      } else if seen.insert("\(element.name).\(name)").inserted {
        warnings.append(
          DocumentWarning(
            location: element.location, objectID: id,
            message: "attribute '\(name)' of <\(element.name)> is not understood and has no effect"))
      }
    }
    for child in element.children { visit(child, objectID: id, except: left, &seen, &warnings) }
  }
}
