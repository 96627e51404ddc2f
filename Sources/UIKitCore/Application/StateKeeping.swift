internal import Foundation

/// Keeps the state of the interface while the application is away. Installed when the library is loaded.
@MainActor
protocol StateKeeping: AnyObject {
  /// An object without a place in the tree of controllers takes part.
  func register(_ object: any UIStateRestoring, _ identifier: String)
  /// What brings the interface back; nil when the delegate does not want it kept.
  func save(_ application: UIApplication) -> Data?
  /// Makes controllers and lets them read their state: between the two calls of launching.
  func restore(_ state: Data, _ application: UIApplication, storyboard: UIStoryboard?)
  /// What can be done when the window is shown: presentations, and the word that it is over.
  func finish()
  /// The application has ended, and the objects that took part with it.
  func forgetObjects()
}

/// Who can make what keeps the state; put here when the library is loaded, because the application is not made then.
@MainActor
final class StateKeeperMaker: HostContextPart {
  var make: (() -> any StateKeeping)?
}

extension UIApplication {
  /// The application has ended: its windows go. The host's own stays with its scene, empty.
  package func closeWindows(keeping hostWindow: UIWindow) {
    stateKeeper?.forgetObjects()
    isWithoutScenes = false
    statusBarChoice = StatusBarChoice()
    for window in windowsWithHidden {
      window.isHidden = true
      window.rootViewController = nil
      if window !== hostWindow { window.windowScene = nil }
    }
  }

  /// Tells with which version of the application the state was written: `CFBundleVersion`.
  public nonisolated static let stateRestorationBundleVersionKey = "UIApplicationStateRestorationBundleVersion"
  /// Tells on which kind of device the state was written.
  public nonisolated static let stateRestorationUserInterfaceIdiomKey =
    "UIApplicationStateRestorationUserInterfaceIdiom"
  /// Tells when the state was written: a `Date`.
  public nonisolated static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestamp"
  /// Tells with which version of the system the state was written.
  public nonisolated static let stateRestorationSystemVersionKey = "UIApplicationStateRestorationSystemVersion"
  /// The key of the storyboard in the coder that a restoration class gets.
  public nonisolated static let stateRestorationViewControllerStoryboardKey =
    "UIStateRestorationViewControllerStoryboardKey"

  /// Lets an object take part in keeping the state that is no view and no controller.
  ///
  /// - Parameters:
  ///   - object: what is asked for its state.
  ///   - restorationIdentifier: tells it apart from others.
  public class func registerObject(
    forStateRestoration object: any UIStateRestoring, restorationIdentifier: String
  ) { shared.stateKeeper?.register(object, restorationIdentifier) }
}
