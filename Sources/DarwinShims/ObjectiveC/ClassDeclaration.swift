/// Takes what a class says of itself. See `ObjectRuntime.declare(_:named:_:)`.
public final class ClassDeclaration<Object: AnyObject> {
  private(set) var table = ObjectRuntime.ClassTable()

  init() {}

  /// A method by its selector. `body` gets the object and the arguments.
  public func method<Result>(
    _ selector: String, _ body: @escaping @MainActor (Object, SelectorArguments) throws -> Result
  ) {
    // UIKit sends selectors without a look at threads; so does this.
    let free = unsafeBitCast(body, to: ((Object, SelectorArguments) throws -> Result).self)
    table.methods[SelectorName.derived(selector)] = { object, arguments in
      guard let object = object as? Object else { return nil }
      let result = try free(object, arguments)
      return Result.self == Void.self ? nil : result
    }
  }

  /// A method of the class itself, by its selector.
  public func classMethod<Result>(_ selector: String, _ body: @escaping @MainActor () -> Result) {
    table.classMethods[selector] = unsafeBitCast(body, to: (() -> Result).self)
  }

  /// The initializer without parameters that the class declares itself.
  public func initializer(_ body: @escaping @MainActor () -> Object) {
    table.initializer = unsafeBitCast(body, to: (() -> AnyObject).self)
  }

  /// Says that the class implements a method of a protocol, without a way to call it by name.
  public func implements(_ selector: String) { table.names.insert(SelectorName.derived(selector)) }

  /// The value of a property by its key.
  public func getter<Value>(_ key: String, _ body: @escaping @MainActor (Object) -> Value) {
    let free = unsafeBitCast(body, to: ((Object) -> Value).self)
    table.getters[key] = { object in (object as? Object).map(free) }
  }

  /// Sets a property by its key: outlets, inspectable attributes.
  public func property(_ key: String, _ body: @escaping @MainActor (Object, PropertyValue) throws -> Void) {
    let free = unsafeBitCast(body, to: ((Object, PropertyValue) throws -> Void).self)
    table.setters[key] = { object, value in if let object = object as? Object { try free(object, value) } }
  }
}
