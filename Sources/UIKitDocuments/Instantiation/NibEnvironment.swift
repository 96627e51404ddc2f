internal import Foundation
internal import UIKitCore

/// What surrounds a document that is loaded into a running program.
@MainActor
final class NibEnvironment {
  /// Where the document, its classes and its images come from.
  let bundle: Bundle
  /// The controller of a storyboard's scene, once it is made.
  weak var controller: UIViewController?
  /// How a tool shows the document without its program; nil in the program itself.
  var preview: DocumentPreview?
  /// Whether classes that the program does not have stand for themselves without their attributes and outlets.
  var toleratesUnknownClasses: Bool { preview != nil }
  /// What the objects are made for, where that is no controller: a prototype's table.
  weak var surroundings: UIView?
  /// Stands in for the document's *File's Owner*.
  let owner: AnyObject?
  /// Objects that the caller supplies, by the placeholder's identifier.
  let externalObjects: [String: AnyObject]

  init(bundle: Bundle, owner: AnyObject? = nil, externalObjects: [String: AnyObject] = [:]) {
    self.bundle = bundle
    self.owner = owner
    self.externalObjects = externalObjects
  }

  /// What the views are laid out for, as far as the surroundings are known; nil for that of the tree that they come into.
  var layoutEnvironment: LayoutEnvironment? {
    surroundings?.ownEnvironment ?? controller?.viewIfLoaded?.ownEnvironment ?? controller?.surroundingEnvironment
  }
}
