public import Foundation

public enum UIGuidedAccessRestrictionState: Int, Sendable { case allow = 0, deny }

// Of a device without hearing aids, zoom and guided access.
extension UIAccessibility {
  /// Which ears have hearing devices.
  public struct HearingDeviceEar: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let left = HearingDeviceEar(rawValue: 1 << 1)
    public static let right = HearingDeviceEar(rawValue: 1 << 2)
    public static let both: HearingDeviceEar = [.left, .right]
  }
  public enum ZoomType: Int, Sendable { case insertionPoint = 0 }
  /// What guided access may be set up to do.
  public struct GuidedAccessAccessibilityFeature: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let voiceOver = GuidedAccessAccessibilityFeature(rawValue: 1 << 0)
    public static let zoom = GuidedAccessAccessibilityFeature(rawValue: 1 << 1)
    public static let assistiveTouch = GuidedAccessAccessibilityFeature(rawValue: 1 << 2)
    public static let invertColors = GuidedAccessAccessibilityFeature(rawValue: 1 << 3)
    public static let grayscaleDisplay = GuidedAccessAccessibilityFeature(rawValue: 1 << 4)
  }
  public static var hearingDevicePairedEar: HearingDeviceEar { [] }
  @preconcurrency @MainActor
  public static func zoomFocusChanged(zoomType: ZoomType, toFrame frame: CGRect, in view: UIView) {
    Limitation.isAbsent("UIAccessibility.zoomFocusChanged: there is no zoom")
  }
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
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let low = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityLow")
  public static let `default` = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityDefault")
  public static let high = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityHigh")
}

// How a text is spoken.
extension NSAttributedString.Key {
  public static let accessibilitySpeechAnnouncementPriority = Self("UIAccessibilitySpeechAttributeAnnouncementPriority")
  public static let accessibilitySpeechPunctuation = Self("UIAccessibilitySpeechAttributePunctuation")
  public static let accessibilitySpeechLanguage = Self("UIAccessibilitySpeechAttributeLanguage")
  public static let accessibilitySpeechPitch = Self("UIAccessibilitySpeechAttributePitch")
  public static let accessibilitySpeechQueueAnnouncement = Self("UIAccessibilitySpeechAttributeQueueAnnouncement")
  public static let accessibilitySpeechIPANotation = Self("UIAccessibilitySpeechAttributeIPANotation")
  public static let accessibilitySpeechSpellOut = Self("UIAccessibilitySpeechAttributeSpellOut")
  public static let accessibilityTextHeadingLevel = Self("UIAccessibilityTextAttributeHeadingLevel")
  public static let accessibilityTextCustom = Self("UIAccessibilityTextAttributeCustom")
  public static let accessibilityTextualContext = Self("UIAccessibilityTextAttributeContext")
}
