public import Foundation

/// What assistive technologies are told, and what they ask for.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiaccessibility>
public enum UIAccessibility {
  /// What an application tells assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// UIKit's number of the notification.
    public let rawValue: UInt32
    /// Creates a notification from UIKit's number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Most of the screen is new; the argument is the element to go to, or a text to read.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen is new; the argument is the element to go to, or a text to read.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Has the argument, a text, read out.
    public static let announcement = Notification(rawValue: 1008)
    /// The content was scrolled by a page; the argument says where it is.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// Pauses what the argument names.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1019)
    /// Lets go on what the argument names.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1020)
  }
  /// Names a technology that can be paused or asked for its element.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the technology.
    public let rawValue: String
    /// Creates an identifier from UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What reads the screen out.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(rawValue: "NotificationVoiceOver")
    /// What goes through the screen by switches.
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(rawValue: "NotificationSwitchControl")
  }

  /// Posted as soon as an announcement was made: nothing is read out here.
  public static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// The announced text, a string.
  public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
  /// Whether the text was read to its end: always true.
  public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
  /// Posted when a `screenChanged` or `layoutChanged` has moved to another element.
  public static let elementFocusedNotification = Foundation.Notification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// The element that is read now.
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// The element that was read before; missing where there was none.
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  /// The name of the technology: always VoiceOver's.
  public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
  /// Posted when the host turns VoiceOver on or off.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted when the host turns switch control on or off.
  public static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// Posted when the host turns bold text on or off.
  public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Posted when the host turns reduced motion on or off.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted when the host turns reduced transparency on or off.
  public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Posted when the host turns darker colours on or off.
  public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// Posted when the host turns inverted colours on or off.
  public static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// Posted when the host turns shades of grey on or off.
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

  /// The element that was last gone to, whichever technology is named; nil before any.
  @preconcurrency @MainActor
  public static func focusedElement(using identifier: AssistiveTechnologyIdentifier?) -> Any? {
    AccessibilityCourse.current.focused
  }

  /// A rectangle of a view in the screen's coordinates, in points.
  @preconcurrency @MainActor
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }
  /// A path of a view in the screen's coordinates, in points; turns and scales of the view are left out.
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
  /// Whether the screen is read out. Default: false, unless the host says otherwise.
  public static var isVoiceOverRunning: Bool { isOn(.voiceOver) }
  /// Whether switches go through the screen. Default: false.
  public static var isSwitchControlRunning: Bool { isOn(.switchControl) }
  /// Whether the user wants bold text. Default: false. Fonts do not change by it.
  public static var isBoldTextEnabled: Bool { isOn(.boldText) }
  /// Whether the user wants little movement. Default: false.
  public static var isReduceMotionEnabled: Bool { isOn(.reduceMotion) }
  /// Whether the user wants opaque surfaces. Default: false.
  public static var isReduceTransparencyEnabled: Bool { isOn(.reduceTransparency) }
  /// Whether the user wants more contrast. Default: false.
  public static var isDarkerSystemColorsEnabled: Bool { isOn(.darkerSystemColors) }
  /// Whether the screen shows inverted colours. Default: false.
  public static var isInvertColorsEnabled: Bool { isOn(.invertColors) }
  /// Whether the screen shows shades of grey alone. Default: false.
  public static var isGrayscaleEnabled: Bool { isOn(.grayscale) }
  /// Whether films should have subtitles. Default: false.
  public static var isClosedCaptioningEnabled: Bool { isOn(.closedCaptioning) }
  /// Whether the device is bound to one application. Default: false.
  public static var isGuidedAccessEnabled: Bool { isOn(.guidedAccess) }
  /// Whether both ears should hear the same. Default: false.
  public static var isMonoAudioEnabled: Bool { isOn(.monoAudio) }
  /// Whether a gesture reads the screen out. Default: false.
  public static var isSpeakScreenEnabled: Bool { isOn(.speakScreen) }
  /// Whether the edit menu reads a selection out. Default: false.
  public static var isSpeakSelectionEnabled: Bool { isOn(.speakSelection) }
  /// Whether a button on the screen stands for gestures. Default: false.
  public static var isAssistiveTouchRunning: Bool { isOn(.assistiveTouch) }
  /// Whether shaking the device undoes. Default: true, unless the host says otherwise.
  public static var isShakeToUndoEnabled: Bool { isOn(.shakeToUndo) }
  /// Whether the user wants signs besides colours. Default: false.
  public static var shouldDifferentiateWithoutColor: Bool { isOn(.differentiateWithoutColor) }
  /// Whether switches should have signs for on and off. Default: false.
  public static var isOnOffSwitchLabelsEnabled: Bool { isOn(.onOffSwitchLabels) }
  /// Whether films may begin by themselves. Default: true, unless the host says otherwise.
  public static var isVideoAutoplayEnabled: Bool { isOn(.videoAutoplay) }
  /// Whether pushes should fade instead of moving. Default: false.
  public static var prefersCrossFadeTransitions: Bool { isOn(.prefersCrossFadeTransitions) }
  /// Whether the user wants outlines around buttons of text. Default: false.
  public static var buttonShapesEnabled: Bool { isOn(.buttonShapes) }
}
