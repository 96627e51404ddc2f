package import Foundation
package import InterfaceBuilder
package import UIKitCore

/// A scene's objects, made: controller, views, and where each came from.
@MainActor
package final class InstantiatedScene {
  /// A view of a scene and the element that it was made from.
  package struct Entry {
    /// The document's id, or `<parent id>/<key>` for an element without one.
    package let id: String
    /// The UIKit class of the element; custom classes fall back to it.
    package let className: String
    package let view: UIView
    package let element: IBElement
  }

  package let scene: IBScene
  package internal(set) var controller: UIViewController?
  package internal(set) var root: UIView?
  /// Parents before children.
  package internal(set) var entries: [Entry] = []
  /// The root view's place on the canvas, in points.
  package var rootFrame = CGRect.zero
  /// Frames that the document alone gives, of views that stand elsewhere because the document has not kept up with
  /// itself, in points.
  package var staleFrames: [ObjectIdentifier: CGRect] = [:]
  /// Every object of the scene that constraints and connections may name, by id.
  let objects: ObjectTable
  /// Which constraint of the document each constraint was made from.
  package internal(set) var statedConstraints: [ObjectIdentifier: IBConstraint] = [:]
  package internal(set) var warnings: [DocumentWarning] = []

  init(_ scene: IBScene, objects: ObjectTable = ObjectTable()) {
    self.scene = scene
    self.objects = objects
  }

  /// Makes the objects of a scene at once, as Interface Builder's canvas shows them.
  ///
  /// - Parameters:
  ///   - uninstalled: ids of views and constraints that are left out.
  ///   - canvas: what the canvas adds to the views.
  package static func onCanvas(
    _ scene: IBScene, in document: IBDocument, uninstalled: Set<String>, _ canvas: any CanvasAdditions
  ) -> InstantiatedScene {
    SceneInstantiator(scene, in: document, uninstalled: uninstalled, for: .canvas(canvas)).instantiate()
  }

  /// A navigation or tab bar controller, without the controllers in it, with its bars as the document has them.
  package static func containerOnCanvas(
    _ element: IBElement, in document: IBDocument, _ canvas: any CanvasAdditions
  ) -> UIViewController? {
    maker(of: element, in: document, canvas).makeController(element)
  }

  /// The tab that a controller's element describes; nil where it describes none.
  package static func tabOnCanvas(
    of element: IBElement, in document: IBDocument, _ canvas: any CanvasAdditions
  ) -> UITabBarItem? {
    element.child(key: "tabBarItem").map { BarItemDecoder(maker(of: element, in: document, canvas)).tab($0) }
  }

  private static func maker(
    of element: IBElement, in document: IBDocument, _ canvas: any CanvasAdditions
  ) -> SceneInstantiator {
    let scene = IBScene(id: element.id ?? "", controller: element, view: nil, others: [])
    return SceneInstantiator(scene, in: document, uninstalled: [], for: .canvas(canvas))
  }

  /// Whether a constraint was made from one that the document states.
  package func states(_ constraint: NSLayoutConstraint) -> Bool {
    statedConstraints[ObjectIdentifier(constraint)] != nil
  }

  /// An object has named another to stand for it: from now on the document's names mean that one.
  func replace(_ object: AnyObject, by other: AnyObject) {
    objects.replace(object, by: other)
    if controller === object { controller = other as? UIViewController }
    guard let view = other as? UIView else { return }
    entries = entries.map { entry in
      entry.view === object
        ? Entry(id: entry.id, className: entry.className, view: view, element: entry.element) : entry
    }
  }

  /// Lets go of the views, which hold each other.
  func forgetViews() {
    entries = []
    root = nil
    controller = nil
  }

  func warn(_ message: String, at element: IBElement) {
    warnings.append(DocumentWarning(location: element.location, objectID: element.id, message: message))
  }
}
