extension FrameworkSources {
  /// A store in memory: what is inserted can be fetched, sorted and filtered, and is gone when the program ends.
  static let coreData = #"""
    public protocol NSFetchRequestResult: NSObjectProtocol {}
    extension NSDictionary: NSFetchRequestResult {}
    extension NSNumber: NSFetchRequestResult {}
    extension NSManagedObjectID: NSFetchRequestResult {}
    public let NSSQLiteStoreType = "SQLite", NSInMemoryStoreType = "InMemory", NSBinaryStoreType = "Binary"
    public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption", NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
    public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey", NSPersistentStoreRemoteChangeNotificationPostOptionKey = "NSPersistentStoreRemoteChangeNotificationOptionKey"
    public let NSInsertedObjectsKey = "inserted", NSUpdatedObjectsKey = "updated", NSDeletedObjectsKey = "deleted"
    extension NSNotification.Name {
      public static let NSManagedObjectContextDidSave = NSNotification.Name("NSManagingContextDidSaveChangesNotification")
      public static let NSManagedObjectContextWillSave = NSNotification.Name("NSManagingContextWillSaveChangesNotification")
      public static let NSManagedObjectContextObjectsDidChange = NSNotification.Name("NSObjectsChangedInManagingContextNotification")
      public static let NSPersistentStoreRemoteChange = NSNotification.Name("NSPersistentStoreRemoteChangeNotification")
    }
    public enum NSFetchRequestResultType: Sendable { case managedObjectResultType, managedObjectIDResultType, dictionaryResultType, countResultType }
    public enum NSManagedObjectContextConcurrencyType: UInt, Sendable { case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType }
    public enum NSFetchedResultsChangeType: UInt, Sendable { case insert = 1, delete, move, update }
    public enum NSDeleteRule: UInt, Sendable { case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule }
    public struct NSMergePolicyType: Sendable { public static let mergeByPropertyObjectTrumpMergePolicyType = Self(), mergeByPropertyStoreTrumpMergePolicyType = Self(), overwriteMergePolicyType = Self(), errorMergePolicyType = Self() }
    open class NSMergePolicy: NSObject, @unchecked Sendable { public override init() {}; public init(merge type: NSMergePolicyType) {}; public static let mergeByPropertyObjectTrump = NSMergePolicy(), mergeByPropertyStoreTrump = NSMergePolicy(), overwrite = NSMergePolicy(), error = NSMergePolicy(), rollback = NSMergePolicy() }
    public let NSMergeByPropertyObjectTrumpMergePolicy: Any = NSMergePolicy.mergeByPropertyObjectTrump, NSMergeByPropertyStoreTrumpMergePolicy: Any = NSMergePolicy.mergeByPropertyStoreTrump, NSOverwriteMergePolicy: Any = NSMergePolicy.overwrite, NSErrorMergePolicy: Any = NSMergePolicy.error
    open class NSAttributeDescription: NSObject, @unchecked Sendable { open var name = ""; open var defaultValue: Any?; open var isOptional = true }
    open class NSRelationshipDescription: NSObject, @unchecked Sendable {
      open var name = ""; open var isToMany = false; open var isOrdered = false; open var deleteRule = NSDeleteRule.nullifyDeleteRule
      var inverseName: String?; var destinationName: String?
    }
    open class NSEntityDescription: NSObject, @unchecked Sendable {
      open var name: String?; open var managedObjectClassName = "NSManagedObject"
      open var attributesByName: [String: NSAttributeDescription] = [:]; open var relationshipsByName: [String: NSRelationshipDescription] = [:]
      open var superentity: NSEntityDescription? { parentName.flatMap { _CoreDataModel.entities[$0] } }
      open var propertiesByName: [String: Any] { (attributesByName as [String: Any]).merging(relationshipsByName) { $1 } }
      var parentName: String?
      open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription? { _CoreDataModel.entity(entityName) }
      open class func insertNewObject(forEntityName entityName: String, into context: NSManagedObjectContext) -> NSManagedObject {
        let entity = _CoreDataModel.entity(entityName)
        return _CoreDataModel.object(entity: entity, insertInto: context)
      }
      func isKind(of other: String?) -> Bool { name == other || superentity?.isKind(of: other) == true }
    }
    /// What the project's data models say: the builder writes a subclass called `_CairnModel`.
    open class _CoreDataModelSource: NSObject { open class func declare() {} }
    public enum _CoreDataModel {
      nonisolated(unsafe) static var entities: [String: NSEntityDescription] = load()
      nonisolated(unsafe) private static var declared: [String: NSEntityDescription] = [:]
      private static let module = String(String(reflecting: NSEntityDescription.self).prefix { $0 != "." })
      private static func load() -> [String: NSEntityDescription] {
        (NSClassFromString(module + "._CairnModel") as? _CoreDataModelSource.Type)?.declare()
        return declared
      }
      public static func declare(_ name: String, class type: String, parent: String? = nil, attributes: [(String, Any?)] = [], relationships: [(String, Bool, String?, String?, Bool)] = [], ordered: Set<String> = []) {
        let entity = NSEntityDescription()
        (entity.name, entity.managedObjectClassName, entity.parentName) = (name, type, parent)
        for (name, value) in attributes { let a = NSAttributeDescription(); (a.name, a.defaultValue) = (name, value); entity.attributesByName[name] = a }
        for (name, isToMany, destination, inverse, cascades) in relationships {
          let r = NSRelationshipDescription(); (r.name, r.isToMany, r.destinationName, r.inverseName) = (name, isToMany, destination, inverse)
          r.isOrdered = ordered.contains(name)
          if cascades { r.deleteRule = .cascadeDeleteRule }
          entity.relationshipsByName[name] = r
        }
        declared[name] = entity
      }
      static func entity(_ name: String) -> NSEntityDescription {
        if let found = entities[name] { return found }
        let entity = NSEntityDescription(); (entity.name, entity.managedObjectClassName) = (name, name)
        entities[name] = entity
        return entity
      }
      static func entity(of type: NSManagedObject.Type) -> NSEntityDescription {
        let name = String(describing: type)
        return entities.values.first { $0.managedObjectClassName == name } ?? entity(name)
      }
      /// An object of the entity's class, which `NSManagedObject(entity:insertInto:)` makes on Apple's systems.
      static func object(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) -> NSManagedObject {
        guard let type = NSClassFromString(module + "." + entity.managedObjectClassName) as? NSManagedObject.Type, type != NSManagedObject.self else { return NSManagedObject(entity: entity, insertInto: context) }
        return type.init(context: context ?? NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType))
      }
    }
    open class NSManagedObjectID: NSObject, @unchecked Sendable {
      public let entity: NSEntityDescription; open var isTemporaryID: Bool { false }
      private let number = UUID()
      init(_ entity: NSEntityDescription) { self.entity = entity }
      open func uriRepresentation() -> URL { URL(string: "x-coredata://store/\(entity.name ?? "")/\(number.uuidString)")! }
    }
    open class NSManagedObject: NSObject, NSFetchRequestResult, KeyedStorage, @unchecked Sendable {
      open private(set) var entity: NSEntityDescription
      open internal(set) weak var managedObjectContext: NSManagedObjectContext?
      public let objectID: NSManagedObjectID
      open internal(set) var isDeleted = false, isInserted = false, isUpdated = false
      open var hasChanges: Bool { isDeleted || isInserted || isUpdated }
      open var isFault: Bool { false }
      private var values: [String: Any] = [:]
      /// What the store has, since the first change that was not saved.
      private var saved: [String: Any]?
      private func keep() { if saved == nil { saved = values } }
      func settle() { (saved, isInserted, isUpdated) = (nil, false, false) }
      func restore() { if let saved { values = saved }; (saved, isUpdated, isDeleted) = (nil, false, false) }
      public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        self.entity = entity; objectID = NSManagedObjectID(entity)
        super.init()
        var current: NSEntityDescription? = entity
        while let level = current { for (name, attribute) in level.attributesByName where values[name] == nil { values[name] = attribute.defaultValue }; current = level.superentity }
        context?.insert(self)
        awakeFromInsert()
      }
      public override convenience init() { self.init(entity: _CoreDataModel.entity(of: Self.self), insertInto: nil) }
      public required convenience init(context: NSManagedObjectContext) { self.init(entity: _CoreDataModel.entity(of: Self.self), insertInto: context) }
      @_disfavoredOverload open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> { NSFetchRequest(entityName: _CoreDataModel.entity(of: self).name ?? "") }
      open class func entity() -> NSEntityDescription { _CoreDataModel.entity(of: self) }
      open func awakeFromInsert() {}; open func awakeFromFetch() {}; open func willSave() {}; open func didSave() {}; open func prepareForDeletion() {}; open func validateForInsert() throws {}; open func validateForUpdate() throws {}; open func validateForDelete() throws {}
      open func willAccessValue(forKey key: String?) {}; open func didAccessValue(forKey key: String?) {}
      
      open func primitiveValue(forKey key: String) -> Any? { values[key] }
      open func setPrimitiveValue(_ value: Any?, forKey key: String) { keep(); values[key] = value }
      open func changedValues() -> [String: Any] {
        guard let saved else { return [:] }
        var changed: [String: Any] = [:]
        for key in Set(values.keys).union(saved.keys) where (values[key] as? AnyHashable) != (saved[key] as? AnyHashable) { changed[key] = values[key] ?? NSNull() }
        return changed
      }
      open func committedValues(forKeys keys: [String]?) -> [String: Any] { let all = saved ?? values; return keys.map { keys in all.filter { keys.contains($0.key) } } ?? all }
      public func storesValue(forKey key: String) -> Bool { true }
      public func storedValue(forKey key: String) -> Any? {
        if key == "objectID" { return objectID }
        return values[key]
      }
      public func setStoredValue(_ value: Any?, forKey key: String) {
        let former = values[key]
        keep()
        values[key] = value
        changed()
        guard let relationship = relationship(key), let inverse = relationship.inverseName else { return }
        let (old, new) = (Self.objects(former), Self.objects(value))
        for object in old where !new.contains(where: { $0 === object }) { object.drop(self, inverse) }
        for object in new where !old.contains(where: { $0 === object }) { object.take(self, inverse) }
      }
      private func changed() { if !isInserted { isUpdated = true }; managedObjectContext?.noteChange() }
      private func relationship(_ key: String) -> NSRelationshipDescription? {
        var current: NSEntityDescription? = entity
        while let level = current { if let found = level.relationshipsByName[key] { return found }; current = level.superentity }
        return nil
      }
      private static func objects(_ value: Any?) -> [NSManagedObject] {
        switch value {
        case let object as NSManagedObject: [object]
        case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }
        case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
        case let set as Set<NSManagedObject>: Array(set)
        case let list as [NSManagedObject]: list
        default: []
        }
      }
      private func take(_ object: NSManagedObject, _ key: String) {
        keep()
        if relationship(key)?.isToMany == true {
          let all = Self.objects(values[key])
          if !all.contains(where: { $0 === object }) { store(all + [object], key) }
        } else { values[key] = object; changed() }
      }
      private func drop(_ object: NSManagedObject, _ key: String) {
        keep()
        if relationship(key)?.isToMany == true { store(Self.objects(values[key]).filter { $0 !== object }, key) } else if values[key] as AnyObject === object { values[key] = nil; changed() }
      }
      private func collection(_ objects: [NSManagedObject], _ key: String) -> Any { relationship(key)?.isOrdered == true || values[key] is NSOrderedSet ? NSOrderedSet(array: objects) : NSSet(array: objects) }
      private func store(_ objects: [NSManagedObject], _ key: String) {
        values[key] = collection(objects, key)
        changed()
      }
      func prepareDeletion() {
        prepareForDeletion()
        for (name, relationship) in entity.relationshipsByName {
          let related = Self.objects(values[name])
          if relationship.deleteRule == .cascadeDeleteRule { for object in related where !object.isDeleted { managedObjectContext?.delete(object) } }
          if let inverse = relationship.inverseName { for object in related { object.drop(self, inverse) } }
        }
      }
      /// The accessors of `@NSManaged` properties.
      public func _managed<Value>(_ key: String) -> Value {
        let value = storedValue(forKey: key)
        if let value = value as? Value { return value }
        if let converted = (try? _managedValue(value)) as Value? { return converted }
        return (Value.self as? any _ManagedDefault.Type)?._managedDefault as? Value ?? { fatalError("\(entity.name ?? "").\(key) has no value of type \(Value.self)") }()
      }
      private func _managedValue<Value>(_ value: Any?) throws -> Value { try _propertyValue(value) }
      public func _setManaged<Value>(_ key: String, _ value: Value) { setStoredValue(_unwrapped(value), forKey: key) }
      public func _addManaged(_ value: Any, to key: String) {
        let added = Self.objects(value); let all = Self.objects(values[key])
        setStoredValue(collection(all + added.filter { new in !all.contains { $0 === new } }, key), forKey: key)
      }
      public func _removeManaged(_ value: Any, from key: String) {
        let removed = Self.objects(value)
        setStoredValue(collection(Self.objects(values[key]).filter { old in !removed.contains { $0 === old } }, key), forKey: key)
      }
      /// The accessors of ordered relationships: places are numbers or sets of them.
      public func _insertManaged(_ value: Any, at place: Any, to key: String) {
        var all = Self.objects(values[key])
        for (index, object) in zip(Self.places(place), Self.objects(value)) { all.insert(object, at: min(index, all.count)) }
        setStoredValue(NSOrderedSet(array: all), forKey: key)
      }
      public func _removeManaged(at place: Any, from key: String) {
        var all = Self.objects(values[key])
        for index in Self.places(place).reversed() where all.indices.contains(index) { all.remove(at: index) }
        setStoredValue(NSOrderedSet(array: all), forKey: key)
      }
      public func _replaceManaged(at place: Any, with value: Any, in key: String) {
        var all = Self.objects(values[key])
        for (index, object) in zip(Self.places(place), Self.objects(value)) where all.indices.contains(index) { all[index] = object }
        setStoredValue(NSOrderedSet(array: all), forKey: key)
      }
      private static func places(_ place: Any) -> [Int] { (place as? Int).map { [$0] } ?? (place as? NSIndexSet).map { Array($0 as IndexSet) } ?? (place as? IndexSet).map(Array.init) ?? [] }
    }
    private func _unwrapped(_ value: Any) -> Any? {
      let mirror = Mirror(reflecting: value)
      guard mirror.displayStyle == .optional else { return value }
      return mirror.children.first.flatMap { _unwrapped($0.value) }
    }
    private struct _NoValue: Error {}
    private func _propertyValue<Value>(_ value: Any?) throws -> Value {
      guard let value else { throw _NoValue() }
      let number = value as? NSNumber ?? (value as? Double).map { NSNumber(value: $0) } ?? (value as? Int).map { NSNumber(value: $0) } ?? (value as? Bool).map { NSNumber(value: $0) }
      if let set = value as? NSOrderedSet, let typed = set.mutableCopy() as? Value { return typed }
      if let set = value as? NSSet, let typed = set.mutableCopy() as? Value { return typed }
      if let set = value as? NSSet, let typed = Set(set.allObjects.compactMap { $0 as? AnyHashable }) as? Value { return typed }
      guard let number else { throw _NoValue() }
      switch Value.self {
      case is Int16.Type: return number.int16Value as! Value
      case is Int32.Type: return number.int32Value as! Value
      case is Int64.Type: return number.int64Value as! Value
      case is Int.Type: return number.intValue as! Value
      case is Double.Type: return number.doubleValue as! Value
      case is Float.Type: return number.floatValue as! Value
      case is Bool.Type: return number.boolValue as! Value
      case is NSNumber?.Type: return number as! Value
      default: throw _NoValue()
      }
    }
    /// What a property without a value is.
    public protocol _ManagedDefault { static var _managedDefault: Any { get } }
    extension Optional: _ManagedDefault { public static var _managedDefault: Any { Self.none as Any } }
    extension Int16: _ManagedDefault { public static var _managedDefault: Any { Int16(0) } }
    extension Int32: _ManagedDefault { public static var _managedDefault: Any { Int32(0) } }
    extension Int64: _ManagedDefault { public static var _managedDefault: Any { Int64(0) } }
    extension Int: _ManagedDefault { public static var _managedDefault: Any { 0 } }
    extension Double: _ManagedDefault { public static var _managedDefault: Any { 0.0 } }
    extension Float: _ManagedDefault { public static var _managedDefault: Any { Float(0) } }
    extension Bool: _ManagedDefault { public static var _managedDefault: Any { false } }
    extension String: _ManagedDefault { public static var _managedDefault: Any { "" } }
    extension Date: _ManagedDefault { public static var _managedDefault: Any { Date(timeIntervalSinceReferenceDate: 0) } }
    extension Data: _ManagedDefault { public static var _managedDefault: Any { Data() } }
    extension UUID: _ManagedDefault { public static var _managedDefault: Any { UUID() } }
    extension NSSet: _ManagedDefault { public static var _managedDefault: Any { NSMutableSet() } }
    extension NSOrderedSet: _ManagedDefault { public static var _managedDefault: Any { NSMutableOrderedSet() } }
    extension Set: _ManagedDefault { public static var _managedDefault: Any { Set<Element>() } }
    extension Array: _ManagedDefault { public static var _managedDefault: Any { [Element]() } }
    open class NSPersistentStoreRequest: NSObject {}
    open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
      open var entityName: String?; open var entity: NSEntityDescription? { didSet { entityName = entity?.name ?? entityName } }
      open var predicate: NSPredicate?; open var sortDescriptors: [NSSortDescriptor]?
      open var fetchLimit = 0; open var fetchOffset = 0; open var fetchBatchSize = 0
      open var returnsObjectsAsFaults = true; open var includesPendingChanges = true; open var includesSubentities = true; open var includesPropertyValues = true; open var returnsDistinctResults = false
      open var resultType = NSFetchRequestResultType.managedObjectResultType; open var propertiesToFetch: [Any]?; open var relationshipKeyPathsForPrefetching: [String]?
      public override init() {}
      public init(entityName: String) { self.entityName = entityName }
    }
    public enum NSBatchDeleteRequestResultType: UInt, Sendable { case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount }
    open class NSBatchDeleteRequest: NSPersistentStoreRequest {
      let entityName: String?; let predicate: NSPredicate?; var objectIDs: [NSManagedObjectID] = []
      open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
      public init<ResultType>(fetchRequest: NSFetchRequest<ResultType>) { entityName = fetchRequest.entityName; predicate = fetchRequest.predicate }
      public init(objectIDs: [NSManagedObjectID]) { self.objectIDs = objectIDs; (entityName, predicate) = (nil, nil) }
    }
    public enum NSBatchInsertRequestResultType: UInt, Sendable { case statusOnly, objectIDs, count }
    open class NSBatchInsertRequest: NSPersistentStoreRequest {
      public let entityName: String; let fill: (NSManagedObject) -> Bool; open var resultType = NSBatchInsertRequestResultType.statusOnly
      public init(entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) { entityName = entity.name ?? ""; fill = handler }
      public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) { var rest = dictionaries[...]; self.init(entity: entity) { object in guard let next = rest.popFirst() else { return true }; for (key, value) in next { object.setValue(value, forKey: key) }; return false } }
      public convenience init(entityName: String, objects dictionaries: [[String: Any]]) { let entity = NSEntityDescription(); entity.name = entityName; self.init(entity: entity, objects: dictionaries) }
      public convenience init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) { let entity = NSEntityDescription(); entity.name = entityName; self.init(entity: entity, managedObjectHandler: handler) }
    }
    open class NSPersistentStoreResult: NSObject { open var result: Any?; init(_ result: Any? = nil) { self.result = result } }
    open class NSBatchDeleteResult: NSPersistentStoreResult { open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly }
    open class NSBatchInsertResult: NSPersistentStoreResult { open var resultType = NSBatchInsertRequestResultType.statusOnly }
    open class NSPersistentStore: NSObject {}
    open class NSManagedObjectModel: NSObject { open var entities: [NSEntityDescription] { Array(_CoreDataModel.entities.values) }; open var entitiesByName: [String: NSEntityDescription] { _CoreDataModel.entities }; public override init() {}; public init?(contentsOf url: URL) {}; open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? { NSManagedObjectModel() } }
    open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
      var objects: [NSManagedObject] = []
      public override init() {}
      public init(managedObjectModel model: NSManagedObjectModel) {}
      open var persistentStores: [NSPersistentStore] { [] }
      @discardableResult open func addPersistentStore(ofType storeType: String, configurationName configuration: String?, at storeURL: URL?, options: [AnyHashable: Any]? = nil) throws -> NSPersistentStore { NSPersistentStore() }
      open func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil) throws { objects = [] }
      open func remove(_ store: NSPersistentStore) throws {}
      open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? { objects.first { $0.objectID.uriRepresentation() == url }?.objectID }
    }
    open class NSPersistentStoreDescription: NSObject { open var url: URL?; open var type = NSSQLiteStoreType; open var shouldMigrateStoreAutomatically = true; open var shouldInferMappingModelAutomatically = true; open var shouldAddStoreAsynchronously = false; public override init() {}; public init(url: URL) { self.url = url }; open func setOption(_ option: NSObject?, forKey key: String) {} }
    /// DEVIATION: the store is in memory, and all contexts of a container hold the same objects.
    open class NSPersistentContainer: NSObject, @unchecked Sendable {
      public let name: String; public let persistentStoreCoordinator = NSPersistentStoreCoordinator(); public let managedObjectModel = NSManagedObjectModel()
      open var persistentStoreDescriptions = [NSPersistentStoreDescription()]
      open private(set) lazy var viewContext: NSManagedObjectContext = newBackgroundContext()
      public init(name: String) { self.name = name }
      public init(name: String, managedObjectModel model: NSManagedObjectModel) { self.name = name }
      open class func defaultDirectoryURL() -> URL { FileManager.default.temporaryDirectory }
      open func loadPersistentStores(completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void) { AbsentFrameworks.say("NSPersistentContainer (the store is in memory)"); for description in persistentStoreDescriptions { block(description, nil) } }
      open func newBackgroundContext() -> NSManagedObjectContext { let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType); context.persistentStoreCoordinator = persistentStoreCoordinator; return context }
      open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) { let context = newBackgroundContext(); AbsentFrameworks.later { block(context) } }
    }
    open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}
    open class NSManagedObjectContext: NSObject, @unchecked Sendable {
      open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
      open var parent: NSManagedObjectContext? { didSet { persistentStoreCoordinator = parent?.persistentStoreCoordinator } }
      open var mergePolicy: Any = NSMergePolicy.error; open var undoManager: AnyObject?; open var automaticallyMergesChangesFromParent = false; open var name: String?; open var transactionAuthor: String?; open var shouldDeleteInaccessibleFaults = true; open var stalenessInterval = 0.0
      open private(set) var insertedObjects: Set<NSManagedObject> = [], deletedObjects: Set<NSManagedObject> = []
      open var updatedObjects: Set<NSManagedObject> { Set(all.filter { $0.isUpdated && $0.managedObjectContext === self }) }
      open var registeredObjects: Set<NSManagedObject> { Set(all) }
      open private(set) var hasChanges = false
      private var isTold = false
      private lazy var own = NSPersistentStoreCoordinator()
      private var store: NSPersistentStoreCoordinator { persistentStoreCoordinator ?? own }
      private var all: [NSManagedObject] { store.objects }
      public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {}
      open func insert(_ object: NSManagedObject) {
        object.managedObjectContext = self; object.isInserted = true
        store.objects.append(object); insertedObjects.insert(object); noteChange()
      }
      open func delete(_ object: NSManagedObject) {
        guard !object.isDeleted else { return }
        object.isDeleted = true; object.prepareDeletion()
        store.objects.removeAll { $0 === object }
        if insertedObjects.remove(object) == nil { deletedObjects.insert(object) }
        noteChange()
      }
      func noteChange() {
        hasChanges = true
        guard !isTold else { return }
        isTold = true
        DispatchQueue.main.async { self.processPendingChanges() }
      }
      open func processPendingChanges() {
        guard isTold else { return }
        isTold = false
        NotificationCenter.default.post(name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: [NSInsertedObjectsKey: insertedObjects, NSUpdatedObjectsKey: updatedObjects, NSDeletedObjectsKey: deletedObjects])
      }
      open func save() throws {
        processPendingChanges()
        guard hasChanges else { return }
        for object in insertedObjects { try object.validateForInsert() }
        NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
        let info: [AnyHashable: Any] = [NSInsertedObjectsKey: insertedObjects, NSUpdatedObjectsKey: updatedObjects, NSDeletedObjectsKey: deletedObjects]
        let changed = all.filter(\.hasChanges)
        for object in changed { object.willSave() }
        for object in changed { object.settle(); object.didSave() }
        insertedObjects = []; deletedObjects = []; hasChanges = false; isTold = false
        NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self, userInfo: info)
      }
      open func rollback() {
        let hadChanges = hasChanges
        store.objects.removeAll { insertedObjects.contains($0) }
        for object in insertedObjects { object.managedObjectContext = nil }
        store.objects += deletedObjects
        for object in all where object.managedObjectContext === self { object.restore() }
        insertedObjects = []; deletedObjects = []; hasChanges = false; isTold = hadChanges
        processPendingChanges()
      }
      open func reset() { rollback() }
      open func undo() {}; open func redo() {}
      open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) { if !flag { object.restore() } }; open func refreshAllObjects() {}
      open func mergeChanges(fromContextDidSave notification: Notification) {}
      open func object(with objectID: NSManagedObjectID) -> NSManagedObject { all.first { $0.objectID === objectID } ?? NSManagedObject(entity: objectID.entity, insertInto: nil) }
      open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject { guard let object = all.first(where: { $0.objectID === objectID }) else { throw NSError(domain: "NSCocoaErrorDomain", code: 133000) }; return object }
      open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { all.first { $0.objectID === objectID } }
      open func fetch<ResultType>(_ request: NSFetchRequest<ResultType>) throws -> [ResultType] {
        let found = objects(for: request)
        switch request.resultType {
        case .managedObjectResultType: return found.compactMap { $0 as? ResultType }
        case .managedObjectIDResultType: return found.compactMap { $0.objectID as? ResultType }
        case .countResultType: return [NSNumber(value: found.count)].compactMap { $0 as? ResultType }
        case .dictionaryResultType: return found.map { Self.values(of: $0, request.propertiesToFetch) }.compactMap { $0 as? ResultType }
        }
      }
      /// The attributes of an object, or those that are asked for, by their names.
      private static func values(of object: NSManagedObject, _ properties: [Any]?) -> NSDictionary {
        let names = properties?.compactMap { $0 as? String ?? ($0 as? NSAttributeDescription)?.name } ?? object.entity.attributesByName.keys.sorted()
        var result: [String: Any] = [:]
        for name in names { if let value = object.value(forKey: name) { result[name] = value } }
        return result as NSDictionary
      }
      private func objects<ResultType>(for request: NSFetchRequest<ResultType>) -> [NSManagedObject] {
        var found = all.filter { request.includesSubentities ? $0.entity.isKind(of: request.entityName) : $0.entity.name == request.entityName }
        if let predicate = request.predicate { found = found.filter { predicate.evaluate(with: $0) } }
        if let order = request.sortDescriptors, !order.isEmpty { found = (NSArray(array: found).sortedArray(using: order)).compactMap { $0 as? NSManagedObject } }
        if request.fetchOffset > 0 { found = Array(found.dropFirst(request.fetchOffset)) }
        if request.fetchLimit > 0 { found = Array(found.prefix(request.fetchLimit)) }
        return found
      }
      open func count<ResultType>(for request: NSFetchRequest<ResultType>) throws -> Int { objects(for: request).count }
      @discardableResult open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        if let request = request as? NSBatchDeleteRequest {
          let chosen = all.filter { object in request.objectIDs.contains(where: { $0 === object.objectID }) || request.entityName != nil && object.entity.isKind(of: request.entityName) && request.predicate?.evaluate(with: object) != false }
          for object in chosen { delete(object) }
          deletedObjects = []
          let result: Any = switch request.resultType { case .resultTypeStatusOnly: true; case .resultTypeObjectIDs: chosen.map(\.objectID); case .resultTypeCount: chosen.count }
          let answer = NSBatchDeleteResult(result)
          answer.resultType = request.resultType
          return answer
        }
        if let request = request as? NSBatchInsertRequest {
          var made: [NSManagedObject] = []
          while true { let object = NSEntityDescription.insertNewObject(forEntityName: request.entityName, into: self); if request.fill(object) { delete(object); break }; made.append(object) }
          try save()
          let result: Any = switch request.resultType { case .statusOnly: true; case .objectIDs: made.map(\.objectID); case .count: made.count }
          let answer = NSBatchInsertResult(result)
          answer.resultType = request.resultType
          return answer
        }
        return NSPersistentStoreResult()
      }
      open func perform(_ block: @escaping () -> Void) { AbsentFrameworks.later { block() } }
      open func perform<T>(_ block: () throws -> T) async rethrows -> T { try block() }
      open func performAndWait(_ block: () -> Void) { block() }
      @discardableResult open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
    }
    @preconcurrency @MainActor public protocol NSFetchedResultsControllerDelegate: AnyObject {
      func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
      func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
      func controller(_ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
      func controller(_ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType)
    }
    extension NSFetchedResultsControllerDelegate {
      public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
      public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
      public func controller(_ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?) {}
      public func controller(_ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType) {}
    }
    public protocol NSFetchedResultsSectionInfo { var name: String { get }; var indexTitle: String? { get }; var numberOfObjects: Int { get }; var objects: [Any]? { get } }
    struct _FetchedSection: NSFetchedResultsSectionInfo { let name: String; var list: [NSManagedObject]; var indexTitle: String? { name.first?.uppercased() }; var numberOfObjects: Int { list.count }; var objects: [Any]? { list } }
    @preconcurrency @MainActor open class NSFetchedResultsController<ResultType>: NSObject {
      open weak var delegate: (any NSFetchedResultsControllerDelegate)?
      public let fetchRequest: NSFetchRequest<ResultType>, managedObjectContext: NSManagedObjectContext, sectionNameKeyPath: String?, cacheName: String?
      private var held: [_FetchedSection] = []; private var observer: (any NSObjectProtocol)?
      public init(fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext, sectionNameKeyPath: String?, cacheName name: String?) { (self.fetchRequest, managedObjectContext, self.sectionNameKeyPath, cacheName) = (fetchRequest, context, sectionNameKeyPath, name) }
      open class func deleteCache(withName name: String?) {}
      open var sections: [any NSFetchedResultsSectionInfo]? { observer == nil ? nil : held }
      open var fetchedObjects: [ResultType]? { observer == nil ? nil : held.flatMap(\.list).compactMap { $0 as? ResultType } }
      open var sectionIndexTitles: [String] { held.compactMap(\.indexTitle) }
      open func sectionIndexTitle(forSectionName sectionName: String) -> String? { sectionName.first?.uppercased() }
      open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int { held.firstIndex { $0.indexTitle == title } ?? sectionIndex }
      open func object(at indexPath: IndexPath) -> ResultType { held[indexPath.section].list[indexPath.row] as! ResultType }
      open func indexPath(forObject object: ResultType) -> IndexPath? { path(of: object as AnyObject, in: held) }
      open func performFetch() throws {
        held = try sorted()
        guard observer == nil else { return }
        observer = NotificationCenter.default.addObserver(forName: .NSManagedObjectContextObjectsDidChange, object: nil, queue: nil) { [weak self] _ in MainActor.assumeIsolated { self?.update() } }
      }
      private func sorted() throws -> [_FetchedSection] {
        let objects = try managedObjectContext.fetch(fetchRequest).compactMap { $0 as? NSManagedObject }
        guard let key = sectionNameKeyPath else { return [_FetchedSection(name: "", list: objects)] }
        var result: [_FetchedSection] = []
        for object in objects {
          let name = object.value(forKeyPath: key).map { "\($0)" } ?? ""
          if result.last?.name == name { result[result.count - 1].list.append(object) } else { result.append(_FetchedSection(name: name, list: [object])) }
        }
        return result
      }
      private func path(of object: AnyObject, in sections: [_FetchedSection]) -> IndexPath? {
        for (number, section) in sections.enumerated() { if let row = section.list.firstIndex(where: { $0 === object }) { return IndexPath(row: row, section: number) } }
        return nil
      }
      private func update() {
        guard let new = try? sorted() else { return }
        let old = held
        held = new
        guard let delegate else { return }
        let any = unsafeBitCast(self, to: NSFetchedResultsController<any NSFetchRequestResult>.self)
        delegate.controllerWillChangeContent(any)
        for (number, section) in old.enumerated().reversed() where !new.contains(where: { $0.name == section.name }) { delegate.controller(any, didChange: section, atSectionIndex: number, for: .delete) }
        for (number, section) in new.enumerated() where !old.contains(where: { $0.name == section.name }) { delegate.controller(any, didChange: section, atSectionIndex: number, for: .insert) }
        for object in old.flatMap(\.list) { if let former = path(of: object, in: old), path(of: object, in: new) == nil { delegate.controller(any, didChange: object, at: former, for: .delete, newIndexPath: nil) } }
        for object in new.flatMap(\.list) {
          guard let now = path(of: object, in: new) else { continue }
          guard let former = path(of: object, in: old) else { delegate.controller(any, didChange: object, at: nil, for: .insert, newIndexPath: now); continue }
          if object.isUpdated { delegate.controller(any, didChange: object, at: former, for: former == now ? .update : .move, newIndexPath: now) }
        }
        delegate.controllerDidChangeContent(any)
      }
    }
    """#
}
