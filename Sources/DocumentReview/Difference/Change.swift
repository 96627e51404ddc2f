/// One thing that differs between two documents.
package struct Change: Hashable, Codable {
  package enum Kind: String, Codable, CaseIterable {
    case added, removed, changed, moved
  }

  package enum Subject: String, Codable, CaseIterable {
    case document, scene, object, property, constraint, connection, order
    /// Where layout puts a view on a device: `name` is the device.
    case frame
  }

  package var kind: Kind
  package var subject: Subject
  /// Ids, in the document where the object is.
  package var scene: String?
  package var sceneName: String?
  package var object: String?
  /// In words: `Label "Title"`.
  package var objectName: String?
  /// Names from the scene's controller to the superview.
  package var path: [String] = []
  /// Of the property; the formula of a constraint; the words of a connection.
  package var name: String = ""
  /// The size classes for which it holds, in words; nil for any.
  package var sizeClasses: String?
  package var old: String?
  package var new: String?
  /// Whether Interface Builder makes such changes by itself.
  package var isNoise = false
  /// In the new document; of the old one for what was removed.
  package var line: Int?

  package init(kind: Kind, subject: Subject, scene: String? = nil, sceneName: String? = nil, name: String = "") {
    self.kind = kind
    self.subject = subject
    self.scene = scene
    self.sceneName = sceneName
    self.name = name
  }
}
