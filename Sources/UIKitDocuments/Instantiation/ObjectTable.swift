internal import Foundation
internal import InterfaceBuilder
internal import UIKitCore

/// The objects of a scene or nib by the ids of their elements, in the order in which they were made.
@MainActor
final class ObjectTable {
  struct Entry {
    let object: AnyObject
    let element: IBElement
  }

  private struct WeakReference { weak var object: AnyObject? }

  private var strong: [String: AnyObject] = [:]
  private var weak: [String: WeakReference] = [:]
  /// What was made since the table was last bound; see `ObjectBinder`.
  private(set) var made: [Entry] = []
  /// Where ids are looked up that are not in this table: a prototype's scene.
  private let outer: ObjectTable?

  init(outer: ObjectTable? = nil) { self.outer = outer }

  subscript(id: String) -> AnyObject? {
    get { strong[id] ?? weak[id]?.object ?? outer?[id] }
    set { strong[id] = newValue }
  }

  func add(_ object: AnyObject, _ element: IBElement) {
    if let id = element.id { strong[id] = object }
    made.append(Entry(object: object, element: element))
  }

  /// `other` is what ids mean from now on that meant `object`.
  func replace(_ object: AnyObject, by other: AnyObject) {
    for (id, known) in strong where known === object { strong[id] = other }
    made = made.map { $0.object === object ? Entry(object: other, element: $0.element) : $0 }
  }

  /// Hands out what was made since the last call.
  func takeMade() -> [Entry] {
    defer { made = [] }
    return made
  }

  /// Lets go of the objects, which are held by each other from now on, and keeps their ids.
  func release() {
    for (id, object) in strong { weak[id] = WeakReference(object: object) }
    strong = [:]
  }
}
