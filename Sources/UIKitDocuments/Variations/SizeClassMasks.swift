package import InterfaceBuilder

/// Which views and constraints the canvas's size class leaves out.
///
/// A view's `<mask>` excludes for all size classes; a `<variation>` of a size class that holds on the canvas changes
/// that.
package struct SizeClassMasks {
  package private(set) var uninstalled: Set<String> = []
  /// The size classes in force, as variations name them.
  package let traits: Set<String>

  /// - Parameter names: the size classes in force, as variations name them.
  package init(_ document: IBDocument, names: Set<String>) {
    traits = names
    visit(document.root, names)
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
}
