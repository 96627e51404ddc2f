public import Foundation
public import UIKitCore

extension HeadlessHost {
  /// Whether what is scheduled on the main queue, the main actor and the main run loop comes to the host, which then runs
  /// it in its own time. False in programs that are linked statically with the system's libraries or with the thread
  /// sanitizer: they keep real time (ADR 9).
  public nonisolated static var runsMainQueue: Bool { MainLoop.isLinked }

  /// The scene goes on with what an activity describes, as after a handoff.
  public func proceed(with activity: NSUserActivity) { window.windowScene?.proceed(with: activity) }

  /// The scene is asked to open addresses, as by another program.
  public func open(_ urls: [URL]) { window.windowScene?.open(urls) }

  /// The system takes the scene's memory back while it is in the background: its delegate hears that it is disconnected.
  public func disconnectScene() { UIApplication.shared.disconnect(scene) }

  /// The user comes back to a scene that was taken away: a new delegate connects it, with the activity that was kept.
  public func reconnectScene() {
    UIApplication.shared.reconnect(scene)
    settle()
  }

  /// An entry of the menu at the application's icon is chosen.
  public func perform(_ shortcut: UIApplicationShortcutItem, completion: @escaping (Bool) -> Void = { _ in }) {
    window.windowScene?.perform(shortcut, completion: completion)
  }

  /// Memory is short, as after *Simulate Memory Warning*: the application's delegate, observers and controllers hear of it.
  public func warnOfMemory() {
    UIApplication.shared.warnOfMemory()
    settle()
  }

  /// A new day has begun, or the clock was set.
  public func changeTimeSignificantly() {
    UIApplication.shared.changeTimeSignificantly()
    settle()
  }

  /// The application goes to the background and hears that it ends.
  public func terminate() { UIApplication.shared.announceTermination() }

  /// Starts an application, as the system does: its delegate hears that launching finishes, and the scene is connected.
  public func launch(_ delegate: any UIApplicationDelegate) {
    ApplicationStart.launch(delegate, in: scene)
    settle()
  }

  /// Ends the application in the background and starts it again with a new delegate. What the first one has kept of the
  /// state of its interface is there for the second.
  public func relaunch(_ delegate: any UIApplicationDelegate) {
    UIApplication.shared.enter(.background)
    UIApplication.shared.closeWindows(keeping: window)
    launch(delegate)
  }
}
