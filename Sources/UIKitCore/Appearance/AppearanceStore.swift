internal import Foundation

/// All appearances, and their way into views.
@MainActor
enum AppearanceStore {
  private(set) static var templates: [AppearanceTemplate] = []
  private static var fresh: [ObjectIdentifier: NSObject] = [:]
  private static var isMaking = false

  /// The object to which properties for a class are set; always the same one for the same conditions.
  static func template(
    _ type: NSObject.Type, for traits: UITraitCollection? = nil, in containers: [any UIAppearanceContainer.Type] = []
  ) -> NSObject {
    if let known = templates.first(where: { $0.isFor(type, traits, containers) }) { return known.object }
    isMaking = true
    defer { isMaking = false }
    let template = AppearanceTemplate(type, traits, containers)
    templates.append(template)
    return template.object
  }

  /// For tests: everything that was set is forgotten.
  static func removeAll() { templates = [] }

  /// A view enters a window, or its traits have changed.
  static func apply(to view: UIView) {
    guard !templates.isEmpty, !isMaking else { return }
    let matching = templates(for: type(of: view), view.traitCollection, below: { parents(of: view) })
    if templates.contains(where: { $0.traits != nil && view.isKind(of: $0.type) }) { view.observeTraits() }
    var applied = view.appearance
    apply(matching, to: view, &applied)
    view.appearance = applied
  }

  /// An item is shown in a bar.
  static func apply(to item: any AppearanceTarget, in bar: UIView) {
    guard !templates.isEmpty else { return }
    let matching = templates(for: type(of: item), bar.traitCollection, below: { [bar] + parents(of: bar) })
    var applied = item.appearance
    apply(matching, to: item, &applied)
    item.appearance = applied
  }

  /// From the weakest to the strongest: superclasses, then without containers and traits, then what was made later.
  private static func templates(
    for type: NSObject.Type, _ traits: UITraitCollection, below parents: () -> [AnyObject]
  ) -> [AppearanceTemplate] {
    let candidates = templates.filter { depth(of: $0.type, above: type) != nil }
    guard !candidates.isEmpty else { return [] }
    let around = parents()
    return candidates.enumerated().filter { $0.element.matches(traits, below: around) }
      .map { (key: rank($0.element, type) + [$0.offset], template: $0.element) }
      .sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.template)
  }

  private static func rank(_ template: AppearanceTemplate, _ type: NSObject.Type) -> [Int] {
    [-(depth(of: template.type, above: type) ?? 0), template.containers.count, template.traits == nil ? 0 : 1]
  }

  /// How many classes lie between a class and one of its superclasses; nil when it is none.
  private static func depth(of ancestor: NSObject.Type, above type: NSObject.Type) -> Int? {
    sequence(first: type as AnyClass, next: { _getSuperclass($0) }).enumerated()
      .first { ObjectIdentifier($0.element) == ObjectIdentifier(ancestor) }?.offset
  }

  /// Views and controllers around a view, the innermost first.
  private static func parents(of view: UIView) -> [AnyObject] {
    sequence(first: view as UIResponder, next: { $0.next }).dropFirst().map { $0 }
  }

  private static func apply(_ templates: [AppearanceTemplate], to object: NSObject, _ applied: inout [String: Any]) {
    var wanted: [String: (property: AppearanceProperty, value: Any)] = [:]
    for template in templates {
      let plain = pristine(template.type)
      for property in AppearanceProperties.of(template.type) {
        let value = property.read(template.object)
        if !property.isSame(value, property.readDefault(plain, AppearanceTemplate.fresh)) {
          wanted[property.name] = (property, value)
        }
      }
    }
    let own = pristine(type(of: object))
    for property in AppearanceProperties.of(type(of: object)) {
      let present = property.read(object)
      let isDefault = property.isSame(present, property.readDefault(own, AppearanceTemplate.fresh))
      let isApplied = applied[property.name].map { property.isSame(present, $0) } ?? false
      // What the client has set wins.
      guard isDefault || isApplied else { continue }
      if let (_, value) = wanted[property.name] {
        if !property.isSame(present, value) { property.write(object, value) }
        applied[property.name] = value
      } else if isApplied {
        property.write(object, property.readDefault(own, AppearanceTemplate.fresh))
        applied[property.name] = nil
      }
    }
  }

  /// What the defaults of a class are read from: an object of the nearest of UIKit's own classes to which nobody has set
  /// anything. Objects of the class itself are none of the store's business: it may have no initializer for that.
  private static func pristine(_ type: NSObject.Type) -> NSObject {
    let known = AppearanceProperties.ownClass(above: type)
    if let object = fresh[ObjectIdentifier(known)] { return object }
    isMaking = true
    defer { isMaking = false }
    let object = AppearanceTemplate.fresh(known)
    fresh[ObjectIdentifier(known)] = object
    return object
  }
}

extension NSObject {
  fileprivate func isKind(of type: NSObject.Type) -> Bool {
    sequence(first: Swift.type(of: self) as AnyClass, next: { _getSuperclass($0) }).contains {
      ObjectIdentifier($0) == ObjectIdentifier(type)
    }
  }
}
