/// From a delegate to a running application.
///
/// 1. The delegate hears that launching finishes. 2. One scene is connected, by the configuration that the delegate
/// gives. 3. The application becomes active. 4. The main loop runs.
@MainActor
enum ApplicationStart {
  /// Steps 1 to 3.
  static func launch(_ delegate: any UIApplicationDelegate) {
    let application = UIApplication.shared
    application.delegate = delegate
    application.applicationState = .inactive
    // 1.
    _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: application)
    // 2.
    let plain = UISceneConfiguration(name: "Default Configuration", sessionRole: .windowApplication)
    let session = UISceneSession(role: .windowApplication, configuration: plain)
    let options = UIScene.ConnectionOptions()
    let configuration = delegate.application(application, configurationForConnecting: session, options: options)
    let sceneClass = configuration.sceneClass as? UIWindowScene.Type ?? UIWindowScene.self
    let sceneDelegate = (configuration.delegateClass as? any SceneDelegateMaking.Type)?.makeSceneDelegate()
    application.connect(configuration, sceneClass, delegate: sceneDelegate, options: options)
    // 3.
    application.move(to: .active)
  }

  static func run(_ delegate: any UIApplicationDelegate) {
    launch(delegate)
    // 4.
    RunLoop.main.run()
  }
}

/// Classes that scenes can make their delegates from: responders, which all have `init()`.
@MainActor
protocol SceneDelegateMaking {
  static func makeSceneDelegate() -> (any UISceneDelegate)?
}

extension UIResponder: SceneDelegateMaking {
  static func makeSceneDelegate() -> (any UISceneDelegate)? {
    ClassInstantiation.makeObject(self) as? any UISceneDelegate
  }
}
