internal import Foundation

/// From a delegate to a running application.
///
/// 1. The delegate hears that launching finishes. 2. One scene is connected, by the configuration that the delegate
/// gives. 3. The application becomes active. 4. The main loop runs.
@MainActor
package enum ApplicationStart {
  /// Steps 1 to 3.
  ///
  /// - Parameter existing: the scene that a host drives already; nil connects a new one.
  package static func launch(_ named: any UIApplicationDelegate, in existing: UIWindowScene? = nil) {
    let application = UIApplication.shared
    let settings = LaunchSettings.main
    application.isWithoutScenes = !settings.hasScenes
    ProgramFonts.register(settings.fonts, in: ApplicationResources.bundles(for: .main))
    if application.delegate !== named {
      application.delegate = named
      loadMainNib(settings, application)
    }
    // The main nib may have a delegate of its own.
    let delegate = application.delegate ?? named
    application.applicationState = .inactive
    let window = settings.hasScenes ? nil : makeWindow(settings, delegate)
    // 1.
    _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
    // UIKIT: scenes come back by their activities, applications without scenes by what was encoded.
    let saved = settings.hasScenes ? nil : application.savedState
    if let saved {
      application.stateKeeper?.restore(
        saved, application, storyboard: window?.rootViewController?.storyboard)
    }
    _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: application)
    // A delegate may have put its own window in the place of the storyboard's.
    let shown: UIWindow? = delegate.window ?? nil
    if let window, shown ?? window === window { window.makeKeyAndVisible() }
    if saved != nil { application.stateKeeper?.finish() }
    // 2.
    let plain = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    let session = UISceneSession(role: .windowApplication, configuration: plain)
    let options = UIScene.ConnectionOptions()
    let configuration = delegate.application(application, configurationForConnecting: session, options: options)
    let sceneClass = configuration.sceneClass as? UIWindowScene.Type ?? UIWindowScene.self
    let sceneDelegate = (configuration.delegateClass as? any SceneDelegateMaking.Type)?.makeSceneDelegate()
    let reused = sceneClass == UIWindowScene.self ? existing : nil
    application.connect(configuration, sceneClass, delegate: sceneDelegate, options: options, reusing: reused)
    // 3.
    application.move(to: .active)
  }

  /// The window of applications without scenes, with the main storyboard's first controller.
  private static func makeWindow(_ settings: LaunchSettings, _ delegate: any UIApplicationDelegate) -> UIWindow? {
    guard let name = settings.mainStoryboard else { return nil }
    let window = UIWindow(frame: UIScreen.main.bounds)
    UIStoryboard(name: name, bundle: nil).fill(window)
    delegate.window = window
    return window
  }

  /// Makes what stands in the main nib, whose owner is the application; its outlet may give the delegate.
  ///
  /// Source: <https://developer.apple.com/documentation/bundleresources/information-property-list/nsmainnibfile>
  private static func loadMainNib(_ settings: LaunchSettings, _ application: UIApplication) {
    guard let name = settings.mainNib else { return }
    guard let path = NibFiles.path(of: name, types: ["xib", "nib"], in: .main),
      let nib = try? DocumentServices.requiredReader.nib(contentsOfFile: path)
    else { fatalError("Could not load NIB in bundle: 'NSBundle <\(Bundle.main.bundlePath)>' with name '\(name)'") }
    _ = nib.instantiate(owner: application, externalObjects: [:], in: .main)
  }

  /// Makes the delegate by its `init()`, which need not be `required`: delegates are objects of Objective-C.
  package static func makeDelegate(_ type: any UIApplicationDelegate.Type) -> any UIApplicationDelegate {
    guard let type = type as? NSObject.Type,
      let delegate = ClassInstantiation.makeObject(type) as? any UIApplicationDelegate
    else { fatalError("Unable to instantiate the UIApplication delegate instance. \(type) is not an NSObject.") }
    return delegate
  }

  /// Makes the delegate of the class of this name; a subclass of `UIApplication`, where it has a name, becomes the shared
  /// application. Without a name the main nib gives the delegate. Traps when a class cannot be found.
  package static func makeDelegate(named name: String?, principalClass: String?) -> any UIApplicationDelegate {
    if let principalClass {
      guard let type = NSClassFromString(principalClass) as? UIApplication.Type,
        let application = ClassInstantiation.makeObject(type) as? UIApplication
      else {
        fatalError(
          "Unable to instantiate the UIApplication subclass instance. No class named \(principalClass) is loaded.")
      }
      UIApplication.running = application
    }
    if name == nil {
      loadMainNib(.main, .shared)
      if let delegate = UIApplication.shared.delegate { return delegate }
    }
    guard let name, let type = NSClassFromString(name) as? NSObject.Type,
      let delegate = ClassInstantiation.makeObject(type) as? any UIApplicationDelegate
    else {
      fatalError(
        "Unable to instantiate the UIApplication delegate instance. No class named \(name ?? "nil") is loaded.")
    }
    return delegate
  }

  static func run(_ delegate: any UIApplicationDelegate) {
    HostContext.main.limitations.begin()
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
