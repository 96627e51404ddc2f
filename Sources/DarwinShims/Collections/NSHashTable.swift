public import Foundation

/// A set of objects that can hold them weakly: what is kept of listeners.
///
/// Source: <https://developer.apple.com/documentation/foundation/nshashtable>
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  public typealias Options = NSPointerFunctions.Options

  private let options: Options
  private var held: [Int: [HeldObject<ObjectType>]] = [:]

  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    self.options = options
    super.init()
  }

  /// A table whose objects leave it when nobody else holds them. They are compared by identity or `isEqual(_:)`.
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  open var allObjects: [ObjectType] { held.values.flatMap { $0.compactMap(\.object) } }
  open var anyObject: ObjectType? { allObjects.first }
  open var count: Int { allObjects.count }
  open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? NSObject }) }

  open func member(_ object: ObjectType?) -> ObjectType? {
    object.flatMap { object in held[hash(of: object)]?.first { $0.matches(object) }?.object }
  }
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  open func add(_ object: ObjectType?) {
    guard let object, member(object) == nil else { return }
    held[hash(of: object), default: []].removeAll { $0.object == nil }
    held[hash(of: object), default: []].append(HeldObject(object, options))
  }
  open func remove(_ object: ObjectType?) {
    guard let object else { return }
    held[hash(of: object)]?.removeAll { $0.object == nil || $0.matches(object) }
  }
  open func removeAllObjects() { held = [:] }

  open func objectEnumerator() -> NSEnumerator { ListEnumerator(allObjects) }

  open func union(_ other: NSHashTable<ObjectType>) { for object in other.allObjects { add(object) } }
  open func minus(_ other: NSHashTable<ObjectType>) { for object in other.allObjects { remove(object) } }
  open func intersect(_ other: NSHashTable<ObjectType>) {
    for object in allObjects where !other.contains(object) { remove(object) }
  }
  open func intersects(_ other: NSHashTable<ObjectType>) -> Bool { allObjects.contains { other.contains($0) } }
  open func isSubset(of other: NSHashTable<ObjectType>) -> Bool { allObjects.allSatisfy { other.contains($0) } }

  private func hash(of object: ObjectType) -> Int { HeldObject.hash(of: object, options) }
}
