extension FrameworkSources {
  /// Dependency injection by a container, where its sources are not on the machine: what is registered is made when it is
  /// asked for, once or each time.
  static let swinject: String = {
    func letters(_ count: Int) -> [String] { (1...count).map { "Arg\($0)" } }
    var lines = [
      #"""
      public protocol Resolver: AnyObject { func _resolve(_ key: String, _ arguments: Any) -> Any? }
      public enum ObjectScope: Sendable { case transient, graph, container, weak }
      public class ServiceEntryBase { weak var container: Container?; var tail = "0"; var scope = ObjectScope.graph, make: (any Resolver, Any) -> Any?, completed: [(any Resolver, Any) -> Void] = []; init(_ make: @escaping (any Resolver, Any) -> Any?) { self.make = make }
        private var held: Any?; private weak var known: AnyObject?
        /// Of a scope that keeps it: for as long as somebody else does, or the container.
        var shared: Any? { get { scope == .weak ? known : held } set { if scope == .weak { known = newValue.flatMap { type(of: $0) is AnyClass ? $0 as AnyObject : nil } } else { held = newValue } } }
      }
      public final class ServiceEntry<Service>: ServiceEntryBase { @discardableResult public func inObjectScope(_ scope: ObjectScope) -> Self { self.scope = scope; return self }; @discardableResult public func initCompleted(_ body: @escaping (any Resolver, Service) -> Void) -> Self { completed.append { if let one = $1 as? Service { body($0, one) } }; return self }; @discardableResult public func implements<Other>(_ type: Other.Type, name: String? = nil) -> Self { container?._forward("\(Other.self)|\(name ?? "")|\(tail)", self); return self } }
      public final class Container: Resolver {
        /// Told of what is not registered.
        public nonisolated(unsafe) static var loggingFunction: ((String) -> Void)? = { print($0) }
        private let parent: Container?, lock = NSRecursiveLock(), defaultScope: ObjectScope
        private var entries: [String: ServiceEntryBase] = [:], graph: [ObjectIdentifier: Any] = [:], depth = 0
        public init(parent: Container? = nil, defaultObjectScope: ObjectScope = .graph) { (self.parent, defaultScope) = (parent, defaultObjectScope) }
        public convenience init(parent: Container? = nil, defaultObjectScope: ObjectScope = .graph, registeringClosure: (Container) -> Void) { self.init(parent: parent, defaultObjectScope: defaultObjectScope); registeringClosure(self) }
        func _register<Service>(_ key: String, _ make: @escaping (any Resolver, Any) -> Service?) -> ServiceEntry<Service> { let entry = ServiceEntry<Service>(make); entry.scope = defaultScope; entry.container = self; entry.tail = String(key.split(separator: "|").last ?? "0"); _forward(key, entry); return entry }
        func _forward(_ key: String, _ entry: ServiceEntryBase) { lock.lock(); defer { lock.unlock() }; entries[key] = entry }
        /// What a parent has registered is made by who was asked, with what the child has registered.
        private func _entry(_ key: String) -> ServiceEntryBase? { lock.lock(); defer { lock.unlock() }; return entries[key] ?? parent?._entry(key) }
        public func _resolve(_ key: String, _ arguments: Any) -> Any? {
          lock.lock(); defer { lock.unlock() }
          guard let entry = _entry(key) else { return nil }
          if entry.scope == .container || entry.scope == .weak, let shared = entry.shared { return shared }
          if entry.scope == .graph, let made = graph[ObjectIdentifier(entry)] { return made }
          depth += 1
          defer { depth -= 1; if depth == 0 { graph = [:] } }
          guard let made = entry.make(self, arguments) else { return nil }
          // What the factory asked for may have asked for this, and made it.
          if entry.scope == .container || entry.scope == .weak, let shared = entry.shared { return shared }
          if entry.scope == .graph, let again = graph[ObjectIdentifier(entry)] { return again }
          if entry.scope == .container || entry.scope == .weak { entry.shared = made }
          if entry.scope == .graph { graph[ObjectIdentifier(entry)] = made }
          for body in entry.completed { body(self, made) }
          return made
        }
        public func removeAll() { lock.lock(); defer { lock.unlock() }; entries = [:] }
        public func resetObjectScope(_ scope: ObjectScope) { for entry in entries.values where entry.scope == scope { entry.shared = nil } }
        public func hasAnyRegistration<Service>(of type: Service.Type, name: String? = nil) -> Bool { entries.keys.contains { $0.hasPrefix("\(Service.self)|\(name ?? "")|") } }
        public func synchronize() -> any Resolver { self }
      }
      public protocol Assembly { func assemble(container: Container); func loaded(resolver: any Resolver) }
      extension Assembly { public func loaded(resolver: any Resolver) {} }
      public final class Assembler { public let resolver: any Resolver; private let container: Container; public init(container: Container? = Container()) { self.container = container ?? Container(); resolver = self.container }; public convenience init(_ assemblies: [any Assembly], container: Container? = Container()) { self.init(container: container); apply(assemblies: assemblies) }; public convenience init(_ assemblies: [any Assembly], parent: Assembler?) { self.init(container: Container(parent: parent?.container)); apply(assemblies: assemblies) }; public convenience init(parentAssembler parent: Assembler?) { self.init(container: Container(parent: parent?.container)) }; public func apply(assembly: any Assembly) { apply(assemblies: [assembly]) }; public func apply(assemblies: [any Assembly]) { for one in assemblies { one.assemble(container: container) }; for one in assemblies { one.loaded(resolver: resolver) } } }
      extension Container { @discardableResult public func register<Service>(_ type: Service.Type, name: String? = nil, factory: @escaping (any Resolver) -> Service) -> ServiceEntry<Service> { _register("\(Service.self)|\(name ?? "")|0") { resolver, _ in factory(resolver) } } }
      extension Resolver { public func resolve<Service>(_ type: Service.Type) -> Service? { resolve(type, name: nil) }; public func resolve<Service>(_ type: Service.Type, name: String?) -> Service? { if let made = _resolve("\(Service.self)|\(name ?? "")|0", ()) as? Service { made } else { (Service.self as? any _InstanceWrapper.Type)?.init(self, name: name) as? Service } } }
      /// Who is asked for one of these makes the service when it is needed, without a registration of its own.
      public protocol _InstanceWrapper { init(_ resolver: any Resolver, name: String?) }
      public final class Provider<Service>: _InstanceWrapper { private let make: () -> Service?; public init(_ resolver: any Resolver, name: String?) { make = { resolver.resolve(Service.self, name: name) } }; public var instance: Service { make()! } }
      public final class Lazy<Service>: _InstanceWrapper { private let make: () -> Service?; public init(_ resolver: any Resolver, name: String?) { make = { resolver.resolve(Service.self, name: name) } }; public private(set) lazy var instance: Service = make()! }
      """#
    ]
    for count in 1...5 {
      let types = letters(count).joined(separator: ", ")
      let values = (0..<count).map { count == 1 ? "all" : "all.\($0)" }.joined(separator: ", ")
      let words = ["argument", "arguments"][count == 1 ? 0 : 1]
      let parameters = letters(count).enumerated().map {
        "\($0.offset == 0 ? words : "_") a\($0.offset): \($0.element)"
      }
      let given = parameters.joined(separator: ", ")
      let named = (0..<count).map { "a\($0)" }.joined(separator: ", ")
      let passed = (0..<count).map { $0 == 0 ? "\(words): a0" : "a\($0)" }.joined(separator: ", ")
      let tuple = count == 1 ? "Arg1" : "(\(types))"
      lines.append(
        "extension Container { @discardableResult public func register<Service, \(types)>(_ type: Service.Type, name: String? = nil, factory: @escaping (any Resolver, \(types)) -> Service) -> ServiceEntry<Service> { _register(\"\\(Service.self)|\\(name ?? \"\")|\(count)\") { resolver, any in (any as? \(tuple)).map { all in factory(resolver, \(values)) } } } }"
      )
      lines.append(
        "extension Resolver { public func resolve<Service, \(types)>(_ type: Service.Type, \(given)) -> Service? { resolve(type, name: nil, \(passed)) }; public func resolve<Service, \(types)>(_ type: Service.Type, name: String?, \(given)) -> Service? { _resolve(\"\\(Service.self)|\\(name ?? \"\")|\(count)\", \(count == 1 ? "a0" : "(\(named))")) as? Service } }"
      )
    }
    return lines.joined(separator: "\n")
  }()

  /// Registration by the initializer itself.
  static let swinjectAutoregistration: String = {
    var lines: [String] = [
      "infix operator ~>: AdditionPrecedence",
      "public func ~> <Service>(resolver: any Resolver, type: Service.Type) -> Service { resolver.resolve(type)! }",
      "extension Container { @discardableResult public func autoregister<Service>(_ type: Service.Type, name: String? = nil, initializer: @escaping () -> Service) -> ServiceEntry<Service> { register(type, name: name) { _ in initializer() } } }",
    ]
    for count in 1...10 {
      let types = (1...count).map { "A\($0)" }
      let values = types.map { "resolver.resolve(\($0).self)!" }.joined(separator: ", ")
      let generics = types.joined(separator: ", ")
      lines.append(
        "extension Container { @discardableResult public func autoregister<Service, \(generics)>(_ type: Service.Type, name: String? = nil, initializer: @escaping (\(count == 1 ? "A1" : generics)) -> Service) -> ServiceEntry<Service> { register(type, name: name) { resolver in initializer(\(values)) } } }"
      )
    }
    return lines.joined(separator: "\n")
  }()
}
