internal import Foundation
internal import UIKitCore

/// `setValue(_:forKeyPath:)` for the objects of a document.
@MainActor
enum KeyPathWriter {
  /// A path that leads nowhere.
  struct UndefinedKey: Error, CustomStringConvertible {
    let description: String
  }

  /// Sets a value. A path that leads nowhere traps, as in UIKit.
  static func set(_ value: Any?, at path: String, of object: AnyObject) {
    do { try write(value, at: path, of: object) } catch { fatalError("\(error)") }
  }

  /// Sets a value.
  ///
  /// - Throws: what Foundation says of a key that an object has not.
  static func write(_ value: Any?, at path: String, of object: AnyObject) throws(UndefinedKey) {
    if setKnown(value, at: path, of: object) { return }
    if path.contains(".") {
      let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
      guard parts.count == 2, let inner = child(parts[0], of: object) else { throw undefined(path, object) }
      return try write(value, at: parts[1], of: inner)
    }
    if let isFitting = NibRegistry.shared.set(path, of: object, to: value) {
      if !isFitting { mismatch(value, path, object) }
      return
    }
    switch FieldWriter.write(value, to: path, of: object) {
    case .written: return
    case .otherType: mismatch(value, path, object)
    case .noSuchField: throw undefined(path, object)
    }
  }

  /// Sets a property that UIKit's own classes have; false when they have none of this name.
  static func setKnown(_ value: Any?, at path: String, of object: AnyObject) -> Bool {
    switch object {
    case let view as UIView: KnownKeys.set(value, at: path, of: view) || KnownKey.set(value, at: path, of: view)
    case let constraint as NSLayoutConstraint: KnownKeys.set(value, at: path, of: constraint)
    default: KnownKey.set(value, at: path, of: object)
    }
  }

  private static func child(_ name: String, of object: AnyObject) -> AnyObject? {
    if name == "layer", let view = object as? UIView { return view.layer }
    if name == "view", let controller = object as? UIViewController { return controller.view }
    if let part = KnownKey.part(name, of: object) { return part }
    for mirror in sequence(first: Mirror(reflecting: object), next: { $0.superclassMirror }) {
      if let found = mirror.children.first(where: { $0.label == name }) {
        return Mirror(reflecting: found.value).displayStyle == .optional
          ? Mirror(reflecting: found.value).children.first.map { $0.value as AnyObject } : found.value as AnyObject
      }
    }
    return nil
  }

  private static func mismatch(_ value: Any?, _ key: String, _ object: AnyObject) {
    let given = value.map { "\(type(of: $0))" } ?? "nil"
    NibLog.write("\(type(of: object)).\(key) cannot take a value of type \(given) from an Interface Builder file.")
  }

  /// What Foundation says of a key that an object has not.
  static func undefined(_ key: String, _ object: AnyObject) -> UndefinedKey {
    let address = String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
    return UndefinedKey(
      description: "[<\(type(of: object)) 0x\(address)> setValue:forUndefinedKey:]: this class is not key value "
        + "coding-compliant for the key \(key).")
  }
}
