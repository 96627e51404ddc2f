internal import InterfaceBuilder
internal import UITraits

/// Which views and constraints the canvas's size class leaves out.
///
/// A view's `<mask>` excludes for all size classes; a `<variation>` of a size class that holds on the canvas changes
/// that.
struct SizeClassMasks {
  private(set) var uninstalled: Set<String> = []
  /// The size classes in force, as variations name them.
  let traits: Set<String>

  /// - Parameter target: whose size classes hold instead of the document's own device's.
  init(_ document: IBDocument, target: CanvasTarget? = nil) {
    traits = target.map { Self.traits(of: $0) } ?? Self.traits(of: document)
    visit(document.root, traits)
  }

  /// What a running program installs.
  init(_ document: IBDocument, traits: UITraitCollection) {
    self.traits = Self.names(traits)
    visit(document.root, self.traits)
  }

  private mutating func visit(_ element: IBElement, _ traits: Set<String>) {
    for child in element.children {
      if child.name == "mask" { apply(child) }
    }
    // The general variations come first, the special ones have the last word.
    let variations = element.children.filter { $0.name == "variation" }.sorted {
      Self.classes($0).count < Self.classes($1).count
    }
    for variation in variations where Self.classes(variation).isSubset(of: traits) {
      for mask in variation.children("mask") { apply(mask) }
    }
    for child in element.children where child.name != "variation" { visit(child, traits) }
  }

  private mutating func apply(_ mask: IBElement) {
    _ = mask.string("key")
    mask.markVisited()
    for excluded in mask.children("exclude") { excluded.string("reference").map { _ = uninstalled.insert($0) } }
    for included in mask.children("include") { included.string("reference").map { _ = uninstalled.remove($0) } }
  }

  private static func classes(_ variation: IBElement) -> Set<String> {
    let key = variation.key ?? "default"
    return key == "default" ? [] : Set(key.split(separator: "-").map(String.init))
  }

  private static func traits(of target: CanvasTarget) -> Set<String> {
    names(target.traits)
  }

  private static func names(_ traits: UITraitCollection) -> Set<String> {
    let width = traits.horizontalSizeClass == .regular ? "regular" : "compact"
    let height = traits.verticalSizeClass == .regular ? "regular" : "compact"
    return ["widthClass=\(width)", "heightClass=\(height)"]
  }

  /// The size classes of the canvas; the square canvas of Xcode 6 and 7 has none.
  private static func traits(of document: IBDocument) -> Set<String> {
    guard let device = document.device, document.usesTraitCollections else { return [] }
    let classes = Device.ofDocument(device.id).sizeClasses(landscape: device.orientation == "landscape")
    return ["widthClass=\(classes.horizontal.rawValue)", "heightClass=\(classes.vertical.rawValue)"]
  }
}
