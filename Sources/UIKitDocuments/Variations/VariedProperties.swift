internal import UIKitCore

/// Which properties the attributes and roles of elements become: what variations may change in objects that are there.
@MainActor
enum VariedProperties {
  /// Copies the properties that `changes` concern.
  ///
  /// - Parameter changes: paths; one concerns a property when it is the property's name or leads further into it.
  static func copy(_ changes: Set<String>, from source: AnyObject, to target: AnyObject) {
    var names = changes
    for change in changes {
      var path = change[...]
      while let dot = path.lastIndex(of: ".") {
        path = path[..<dot]
        names.insert(String(path))
      }
    }
    for property in all where names.contains(property.name) { property.copy(source, target) }
  }

  private static let all: [VariedProperty] = views + texts + buttons + controls + containers + bars
}
