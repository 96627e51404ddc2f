public import Foundation
public import UIKitCore

/// Names what documents may reach in a class. See `NibRegistry.register(_:as:_:)`.
@MainActor
public struct NibClass<Object: NSObject> {
  private let registry: NibRegistry

  init(_ registry: NibRegistry) { self.registry = registry }

  /// An outlet.
  public func outlet<Value>(_ name: String, _ path: ReferenceWritableKeyPath<Object, Value?>) {
    registry.add(name, to: Object.self) { object, value in
      guard let object = object as? Object else { return false }
      guard let value else {
        object[keyPath: path] = nil
        return true
      }
      guard let value = value as? Value else { return false }
      object[keyPath: path] = value
      return true
    }
  }

  /// An outlet collection: the destinations are appended in the document's order.
  public func outletCollection<Value>(_ name: String, _ path: ReferenceWritableKeyPath<Object, [Value]>) {
    registry.add(name, to: Object.self) { object, value in
      guard let object = object as? Object, let values = value as? [Value] else { return false }
      object[keyPath: path] = values
      return true
    }
  }

  /// An outlet collection that is nil until it is connected.
  public func outletCollection<Value>(_ name: String, _ path: ReferenceWritableKeyPath<Object, [Value]?>) {
    registry.add(name, to: Object.self) { object, value in
      guard let object = object as? Object, let values = value as? [Value] else { return false }
      object[keyPath: path] = values
      return true
    }
  }

  /// A user-defined runtime attribute: numbers convert to the property's type.
  public func attribute<Value>(_ name: String, _ path: ReferenceWritableKeyPath<Object, Value>) {
    registry.add(name, to: Object.self) { object, value in
      guard let object = object as? Object, let value = PropertyValue.convert(value, to: Value.self) else {
        return false
      }
      object[keyPath: path] = value
      return true
    }
  }

  /// An action without arguments.
  public func action(_ selector: String, _ method: @escaping @MainActor (Object) -> @MainActor () -> Void) {
    ActionRegistry.register(Selector(selector), on: Object.self) { object, _, _ in method(object)() }
  }

  /// An action that takes its sender; it is not sent when the sender is of another type.
  public func action<Sender>(_ selector: String, _ method: @escaping @MainActor (Object) -> @MainActor (Sender) -> Void)
  {
    ActionRegistry.register(Selector(selector), on: Object.self) { object, sender, _ in
      if let sender = sender as? Sender { method(object)(sender) }
    }
  }

  /// An action that takes its sender and the event.
  public func action<Sender>(
    _ selector: String, _ method: @escaping @MainActor (Object) -> @MainActor (Sender, UIEvent) -> Void
  ) {
    ActionRegistry.register(Selector(selector), on: Object.self) { object, sender, event in
      if let sender = sender as? Sender { method(object)(sender, event ?? UIEvent()) }
    }
  }

  /// A segue action: makes the destination of a segue.
  public func segueAction(
    _ selector: String,
    _ method: @escaping @MainActor (Object) -> @MainActor (NSCoder, Any?, String?) -> UIViewController?
  ) {
    registry.addSegueAction(selector, to: Object.self) { source, coder, sender, identifier in
      (source as? Object).flatMap { method($0)(coder, sender, identifier) }
    }
  }

  /// A segue action that takes the coder alone.
  public func segueAction(
    _ selector: String, _ method: @escaping @MainActor (Object) -> @MainActor (NSCoder) -> UIViewController?
  ) {
    registry.addSegueAction(selector, to: Object.self) { source, coder, _, _ in
      (source as? Object).flatMap { method($0)(coder) }
    }
  }
}
