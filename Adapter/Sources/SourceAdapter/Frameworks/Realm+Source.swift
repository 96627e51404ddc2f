extension FrameworkSources {
  /// A database whose core is written in C++: a store in memory, whose collections are live and tell their observers.
  /// What is added can be queried, sorted, filtered and deleted, and is gone when the program ends.
  static let realm = #"""
    public protocol RealmCollectionValue {}
    public protocol ThreadConfined {}
    public protocol _RealmDefault { static var _realmDefault: Self { get } }
    public protocol PersistableEnum: RealmCollectionValue, CaseIterable, RawRepresentable {}
    public protocol RealmEnum {}
    public protocol ObjectKeyIdentifiable: AnyObject, Identifiable {}
    extension ObjectKeyIdentifiable { public var id: ObjectIdentifier { ObjectIdentifier(self) } }
    extension Optional: RealmCollectionValue {}
    extension Optional: _RealmDefault { public static var _realmDefault: Self { nil } }
    extension String: RealmCollectionValue, _RealmDefault { public static var _realmDefault: String { "" } }
    extension Int: RealmCollectionValue, _RealmDefault { public static var _realmDefault: Int { 0 } }
    extension Int8: RealmCollectionValue, _RealmDefault { public static var _realmDefault: Int8 { 0 } }
    extension Int16: RealmCollectionValue, _RealmDefault { public static var _realmDefault: Int16 { 0 } }
    extension Int32: RealmCollectionValue, _RealmDefault { public static var _realmDefault: Int32 { 0 } }
    extension Int64: RealmCollectionValue, _RealmDefault { public static var _realmDefault: Int64 { 0 } }
    extension Double: RealmCollectionValue, _RealmDefault { public static var _realmDefault: Double { 0 } }
    extension Float: RealmCollectionValue, _RealmDefault { public static var _realmDefault: Float { 0 } }
    extension Bool: RealmCollectionValue, _RealmDefault { public static var _realmDefault: Bool { false } }
    extension Date: RealmCollectionValue, _RealmDefault { public static var _realmDefault: Date { Date(timeIntervalSince1970: 0) } }
    extension Data: RealmCollectionValue, _RealmDefault { public static var _realmDefault: Data { Data() } }
    extension UUID: RealmCollectionValue, _RealmDefault { public static var _realmDefault: UUID { UUID() } }
    public struct ObjectId: RealmCollectionValue, _RealmDefault, Hashable, Comparable, Codable, CustomStringConvertible, Sendable {
      public let stringValue: String
      public init() { stringValue = String(repeating: "0", count: 24) }
      public init(string: String) throws { stringValue = string }
      public init(_ string: StaticString) { stringValue = "\(string)" }
      public static func generate() -> ObjectId { try! ObjectId(string: (0..<12).map { _ in String(format: "%02x", Int.random(in: 0...255)) }.joined()) }
      public static var _realmDefault: ObjectId { generate() }
      public static func < (a: ObjectId, b: ObjectId) -> Bool { a.stringValue < b.stringValue }
      public var description: String { stringValue }
    }
    /// What an observer of an object is told.
    public struct PropertyChange { public let name: String, oldValue: Any?, newValue: Any? }
    public enum ObjectChange<Value> { case error(_ error: NSError), change(_ object: Value, _ properties: [PropertyChange]), deleted }
    public enum RealmCollectionChange<Collection> {
      case initial(Collection)
      case update(Collection, deletions: [Int], insertions: [Int], modifications: [Int])
      case error(any Error)
    }
    open class NotificationToken: NSObject, @unchecked Sendable {
      var stop: () -> Void = {}
      open func invalidate() { stop(); stop = {} }
      deinit { stop() }
    }
    protocol _PersistedBox: AnyObject { var _any: Any { get }; func _take(_ value: Any?) }
    @propertyWrapper public final class Persisted<Value>: _PersistedBox {
      private var value: Value
      public var wrappedValue: Value { get { value } set { value = newValue } }
      public var projectedValue: Persisted<Value> { self }
      public init(wrappedValue: Value) { value = wrappedValue }
      public init(wrappedValue: Value, indexed: Bool = false, primaryKey: Bool) { value = wrappedValue; isKey = primaryKey }
      public init(wrappedValue: Value, indexed: Bool) { value = wrappedValue }
      public init() where Value: _RealmDefault { value = ._realmDefault }
      public init(indexed: Bool) where Value: _RealmDefault { value = ._realmDefault }
      public init(primaryKey: Bool) where Value: _RealmDefault { value = ._realmDefault; isKey = primaryKey }
      public init() where Value: PersistableEnum { value = Value.allCases.first! }
      public init<Source: Object>(originProperty: String) where Value == LinkingObjects<Source> { value = LinkingObjects(fromType: Source.self, property: originProperty) }
      var isKey = false
      var _any: Any { value }
      func _take(_ new: Any?) { if let new = new as? Value { value = new } }
    }
    public typealias RLMObjectBase = Object
    public typealias ObjectBase = Object
    @preconcurrency open class Object: NSObject, KeyedStorage, RealmCollectionValue, ThreadConfined, @unchecked Sendable {
      fileprivate weak var _store: _RealmStore?
      public override required init() { super.init() }
      public convenience init(value: Any) {
        self.init()
        _fill(value)
      }
      fileprivate func _fill(_ value: Any) {
        if let entries = value as? [String: Any] { for (key, value) in entries { setValue(value, forKey: key) } }
        else if let values = value as? [Any] { for (key, value) in zip(_children.map(\.key), values) { setValue(value, forKey: key) } }
        else if let other = value as? Object { for child in other._children { setValue(child.value, forKey: child.key) } }
      }
      open class func primaryKey() -> String? { nil }
      open class func indexedProperties() -> [String] { [] }
      open class func ignoredProperties() -> [String] { [] }
      open class func propertiesMapping() -> [String: String] { [:] }
      open class func shouldIncludeInDefaultSchema() -> Bool { true }
      open class func className() -> String { String(describing: self) }
      public fileprivate(set) var isInvalidated = false
      open var realm: Realm? { _store.map { Realm(store: $0) } }
      open var isFrozen: Bool { false }
      open func freeze() -> Self { self }
      open func thaw() -> Self? { self }
      public func isSameObject(as other: Object?) -> Bool { self === other }
      open subscript(key: String) -> Any? { get { value(forKey: key) } set { setValue(newValue, forKey: key) } }
      public func storesValue(forKey key: String) -> Bool { _box(key) != nil }
      public func storedValue(forKey key: String) -> Any? { _box(key)?._any }
      public func setStoredValue(_ value: Any?, forKey key: String) { _box(key)?._take(value) }
      private func _box(_ key: String) -> (any _PersistedBox)? { _mirrored.first { $0.label == "_" + key }?.value as? any _PersistedBox }
      private var _mirrored: [Mirror.Child] {
        var result: [Mirror.Child] = []; var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror, current.subjectType != Object.self { result = Array(current.children) + result; mirror = current.superclassMirror }
        return result
      }
      /// The stored properties, by their names.
      fileprivate var _children: [(key: String, value: Any)] {
        _mirrored.compactMap { child in
          guard let label = child.label else { return nil }
          if let box = child.value as? any _PersistedBox { return (String(label.dropFirst()), box._any) }
          return (label, child.value)
        }
      }
      fileprivate var _key: AnyHashable? {
        if let key = Self.primaryKey() { return value(forKey: key) as? AnyHashable }
        for child in _mirrored { if let box = child.value as? any _KeyBox, box.isKey { return (child.value as? any _PersistedBox)?._any as? AnyHashable } }
        return nil
      }
      fileprivate var _signature: String { _children.map { "\($0.key)=\(($0.value as? any _RealmList)?._signature ?? ($0.value is Object ? "" : "\($0.value)"))" }.joined(separator: ";") }
      public func observe<T: Object>(keyPaths: [String]? = nil, on queue: DispatchQueue? = nil, _ block: @escaping (ObjectChange<T>) -> Void) -> NotificationToken {
        guard let store = _store else { return NotificationToken() }
        var last = _signature
        return store.observe { [weak self] in
          guard let self, !self.isInvalidated else { return block(.deleted) }
          if self._signature != last { last = self._signature; block(.change(self as! T, [])) }
        }
      }
      open override var description: String { "\(type(of: self)) {\n" + _children.map { "\t\($0.key) = \($0.value);\n" }.joined() + "}" }
    }
    private func _makeRealmObject<T: Object>(_ type: T.Type, _ value: Any) -> T { let object = type.init(); object._fill(value); return object }
    public typealias RealmSwiftObject = Object
    public typealias EmbeddedObject = Object
    protocol _KeyBox { var isKey: Bool { get } }
    extension Persisted: _KeyBox {}
    protocol _RealmList: AnyObject { var _objects: [Object] { get }; var _signature: String { get }; func _replace(_ old: Object, with new: Object?) }
    /// What lists, results and links have in common.
    public protocol RealmCollection: RandomAccessCollection, ThreadConfined where Index == Int {
      var _elements: [Element] { get }
      var _observed: _RealmStore? { get }
    }
    extension RealmCollection {
      public var startIndex: Int { 0 }
      public var endIndex: Int { _elements.count }
      public var count: Int { _elements.count }
      public subscript(position: Int) -> Element { _elements[position] }
      public var isInvalidated: Bool { false }
      public var realm: Realm? { _observed.map { Realm(store: $0) } }
      public func objects(at indexes: IndexSet) -> [Element] { indexes.map { _elements[$0] } }
      public func toArray() -> [Element] { _elements }
      public func value(forKey key: String) -> Any? { _elements.map { ($0 as? NSObject)?.value(forKey: key) } }
      public func setValue(_ value: Any?, forKey key: String) { for case let object as NSObject in _elements { object.setValue(value, forKey: key) } }
      public func sum<T: _RealmDefault & AdditiveArithmetic>(ofProperty property: String) -> T { _elements.reduce(T.zero) { $0 + ((($1 as? NSObject)?.value(forKey: property) as? T) ?? .zero) } }
      public func max<T: Comparable>(ofProperty property: String) -> T? { _elements.compactMap { ($0 as? NSObject)?.value(forKey: property) as? T }.max() }
      public func min<T: Comparable>(ofProperty property: String) -> T? { _elements.compactMap { ($0 as? NSObject)?.value(forKey: property) as? T }.min() }
      public func average(ofProperty property: String) -> Double? { let all = _elements.compactMap { ($0 as? NSObject)?.value(forKey: property) as? Double }; return all.isEmpty ? nil : all.reduce(0, +) / Double(all.count) }
      public func _observe(_ block: @escaping (RealmCollectionChange<Self>) -> Void) -> NotificationToken { observe(block) }
      public func observe(keyPaths: [String]? = nil, on queue: DispatchQueue? = nil, _ block: @escaping (RealmCollectionChange<Self>) -> Void) -> NotificationToken {
        guard let store = _observed else { return NotificationToken() }
        func state() -> [(id: AnyHashable, signature: String)] { _elements.map { element in (element as? Object).map { (AnyHashable(ObjectIdentifier($0)), $0._signature) } ?? (AnyHashable("\(element)"), "") } }
        var last: [(id: AnyHashable, signature: String)]?
        let token = store.observe {
          let new = state()
          guard let old = last else { last = new; return block(.initial(self)) }
          let (before, after) = (Set(old.map(\.id)), Set(new.map(\.id)))
          let deletions = old.indices.filter { !after.contains(old[$0].id) }, insertions = new.indices.filter { !before.contains(new[$0].id) }
          let now = Dictionary(new.map { ($0.id, $0.signature) }, uniquingKeysWith: { first, _ in first })
          let modifications = old.indices.filter { index in now[old[index].id].map { $0 != old[index].signature } ?? false }
          let moved = old.map(\.id).filter(after.contains) != new.map(\.id).filter(before.contains)
          last = new
          if moved { return block(.update(self, deletions: Array(old.indices), insertions: Array(new.indices), modifications: [])) }
          if !(deletions.isEmpty && insertions.isEmpty && modifications.isEmpty) { block(.update(self, deletions: deletions, insertions: insertions, modifications: modifications)) }
        }
        store.later()
        return token
      }
      fileprivate var _query: Results<Element> { Results(_observed) { self._elements } }
      public func filter(_ format: String, _ arguments: Any...) -> Results<Element> { _query.narrowed(NSPredicate(format: format, argumentArray: arguments)) }
      public func filter(_ predicate: NSPredicate) -> Results<Element> { _query.narrowed(predicate) }
      public func `where`(_ isIncluded: (_RealmQuery<Element>) -> _RealmQuery<Bool>) -> Results<Element> { let test = isIncluded(_RealmQuery { $0 }); return Results(_observed) { self._elements.filter { test.value($0) as? Bool == true } } }
      public func sorted(byKeyPath path: String, ascending: Bool = true) -> Results<Element> { sorted(by: [SortDescriptor(keyPath: path, ascending: ascending)]) }
      public func sorted(by descriptors: [SortDescriptor]) -> Results<Element> {
        let order = descriptors.map { NSSortDescriptor(key: $0.keyPath == "self" ? nil : $0.keyPath, ascending: $0.ascending) }
        return Results(_observed) { NSArray(array: self._elements).sortedArray(using: order).compactMap { $0 as? Element } }
      }
      public func sorted<Value>(by path: KeyPath<Element, Value>, ascending: Bool = true) -> Results<Element> {
        Results(_observed) { self._elements.sorted { a, b in
          guard let x = a[keyPath: path] as? any Comparable, let y = b[keyPath: path] as? any Comparable else { return false }
          return ascending ? _precedes(x, y) : _precedes(y, x)
        } }
      }
      public func distinct(by keys: [String]) -> Results<Element> { Results(_observed) { var seen: Set<String> = []; return self._elements.filter { element in seen.insert(keys.map { "\((element as? NSObject)?.value(forKey: $0) ?? "")" }.joined(separator: "|")).inserted } } }
      public func freeze() -> Self { self }
      public func index(matching predicate: NSPredicate) -> Int? { _elements.firstIndex { predicate.evaluate(with: $0) } }
      public func index(matching format: String, _ arguments: Any...) -> Int? { index(matching: NSPredicate(format: format, argumentArray: arguments)) }
    }
    extension RealmCollection where Element: Equatable {
      public func index(of element: Element) -> Int? { _elements.firstIndex(of: element) }
    }
    extension RealmCollection where Element: Comparable {
      public func sorted(ascending: Bool = true) -> Results<Element> { Results(_observed) { self._elements.sorted { ascending ? $0 < $1 : $1 < $0 } } }
    }
    private func _precedes<Value: Comparable>(_ a: Value, _ b: Any) -> Bool { (b as? Value).map { a < $0 } ?? false }
    public struct SortDescriptor: Sendable { public let keyPath: String, ascending: Bool; public init(keyPath: String, ascending: Bool = true) { (self.keyPath, self.ascending) = (keyPath, ascending) } }
    public struct Results<Element>: RealmCollection, @unchecked Sendable {
      public typealias SubSequence = Slice<Results<Element>>; public typealias Indices = Range<Int>; public typealias Iterator = IndexingIterator<[Element]>; public func makeIterator() -> Iterator { _elements.makeIterator() }
      public let _observed: _RealmStore?
      private let fetch: () -> [Element]
      private let known = _Known()
      init(_ store: _RealmStore?, _ fetch: @escaping () -> [Element]) { (_observed, self.fetch) = (store, fetch) }
      /// What was found last, as of a change of the store.
      private final class _Known { let lock = NSLock(); var change: Int?; var elements: [Element] = [] }
      public var _elements: [Element] {
        guard let change = _observed?.change else { return fetch() }
        if let found = known.lock.withLock({ known.change == change ? known.elements : nil }) { return found }
        let found = fetch()
        known.lock.withLock { (known.change, known.elements) = (change, found) }
        return found
      }
      public var first: Element? { _elements.first }
      public var last: Element? { _elements.last }
      func narrowed(_ predicate: NSPredicate) -> Results { Results(_observed) { [fetch] in fetch().filter { predicate.evaluate(with: $0) } } }
    }
    public typealias AnyRealmCollection<Element> = Results<Element>
    /// A condition of `where`, as a function of an element.
    @dynamicMemberLookup public struct _RealmQuery<T> {
      let value: (Any?) -> Any?
      init(_ value: @escaping (Any?) -> Any?) { self.value = value }
      public subscript<V>(dynamicMember path: KeyPath<T, V>) -> _RealmQuery<V> { _RealmQuery<V> { value($0).flatMap { $0 as? T }?[keyPath: path] } }
    }
    extension _RealmQuery where T: Equatable {
      public static func == (a: _RealmQuery, b: T) -> _RealmQuery<Bool> { _RealmQuery<Bool> { a.value($0) as? T == b } }
      public static func != (a: _RealmQuery, b: T) -> _RealmQuery<Bool> { _RealmQuery<Bool> { a.value($0) as? T != b } }
      public func `in`(_ all: [T]) -> _RealmQuery<Bool> { _RealmQuery<Bool> { (value($0) as? T).map(all.contains) ?? false } }
    }
    extension _RealmQuery where T: Comparable {
      public static func < (a: _RealmQuery, b: T) -> _RealmQuery<Bool> { _RealmQuery<Bool> { (a.value($0) as? T).map { $0 < b } ?? false } }
      public static func > (a: _RealmQuery, b: T) -> _RealmQuery<Bool> { _RealmQuery<Bool> { (a.value($0) as? T).map { $0 > b } ?? false } }
      public static func <= (a: _RealmQuery, b: T) -> _RealmQuery<Bool> { _RealmQuery<Bool> { (a.value($0) as? T).map { $0 <= b } ?? false } }
      public static func >= (a: _RealmQuery, b: T) -> _RealmQuery<Bool> { _RealmQuery<Bool> { (a.value($0) as? T).map { $0 >= b } ?? false } }
    }
    extension _RealmQuery where T == Bool {
      public static func && (a: _RealmQuery, b: _RealmQuery) -> _RealmQuery<Bool> { _RealmQuery<Bool> { a.value($0) as? Bool == true && b.value($0) as? Bool == true } }
      public static func || (a: _RealmQuery, b: _RealmQuery) -> _RealmQuery<Bool> { _RealmQuery<Bool> { a.value($0) as? Bool == true || b.value($0) as? Bool == true } }
      public static prefix func ! (a: _RealmQuery) -> _RealmQuery<Bool> { _RealmQuery<Bool> { a.value($0) as? Bool != true } }
    }
    public struct StringOptions: OptionSet, Sendable { public let rawValue: Int; public init(rawValue: Int) { self.rawValue = rawValue }; public static let caseInsensitive = Self(rawValue: 1), diacriticInsensitive = Self(rawValue: 2); var options: String.CompareOptions { var all: String.CompareOptions = []; if contains(.caseInsensitive) { all.insert(.caseInsensitive) }; if contains(.diacriticInsensitive) { all.insert(.diacriticInsensitive) }; return all } }
    extension _RealmQuery where T == String {
      public func contains(_ text: String, options: StringOptions = []) -> _RealmQuery<Bool> { _RealmQuery<Bool> { (value($0) as? String)?.range(of: text, options: options.options) != nil } }
      public func starts(with text: String, options: StringOptions = []) -> _RealmQuery<Bool> { _RealmQuery<Bool> { (value($0) as? String)?.range(of: text, options: options.options.union(.anchored)) != nil } }
      public func ends(with text: String, options: StringOptions = []) -> _RealmQuery<Bool> { _RealmQuery<Bool> { (value($0) as? String)?.range(of: text, options: options.options.union([.anchored, .backwards])) != nil } }
    }
    public final class List<Element: RealmCollectionValue>: NSObject, RealmCollection, RangeReplaceableCollection, MutableCollection, _RealmList, RealmCollectionValue, _RealmDefault, @unchecked Sendable {
      public typealias SubSequence = Slice<List<Element>>; public typealias Indices = Range<Int>; public typealias Iterator = IndexingIterator<[Element]>; public func makeIterator() -> Iterator { _elements.makeIterator() }
      public private(set) var _elements: [Element] = []
      public override init() {}
      public static var _realmDefault: List<Element> { List() }
      public var _observed: _RealmStore? { _RealmStore.current }
      public subscript(position: Int) -> Element { get { _elements[position] } set { _elements[position] = newValue } }
      public func replaceSubrange<C: Collection>(_ range: Range<Int>, with new: C) where C.Element == Element { _elements.replaceSubrange(range, with: new) }
      public func append(_ element: Element) { _elements.append(element) }
      public func append<S: Sequence>(objectsIn objects: S) where S.Element == Element { _elements.append(contentsOf: objects) }
      public func insert(_ element: Element, at index: Int) { _elements.insert(element, at: index) }
      @discardableResult public func remove(at index: Int) -> Element { _elements.remove(at: index) }
      public func removeFirst() { _elements.removeFirst() }
      public func removeLast() { _elements.removeLast() }
      public func removeAll() { _elements.removeAll() }
      public func replace(index: Int, object: Element) { _elements[index] = object }
      public func move(from: Int, to: Int) { _elements.insert(_elements.remove(at: from), at: to) }
      public func swapAt(_ a: Int, _ b: Int) { _elements.swapAt(a, b) }
      public var first: Element? { _elements.first }
      public var last: Element? { _elements.last }
      var _objects: [Object] { _elements.compactMap { $0 as? Object } }
      var _signature: String { _elements.map { ($0 as? Object).map { "\(ObjectIdentifier($0).hashValue)" } ?? "\($0)" }.joined(separator: ",") }
      func _replace(_ old: Object, with new: Object?) { _elements = _elements.compactMap { element in (element as? Object) === old ? new as? Element : element } }
    }
    extension List: Decodable where Element: Decodable { public convenience init(from decoder: any Decoder) throws { self.init(); _elements = try [Element](from: decoder) } }
    extension List: Encodable where Element: Encodable { public func encode(to encoder: any Encoder) throws { try _elements.encode(to: encoder) } }
    extension Persisted: Decodable where Value: Decodable { public convenience init(from decoder: any Decoder) throws { self.init(wrappedValue: try decoder.singleValueContainer().decode(Value.self)) } }
    extension Persisted: Encodable where Value: Encodable { public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) } }
    extension KeyedDecodingContainer { public func decode<Value>(_ type: Persisted<Value?>.Type, forKey key: Key) throws -> Persisted<Value?> where Value: Decodable { Persisted(wrappedValue: try decodeIfPresent(Value.self, forKey: key)) } }
    /// The objects whose property holds the owner of these links.
    public final class LinkingObjects<Element: Object>: RealmCollection, @unchecked Sendable {
      public typealias SubSequence = Slice<LinkingObjects<Element>>; public typealias Indices = Range<Int>; public typealias Iterator = IndexingIterator<[Element]>; public func makeIterator() -> Iterator { _elements.makeIterator() }
      private let property: String
      public init(fromType: Element.Type, property: String) { self.property = property }
      public var _observed: _RealmStore? { _RealmStore.current }
      public var first: Element? { _elements.first }
      public var _elements: [Element] {
        guard let store = _observed, let owner = store.objects.first(where: { $0._children.contains { ($0.value as AnyObject) === self } }) else { return [] }
        return store.objects.compactMap { $0 as? Element }.filter { candidate in
          let value = candidate._children.first { $0.key == property }?.value
          return (value as? any _RealmList)?._objects.contains { $0 === owner } ?? ((value as? Object) === owner)
        }
      }
    }
    public final class RealmOptional<Value: RealmCollectionValue>: NSObject, @unchecked Sendable { public var value: Value?; public init(_ value: Value? = nil) { self.value = value } }
    public final class RealmProperty<Value>: NSObject, @unchecked Sendable where Value: _RealmDefault { public var value: Value = ._realmDefault; public override init() {} }
    public final class Migration: NSObject { public func enumerateObjects(ofType name: String, _ block: (Object?, Object?) -> Void) {}; public func renameProperty(onType name: String, from: String, to: String) {}; public func deleteData(forType name: String) -> Bool { false }; public func create(_ name: String, value: Any = [:]) -> Object { Object() } }
    public typealias MigrationBlock = (Migration, UInt64) -> Void
    public struct ThreadSafeReference<Confined: ThreadConfined> { let object: Confined; public init(to object: Confined) { self.object = object } }
    public final class _RealmStore: @unchecked Sendable {
      nonisolated(unsafe) fileprivate static var all: [String: _RealmStore] = [:]
      nonisolated(unsafe) fileprivate static var current: _RealmStore?
      private let guardian = NSRecursiveLock()
      private var kept: [Object] = [], changes = 0, former: [Object]?
      fileprivate var objects: [Object] { guarded { kept } }
      fileprivate var isWriting: Bool { guarded { former != nil } }
      /// Another number after each change; nil while a transaction makes some.
      fileprivate var change: Int? { guarded { former == nil ? changes : nil } }
      private func guarded<T>(_ body: () -> T) -> T { guardian.lock(); defer { guardian.unlock() }; return body() }
      private var observers: [Int: () -> Void] = [:], number = 0
      private static let lock = NSLock()
      fileprivate static func of(_ configuration: Realm.Configuration) -> _RealmStore {
        lock.lock(); defer { lock.unlock() }
        let name = configuration.inMemoryIdentifier ?? configuration.fileURL?.path ?? ""
        let store = all[name] ?? _RealmStore()
        (all[name], current) = (store, current ?? store)
        return store
      }
      func observe(_ body: @escaping () -> Void) -> NotificationToken {
        guarded {
          number += 1
          let (token, id) = (NotificationToken(), number)
          observers[id] = body
          token.stop = { [weak self] in self?.guarded { self?.observers[id] = nil } }
          return token
        }
      }
      func later() { AbsentFrameworks.later { [self] in for id in guarded({ observers.keys.sorted() }) { guarded { observers[id] }?() } } }
      func add(_ object: Object, replacing: Bool) {
        if object._store === self { return }
        guarded {
          changes += 1
          let same = object._key.flatMap { key in kept.firstIndex { type(of: $0) == type(of: object) && $0._key == key } }
          if let same, replacing {
            let old = kept[same]
            kept[same] = object
            exchange(old, for: object)
          } else if same != nil {
            fatalError("Attempting to create an object of type '\(type(of: object))' with an existing primary key value '\(object._key!)'.")
          } else { kept.append(object) }
          object._store = self
          adopt(object)
        }
      }
      private func adopt(_ object: Object) {
        for child in object._children {
          if let other = child.value as? Object { add(other, replacing: true) }
          (child.value as? any _RealmList)?._objects.forEach { add($0, replacing: true) }
        }
      }
      private func exchange(_ old: Object, for new: Object?) {
        (old.isInvalidated, old._store) = (true, nil)
        for object in kept { for child in object._children { (child.value as? any _RealmList)?._replace(old, with: new) } }
      }
      func delete(_ object: Object) { guarded { changes += 1; kept.removeAll { $0 === object }; exchange(object, for: nil) } }
      func begin() { guarded { if former == nil { former = kept } } }
      func commit() { guarded { former = nil; changes += 1; for object in kept { adopt(object) } }; later() }
      /// What was added goes, and what was deleted is there again. DEVIATION: properties keep what was set.
      func cancel() {
        guarded {
          guard let before = former else { return }
          (former, changes) = (nil, changes + 1)
          for object in kept where !before.contains(where: { $0 === object }) { object._store = nil }
          for object in before { (object.isInvalidated, object._store) = (false, self) }
          kept = before
        }
      }
    }
    /// A class, as until its fifth version: protocols of classes may be conformed to.
    public final class Realm {
      public enum UpdatePolicy: Int, Sendable { case error = 1, modified = 3, all = 2 }
      public struct Error: Swift.Error, Sendable { public enum Code: Int, Sendable { case fail = 1, fileAccess, filePermissionDenied, fileExists, fileNotFound, incompatibleLockFile, schemaMismatch }; public let code: Code }
      public struct Configuration {
        nonisolated(unsafe) public static var defaultConfiguration = Configuration()
        public var fileURL: URL?, inMemoryIdentifier: String?, encryptionKey: Data?, readOnly = false, schemaVersion: UInt64 = 0, migrationBlock: MigrationBlock?, deleteRealmIfMigrationNeeded = false, shouldCompactOnLaunch: ((Int, Int) -> Bool)?, objectTypes: [Object.Type]?
        public init(fileURL: URL? = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first?.appendingPathComponent("default.realm"), inMemoryIdentifier: String? = nil, syncConfiguration: Any? = nil, encryptionKey: Data? = nil, readOnly: Bool = false, schemaVersion: UInt64 = 0, migrationBlock: MigrationBlock? = nil, deleteRealmIfMigrationNeeded: Bool = false, shouldCompactOnLaunch: ((Int, Int) -> Bool)? = nil, objectTypes: [Object.Type]? = nil) {
          (self.fileURL, self.inMemoryIdentifier, self.encryptionKey, self.readOnly, self.schemaVersion, self.migrationBlock, self.deleteRealmIfMigrationNeeded, self.objectTypes) = (fileURL, inMemoryIdentifier, encryptionKey, readOnly, schemaVersion, migrationBlock, deleteRealmIfMigrationNeeded, objectTypes)
        }
      }
      fileprivate let store: _RealmStore
      public var configuration = Configuration.defaultConfiguration
      fileprivate init(store: _RealmStore) { self.store = store }
      public convenience init() throws { self.init(store: .of(.defaultConfiguration)); AbsentFrameworks.say("Realm (the store is in memory)") }
      public convenience init(queue: DispatchQueue?) throws { try self.init() }
      public convenience init(configuration: Configuration, queue: DispatchQueue? = nil) throws { self.init(store: .of(configuration)); self.configuration = configuration }
      public convenience init(fileURL: URL) throws { try self.init(configuration: Configuration(fileURL: fileURL)) }
      public var isInWriteTransaction: Bool { store.isWriting }
      public var isEmpty: Bool { store.objects.isEmpty }
      public var autorefresh: Bool { get { true } set {} }
      @discardableResult public func write<Answer>(withoutNotifying tokens: [NotificationToken] = [], _ block: () throws -> Answer) throws -> Answer {
        beginWrite()
        do {
          let result = try block()
          if store.isWriting { try commitWrite() }
          return result
        } catch {
          cancelWrite()
          throw error
        }
      }
      public func writeAsync(_ block: @escaping () -> Void, onComplete: ((Swift.Error?) -> Void)? = nil) { AbsentFrameworks.later { try? self.write(block); onComplete?(nil) } }
      public func beginWrite() { store.begin() }
      public func commitWrite(withoutNotifying tokens: [NotificationToken] = []) throws { store.commit() }
      public func cancelWrite() { store.cancel() }
      @discardableResult public func refresh() -> Bool { true }
      public func invalidate() {}
      public func add(_ object: Object, update policy: UpdatePolicy = .error) { store.add(object, replacing: policy != .error) }
      public func add<S: Sequence>(_ objects: S, update policy: UpdatePolicy = .error) where S.Element: Object { for object in objects { add(object, update: policy) } }
      @_disfavoredOverload public func add(_ object: Object, update: Bool) { store.add(object, replacing: update) }
      @_disfavoredOverload public func add<S: Sequence>(_ objects: S, update: Bool) where S.Element: Object { for object in objects { store.add(object, replacing: update) } }
      @discardableResult public func create<T: Object>(_ type: T.Type, value: Any = [String: Any](), update policy: UpdatePolicy = .error) -> T { let object = _makeRealmObject(type, value); add(object, update: policy); return object }
      public func delete(_ object: Object) { store.delete(object) }
      public func delete<S: Sequence>(_ objects: S) where S.Element: Object { for object in Array(objects) { store.delete(object) } }
      public func deleteAll() { for object in store.objects { store.delete(object) } }
      public func objects<Element: Object>(_ type: Element.Type) -> Results<Element> { Results(store) { [store] in store.objects.compactMap { $0 as? Element } } }
      public func object<Element: Object, Key>(ofType type: Element.Type, forPrimaryKey key: Key) -> Element? { store.objects.first { $0 is Element && $0._key == key as? AnyHashable } as? Element }
      public func resolve<Confined: ThreadConfined>(_ reference: ThreadSafeReference<Confined>) -> Confined? { reference.object }
      public func observe(_ block: @escaping (Notification, Realm) -> Void) -> NotificationToken { store.observe { block(.didChange, self) } }
      public enum Notification: String, Sendable { case didChange, refreshRequired }
      public func writeCopy(toFile url: URL, encryptionKey: Data? = nil) throws {}
      public static func deleteFiles(for configuration: Configuration) throws -> Bool { false }
    }
    """#
}
