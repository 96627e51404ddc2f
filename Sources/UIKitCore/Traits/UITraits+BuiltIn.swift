// UIKit's own traits as types, for `registerForTraitChanges(_:)` and `traitCollection[_:]`.
//
// Source: <https://developer.apple.com/documentation/uikit/uitrait>

public struct UITraitHorizontalSizeClass: UITraitDefinition, BuiltInTrait {
  /// What holds where nobody says anything.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var storage: WritableKeyPath<TraitStorage, UIUserInterfaceSizeClass?> { \.horizontalSizeClass }
}

public struct UITraitVerticalSizeClass: UITraitDefinition, BuiltInTrait {
  /// What holds where nobody says anything.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var storage: WritableKeyPath<TraitStorage, UIUserInterfaceSizeClass?> { \.verticalSizeClass }
}

public struct UITraitUserInterfaceIdiom: UITraitDefinition, BuiltInTrait {
  /// What holds where nobody says anything.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  static var storage: WritableKeyPath<TraitStorage, UIUserInterfaceIdiom?> { \.userInterfaceIdiom }
}

public struct UITraitUserInterfaceStyle: UITraitDefinition, BuiltInTrait {
  /// What holds where nobody says anything.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  static var storage: WritableKeyPath<TraitStorage, UIUserInterfaceStyle?> { \.userInterfaceStyle }
}

public struct UITraitDisplayScale: UITraitDefinition, BuiltInTrait {
  /// What holds where nobody says anything.
  public static var defaultValue: CGFloat { 0 }
  static var storage: WritableKeyPath<TraitStorage, CGFloat?> { \.displayScale }
}

public struct UITraitDisplayGamut: UITraitDefinition, BuiltInTrait {
  /// What holds where nobody says anything.
  public static var defaultValue: UIDisplayGamut { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  static var storage: WritableKeyPath<TraitStorage, UIDisplayGamut?> { \.displayGamut }
}

public struct UITraitLayoutDirection: UITraitDefinition, BuiltInTrait {
  /// What holds where nobody says anything.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  static var storage: WritableKeyPath<TraitStorage, UITraitEnvironmentLayoutDirection?> { \.layoutDirection }
}

public struct UITraitPreferredContentSizeCategory: UITraitDefinition, BuiltInTrait {
  /// What holds where nobody says anything.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  static var storage: WritableKeyPath<TraitStorage, UIContentSizeCategory?> { \.preferredContentSizeCategory }
}

public struct UITraitForceTouchCapability: UITraitDefinition, BuiltInTrait {
  /// What holds where nobody says anything.
  public static var defaultValue: UIForceTouchCapability { .unknown }
  static var storage: WritableKeyPath<TraitStorage, UIForceTouchCapability?> { \.forceTouchCapability }
}

public struct UITraitAccessibilityContrast: UITraitDefinition, BuiltInTrait {
  /// What holds where nobody says anything.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  static var storage: WritableKeyPath<TraitStorage, UIAccessibilityContrast?> { \.accessibilityContrast }
}

public struct UITraitUserInterfaceLevel: UITraitDefinition, BuiltInTrait {
  /// What holds where nobody says anything.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  static var storage: WritableKeyPath<TraitStorage, UIUserInterfaceLevel?> { \.userInterfaceLevel }
}

public struct UITraitLegibilityWeight: UITraitDefinition, BuiltInTrait {
  /// What holds where nobody says anything.
  public static var defaultValue: UILegibilityWeight { .unspecified }
  static var storage: WritableKeyPath<TraitStorage, UILegibilityWeight?> { \.legibilityWeight }
}

public struct UITraitActiveAppearance: UITraitDefinition, BuiltInTrait {
  /// What holds where nobody says anything.
  public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  static var storage: WritableKeyPath<TraitStorage, UIUserInterfaceActiveAppearance?> { \.activeAppearance }
}
