/// Looks for a class, under conditions: an object of the class to which clients set properties.
@MainActor
final class AppearanceTemplate {
  let type: NSObject.Type
  let traits: UITraitCollection?
  let containers: [any UIAppearanceContainer.Type]
  let object: NSObject

  init(_ type: NSObject.Type, _ traits: UITraitCollection?, _ containers: [any UIAppearanceContainer.Type]) {
    self.type = type
    self.traits = traits
    self.containers = containers
    object = AppearanceTemplate.fresh(type)
  }

  static func fresh(_ type: NSObject.Type) -> NSObject {
    (type as? UIView.Type).map { ClassInstantiation.makeTemplate($0) } ?? ClassInstantiation.makeObject(type)
  }

  func isFor(
    _ type: NSObject.Type, _ traits: UITraitCollection?, _ containers: [any UIAppearanceContainer.Type]
  ) -> Bool {
    self.type == type && self.traits == traits
      && self.containers.map { ObjectIdentifier($0) } == containers.map { ObjectIdentifier($0) }
  }

  /// Whether the conditions hold for an object that stands below `parents`, the innermost first.
  func matches(_ traits: UITraitCollection, below parents: [AnyObject]) -> Bool {
    if let wanted = self.traits, !traits.containsTraits(in: wanted) { return false }
    // Each container is looked for outwards from the one before.
    var rest = parents[...]
    for container in containers {
      guard let index = rest.firstIndex(where: { Self.isKind($0, of: container) }) else { return false }
      rest = rest[(index + 1)...]
    }
    return true
  }

  private static func isKind(_ object: AnyObject, of type: any UIAppearanceContainer.Type) -> Bool {
    sequence(first: Swift.type(of: object) as AnyClass, next: { _getSuperclass($0) }).contains {
      ObjectIdentifier($0) == ObjectIdentifier(type)
    }
  }
}
