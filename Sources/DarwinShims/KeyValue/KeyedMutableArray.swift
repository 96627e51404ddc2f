/// The elements of a property that is an array: what changes them tells the property's observers which ones changed.
///
/// Source: <https://developer.apple.com/documentation/objectivec/nsobject/1416339-mutablearrayvalue>
final class KeyedMutableArray: NSMutableArray {
  private let owner: NSObject
  private let key: String

  init(owner: NSObject, key: String) {
    (self.owner, self.key) = (owner, key)
    super.init(capacity: 0)
  }

  required convenience init(objects: UnsafePointer<AnyObject>?, count: Int) {
    fatalError("only an object's property makes one")
  }
  required convenience init?(coder: NSCoder) { nil }
  required convenience init(arrayLiteral elements: Any...) {
    fatalError("only an object's property makes one")
  }

  private var elements: NSArray {
    let value = owner.value(forKey: key)
    return value as? NSArray ?? (value as? [Any]).map { NSArray(array: $0) } ?? NSArray()
  }

  override var count: Int { elements.count }
  override func object(at index: Int) -> Any { elements.object(at: index) }

  override func insert(_ anObject: Any, at index: Int) {
    change(.insertion, at: index, old: nil, new: anObject) { $0.insert(anObject, at: index) }
  }
  override func removeObject(at index: Int) {
    change(.removal, at: index, old: object(at: index), new: nil) { $0.removeObject(at: index) }
  }
  /// UIKIT: `array[array.count] = object` adds one (Apple's page on `NSMutableArray.subscript`).
  override func replaceObject(at index: Int, with anObject: Any) {
    guard index < count else { return insert(anObject, at: index) }
    change(.replacement, at: index, old: object(at: index), new: anObject) {
      $0.replaceObject(at: index, with: anObject)
    }
  }
  // Foundation on Linux asks subclasses for what it makes of the above in its own class only.
  override func addObjects(from otherArray: [Any]) { for object in otherArray { add(object) } }
  override func exchangeObject(at index: Int, withObjectAt other: Int) {
    let object = object(at: index)
    replaceObject(at: index, with: self.object(at: other))
    replaceObject(at: other, with: object)
  }
  override func removeAllObjects() { while count > 0 { removeLastObject() } }
  override func removeObjects(in range: NSRange) {
    for _ in 0..<range.length { removeObject(at: range.location) }
  }
  /// UIKIT: one for one as far as both go; the rest goes or comes. Measured by the tests of a library of forms.
  override func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any]) {
    let shared = Swift.min(range.length, otherArray.count)
    for offset in 0..<shared { replaceObject(at: range.location + offset, with: otherArray[offset]) }
    removeObjects(in: NSRange(location: range.location + shared, length: range.length - shared))
    for offset in shared..<otherArray.count { insert(otherArray[offset], at: range.location + offset) }
  }
  // An object of Swift's own is equal to itself; Foundation on Linux compares the boxes around it.
  override func index(of anObject: Any) -> Int {
    (0..<count).first { index in
      let element = object(at: index) as AnyObject
      return element === anObject as AnyObject || (element as? NSObject)?.isEqual(anObject) == true
    } ?? NSNotFound
  }
  override func contains(_ anObject: Any) -> Bool { index(of: anObject) != NSNotFound }
  override func remove(_ anObject: Any) {
    while case let index = index(of: anObject), index != NSNotFound { removeObject(at: index) }
  }
  override func removeObjects(in otherArray: [Any]) { for object in otherArray { remove(object) } }
  override func setArray(_ otherArray: [Any]) {
    removeAllObjects()
    addObjects(from: otherArray)
  }
  override func add(_ anObject: Any) { insert(anObject, at: count) }
  override func removeLastObject() { if count > 0 { removeObject(at: count - 1) } }

  private func change(
    _ kind: NSKeyValueChange, at index: Int, old: Any?, new: Any?, _ body: (NSMutableArray) -> Void
  ) {
    if let own = owner.value(forKey: key) as? NSMutableArray {
      body(own)
    } else {
      let copy = NSMutableArray(array: elements as? [Any] ?? [])
      body(copy)
      owner.setValue(copy as? [Any] ?? [], forKey: key)
    }
    var entries: [NSKeyValueChangeKey: Any] = [
      .kindKey: kind.rawValue, .indexesKey: IndexSet(integer: index),
    ]
    if let old { entries[.oldKey] = [old] }
    if let new { entries[.newKey] = [new] }
    KeyObservers.tell(owner, key, entries)
  }
}

extension NSObject {
  /// The elements of a property that is an array, to be changed one by one. See `KeyedMutableArray`.
  public func mutableArrayValue(forKey key: String) -> NSMutableArray {
    KeyedMutableArray(owner: self, key: key)
  }
}
