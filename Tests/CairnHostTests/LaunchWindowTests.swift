import CairnHost
import Foundation
import Testing
import UIKit
@testable import UIKitCore

/// The window of applications without scenes. The storyboard is that of an example, whose resources lie beside the tests.
@MainActor @Suite(.serialized)
struct LaunchWindowTests {
  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let makesOwn: Bool
    init(makesOwn: Bool) {
      self.makesOwn = makesOwn
      super.init()
    }
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      guard makesOwn else { return true }
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
      return true
    }
  }

  /// Provenance: applications whose delegate puts a window of its own in the place of the storyboard's are typed into on
  /// iOS, which they are in their key window.
  @Test(arguments: [true, false]) func theDelegatesWindowIsKey(makesOwn: Bool) {
    let manifest = """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>UIMainStoryboardFile</key>
      <string>Main</string></dict></plist>
      """
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let former = UIApplication.shared.delegate
    defer { UIApplication.shared.delegate = former }
    ApplicationResources.useInfo(Data(manifest.utf8))
    defer { ApplicationResources.useInfo(Data()) }
    let delegate = Delegate(makesOwn: makesOwn)
    host.launch(delegate)
    #expect(delegate.window?.isKeyWindow == true)
    #expect(UIApplication.shared.keyWindow === delegate.window)
    #expect(delegate.window?.rootViewController != nil)
  }
}
