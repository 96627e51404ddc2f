internal import Synchronization

/// What classes say of themselves: methods by selector, properties by key, names.
///
/// Apple's systems ask the Objective-C runtime. Here a module declares its classes in code (`cairn` writes it), which is
/// found by name when an object of one of its classes is first asked for something.
///
/// DEVIATION: an object answers to what was declared, no more.
public enum ObjectRuntime {
  package typealias Method = (AnyObject, SelectorArguments) throws -> Any?
  package typealias Getter = (AnyObject) -> Any?
  package typealias Setter = (AnyObject, PropertyValue) throws -> Void

  struct ClassTable {
    var methods: [String: Method] = [:]
    /// What the class itself answers to, without arguments.
    var classMethods: [String: () -> Any?] = [:]
    /// The class's own initializer without parameters; subclasses have theirs.
    var initializer: (() -> AnyObject)?
    var getters: [String: Getter] = [:]
    var setters: [String: Setter] = [:]
    var names: Set<String> = []
  }

  private struct Tables: @unchecked Sendable {
    var classes: [ObjectIdentifier: ClassTable] = [:]
    var named: [String: AnyClass] = [:]
    var modules: Set<String> = []
    var complete: Set<ObjectIdentifier> = []
    /// Whether every module of the program was asked.
    var hasAll = false
  }

  private static let tables = Mutex(Tables())

  // MARK: Declaring

  /// Says what objects of `type` answer to. Subclasses inherit it.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - name: what documents and `NSClassFromString` call the class, when that is not its own name.
  ///   - describe: Lists selectors and key paths with what they call.
  @MainActor
  public static func declare<Object: AnyObject>(
    _ type: Object.Type, named name: String? = nil, _ describe: (ClassDeclaration<Object>) -> Void
  ) { note(type, named: name, describe) }

  /// The same of a class in a function, which may run anywhere; the first of several declarations holds.
  public static func declareLocal<Object: AnyObject>(
    _ type: Object.Type, _ describe: (ClassDeclaration<Object>) -> Void
  ) {
    if tables.withLock({ $0.classes[ObjectIdentifier(type)] == nil }) { note(type, named: nil, describe) }
  }

  private static func note<Object: AnyObject>(
    _ type: Object.Type, named name: String?, _ describe: (ClassDeclaration<Object>) -> Void
  ) {
    let declaration = ClassDeclaration<Object>()
    describe(declaration)
    let table = declaration.table
    tables.withLock { tables in
      tables.classes[ObjectIdentifier(type), default: ClassTable()].merge(table)
      if let name { tables.named[name] = type }
    }
  }

  /// Adds one method.
  package static func add(_ selector: String, to type: AnyClass, _ method: @escaping Method) {
    nonisolated(unsafe) let method = method
    tables.withLock {
      $0.classes[ObjectIdentifier(type), default: ClassTable()].methods[SelectorName.derived(selector)] = method
    }
  }

  // MARK: Asking

  /// The value at the end of a path of keys; nil where a step leads nowhere.
  ///
  /// - Parameters:
  ///   - object: an object that declares properties, a dictionary, or a collection, whose elements are asked each.
  ///   - path: keys with points between them.
  public static func value(of object: Any?, forKeyPath path: String) -> Any? {
    KeyedValue.value(of: object, path: path)
  }

  /// Whether the object has the method, or its class says so in its own `responds(to:)`.
  public static func responds(_ object: Any?, to selector: Selector) -> Bool {
    guard let object else { return false }
    let target = object as AnyObject
    if let own = method("respondsToSelector:", of: target), let answer = try? own(target, SelectorArguments([selector]))
    {
      return answer as? Bool ?? false
    }
    return declares(target, selector)
  }

  /// A method that may be absent, as a function: what `make` gives for the object, nil when the object has no such method.
  public static func function<Object, Function>(
    of object: Object?, _ selector: Selector, _ make: (Object) -> Function
  ) -> Function? {
    guard let object, responds(object, to: selector) else { return nil }
    return make(object)
  }

  /// Who takes a message in the object's place: what its class's own `forwardingTarget(for:)` names.
  package static func forwardingTarget(of object: AnyObject, for selector: Selector) -> AnyObject? {
    guard let own = method("forwardingTargetForSelector:", of: object),
      let target = try? own(object, SelectorArguments([selector])) as? NSObject, target !== object
    else { return nil }
    return target
  }

  /// Whether the method was declared for the object's class or one above it.
  static func declares(_ object: AnyObject, _ selector: Selector) -> Bool {
    instancesRespond(Swift.type(of: object), to: selector)
  }

  /// Whether the method was declared for the class or one above it.
  static func instancesRespond(_ type: AnyClass, to selector: Selector) -> Bool {
    let name = SelectorName.derived(selector.name)
    return find(type) { table in table.method(name) != nil || table.names.contains(name) ? true : nil } ?? false
  }

  /// The method without arguments that a class has itself, or from a class above it.
  static func classMethod(_ selector: String, of type: AnyClass) -> (() -> Any?)? {
    find(type) { $0.classMethods[selector] }
  }

  /// An object of exactly this class by an `init()` that the class declares itself; nil when it declares none.
  package static func make(_ type: AnyClass) -> AnyObject? { table(of: type)?.initializer?() }

  /// The method of the object's class, or of the nearest class above it that has it.
  package static func method(_ selector: String, of object: AnyObject) -> Method? {
    let name = SelectorName.derived(selector)
    return find(object) { $0.method(name) }
  }

  /// The method that one class has itself.
  package static func method(_ selector: String, declaredBy type: AnyClass) -> Method? {
    table(of: type)?.methods[SelectorName.derived(selector)]
  }

  /// The method, or the accessor of a property, that one class has itself.
  static func member(_ selector: String, declaredBy type: AnyClass) -> Method? {
    table(of: type)?.method(SelectorName.derived(selector))
  }

  package static func getter(_ key: String, of object: AnyObject) -> Getter? { find(object) { $0.getters[key] } }
  package static func setter(_ key: String, of object: AnyObject) -> Setter? { find(object) { $0.setters[key] } }

  /// The class that was declared under this name, once its module has declared anything.
  package static func declaredClass(named name: String, module: String?) -> AnyClass? {
    if let module { load(module) }
    return tables.withLock { $0.named[name] }
  }

  /// Sends a message.
  ///
  /// - Returns: whether there was such a method, and what it returned.
  @discardableResult
  package static func send(_ selector: Selector, to object: AnyObject, _ arguments: [Any?]) -> (
    found: Bool, result: Any?
  ) {
    guard let method = method(selector.name, of: object) else {
      guard let target = forwardingTarget(of: object, for: selector) else { return (false, nil) }
      return send(selector, to: target, arguments)
    }
    do {
      return (true, try method(object, SelectorArguments(arguments)))
    } catch let mismatch as SelectorArguments.Mismatch {
      ShimLog.write("-[\(type(of: object)) \(selector)]: \(mismatch)")
    } catch {
      ShimLog.write("-[\(type(of: object)) \(selector)] threw \(error)")
    }
    return (true, nil)
  }

  // MARK: Finding

  private static func find<Found>(_ object: AnyObject, _ body: (ClassTable) -> Found?) -> Found? {
    find(Swift.type(of: object), body)
  }

  private static func find<Found>(_ type: AnyClass, _ body: (ClassTable) -> Found?) -> Found? {
    if let found = known(type, body) { return found }
    // Any module may extend any class.
    return loadAll() ? known(type, body) : nil
  }

  private static func known<Found>(_ type: AnyClass, _ body: (ClassTable) -> Found?) -> Found? {
    var type: AnyClass? = type
    while let current = type {
      if let table = table(of: current), let found = body(table) { return found }
      type = _getSuperclass(current)
    }
    return nil
  }

  private static func table(of type: AnyClass) -> ClassTable? {
    let identity = ObjectIdentifier(type)
    let (table, isComplete) = tables.withLock { tables in
      nonisolated(unsafe) let found = tables.classes[identity]
      return (found, tables.complete.contains(identity))
    }
    if isComplete { return table }
    load(String(_typeName(type, qualified: true).prefix { $0 != "." }))
    return tables.withLock { tables in
      tables.complete.insert(identity)
      nonisolated(unsafe) let found = tables.classes[identity]
      return found
    }
  }

  /// Lets the modules of the program declare their classes that have not yet. False when there was none left.
  private static func loadAll() -> Bool {
    let hadAll = tables.withLock { tables in
      defer { tables.hasAll = true }
      return tables.hasAll
    }
    if hadAll { return false }
    let image = unsafeBitCast(ModuleDeclarations.self as AnyClass, to: UnsafeRawPointer.self)
    let (prefix, suffix) = ("$s", "18_CairnDeclarationsCMa")
    return ProgramSymbols.symbols(in: image, containing: prefix, suffix: suffix).reduce(false) { any, symbol in
      // A module's name is written behind its length.
      let module = symbol.name.dropFirst(prefix.count).dropLast(suffix.count).drop { $0.isNumber }
      return load(String(module)) || any
    }
  }

  /// Lets a module declare its classes, once. False when it has done so before, or has none.
  @discardableResult
  private static func load(_ module: String) -> Bool {
    guard tables.withLock({ $0.modules.insert(module).inserted }) else { return false }
    guard let type = NSClassFromString("\(module)._CairnDeclarations") as? ModuleDeclarations.Type else {
      return false
    }
    // Declaring only fills the tables, which are guarded: it may happen on any thread.
    let declare: @MainActor () -> Void = { type.declare() }
    withoutActuallyEscaping(declare) { unsafeBitCast($0, to: (() -> Void).self)() }
    return true
  }
}

extension ObjectRuntime.ClassTable {
  /// A method of this name, or the accessor of a property: `font`, `setFont:`.
  func method(_ selector: String) -> ObjectRuntime.Method? {
    if let method = methods[selector] { return method }
    if let getter = getters[selector] { return { object, _ in getter(object) } }
    guard selector.hasPrefix("set"), selector.hasSuffix(":") else { return nil }
    let name = selector.dropFirst(3).dropLast()
    guard let setter = setters[name.prefix(1).lowercased() + name.dropFirst()] else { return nil }
    return { object, arguments in
      try setter(object, PropertyValue(try arguments.argument(0) as Any?))
      return nil
    }
  }

  mutating func merge(_ other: Self) {
    methods.merge(other.methods) { $1 }
    classMethods.merge(other.classMethods) { $1 }
    initializer = other.initializer ?? initializer
    getters.merge(other.getters) { $1 }
    setters.merge(other.setters) { $1 }
    names.formUnion(other.names)
  }
}
