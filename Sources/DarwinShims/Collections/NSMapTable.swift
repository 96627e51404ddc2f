public import Foundation

/// A dictionary of objects that can hold its keys and its values weakly.
///
/// Source: <https://developer.apple.com/documentation/foundation/nsmaptable>
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private typealias Entry = (key: HeldObject<KeyType>, value: HeldObject<ObjectType>)

  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var entries: [Int: [Entry]] = [:]

  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
    super.init()
  }

  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// Entries whose key or value is gone count no more.
  private var living: [(key: KeyType, value: ObjectType)] {
    entries.values.flatMap { list in
      list.compactMap { entry in
        guard let key = entry.key.object, let value = entry.value.object else { return nil }
        return (key, value)
      }
    }
  }

  open var count: Int { living.count }

  open func object(forKey aKey: KeyType?) -> ObjectType? {
    aKey.flatMap { key in entries[hash(of: key)]?.first { $0.key.matches(key) }?.value.object }
  }
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    removeObject(forKey: aKey)
    guard let aKey, let anObject else { return }
    entries[hash(of: aKey), default: []].append((HeldObject(aKey, keyOptions), HeldObject(anObject, valueOptions)))
  }
  open func removeObject(forKey aKey: KeyType?) {
    guard let aKey else { return }
    entries[hash(of: aKey)]?.removeAll { $0.key.object == nil || $0.value.object == nil || $0.key.matches(aKey) }
  }
  open func removeAllObjects() { entries = [:] }

  open func keyEnumerator() -> NSEnumerator { ListEnumerator(living.map(\.key)) }
  open func objectEnumerator() -> NSEnumerator? { ListEnumerator(living.map(\.value)) }
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    living.reduce(into: [:]) { result, entry in if let key = entry.key as? NSObject { result[key] = entry.value } }
  }

  private func hash(of key: KeyType) -> Int { HeldObject.hash(of: key, keyOptions) }
}
