internal import Synchronization

/// The observers of properties, each with the value that it was told last.
package enum KeyObservers {
  private final class Entry: @unchecked Sendable {
    weak var object: AnyObject?
    let read: (AnyObject) -> Any?
    let tell: (AnyObject, Any?, Any?) -> Void
    /// Tells which elements changed; nil for observers that are told of the property alone.
    let tellElements: ((AnyObject, [NSKeyValueChangeKey: Any]) -> Void)?
    weak var observer: AnyObject?
    let path: String?
    var last: Any?
    var isTelling = false

    init(
      _ object: AnyObject, read: @escaping (AnyObject) -> Any?, tell: @escaping (AnyObject, Any?, Any?) -> Void,
      tellElements: ((AnyObject, [NSKeyValueChangeKey: Any]) -> Void)?, observer: AnyObject?, path: String?
    ) {
      (self.object, self.read, self.tell, self.observer, self.path) = (object, read, tell, observer, path)
      self.tellElements = tellElements
      last = read(object)
    }
  }

  private static let entries = Mutex<(next: Int, byNumber: [Int: Entry])>((0, [:]))
  /// OPTIMIZATION: as long as nothing was ever observed, a change costs one reading.
  private static let isUsed = Atomic(false)

  @discardableResult
  static func add(
    _ object: AnyObject, read: @escaping (AnyObject) -> Any?, tell: @escaping (AnyObject, Any?, Any?) -> Void,
    tellElements: ((AnyObject, [NSKeyValueChangeKey: Any]) -> Void)? = nil, observer: AnyObject? = nil,
    path: String? = nil
  ) -> Int {
    let entry = Entry(object, read: read, tell: tell, tellElements: tellElements, observer: observer, path: path)
    isUsed.store(true, ordering: .relaxed)
    return entries.withLock { entries in
      entries.next += 1
      entries.byNumber[entries.next] = entry
      return entries.next
    }
  }

  static func remove(_ number: Int) {
    let gone = entries.withLock { $0.byNumber.removeValue(forKey: number) }
    withExtendedLifetime(gone) {}
  }

  static func remove(_ observer: AnyObject, _ path: String, of object: AnyObject) {
    nonisolated(unsafe) let (observer, object) = (observer, object)
    let gone = entries.withLock { entries -> [Entry] in
      let found = entries.byNumber.filter {
        $0.value.observer === observer && $0.value.object === object && $0.value.path == path
      }
      for number in found.keys { entries.byNumber[number] = nil }
      return Array(found.values)
    }
    withExtendedLifetime(gone) {}
  }

  /// Compares and tells the observers of one object.
  package static func check(_ object: AnyObject) {
    guard isUsed.load(ordering: .relaxed) else { return }
    nonisolated(unsafe) let object = object
    let found = entries.withLock { entries in
      entries.byNumber.isEmpty
        ? [] : entries.byNumber.filter { $0.value.object === object }.sorted { $0.key < $1.key }.map(\.value)
    }
    for entry in found { compare(entry, hasChanged: true) }
  }

  /// Tells the observers of a property which of its elements changed.
  static func tell(_ object: AnyObject, _ path: String, _ change: [NSKeyValueChangeKey: Any]) {
    nonisolated(unsafe) let object = object
    let found = entries.withLock { entries in
      entries.byNumber.filter { $0.value.object === object && $0.value.path == path }.sorted { $0.key < $1.key }
        .map(\.value)
    }
    for entry in found {
      entry.last = entry.read(object)
      entry.tellElements?(object, change)
    }
  }

  /// Compares and tells all observers: at the end of an update cycle.
  package static func checkAll() {
    let all = entries.withLock { entries -> [Entry] in
      if entries.byNumber.isEmpty { return [] }
      for (number, entry) in entries.byNumber where entry.object == nil { entries.byNumber[number] = nil }
      return entries.byNumber.sorted { $0.key < $1.key }.map(\.value)
    }
    for entry in all { compare(entry, hasChanged: false) }
  }

  /// - Parameter hasChanged: whether something of the object was set: what cannot be compared counts as another then.
  private static func compare(_ entry: Entry, hasChanged: Bool) {
    guard let object = entry.object, !entry.isTelling else { return }
    entry.isTelling = true
    defer { entry.isTelling = false }
    let (old, new) = (entry.last, entry.read(object))
    if isEqual(old, new) ?? !hasChanged { return }
    entry.last = new
    entry.tell(object, old, new)
  }

  /// Whether two values are the same; nil for values that cannot be compared.
  private static func isEqual(_ old: Any?, _ new: Any?) -> Bool? {
    guard let old, let new else { return old == nil && new == nil }
    let areObjects = type(of: old) is AnyClass && type(of: new) is AnyClass
    // What changes within an object is no change of the property. Arrays of Foundation's do not equal themselves when
    // their elements cannot be compared.
    if areObjects, (old as AnyObject) === (new as AnyObject) { return true }
    if let left = old as? any Equatable { return equal(left, new) }
    return areObjects ? false : nil
  }

  private static func equal<Value: Equatable>(_ old: Value, _ new: Any) -> Bool { (new as? Value) == old }
}
