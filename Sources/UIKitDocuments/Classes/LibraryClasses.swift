internal import InterfaceBuilder
internal import UIKitCore

/// UIKit's own classes by the names that documents give them.
@MainActor
enum LibraryClasses {
  /// The class of a kind; nil where another stands in for it, or where it has another root class.
  ///
  /// A class of the table that the library does not have traps: the table and the library do not fit together.
  static func type<Root: AnyObject>(of kind: IBElementKind) -> Root.Type? {
    guard kind.isMade else { return nil }
    guard let type = LibraryModules.class(named: kind.className) else {
      preconditionFailure("<\(kind.tag)> is a \(kind.className), which no module of the library has")
    }
    return type as? Root.Type
  }
}
