public import Foundation
internal import UIKitCore

/// Which classes documents may name, and how their outlets, actions and attributes are reached.
///
/// Classes of the module that a document names are found without registration, and so are outlets that are stored
/// properties of a class type. Register a class for everything else: its actions, outlets with observers or of protocol
/// types, inspectable attributes with observers.
///
/// ```swift
/// NibRegistry.register(RatingViewController.self) { rating in
///   rating.outlet("stars", \.stars)
///   rating.action("addStar:", RatingViewController.addStar)
/// }
/// ```
///
/// DEVIATION: Apple's loader finds all of this through the Objective-C runtime.
@MainActor
public final class NibRegistry {
  static let shared = NibRegistry()

  private(set) var classes: [String: AnyClass] = [:]
  private(set) var modules: [String] = []
  private var setters: [ObjectIdentifier: [String: (AnyObject, Any?) -> Bool]] = [:]
  private var segueActions: [ObjectIdentifier: [String: SegueAction]] = [:]

  typealias SegueAction = (_ source: AnyObject, NSCoder, _ sender: Any?, _ identifier: String?) -> UIViewController?

  private init() {}

  /// Makes `type` known to documents.
  ///
  /// - Parameters:
  ///   - name: What documents call the class. Default: its own name without the module.
  ///   - describe: Names the class's outlets, actions and attributes. Subclasses inherit them.
  public static func register<Object: NSObject>(
    _ type: Object.Type, as name: String? = nil, _ describe: (NibClass<Object>) -> Void = { _ in }
  ) {
    shared.classes[name ?? String(describing: type)] = type
    describe(NibClass(shared))
  }

  /// A module whose classes documents may name although they give another module, or none.
  public static func registerModule(_ name: String) {
    if !shared.modules.contains(name) { shared.modules.append(name) }
  }

  func add(_ key: String, to type: AnyClass, _ set: @escaping (AnyObject, Any?) -> Bool) {
    setters[ObjectIdentifier(type), default: [:]][key] = set
  }

  func addSegueAction(_ name: String, to type: AnyClass, _ action: @escaping SegueAction) {
    segueActions[ObjectIdentifier(type), default: [:]][name] = action
  }

  /// Sets the value of `key`; nil when no class of the object's ancestry has registered the key, false when the value
  /// is of another type.
  func set(_ key: String, of object: AnyObject, to value: Any?) -> Bool? {
    if let setter = lookup(setters, object, key) { return setter(object, value) }
    guard let setter = ObjectRuntime.setter(key, of: object) else { return nil }
    return (try? setter(object, PropertyValue(value))) != nil
  }

  func segueAction(_ name: String, of object: AnyObject) -> SegueAction? {
    if let action = lookup(segueActions, object, name) { return action }
    // The sources' own methods: they take the coder, and as they like the sender and the segue's identifier.
    let selector = Selector(name)
    guard ObjectRuntime.responds(object, to: selector) else { return nil }
    let count = name.count { $0 == ":" }
    return { source, coder, sender, identifier in
      ObjectRuntime.send(selector, to: source, Array([coder, sender, identifier].prefix(count))).result
        as? UIViewController
    }
  }

  private func lookup<Entry>(_ table: [ObjectIdentifier: [String: Entry]], _ object: AnyObject, _ key: String) -> Entry?
  {
    var type: AnyClass? = Swift.type(of: object)
    while let current = type {
      if let found = table[ObjectIdentifier(current)]?[key] { return found }
      type = _getSuperclass(current)
    }
    return nil
  }
}
