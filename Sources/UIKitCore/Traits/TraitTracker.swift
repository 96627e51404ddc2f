/// Which of the traits of a view or controller its methods have read, so that UIKit can call them again when these change.
///
/// Source: <https://developer.apple.com/documentation/uikit/automatic-trait-tracking>
struct TraitTracker {
  /// A method that UIKit tracks, by what calls it again.
  enum Method: CaseIterable { case layout, constraints, properties, display, unavailableContent }

  /// What the running method has read; nil until it reads.
  private var reading: TraitReading?
  private var read: [Method: TraitReading] = [:]

  /// A tracked method begins. Returns what a method around it has read, for `end(_:around:)`.
  mutating func begin() -> TraitReading? {
    defer { reading = nil }
    return reading
  }

  /// The method has returned. Returns whether it has read anything.
  mutating func end(_ method: Method, around outer: TraitReading?) -> Bool {
    reading?.close()
    read[method] = reading
    reading = outer
    return read[method] != nil
  }

  /// `traits` for the running method: what it reads of them is noted.
  mutating func noting(_ traits: UITraitCollection) -> UITraitCollection {
    let reading = reading ?? TraitReading()
    self.reading = reading
    return NotingTraits(traits, reading)
  }

  /// The methods that have read what differs between two collections.
  func methods(changingFrom old: UITraitCollection, to new: UITraitCollection) -> [Method] {
    read.isEmpty ? [] : Method.allCases.filter { read[$0]?.differs(old, new) == true }
  }
}

/// The traits that one call of a method has read.
final class TraitReading: @unchecked Sendable {
  private var traits: [ObjectIdentifier: any UITraitDefinition.Type] = [:]
  private var isOpen = true

  func note(_ trait: any UITraitDefinition.Type) { if isOpen { traits[ObjectIdentifier(trait)] = trait } }

  /// What is read of the collection after the method has returned concerns nobody.
  func close() { isOpen = false }

  func differs(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
    traits.values.contains { new.values.differs($0, from: old.values) }
  }
}

/// A collection that notes what is read of it.
private final class NotingTraits: UITraitCollection, @unchecked Sendable {
  private let original: UITraitCollection
  private let reading: TraitReading

  init(_ original: UITraitCollection, _ reading: TraitReading) {
    self.original = original
    self.reading = reading
    super.init()
    values = original.values
  }
  /// The view is asked for its traits again; archives hold none that take notes.
  required init?(coder: NSCoder) { nil }

  override func willRead(_ trait: any UITraitDefinition.Type) { reading.note(trait) }
  override var plain: UITraitCollection { original }

  override var horizontalSizeClass: UIUserInterfaceSizeClass { self[UITraitHorizontalSizeClass.self] }
  override var verticalSizeClass: UIUserInterfaceSizeClass { self[UITraitVerticalSizeClass.self] }
  override var userInterfaceIdiom: UIUserInterfaceIdiom { self[UITraitUserInterfaceIdiom.self] }
  override var userInterfaceStyle: UIUserInterfaceStyle { self[UITraitUserInterfaceStyle.self] }
  override var displayScale: CGFloat { self[UITraitDisplayScale.self] }
  override var displayGamut: UIDisplayGamut { self[UITraitDisplayGamut.self] }
  override var layoutDirection: UITraitEnvironmentLayoutDirection { self[UITraitLayoutDirection.self] }
  override var preferredContentSizeCategory: UIContentSizeCategory { self[UITraitPreferredContentSizeCategory.self] }
  override var forceTouchCapability: UIForceTouchCapability { self[UITraitForceTouchCapability.self] }
  override var accessibilityContrast: UIAccessibilityContrast { self[UITraitAccessibilityContrast.self] }
  override var userInterfaceLevel: UIUserInterfaceLevel { self[UITraitUserInterfaceLevel.self] }
  override var legibilityWeight: UILegibilityWeight { self[UITraitLegibilityWeight.self] }
  override var activeAppearance: UIUserInterfaceActiveAppearance { self[UITraitActiveAppearance.self] }
}
