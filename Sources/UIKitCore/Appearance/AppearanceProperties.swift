/// The properties that appearances may set, by class: UIKit's own, which each class names, and those that clients
/// register. Subclasses have those of their superclasses.
@MainActor
enum AppearanceProperties {
  private static var registered: [ObjectIdentifier: [AppearanceProperty]] = [:]

  static func register(_ property: AppearanceProperty, for type: NSObject.Type) {
    registered[ObjectIdentifier(type), default: []].append(property)
  }

  /// The nearest superclass of UIKit that clients know, or that has appearance properties: all can be made.
  static func ownClass(above type: NSObject.Type) -> NSObject.Type {
    (type as? any AppearanceTarget.Type)?.appearanceClass ?? NSObject.self
  }

  static func of(_ type: AnyClass) -> [AppearanceProperty] {
    var properties: [AppearanceProperty] = []
    for ancestor in sequence(first: type as AnyClass, next: { _getSuperclass($0) }) {
      properties += registered[ObjectIdentifier(ancestor)] ?? []
    }
    return properties + ((type as? any AppearanceTarget.Type)?.appearanceProperties ?? [])
  }
}
