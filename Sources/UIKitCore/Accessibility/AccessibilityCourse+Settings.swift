extension AccessibilityCourse {
  /// Turns settings on and off, and tells of those that are other.
  package func change(_ settings: Set<AccessibilitySetting>) {
    let changed = settings.symmetricDifference(self.settings)
    self.settings = settings
    for setting in changed { NotificationCenter.default.post(name: setting.notification, object: nil) }
  }
}

extension AccessibilitySetting {
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
