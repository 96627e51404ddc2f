/// What was set of a responder's accessibility; nil stands for the default.
final class AccessibilityStore {
  var isElement: Bool?
  var identifier: String?
  var label: String?
  var attributedLabel: NSAttributedString?
  var hint: String?
  var value: String?
  var traits: UIAccessibilityTraits?
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var language: String?
  var elementsHidden: Bool?
  var isModal: Bool?
  var groupsChildren: Bool?
  var respondsToInteraction: Bool?
  var inputLabels: [String]?
  var customActions: [UIAccessibilityCustomAction]?
  var containerType: UIAccessibilityContainerType?
  var elements: [Any]?
}

/// What assistive technologies have been told, and what they are at.
@MainActor
package final class AccessibilityCourse {
  package static var current: AccessibilityCourse { UIApplication.shared.course.accessibility }
  /// What was posted since the last reading, the oldest first.
  package var posted: [(notification: UIAccessibility.Notification, argument: Any?)] = []
  package weak var focused: UIResponder?
  /// The settings that are on.
  package private(set) var settings: Set<AccessibilitySetting> = []

  nonisolated init() {}

  package func change(_ settings: Set<AccessibilitySetting>) {
    let changed = settings.symmetricDifference(self.settings)
    self.settings = settings
    for setting in changed { NotificationCenter.default.post(name: setting.notification, object: nil) }
  }
}

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
