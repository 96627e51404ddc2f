extension UIApplication {
  /// Brings a session's scene to the front. The program shows one scene: asking for a new one is refused, as on a
  /// device without multiple windows.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let scene = sceneSession?.scene, connectedScenes.contains(scene) else {
      errorHandler?(UISceneError(.multipleScenesNotSupported))
      return
    }
    if let userActivity { scene.proceed(with: userActivity) }
    if applicationState == .active { scene.move(to: .foregroundActive) }
  }

  public func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) {
    requestSceneSessionActivation(
      request.session, userActivity: request.userActivity, options: request.options, errorHandler: errorHandler)
  }

  /// The only scene cannot be given up.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(UISceneError(supportsMultipleScenes ? .requestDenied : .multipleScenesNotSupported)) }

  /// There is no picture of the scene to take anew.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
}

extension UIScene {
  /// The scene goes on with an activity: its delegate, or the application's, is told.
  package func proceed(with activity: NSUserActivity) {
    if let delegate {
      delegate.scene(self, willContinueUserActivityWithType: activity.activityType)
      delegate.scene(self, continue: activity)
      return
    }
    let application = UIApplication.shared
    guard let delegate = application.delegate else { return }
    _ = delegate.application(application, willContinueUserActivityWithType: activity.activityType)
    _ = delegate.application(application, continue: activity) { restored in
      for object in restored ?? [] { object.restoreUserActivityState(activity) }
    }
  }

  /// The scene is asked to open addresses: its delegate, or the application's, is told.
  package func open(_ urls: [URL], sourceApplication: String? = nil) {
    if let delegate {
      delegate.scene(
        self, openURLContexts: Set(urls.map { UIOpenURLContext(url: $0, sourceApplication: sourceApplication) }))
      return
    }
    let application = UIApplication.shared
    var options: [UIApplication.OpenURLOptionsKey: Any] = [.openInPlace: false]
    if let sourceApplication { options[.sourceApplication] = sourceApplication }
    for url in urls { _ = application.delegate?.application(application, open: url, options: options) }
  }
}

extension UIWindowScene {
  /// An entry of the menu at the application's icon was chosen.
  package func perform(
    _ shortcut: UIApplicationShortcutItem, completion: @escaping (Bool) -> Void = { _ in }
  ) {
    if let delegate = delegate as? any UIWindowSceneDelegate {
      delegate.windowScene(self, performActionFor: shortcut, completionHandler: completion)
    } else if let delegate = UIApplication.shared.delegate {
      delegate.application(UIApplication.shared, performActionFor: shortcut, completionHandler: completion)
    } else {
      completion(false)
    }
  }
}
