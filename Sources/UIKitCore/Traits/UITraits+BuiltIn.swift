// UIKit's own traits as types, for `registerForTraitChanges(_:)` and `traitCollection[_:]`.
//
// Source: <https://developer.apple.com/documentation/uikit/uitrait>

/// The trait `UITraitCollection.horizontalSizeClass` as a type.
public struct UITraitHorizontalSizeClass: UITraitDefinition, BuiltInTrait {
  /// What holds where nobody says anything.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var storage: WritableKeyPath<TraitStorage, UIUserInterfaceSizeClass?> { \.horizontalSizeClass }
}

/// The trait `UITraitCollection.verticalSizeClass` as a type.
public struct UITraitVerticalSizeClass: UITraitDefinition, BuiltInTrait {
  /// What holds where nobody says anything.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var storage: WritableKeyPath<TraitStorage, UIUserInterfaceSizeClass?> { \.verticalSizeClass }
}

/// The trait `UITraitCollection.userInterfaceIdiom` as a type.
public struct UITraitUserInterfaceIdiom: UITraitDefinition, BuiltInTrait {
  /// What holds where nobody says anything.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  /// True: colours may resolve otherwise on other devices.
  public static var affectsColorAppearance: Bool { true }
  static var storage: WritableKeyPath<TraitStorage, UIUserInterfaceIdiom?> { \.userInterfaceIdiom }
}

/// The trait `UITraitCollection.userInterfaceStyle` as a type; the one that most registrations are for.
public struct UITraitUserInterfaceStyle: UITraitDefinition, BuiltInTrait {
  /// What holds where nobody says anything.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  /// True: colours resolve otherwise in the dark.
  public static var affectsColorAppearance: Bool { true }
  static var storage: WritableKeyPath<TraitStorage, UIUserInterfaceStyle?> { \.userInterfaceStyle }
}

/// The trait `UITraitCollection.displayScale` as a type: pixels per point.
public struct UITraitDisplayScale: UITraitDefinition, BuiltInTrait {
  /// What holds where nobody says anything.
  public static var defaultValue: CGFloat { 0 }
  static var storage: WritableKeyPath<TraitStorage, CGFloat?> { \.displayScale }
}

/// The trait `UITraitCollection.displayGamut` as a type.
public struct UITraitDisplayGamut: UITraitDefinition, BuiltInTrait {
  /// What holds where nobody says anything.
  public static var defaultValue: UIDisplayGamut { .unspecified }
  /// True: catalogues may have other colours for wide ranges.
  public static var affectsColorAppearance: Bool { true }
  static var storage: WritableKeyPath<TraitStorage, UIDisplayGamut?> { \.displayGamut }
}

/// The trait `UITraitCollection.layoutDirection` as a type.
public struct UITraitLayoutDirection: UITraitDefinition, BuiltInTrait {
  /// What holds where nobody says anything.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  static var storage: WritableKeyPath<TraitStorage, UITraitEnvironmentLayoutDirection?> { \.layoutDirection }
}

/// The trait `UITraitCollection.preferredContentSizeCategory` as a type.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, BuiltInTrait {
  /// What holds where nobody says anything.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  static var storage: WritableKeyPath<TraitStorage, UIContentSizeCategory?> { \.preferredContentSizeCategory }
}

/// The trait `UITraitCollection.forceTouchCapability` as a type.
public struct UITraitForceTouchCapability: UITraitDefinition, BuiltInTrait {
  /// What holds where nobody says anything.
  public static var defaultValue: UIForceTouchCapability { .unknown }
  static var storage: WritableKeyPath<TraitStorage, UIForceTouchCapability?> { \.forceTouchCapability }
}

/// The trait `UITraitCollection.accessibilityContrast` as a type.
public struct UITraitAccessibilityContrast: UITraitDefinition, BuiltInTrait {
  /// What holds where nobody says anything.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  /// True: colours resolve otherwise with more contrast.
  public static var affectsColorAppearance: Bool { true }
  static var storage: WritableKeyPath<TraitStorage, UIAccessibilityContrast?> { \.accessibilityContrast }
}

/// The trait `UITraitCollection.userInterfaceLevel` as a type.
public struct UITraitUserInterfaceLevel: UITraitDefinition, BuiltInTrait {
  /// What holds where nobody says anything.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  /// True: backgrounds resolve otherwise over other content.
  public static var affectsColorAppearance: Bool { true }
  static var storage: WritableKeyPath<TraitStorage, UIUserInterfaceLevel?> { \.userInterfaceLevel }
}

/// The trait `UITraitCollection.legibilityWeight` as a type.
public struct UITraitLegibilityWeight: UITraitDefinition, BuiltInTrait {
  /// What holds where nobody says anything.
  public static var defaultValue: UILegibilityWeight { .unspecified }
  static var storage: WritableKeyPath<TraitStorage, UILegibilityWeight?> { \.legibilityWeight }
}

/// The trait `UITraitCollection.activeAppearance` as a type.
public struct UITraitActiveAppearance: UITraitDefinition, BuiltInTrait {
  /// What holds where nobody says anything.
  public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
  /// True: colours may resolve otherwise in windows that are not in front.
  public static var affectsColorAppearance: Bool { true }
  static var storage: WritableKeyPath<TraitStorage, UIUserInterfaceActiveAppearance?> { \.activeAppearance }
}
