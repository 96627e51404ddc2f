/// A trait: its value's type and default. Clients define traits of their own by conforming to it.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitraitdefinition-1u9a>
public protocol UITraitDefinition {
  /// What the trait's values are; values that are equal cause no change.
  associatedtype Value
  /// What environments have that nobody gave a value.
  static var defaultValue: Value { get }
  /// For logs. Default: the type's name.
  static var name: String { get }
  /// A stable name. Default: the type's name.
  static var identifier: String { get }
  /// Whether colours may resolve differently when the trait changes. Default: false.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// By default the type's name without its module.
  public static var name: String { String(describing: Self.self) }
  /// By default the type's name with its module.
  public static var identifier: String { String(reflecting: Self.self) }
  /// By default false: colours are not resolved anew.
  public static var affectsColorAppearance: Bool { false }
}

/// A trait whose value is Objective-C compatible. The distinction has no meaning here.
public typealias UIObjectTraitDefinition = UITraitDefinition

/// Any trait, as lists of traits hold them.
public typealias UITrait = any UITraitDefinition.Type

/// One of UIKit's own traits that is kept with those of clients: its default says that nobody has said anything.
protocol SystemTrait: UITraitDefinition where Value: Equatable {}

extension SystemTrait {
  static func isUnspecified(_ value: Any) -> Bool { value as? Value == defaultValue }
}

/// One of UIKit's own traits: where its value is stored.
protocol BuiltInTrait: UITraitDefinition {
  static var storage: WritableKeyPath<TraitStorage, Value?> { get }
}
