internal import Synchronization

/// How an associated object is kept.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// The value that is associated with `object` under `key`.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.value(of: object as AnyObject, key)
}

/// Associates a value with `object`; nil removes it.
///
/// DEVIATION: objects that are no responders let go of their values when the next value is set somewhere, not when they
/// are deallocated.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) { AssociatedObjects.set(value, of: object as AnyObject, key, isWeak: policy == .OBJC_ASSOCIATION_ASSIGN) }

/// Removes everything that is associated with `object`.
public func objc_removeAssociatedObjects(_ object: Any) { AssociatedObjects.removeAll(of: object as AnyObject) }

/// An object that lets go of its values when it is deallocated.
package protocol AssociationOwner: AnyObject {
  /// Values were associated with the object.
  func noteAssociations()
}

/// Values beside objects, for as long as the objects live.
enum AssociatedObjects {
  private struct Entry {
    weak var owner: AnyObject?
    var values: [UnsafeRawPointer: Any] = [:]
  }

  private struct WeakValue { weak var object: AnyObject? }

  private struct Table: @unchecked Sendable {
    var entries: [ObjectIdentifier: Entry] = [:]
    var sweepAt = 64
  }

  private static let table = Mutex(Table())

  static func value(of owner: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    nonisolated(unsafe) let owner = owner
    nonisolated(unsafe) let key = key
    let found = table.withLock { table -> Sent in
      guard let entry = table.entries[ObjectIdentifier(owner)], entry.owner === owner else { return Sent(nil) }
      return Sent(entry.values[key])
    }
    if let weak = found.value as? WeakValue { return weak.object }
    return found.value
  }

  static func set(_ value: Any?, of owner: AnyObject, _ key: UnsafeRawPointer, isWeak: Bool) {
    let stored = isWeak ? value.map { WeakValue(object: $0 as AnyObject) as Any } : value
    let sent = Sent((stored, owner, key))
    // Values die outside of the lock: their end may come back here.
    let dead = table.withLock { table -> Sent in
      guard let (stored, owner, key) = sent.value as? (Any?, AnyObject, UnsafeRawPointer) else { return Sent(nil) }
      let identity = ObjectIdentifier(owner)
      var entry = table.entries[identity] ?? Entry(owner: owner)
      var dead: [Any] = []
      if entry.owner !== owner {
        dead.append(entry)
        entry = Entry(owner: owner)
      }
      if let former = entry.values[key] { dead.append(former) }
      entry.values[key] = stored
      table.entries[identity] = entry
      if table.entries.count >= table.sweepAt {
        for (identity, entry) in table.entries where entry.owner == nil {
          dead.append(entry)
          table.entries[identity] = nil
        }
        table.sweepAt = max(64, table.entries.count * 2)
      }
      return Sent(dead)
    }
    withExtendedLifetime(dead) {}
    if value != nil { (owner as? any AssociationOwner)?.noteAssociations() }
  }

  static func removeAll(of owner: AnyObject) {
    let identity = ObjectIdentifier(owner)
    let dead = table.withLock { Sent($0.entries.removeValue(forKey: identity)) }
    withExtendedLifetime(dead) {}
  }

  /// Carries a value across the lock.
  private struct Sent: @unchecked Sendable {
    let value: Any?
    init(_ value: Any?) { self.value = value }
  }
}
