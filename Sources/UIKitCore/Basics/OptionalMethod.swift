internal import CSwiftMetadata

/// Tells whether an object implements an optional method that answers nothing, without calling it.
///
/// UIKit asks the Objective-C runtime (`respondsToSelector:`). Here such a method is a requirement with a default:
/// 1. a class that leaves it out meets the requirement by a thunk that calls the default; 2. a subclass of one of UIKit's
/// own controllers or data sources that leaves it out has UIKit's implementation in its method table. Where neither can be
/// told the method counts as implemented.
///
/// What a subclass of a conforming class adds is there as well: see `SubclassMethods`.
@MainActor
struct OptionalMethod {
  private let defaults: CairnDefaults
  /// Where a conformance's table has the method; found in the table of a class that leaves all optional methods out.
  private let index: Int?

  init(_ defaults: CairnDefaults, table: Table) {
    self.defaults = defaults
    index = defaults.protocol.flatMap { method in
      (1..<32).first { table[$0].map { cairn_calls($0, method) == 1 } ?? true }
    }
  }

  /// The conformance's table: the second word of a value of a class-bound protocol type.
  typealias Table = UnsafePointer<UnsafeRawPointer?>

  func isImplemented(by object: AnyObject, _ table: Table) -> Bool {
    let metatype = unsafeBitCast(type(of: object) as AnyClass, to: UnsafeRawPointer.self)
    for method in [defaults.controller, defaults.diffable] {
      if let method, cairn_holds(metatype, method) == 1 { return false }
    }
    guard let index, let method = defaults.protocol, let thunk = table[index] else { return true }
    return cairn_calls(thunk, method) != 1
  }
}
