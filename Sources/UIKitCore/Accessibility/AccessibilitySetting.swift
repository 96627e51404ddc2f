/// A person's setting that interfaces follow.
public enum AccessibilitySetting: String, Sendable, CaseIterable {
  case voiceOver, switchControl, boldText, reduceMotion, reduceTransparency, darkerSystemColors, invertColors,
    grayscale, closedCaptioning, guidedAccess, monoAudio, speakScreen, speakSelection, assistiveTouch, shakeToUndo,
    differentiateWithoutColor, onOffSwitchLabels, videoAutoplay, prefersCrossFadeTransitions, buttonShapes

  var notification: Notification.Name {
    switch self {
    case .voiceOver: UIAccessibility.voiceOverStatusDidChangeNotification
    case .switchControl: UIAccessibility.switchControlStatusDidChangeNotification
    case .boldText: UIAccessibility.boldTextStatusDidChangeNotification
    case .reduceMotion: UIAccessibility.reduceMotionStatusDidChangeNotification
    case .reduceTransparency: UIAccessibility.reduceTransparencyStatusDidChangeNotification
    case .darkerSystemColors: UIAccessibility.darkerSystemColorsStatusDidChangeNotification
    case .invertColors: UIAccessibility.invertColorsStatusDidChangeNotification
    case .grayscale: UIAccessibility.grayscaleStatusDidChangeNotification
    default:
      Notification.Name("UIAccessibility\(rawValue.prefix(1).uppercased())\(rawValue.dropFirst())StatusDidChange")
    }
  }
}
