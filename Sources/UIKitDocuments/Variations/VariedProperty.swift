internal import UIKitCore

/// A property of a class, under the name of the attribute or role that documents give it.
@MainActor
struct VariedProperty {
  let name: String
  /// Sets the target's property to the source's, where both are of the class.
  let copy: @MainActor (_ source: AnyObject, _ target: AnyObject) -> Void

  init<Object: AnyObject, Value>(_ name: String, _ path: ReferenceWritableKeyPath<Object, Value>) {
    self.init(name) { (source: Object, target: Object) in target[keyPath: path] = source[keyPath: path] }
  }

  init<Object: AnyObject>(_ name: String, _ copy: @escaping @MainActor (Object, Object) -> Void) {
    self.name = name
    self.copy = { source, target in
      if let source = source as? Object, let target = target as? Object { copy(source, target) }
    }
  }
}
