/// A person's setting that interfaces follow.
public enum AccessibilitySetting: String, Sendable, CaseIterable {
  case voiceOver, switchControl, boldText, reduceMotion, reduceTransparency, darkerSystemColors, invertColors,
    grayscale, closedCaptioning, guidedAccess, monoAudio, speakScreen, speakSelection, assistiveTouch, shakeToUndo,
    differentiateWithoutColor, onOffSwitchLabels, videoAutoplay, prefersCrossFadeTransitions, buttonShapes
}
