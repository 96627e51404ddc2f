/// The properties that appearances may set, by class: UIKit's own, which each class names, and those that clients
/// register. Subclasses have those of their superclasses.
@MainActor
enum AppearanceProperties {
  private static var registered: [ObjectIdentifier: [AppearanceProperty]] = [:]

  static func register(_ property: AppearanceProperty, for type: NSObject.Type) {
    registered[ObjectIdentifier(type), default: []].append(property)
  }

  static func of(_ type: AnyClass) -> [AppearanceProperty] {
    var properties: [AppearanceProperty] = []
    for ancestor in sequence(first: type as AnyClass, next: { _getSuperclass($0) }) {
      properties += registered[ObjectIdentifier(ancestor)] ?? []
    }
    return properties + ((type as? any AppearanceTarget.Type)?.appearanceProperties ?? [])
  }
}
