/// What assistive technologies have been told, and what they are at.
@MainActor
package final class AccessibilityCourse: HostContextPart {
  package static let current: AccessibilityCourse = HostContext.main.part()
  /// What was posted since the last reading, the oldest first.
  package var posted: [(notification: UIAccessibility.Notification, argument: Any?)] = []
  package weak var focused: UIResponder?
  /// The settings that are on.
  package private(set) var settings: Set<AccessibilitySetting> = []

  package init() {}

  package func change(_ settings: Set<AccessibilitySetting>) {
    let changed = settings.symmetricDifference(self.settings)
    self.settings = settings
    for setting in changed { NotificationCenter.default.post(name: setting.notification, object: nil) }
  }
}
