internal import Foundation
internal import InterfaceBuilder
internal import UIKitCore

/// Keeps the objects of a nib as its document has them for the traits of the nib's top-level object.
///
/// 1. Objects are made with the values that the document gives for all traits. 2. Every change of traits tells which
/// conditions hold from now on; where they are the same nothing happens. 3. Views and constraints come and go
/// (`InstalledParts`). 4. What has other values gets those that changed, and no others (`VariedObject`): what the program
/// has set meanwhile stays.
@MainActor
final class DocumentVariations: TraitFollower {
  private let conditions: [IBTraitCondition]
  private let objects: [VariedObject]
  private let parts: InstalledParts
  /// Which conditions held when `follow` was last called; nil while the objects are as they were made.
  private var holding: [Bool]?
  private var traits: IBTraits?

  /// - Parameters:
  ///   - element: the element of the top-level object.
  ///   - scene: where the objects were made and are still known by their ids.
  /// - Returns: nil where nothing varies.
  init?(_ element: IBElement, of scene: SceneInstantiator, parts: InstalledParts) {
    guard !scene.document.installation.conditions.isEmpty else { return nil }
    objects = VariedObject.all(in: element, of: scene)
    if objects.isEmpty, parts.isEmpty { return nil }
    self.parts = parts
    conditions = Array(scene.document.installation.conditions)
  }

  func follow(_ traits: UITraitCollection) {
    let new = IBTraits(traits)
    guard new != self.traits else { return }
    let old = self.traits
    self.traits = new
    let holding = conditions.map { $0.holds(in: new) }
    guard holding != self.holding else { return }
    self.holding = holding
    traits.performAsCurrent {
      parts.update(for: new)
      for object in objects { object.update(from: old, to: new) }
    }
  }
}
