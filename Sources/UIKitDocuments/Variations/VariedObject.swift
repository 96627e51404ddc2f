internal import Foundation
internal import InterfaceBuilder
internal import UIKitCore

/// An object whose values a document varies by traits.
@MainActor
struct VariedObject {
  private weak var object: AnyObject?
  private let element: IBElement
  private let source: VariationSource

  /// Those of the nib whose top-level object `element` describes: its parts, but not what is a nib of its own.
  static func all(in element: IBElement, of scene: SceneInstantiator) -> [VariedObject] {
    let source = VariationSource(scene)
    var owners: [Owner] = []
    collect(element, nil, scene, into: &owners)
    return owners.map { VariedObject(object: $0.object, element: $0.element, source: source) }
  }

  /// An object and the element that it was made from.
  private struct Owner {
    var object: AnyObject
    var element: IBElement
  }

  /// The owners of all elements inside `element` that have other values for some traits.
  private static func collect(
    _ element: IBElement, _ outer: Owner?, _ scene: SceneInstantiator, into owners: inout [Owner]
  ) {
    var owner = outer
    if let id = element.id, let object = scene.result.objects[id] { owner = Owner(object: object, element: element) }
    if let owner, element.hasVariedValues, owners.last?.element != owner.element { owners.append(owner) }
    for child in element.children where !isNibOfItsOwn(child) { collect(child, owner, scene, into: &owners) }
  }

  /// Prototypes are made one by one; a controller's view is loaded after the controller.
  private static func isNibOfItsOwn(_ element: IBElement) -> Bool {
    switch element.name {
    case "variation", "mask", "connections", "prototypes", "collectionReusableView": true
    case "cells": element.parent?.name != "tableViewSection"
    default: element.key == "view" && element.parent?.isView == false
    }
  }

  /// Gives the object the values that differ between `old` and `new`.
  ///
  /// - Parameter old: nil for the values that hold for all traits.
  func update(from old: IBTraits?, to new: IBTraits) {
    guard let object else { return }
    let (before, after) = (values(for: old), values(for: new))
    let changes = after.differences(from: before)
    guard !changes.isEmpty else { return }
    switch object {
    case let constraint as NSLayoutConstraint: update(constraint, after, changes)
    case let view as UIView: source.view(after).map { VariedProperties.copy(changes, from: $0, to: view) }
    default: source.item(after, like: object).map { VariedProperties.copy(changes, from: $0, to: object) }
    }
  }

  /// The element without what are objects of their own, as it is for some traits.
  private func values(for traits: IBTraits?) -> IBElement {
    element.resolved(in: traits ?? IBTraits(), keeping: Self.isValue)
  }

  private static let parts: Set<String> = [
    "subviews", "constraints", "connections", "prototypes", "cells", "sections", "gestureRecognizers", "items",
    "viewLayoutGuide", "layoutGuides", "userDefinedRuntimeAttributes", "variation", "mask", "navigationItem",
    "barButtonItem", "leftBarButtonItems", "rightBarButtonItems", "toolbarItems",
  ]

  private static func isValue(_ element: IBElement) -> Bool {
    !parts.contains(element.name) && !element.isView
  }

  private func update(_ constraint: NSLayoutConstraint, _ element: IBElement, _ changes: Set<String>) {
    guard let stated = IBConstraint(element), let first = constraint.firstItem else { return }
    if !changes.isDisjoint(with: ["constant", "symbolic", "symbolType"]) {
      constraint.constant = ConstraintInstantiator.constant(stated, first, constraint.secondItem)
    }
    if changes.contains("priority") { constraint.replacePriority(with: UILayoutPriority(Float(stated.priority))) }
    if changes.contains("identifier") { constraint.identifier = stated.identifier }
  }
}
