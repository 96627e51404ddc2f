public import UIKitCore

/// The user's settings that an interface follows. Nil leaves a setting as it is.
public struct HostSettings: Sendable, Equatable {
  /// Light or dark.
  public var style: UIUserInterfaceStyle?
  /// The preferred text size.
  public var textSize: UIContentSizeCategory?
  /// Normal or high contrast.
  public var contrast: UIAccessibilityContrast?
  /// The direction that interfaces read in.
  public var layoutDirection: UITraitEnvironmentLayoutDirection?
  /// Whether keys of hardware are attached, so that none come up on the screen. Default: false.
  public var usesHardwareKeyboard: Bool?
  /// The accessibility settings that are on, in place of `AccessibilitySetting.standard`.
  public var accessibility: Set<AccessibilitySetting>?

  public init(
    style: UIUserInterfaceStyle? = nil, textSize: UIContentSizeCategory? = nil,
    contrast: UIAccessibilityContrast? = nil, layoutDirection: UITraitEnvironmentLayoutDirection? = nil,
    usesHardwareKeyboard: Bool? = nil,
    accessibility: Set<AccessibilitySetting>? = nil
  ) {
    self.style = style
    self.textSize = textSize
    self.contrast = contrast
    self.layoutDirection = layoutDirection
    self.usesHardwareKeyboard = usesHardwareKeyboard
    self.accessibility = accessibility
  }
}
