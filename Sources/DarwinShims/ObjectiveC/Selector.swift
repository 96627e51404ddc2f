/// A method by its name: what `#selector` gives on Apple's systems.
///
/// DEVIATION: without the Objective-C runtime a name finds its method through `ObjectRuntime`, where classes say what
/// they answer to.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let name: String

  public init(_ name: String) { self.name = SelectorName.apple(name) }
  public init(stringLiteral value: String) { name = SelectorName.apple(value) }

  /// The selector of a method that no declaration names: a method of UIKit's, of a generic or of a local class. Objects
  /// of `Target` answer to it from now on.
  public init<Target: AnyObject, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
  ) {
    self.name = SelectorName.apple(name)
    // UIKit sends selectors without a look at threads; so does this.
    let free = unsafeBitCast(method, to: ((Target) -> () -> Result).self)
    ObjectRuntime.add(name, to: Target.self) { target, _ in (target as? Target).map { free($0)() } }
  }

  /// The same for methods with one parameter.
  public init<Target: AnyObject, Argument, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Argument) -> Result
  ) {
    self.name = SelectorName.apple(name)
    let free = unsafeBitCast(method, to: ((Target) -> (Argument) -> Result).self)
    ObjectRuntime.add(name, to: Target.self) { target, arguments in
      try (target as? Target).map { free($0)(try arguments.argument(0)) }
    }
  }

  /// The same for methods with two parameters.
  public init<Target: AnyObject, First, Second, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (First, Second) -> Result
  ) {
    self.name = SelectorName.apple(name)
    let free = unsafeBitCast(method, to: ((Target) -> (First, Second) -> Result).self)
    ObjectRuntime.add(name, to: Target.self) { target, arguments in
      try (target as? Target).map { free($0)(try arguments.argument(0), try arguments.argument(1)) }
    }
  }

  /// The same for a method that belongs to no actor.
  @_disfavoredOverload
  public init<Target: AnyObject, Result>(_ name: String, _ method: @escaping (Target) -> () -> Result) {
    self.name = SelectorName.apple(name)
    ObjectRuntime.add(name, to: Target.self) { target, _ in (target as? Target).map { method($0)() } }
  }

  /// The same for a method with one parameter that belongs to no actor.
  @_disfavoredOverload
  public init<Target: AnyObject, Argument, Result>(
    _ name: String, _ method: @escaping (Target) -> (Argument) -> Result
  ) {
    self.name = SelectorName.apple(name)
    ObjectRuntime.add(name, to: Target.self) { target, arguments in
      try (target as? Target).map { method($0)(try arguments.argument(0)) }
    }
  }

  /// The same for a method with two parameters that belongs to no actor.
  @_disfavoredOverload
  public init<Target: AnyObject, First, Second, Result>(
    _ name: String, _ method: @escaping (Target) -> (First, Second) -> Result
  ) {
    self.name = SelectorName.apple(name)
    ObjectRuntime.add(name, to: Target.self) { target, arguments in
      try (target as? Target).map { method($0)(try arguments.argument(0), try arguments.argument(1)) }
    }
  }

  public var description: String { name }
}

/// The name of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

/// The selector of this name.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
