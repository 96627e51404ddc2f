public import Foundation

/// What assistive technologies are told, and what they ask for.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiaccessibility>
public enum UIAccessibility {
  /// What an application tells assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
    public static let pauseAssistiveTechnology = Notification(rawValue: 1019)
    public static let resumeAssistiveTechnology = Notification(rawValue: 1020)
  }
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(rawValue: "NotificationVoiceOver")
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(rawValue: "NotificationSwitchControl")
  }

  public static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
  public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
  public static let elementFocusedNotification = Foundation.Notification.Name(
    "UIAccessibilityElementFocusedNotification")
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  public static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  public static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  public static let grayscaleStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification")

  /// Tells assistive technologies: an announcement's text, or the element to go to after a change.
  @preconcurrency @MainActor
  public static func post(notification: Notification, argument: Any?) {
    let course = AccessibilityCourse.current
    course.posted.append((notification, argument))
    if notification == .announcement {
      let text = argument as? String ?? (argument as? NSAttributedString)?.string ?? ""
      NotificationCenter.default.post(
        name: announcementDidFinishNotification, object: nil,
        userInfo: [announcementStringValueUserInfoKey: text, announcementWasSuccessfulUserInfoKey: true])
    } else if notification == .screenChanged || notification == .layoutChanged,
      let element = argument as? UIResponder, element !== course.focused
    {
      let former = course.focused as? UIResponder
      course.focused = element
      former?.accessibilityElementDidLoseFocus()
      element.accessibilityElementDidBecomeFocused()
      let elements: [String: Any?] = [
        focusedElementUserInfoKey: element, unfocusedElementUserInfoKey: former,
        assistiveTechnologyUserInfoKey: AssistiveTechnologyIdentifier.notificationVoiceOver.rawValue,
      ]
      NotificationCenter.default.post(
        name: elementFocusedNotification, object: nil, userInfo: elements.compactMapValues { $0 })
    }
  }

  @preconcurrency @MainActor
  public static func focusedElement(using identifier: AssistiveTechnologyIdentifier?) -> Any? {
    AccessibilityCourse.current.focused
  }

  /// A rectangle of a view in the screen's coordinates, in points.
  @preconcurrency @MainActor
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }
  @preconcurrency @MainActor
  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
    let origin = view.convert(CGPoint.zero, to: nil)
    let moved = UIBezierPath(cgPath: path.cgPath)
    moved.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    return moved
  }

  // MARK: Settings

  private static func isOn(_ setting: AccessibilitySetting) -> Bool {
    MainActor.assumeIsolated { AccessibilityCourse.current.settings.contains(setting) }
  }
  public static var isVoiceOverRunning: Bool { isOn(.voiceOver) }
  public static var isSwitchControlRunning: Bool { isOn(.switchControl) }
  public static var isBoldTextEnabled: Bool { isOn(.boldText) }
  public static var isReduceMotionEnabled: Bool { isOn(.reduceMotion) }
  public static var isReduceTransparencyEnabled: Bool { isOn(.reduceTransparency) }
  public static var isDarkerSystemColorsEnabled: Bool { isOn(.darkerSystemColors) }
  public static var isInvertColorsEnabled: Bool { isOn(.invertColors) }
  public static var isGrayscaleEnabled: Bool { isOn(.grayscale) }
  public static var isClosedCaptioningEnabled: Bool { isOn(.closedCaptioning) }
  public static var isGuidedAccessEnabled: Bool { isOn(.guidedAccess) }
  public static var isMonoAudioEnabled: Bool { isOn(.monoAudio) }
  public static var isSpeakScreenEnabled: Bool { isOn(.speakScreen) }
  public static var isSpeakSelectionEnabled: Bool { isOn(.speakSelection) }
  public static var isAssistiveTouchRunning: Bool { isOn(.assistiveTouch) }
  public static var isShakeToUndoEnabled: Bool { isOn(.shakeToUndo) }
  public static var shouldDifferentiateWithoutColor: Bool { isOn(.differentiateWithoutColor) }
  public static var isOnOffSwitchLabelsEnabled: Bool { isOn(.onOffSwitchLabels) }
  public static var isVideoAutoplayEnabled: Bool { isOn(.videoAutoplay) }
  public static var prefersCrossFadeTransitions: Bool { isOn(.prefersCrossFadeTransitions) }
  public static var buttonShapesEnabled: Bool { isOn(.buttonShapes) }
}
