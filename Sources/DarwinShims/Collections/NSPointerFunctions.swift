public import Foundation

/// How a collection holds its objects and compares them.
///
/// Source: <https://developer.apple.com/documentation/foundation/nspointerfunctions>
open class NSPointerFunctions: NSObject {
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Objects stay as long as they are in the collection. The default.
    public static let strongMemory: Options = []
    /// Objects leave the collection when nobody else holds them.
    public static let weakMemory = Options(rawValue: 5)
    /// Objects are compared by `isEqual(_:)`. The default.
    public static let objectPersonality: Options = []
    /// Objects are compared by identity.
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}

/// What a collection holds: an object, weakly or not, and how it is found.
struct HeldObject<Object: AnyObject> {
  private weak var weakObject: Object?
  private let strongObject: Object?
  let hash: Int
  private let isByIdentity: Bool

  init(_ object: Object, _ options: NSPointerFunctions.Options) {
    let isWeak = options.contains(.weakMemory)
    weakObject = isWeak ? object : nil
    strongObject = isWeak ? nil : object
    isByIdentity = options.contains(.objectPointerPersonality)
    hash = Self.hash(of: object, options)
  }

  /// Nil when nobody holds it any more.
  var object: Object? { strongObject ?? weakObject }

  static func hash(of object: Object, _ options: NSPointerFunctions.Options) -> Int {
    let byIdentity = ObjectIdentifier(object).hashValue
    return options.contains(.objectPointerPersonality) ? byIdentity : (object as? NSObject)?.hash ?? byIdentity
  }

  func matches(_ other: Object) -> Bool {
    guard let object else { return false }
    if object === other { return true }
    if isByIdentity { return false }
    return (object as? NSObject)?.isEqual(other) ?? false
  }
}

/// Hands out the members of a collection one after the other.
final class ListEnumerator: NSEnumerator {
  private var rest: ArraySlice<Any>
  init(_ objects: [Any]) { rest = objects[...] }
  override func nextObject() -> Any? { rest.popFirst() }
}
