package import DocumentEditing

/// What a document says, object by object, without the form in which it says so.
package struct DocumentFacts {
  package struct Object: Hashable {
    package var id: String
    package var node: SyntaxNode.ID
    package var element: String
    package var name: String
    /// Names from the scene's controller down to the superview.
    package var path: [String]
    /// The object around it, and the list in which it stands.
    package var parent: String?
    package var scene: String?
    /// By name: `text`, `fontDescription`, `normal.title`.
    package var properties: [Key: String] = [:]
    /// Formulas by the constraints' ids.
    package var constraints: [String: [Key: String]] = [:]
    package var connections: [Key: String] = [:]
    /// The ids of what outlets and segues lead to, with what else segues say.
    package var targets: [Key: String] = [:]
    /// The ids of the objects in it, in their order.
    package var children: [String] = []
  }

  /// The name of a property, and the size classes for which the value holds.
  package struct Key: Hashable, Comparable {
    package var name: String
    package var classes: SizeClassKey = .any

    package static func < (left: Key, right: Key) -> Bool {
      (left.name, left.classes.key) < (right.name, right.classes.key)
    }
  }

  package struct Scene: Hashable {
    package var id: String
    package var name: String
    /// The controller; nil for scenes without one.
    package var controller: String?
  }

  package var path: String
  package private(set) var objects: [String: Object] = [:]
  /// In the order of the file.
  package private(set) var order: [String] = []
  package private(set) var scenes: [Scene] = []
  /// Of the document as a whole.
  package private(set) var properties: [Key: String] = [:]
  /// Whether constraints give the views their frames.
  let usesAutolayout: Bool

  /// - Parameter hasTexts: whether objects are called by the texts on them.
  package init(_ tree: SyntaxTree, hasTexts: Bool = true) {
    path = tree.path
    usesAutolayout = tree.element(tree.root)["useAutolayout"] == "YES"
    var reader = FactReader(tree: tree, usesAutolayout: usesAutolayout, hasTexts: hasTexts)
    reader.read()
    objects = reader.objects
    order = reader.order
    scenes = reader.scenes
    properties = reader.properties
  }
}
