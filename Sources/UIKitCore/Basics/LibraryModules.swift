internal import Foundation

/// The modules whose classes are UIKit's and Core Animation's own, as far as clients and documents are concerned.
///
/// A class's name in Swift begins with its module: whoever looks classes up by name, or shows names, asks here.
package enum LibraryModules {
  package static let names = ["UIKitCore", "UIKitDocuments", "QuartzCore"]

  /// The library's class of this name without module; nil when it has none.
  package static func `class`(named name: String) -> AnyClass? {
    for module in names { if let found = NSClassFromString("\(module).\(name)") { return found } }
    return nil
  }

  /// Whether the class is the library's own.
  package static func contain(_ type: AnyClass) -> Bool { module(of: type).map(names.contains) ?? false }

  /// The class's name: without module for the library's own, with it for others.
  package static func shownName(of type: AnyClass) -> String {
    let name = String(reflecting: type)
    guard let module = module(of: type), names.contains(module) else { return name }
    return String(name.dropFirst(module.count + 1))
  }

  private static func module(of type: AnyClass) -> String? {
    let name = String(reflecting: type)
    return name.firstIndex(of: ".").map { String(name[..<$0]) }
  }
}
