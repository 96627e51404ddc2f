internal import Foundation

/// What the system tells a program besides its state.
extension UIApplication {
  /// Memory is short: the delegate hears of it, those that observe it, and every controller.
  ///
  /// UIKIT: in this order; controllers whose views are not loaded are told, too (Apple's pages on
  /// `applicationDidReceiveMemoryWarning(_:)` and `didReceiveMemoryWarning()`). The order is a guess.
  package func warnOfMemory() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    NotificationCenter.default.post(name: Self.didReceiveMemoryWarningNotification, object: self)
    var seen: Set<ObjectIdentifier> = []
    func warn(_ controller: UIViewController) {
      guard seen.insert(ObjectIdentifier(controller)).inserted else { return }
      controller.didReceiveMemoryWarning()
      for child in controller.children { warn(child) }
      if let presented = controller.presentedViewController { warn(presented) }
    }
    for scene in connectedScenes {
      for window in (scene as? UIWindowScene)?.windows ?? [] { if let root = window.rootViewController { warn(root) } }
    }
  }

  /// A new day has begun, or the clock was set.
  package func changeTimeSignificantly() {
    delegate?.applicationSignificantTimeChange(self)
    NotificationCenter.default.post(name: Self.significantTimeChangeNotification, object: self)
  }

  /// The program ends: it is in the background by then.
  ///
  /// UIKIT: a program that is not suspended is told (Apple's page on `applicationWillTerminate(_:)`).
  package func announceTermination() {
    if applicationState != .background { enter(.background) }
    delegate?.applicationWillTerminate(self)
    NotificationCenter.default.post(name: Self.willTerminateNotification, object: self)
  }
}
