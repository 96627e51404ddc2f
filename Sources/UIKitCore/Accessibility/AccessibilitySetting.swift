/// A person's setting that interfaces follow.
public enum AccessibilitySetting: String, Sendable, CaseIterable {
  case voiceOver, switchControl, boldText, reduceMotion, reduceTransparency, darkerSystemColors, invertColors,
    grayscale, closedCaptioning, guidedAccess, monoAudio, speakScreen, speakSelection, assistiveTouch, shakeToUndo,
    differentiateWithoutColor, onOffSwitchLabels, videoAutoplay, prefersCrossFadeTransitions, buttonShapes

  /// What is on where nobody has changed anything.
  ///
  /// UIKIT: Settings, Accessibility: shaking undoes and previews of films play of a new device.
  public static let standard: Set<AccessibilitySetting> = [.shakeToUndo, .videoAutoplay]
}
