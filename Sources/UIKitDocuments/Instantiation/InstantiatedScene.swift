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
  /// The frames that the document has of views whose contents are laid out for another size.
  package var savedFrames: [ObjectIdentifier: CGRect] = [:]
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
