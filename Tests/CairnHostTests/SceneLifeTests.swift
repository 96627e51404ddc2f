import CairnHost
import Foundation
import Testing
import UIKit

@testable import UIKitCore

/// A scene that the system takes away and gives back. Provenance: Apple's pages on `sceneDidDisconnect(_:)`,
/// `stateRestorationActivity(for:)` and `scene(_:restoreInteractionStateWith:)`.
@MainActor
@Suite(.serialized)
struct SceneLifeTests {
  @MainActor private final class Log { var calls: [String] = [] }
  private static let log = Log()

  final class Delegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
      SceneLifeTests.log.calls.append("connect \(session.stateRestorationActivity?.activityType ?? "fresh")")
      guard let scene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: scene)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
    }
    func sceneDidDisconnect(_ scene: UIScene) { SceneLifeTests.log.calls.append("disconnect") }
    func sceneDidEnterBackground(_ scene: UIScene) { SceneLifeTests.log.calls.append("background") }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { NSUserActivity(activityType: "reading") }
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
      SceneLifeTests.log.calls.append("restore \(stateRestorationActivity.activityType)")
    }
  }

  final class Application: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: "Main", sessionRole: connectingSceneSession.role)
      configuration.delegateClass = Delegate.self
      return configuration
    }
  }

  /// Provenance: projects without a main storyboard keep the keys with empty names, and start (two applications).
  @Test func emptyNamesAreNoStoryboards() {
    let settings = LaunchSettings(info: [
      "UIMainStoryboardFile": "",
      "UIApplicationSceneManifest": [
        "UISceneConfigurations": [
          "UIWindowSceneSessionRoleApplication": [["UISceneConfigurationName": "Main", "UISceneStoryboardFile": ""]]
        ]
      ],
    ])
    #expect(settings.mainStoryboard == nil)
    #expect(settings.scene(named: nil, role: .windowApplication)?.name == "Main")
    #expect(settings.scene(named: nil, role: .windowApplication)?.storyboard == nil)
    #expect(
      LaunchSettings(info: ["UIMainStoryboardFile~iphone": "", "UIMainStoryboardFile": "A"]).mainStoryboard == "A")
  }

  /// Provenance: projects whose plist Xcode generates, with scenes that nothing configures and a main storyboard.
  @Test func scenesWithoutConfigurationsShowTheMainStoryboard() {
    let generated = LaunchSettings(info: [
      "UIApplicationSceneManifest": ["UIApplicationSupportsMultipleScenes": true], "UIMainStoryboardFile": "Main",
    ])
    #expect(generated.storyboardWithoutConfigurations(.windowApplication) == "Main")
    #expect(
      LaunchSettings(info: ["UIMainStoryboardFile": "Main"]).storyboardWithoutConfigurations(.windowApplication) == nil)
    let entries = [
      "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [["UISceneConfigurationName": "A"]]]
    ]
    let configured = LaunchSettings(info: ["UIApplicationSceneManifest": entries, "UIMainStoryboardFile": "Main"])
    #expect(configured.storyboardWithoutConfigurations(.windowApplication) == nil)
  }

  /// An application's storyboard is made once, after its delegate: not for the scene that a host starts with.
  ///
  /// The storyboard is that of an example, whose resources lie beside the tests.
  @Test func theFirstSceneShowsNoStoryboard() {
    let manifest = """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict>
      <key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key><array><dict>
      <key>UISceneConfigurationName</key><string>Main</string><key>UISceneStoryboardFile</key><string>Main</string>
      </dict></array></dict></dict></dict></plist>
      """
    ApplicationResources.useInfo(Data(manifest.utf8))
    defer { ApplicationResources.useInfo(Data()) }
    #expect(UISceneConfiguration(name: nil, sessionRole: .windowApplication).storyboard != nil)
    #expect(UIApplication().hostScene.windows.isEmpty)
  }

  @Test func aSceneGoesAndComesBack() {
    Self.log.calls = []
    let application = Application()
    let former = UIApplication.shared.delegate
    UIApplication.shared.delegate = application
    defer { UIApplication.shared.delegate = former }
    let host = HeadlessHost()
    let first = Delegate()
    host.scene.delegate = first
    var told = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UIScene.didDisconnectNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { told += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    host.show(UIViewController())
    host.disconnectScene()
    #expect(Self.log.calls == ["background", "disconnect"])
    #expect(told == 1)
    #expect(UIApplication.shared.connectedScenes.isEmpty)
    #expect(host.scene.activationState == .unattached)
    Self.log.calls = []
    host.reconnectScene()
    #expect(Self.log.calls == ["connect reading", "restore reading"])
    #expect(host.scene.activationState == .foregroundActive)
    #expect((host.scene.delegate as? Delegate)?.window?.isKeyWindow == true)
    Self.log.calls = []
    host.close()
    #expect(Self.log.calls == ["background", "disconnect"])
  }

  private final class Listener: UIResponder, UIApplicationDelegate {
    var calls: [String] = []
    func applicationWillResignActive(_ application: UIApplication) { calls.append("resign") }
    func applicationDidEnterBackground(_ application: UIApplication) { calls.append("background") }
    func applicationWillEnterForeground(_ application: UIApplication) { calls.append("foreground") }
    func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
  }

  /// Provenance: Apple's pages on the four methods, which are not called where scenes are in use; notifications are.
  @Test(arguments: [false, true])
  func theApplicationsDelegateHearsOfItsLifeWithoutScenes(usesScenes: Bool) {
    let listener = Listener()
    let former = UIApplication.shared.delegate
    UIApplication.shared.delegate = listener
    defer { UIApplication.shared.delegate = former }
    let host = HeadlessHost()
    defer { host.close() }
    let delegate = Delegate()
    if usesScenes { host.scene.delegate = delegate }
    host.show(UIViewController())
    var told = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { told += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    listener.calls = []
    host.send(.activation(.background))
    host.send(.activation(.active))
    #expect(listener.calls == (usesScenes ? [] : ["resign", "background", "foreground", "active"]))
    #expect(told == 1)
  }

  /// `window` is an optional requirement: through the protocol it has two optionals, in the class one.
  @Test func theWindowOfADelegateIsUnwrappedTwice() {
    final class Plain: NSObject, UIApplicationDelegate {}
    let delegate = Delegate()
    let window = UIWindow()
    delegate.window = window
    let seen: (any UIWindowSceneDelegate)? = delegate
    #expect(seen?.window??.isKeyWindow == false)
    #expect(seen!.window!! === window)
    if let inner = seen?.window { #expect(inner === window && inner?.isHidden == true) }
    #expect(delegate.window?.isHidden == true)
    let plain: (any UIApplicationDelegate)? = Plain()
    #expect(plain?.window??.isHidden == nil)
  }
}
