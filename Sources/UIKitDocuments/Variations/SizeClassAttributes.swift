package import InterfaceBuilder
internal import UIKitCore

/// Attributes that a document gives other values for the size classes in force: a stack's axis, a constraint's constant,
/// a font. The general variations come first, the special ones have the last word.
package enum SizeClassAttributes {
  private static let names = [
    "axis", "distribution", "alignment", "spacing", "constant", "multiplier", "priority", "hidden", "numberOfLines",
  ]

  package static func apply(to element: IBElement, _ traits: Set<String>) {
    let variations = element.children.filter { $0.name == "variation" && !classes($0).isEmpty }
    for variation in variations.sorted(by: { classes($0).count < classes($1).count })
    where classes(variation).isSubset(of: traits) {
      for name in names { if let value = variation.string(name) { element.replace(name, with: value) } }
      for font in variation.children("fontDescription") { element.replaceChild(with: font) }
    }
    for child in element.children where child.name != "variation" { apply(to: child, traits) }
  }

  private static func classes(_ variation: IBElement) -> Set<String> {
    let key = variation.key ?? "default"
    return key == "default" ? [] : Set(key.split(separator: "-").map(String.init))
  }
}
