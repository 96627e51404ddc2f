internal import DocumentEditing

/// What Interface Builder changes by itself when somebody opens and saves a document.
enum Noise {
  /// Attributes of the document that name programs.
  private static let document: Set<String> = [
    "toolsVersion", "systemVersion", "version", "type", "variant", "propertyAccessControl", "colorMatched",
    "promptedForUpgradeToXcode5", "nextObjectID", "generatesPrototypingConstraints", "targetRuntime",
  ]
  /// Marks that follow from the layout, and what concerns the canvas alone.
  private static let object: Set<String> = [
    "misplaced", "ambiguous", "verifyAmbiguity", "canvasLocation", "sceneMemberID", "colorLabel", "userComments",
    "insetFor6xAndEarlier", "contentStretch", "frameInset", "animations", "customModuleProvider", "freeformSize",
  ]
  /// Values that mean the same as no value.
  private static let defaults: [String: Set<String>] = [
    "hidden": ["NO"], "alpha": ["1"], "autoresizesSubviews": ["YES"], "enabled": ["YES"], "selected": ["NO"],
    "highlighted": ["NO"], "clipsSubviews": ["NO"], "tag": ["0"], "userInteractionEnabled": ["YES"],
    "multipleTouchEnabled": ["NO"], "clearsContextBeforeDrawing": ["YES"], "fixedFrame": ["NO"],
    "adjustsFontForContentSizeCategory": ["NO"], "highlightedColor": ["none"], "textColor": ["none"],
    "numberOfLines": ["1"], "minimumFontSize": ["0"], "preservesSuperviewLayoutMargins": ["NO"],
    "translatesAutoresizingMaskIntoConstraints": ["YES"], "interfaceStyle": ["light"], "simulatedAppContext": [],
  ]

  static func isDocumentNoise(_ name: String, old: String?, new: String?) -> Bool {
    // Another system is another document.
    if name == "targetRuntime", let old, let new { return old.prefix(3) == new.prefix(3) }
    // UIKIT: Interface Builder 8 and later name a device when they save a document that names none (64 of 231 pairs of
    // revisions).
    if name == "device" { return old == nil || new == nil }
    return isDocumentNoise(name)
  }

  static func isDocumentNoise(_ name: String) -> Bool {
    document.contains(name) || name.hasPrefix("image ") || name.hasPrefix("systemColor ")
      || name.hasPrefix("designable")
  }

  static func isNoise(
    _ name: String, old: String?, new: String?, oldObject: DocumentFacts.Object, newObject: DocumentFacts.Object,
    framesFollow: Bool
  ) -> Bool {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    if object.contains(name) || object.contains(last) || name.hasPrefix("simulated") { return true }
    if name == "frame" || name == "rect" {
      // Of a view whose container nobody knows the inset is all that is told.
      return framesFollow || [old, new].contains { $0?.hasPrefix("inset") == true }
    }
    // The content of a cell is as large as the cell.
    if name == "contentView.frame" || name == "contentView.rect" { return true }
    // UIKIT: Interface Builder 12 and later leave out that a cell's content is clear (documents as Xcode writes them).
    if name == "contentView.backgroundColor", Set([old ?? "clear", new ?? "clear"]) == ["clear"] { return true }
    if name == "autoresizingMask", framesFollow { return true }
    // UIKIT: the state of a button keeps shadow colours that nothing draws (documents before Xcode 7).
    if last == "titleShadowColor" { return true }
    if let same = defaults[last] {
      let values = [old, new].compactMap(\.self)
      if values.count == 1, same.contains(values[0]) { return true }
    }
    // Nothing said, and nothing in what is said.
    let values = [old, new].compactMap(\.self)
    if values.count == 1, !name.hasPrefix("runtime attribute") {
      if values[0].isEmpty { return true }
      let isZero = !values[0].contains { $0.isNumber && $0 != "0" }
      if last.hasSuffix("EdgeInsets"), values[0].hasPrefix("("), isZero { return true }
    }
    return false
  }
}
