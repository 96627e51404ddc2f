import CairnHost
import Foundation
import Testing
import UIKit

/// What the system tells a program.
///
/// Provenance: Apple's pages on `UIApplicationDelegate` and `UIViewController.didReceiveMemoryWarning()`.
@MainActor @Suite(.serialized)
struct SystemWarningTests {
  final class Delegate: NSObject, UIApplicationDelegate {
    var calls: [String] = []
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { calls.append("memory") }
    func applicationSignificantTimeChange(_ application: UIApplication) { calls.append("time") }
    func applicationWillTerminate(_ application: UIApplication) { calls.append("end") }
  }
  final class Page: UIViewController {
    var warnings = 0
    override func didReceiveMemoryWarning() { warnings += 1 }
  }

  @Test func everybodyHearsOfIt() {
    let host = HeadlessHost()
    defer { host.close() }
    let (delegate, former) = (Delegate(), UIApplication.shared.delegate)
    UIApplication.shared.delegate = delegate
    defer { UIApplication.shared.delegate = former }
    let (first, second, over) = (Page(), Page(), Page())
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    host.show(tabs)
    tabs.present(over, animated: false)
    host.settle()
    var names: [Notification.Name] = []
    let observers = [
      UIApplication.didReceiveMemoryWarningNotification, UIApplication.significantTimeChangeNotification,
      UIApplication.willTerminateNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { names.append(name) }
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    host.warnOfMemory()
    #expect(first.warnings == 1 && second.warnings == 1 && over.warnings == 1 && !second.isViewLoaded)
    host.changeTimeSignificantly()
    host.terminate()
    #expect(delegate.calls == ["memory", "time", "end"])
    #expect(names.count == 3 && UIApplication.shared.applicationState == .background)
  }
}
