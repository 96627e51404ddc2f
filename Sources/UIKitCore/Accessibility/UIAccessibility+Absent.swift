public import Foundation

/// Whether something may be done while the device is bound to one application.
public enum UIGuidedAccessRestrictionState: Int, Sendable { case allow = 0, deny }

// Of a device without hearing aids, zoom and guided access.
extension UIAccessibility {
  /// Which ears have hearing devices.
  public struct HearingDeviceEar: OptionSet, Hashable, Sendable {
    /// One bit for each ear, as UIKit numbers them.
    public let rawValue: UInt
    /// Creates a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A hearing device in the left ear.
    public static let left = HearingDeviceEar(rawValue: 1 << 1)
    /// A hearing device in the right ear.
    public static let right = HearingDeviceEar(rawValue: 1 << 2)
    /// Hearing devices in both ears.
    public static let both: HearingDeviceEar = [.left, .right]
  }
  /// What a zoomed screen follows.
  public enum ZoomType: Int, Sendable { case insertionPoint = 0 }
  /// What guided access may be set up to do.
  public struct GuidedAccessAccessibilityFeature: OptionSet, Hashable, Sendable {
    /// One bit for each feature, as UIKit numbers them.
    public let rawValue: UInt
    /// Creates a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// What reads the screen out.
    public static let voiceOver = GuidedAccessAccessibilityFeature(rawValue: 1 << 0)
    /// What enlarges the screen.
    public static let zoom = GuidedAccessAccessibilityFeature(rawValue: 1 << 1)
    /// A button on the screen that stands for gestures.
    public static let assistiveTouch = GuidedAccessAccessibilityFeature(rawValue: 1 << 2)
    /// Inverted colours.
    public static let invertColors = GuidedAccessAccessibilityFeature(rawValue: 1 << 3)
    /// Shades of grey alone.
    public static let grayscaleDisplay = GuidedAccessAccessibilityFeature(rawValue: 1 << 4)
  }
  /// Always none: there are no hearing devices.
  public static var hearingDevicePairedEar: HearingDeviceEar { [] }
  /// Says in the log that there is no zoom.
  @preconcurrency @MainActor
  public static func zoomFocusChanged(zoomType: ZoomType, toFrame frame: CGRect, in view: UIView) {
    Limitation.isAbsent("UIAccessibility.zoomFocusChanged: there is no zoom")
  }
  /// Says in the log that there is no zoom.
  @preconcurrency @MainActor
  public static func registerGestureConflictWithZoom() {
    Limitation.isAbsent("UIAccessibility.registerGestureConflictWithZoom: there is no zoom")
  }
  /// Calls back with false: there is no guided access.
  @preconcurrency @MainActor
  public static func requestGuidedAccessSession(enabled enable: Bool, completionHandler: @escaping (Bool) -> Void) {
    Limitation.isAbsent("UIAccessibility.requestGuidedAccessSession: there is no guided access")
    completionHandler(false)
  }
  /// Everything is allowed without guided access.
  @preconcurrency @MainActor
  public static func guidedAccessRestrictionState(
    forIdentifier restrictionIdentifier: String
  ) -> UIGuidedAccessRestrictionState { .allow }
  /// Calls the handler with false: the device is not bound to an application.
  @preconcurrency @MainActor
  public static func configureForGuidedAccess(
    features: GuidedAccessAccessibilityFeature, enabled: Bool,
    completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    Limitation.isAbsent("UIAccessibility.configureForGuidedAccess: there is no guided access")
    completionHandler(false, nil)
  }
}

/// Which announcement comes before another.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiaccessibilitypriority>
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
  /// UIKit's name of the priority.
  public let rawValue: String
  /// Creates a priority from UIKit's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Other announcements may cut it off, and it waits for them.
  public static let low = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityLow")
  /// It cuts off what was announced before, and can be cut off.
  public static let `default` = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityDefault")
  /// It cuts off all others, and is not cut off.
  public static let high = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityHigh")
}

// How a text is spoken.
extension NSAttributedString.Key {
  /// The priority of an announcement, a `UIAccessibilityPriority`.
  public static let accessibilitySpeechAnnouncementPriority = Self("UIAccessibilitySpeechAttributeAnnouncementPriority")
  /// Whether punctuation is read out, a number.
  public static let accessibilitySpeechPunctuation = Self("UIAccessibilitySpeechAttributePunctuation")
  /// The language of the text, such as `de-CH`.
  public static let accessibilitySpeechLanguage = Self("UIAccessibilitySpeechAttributeLanguage")
  /// The pitch of the voice, a number from 0 to 2; 1 is usual.
  public static let accessibilitySpeechPitch = Self("UIAccessibilitySpeechAttributePitch")
  /// Whether an announcement waits for the one before, a number.
  public static let accessibilitySpeechQueueAnnouncement = Self("UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// How the text is spoken, in phonetic signs.
  public static let accessibilitySpeechIPANotation = Self("UIAccessibilitySpeechAttributeIPANotation")
  /// Whether the text is read letter by letter, a number.
  public static let accessibilitySpeechSpellOut = Self("UIAccessibilitySpeechAttributeSpellOut")
  /// The level of a heading from 1 to 6; 0 for none.
  public static let accessibilityTextHeadingLevel = Self("UIAccessibilityTextAttributeHeadingLevel")
  /// What the application says of the text besides.
  public static let accessibilityTextCustom = Self("UIAccessibilityTextAttributeCustom")
  /// The kind of text, such as source code.
  public static let accessibilityTextualContext = Self("UIAccessibilityTextAttributeContext")
}
