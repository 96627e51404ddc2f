internal import DocumentEditing

/// What is settled without asking anybody.
enum MergeRules {
  /// The value that both can live with: the newer program's version, ours where the layout decides; nil for a conflict.
  static func settled(_ name: String, in element: SyntaxElement, ours: String?, theirs: String?) -> String?? {
    if follows(name, in: element) { return .some(ours) }
    let isVersion =
      (element.name == "document" && ["toolsVersion", "systemVersion"].contains(name))
      || (element.name == "plugIn" && name == "version") || (element.name == "capability" && name == "minToolsVersion")
    guard isVersion, let ours, let theirs else { return nil }
    return .some(numbers(theirs).lexicographicallyPrecedes(numbers(ours)) ? ours : theirs)
  }

  private static func numbers(_ version: String) -> [Int] { version.split(separator: ".").map { Int($0) ?? 0 } }

  /// Whether the attribute says what Interface Builder computes.
  static func follows(_ name: String, in element: SyntaxElement) -> Bool {
    if ["misplaced", "ambiguous", "verifyAmbiguity"].contains(name) { return true }
    if element.key == "frame", element.name == "rect" { return ["x", "y", "width", "height"].contains(name) }
    return element.key == "canvasLocation" || (element.name == "image" && element.key == nil)
  }

  /// Whether the order of an element's children means something.
  static func isOrdered(_ id: SyntaxNode.ID, _ tree: SyntaxTree) -> Bool {
    ordered.contains(tree.element(id).name)
  }

  private static let ordered: Set<String> = [
    "subviews", "objects", "scenes", "items", "segments", "cells", "sections", "prototypes", "toolbarItems",
    "userDefinedRuntimeAttributes", "attributedString", "array", "gestureRecognizers", "barButtonItems",
  ]
}
