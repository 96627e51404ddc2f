/// What assistive technologies have been told, and what they are at.
@MainActor
package final class AccessibilityCourse: HostContextPart {
  package static let current: AccessibilityCourse = HostContext.main.part()
  /// What was posted since the last reading, the oldest first.
  package var posted: [(notification: UIAccessibility.Notification, argument: Any?)] = []
  /// A responder.
  package weak var focused: AnyObject?
  /// The settings that are on.
  package internal(set) var settings = AccessibilitySetting.standard

  package init() {}
}
