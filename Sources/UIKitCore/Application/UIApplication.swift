/// The running program: its scenes, its state, the way of its events and actions.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiapplication>
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// Whether the application is in front and takes events, in front without events, or out of sight.
  public enum State: Int, Sendable { case active = 0, inactive, background }

  /// The application. It exists from the first use on, with one window scene on the main screen.
  open class var shared: UIApplication { running }
  static var running = UIApplication()

  /// Kept by the application, as Apple's is.
  open var delegate: (any UIApplicationDelegate)?
  /// The state as the host has set it. Default: active.
  open internal(set) var applicationState = State.active
  /// The scenes that are connected, in front or in the background.
  open private(set) var connectedScenes: Set<UIScene> = []
  /// The sessions of scenes that are connected, or may come back.
  open private(set) var openSessions: Set<UISceneSession> = []
  /// Always false: the application asks for no further scenes.
  open var supportsMultipleScenes: Bool { false }
  /// Kept; it takes hardware, the system or another program to have an effect.
  open var isIdleTimerDisabled = false
  /// Kept; it takes hardware, the system or another program to have an effect.
  open var isNetworkActivityIndicatorVisible = false
  /// Kept; it takes hardware, the system or another program to have an effect.
  open var applicationIconBadgeNumber = 0
  /// Kept; it takes hardware, the system or another program to have an effect.
  open var shortcutItems: [UIApplicationShortcutItem]? = []
  /// Kept; it takes hardware, the system or another program to have an effect.
  open var applicationSupportsShakeToEdit = true
  /// Keeps the state of the interface.
  private(set) lazy var stateKeeper = HostContext.main.part(StateKeeperMaker.self).make?()
  /// The state that the next launch begins with: written when the application goes to the background. Whoever runs the
  /// application keeps it where it lasts.
  package var savedState: Data?
  /// Whether the application that runs was launched without a manifest of scenes.
  var isWithoutScenes = false
  /// What the program says of the status bar, where controllers do not.
  var statusBarChoice = StatusBarChoice()
  private var ignoring = 0
  private var lastTask = 0

  public override init() { super.init() }

  // MARK: Windows

  /// The windows of all scenes, back to front, the hidden ones among them.
  ///
  /// UIKIT: "The app's visible and hidden windows" (Apple's page on `windows`). Those of an application without scenes are
  /// known as soon as they are made: applications ask the first one for its safe area before they show it.
  open var windows: [UIWindow] { windowScenes.flatMap(\.windows) }
  /// The window that gets the keys, of the first scene that has one. Deprecated by Apple since iOS 13.
  open var keyWindow: UIWindow? { windowScenes.lazy.compactMap(\.keyWindow).first }

  /// The windows of all scenes, also those that are not shown yet.
  var windowsWithHidden: [UIWindow] { windowScenes.flatMap(\.windows).filter { !($0 is SystemWindow) } }

  private var windowScenes: [UIWindowScene] {
    connectedScenes.compactMap { $0 as? UIWindowScene }
      .sorted { $0.session.persistentIdentifier < $1.session.persistentIdentifier }
  }

  /// The scene that a host drives.
  package var hostScene: UIWindowScene { defaultScene }

  /// The application comes to the front, leaves it or is put away.
  package func enter(_ state: State) { move(to: state) }

  /// The device is held in another way.
  package func turnDevice(to orientation: UIInterfaceOrientation) {
    // UIKIT: landscape orientations of the interface and of the device are named from opposite sides (Apple's page on
    // `UIInterfaceOrientation`).
    let held: [UIInterfaceOrientation: UIDeviceOrientation] = [
      .portrait: .portrait, .portraitUpsideDown: .portraitUpsideDown, .landscapeLeft: .landscapeRight,
      .landscapeRight: .landscapeLeft,
    ]
    UIDevice.current.turn(to: held[orientation] ?? .unknown)
  }

  /// The scene for windows that name none. It shows nothing of its own: the application's interface comes with its launch.
  var defaultScene: UIWindowScene {
    if let scene = windowScenes.first { return scene }
    let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    configuration.storyboard = nil
    return connect(configuration, UIWindowScene.self, delegate: nil, options: UIScene.ConnectionOptions())
  }

  @discardableResult
  func connect(
    _ configuration: UISceneConfiguration, _ type: UIWindowScene.Type, delegate: (any UISceneDelegate)?,
    options: UIScene.ConnectionOptions, reusing existing: UIWindowScene? = nil
  ) -> UIWindowScene {
    let session = UISceneSession(role: configuration.role, configuration: configuration)
    let scene = existing ?? type.init(session: session, connectionOptions: options)
    scene.delegate = delegate
    if existing != nil {
      scene.session.configuration = configuration
      connectWindow(of: configuration, scene, options)
      return scene
    }
    let size = UIScreen.main.bounds.size
    scene.interfaceOrientation = size.width > size.height ? .landscapeRight : .portrait
    connectedScenes.insert(scene)
    openSessions.insert(session)
    connectWindow(of: configuration, scene, options)
    return scene
  }

  /// The system takes a scene's memory back while nobody sees it. Its session stays.
  ///
  /// UIKIT: the scene goes to the background, where it is asked for the activity to come back with, and is disconnected;
  /// its windows go with it (Apple's page on `requestSceneSessionDestruction(_:options:errorHandler:)`).
  package func disconnect(_ scene: UIWindowScene) {
    guard connectedScenes.contains(scene) else { return }
    scene.disconnect()
    for window in scene.windows where !(window is SystemWindow) {
      window.isHidden = true
      window.rootViewController = nil
    }
    (scene.delegate as? any UIWindowSceneDelegate)?.window = nil
    Self.storyboardWindows.set(nil, of: scene)
    scene.delegate = nil
    connectedScenes.remove(scene)
  }

  /// The user opens a scene again that was taken away: a new delegate gets the session, and the activity in it.
  ///
  /// DEVIATION: the scene is the same object, because a host drives it.
  package func reconnect(_ scene: UIWindowScene) {
    guard !connectedScenes.contains(scene) else { return }
    let session = scene.session
    let options = UIScene.ConnectionOptions()
    let configuration =
      delegate?.application(self, configurationForConnecting: session, options: options) ?? session.configuration
    scene.delegate = (configuration.delegateClass as? any SceneDelegateMaking.Type)?.makeSceneDelegate()
    connectedScenes.insert(scene)
    connectWindow(of: configuration, scene, options)
    if let activity = session.stateRestorationActivity {
      scene.delegate?.scene(scene, restoreInteractionStateWith: activity)
    }
  }

  private static let storyboardWindows = AssociatedKey<UIWindow>()

  /// Tells the scene's delegate, with a window of the storyboard where the configuration names one.
  private func connectWindow(
    of configuration: UISceneConfiguration, _ scene: UIWindowScene, _ options: UIScene.ConnectionOptions
  ) {
    let delegate = scene.delegate as? any UIWindowSceneDelegate
    var window: UIWindow?
    if let storyboard = configuration.storyboard {
      let made = UIWindow(windowScene: scene)
      storyboard.fill(made)
      delegate?.window = made
      // Without a delegate nobody else holds it.
      if delegate == nil { Self.storyboardWindows.set(made, of: scene) }
      window = made
    }
    scene.connect(options)
    scene.move(to: applicationState == .background ? .background : .foregroundActive)
    // A delegate may have put its own window in the place of the storyboard's.
    let shown: UIWindow? = delegate?.window ?? nil
    if let window, shown ?? window === window { window.makeKeyAndVisible() }
  }

  // MARK: Events and actions

  /// Hands an event to the windows that it concerns.
  open func sendEvent(_ event: UIEvent) {
    guard ignoring == 0 else { return }
    var windows: [UIWindow] = []
    for touch in event.allTouches ?? [] {
      if let window = touch.window, !windows.contains(where: { $0 === window }) { windows.append(window) }
    }
    for window in windows { window.sendEvent(event) }
    if let presses = event as? UIPressesEvent, let window = presses.allPresses.first?.window {
      window.sendEvent(presses)
    }
  }

  /// Sends `action` to `target`, or up the responder chain from the first responder when that is nil.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    let start: AnyObject? = target == nil && !(sender is UIResponder) ? keyWindow?.firstResponder : nil
    if let start { return ActionRegistry.send(action, upFrom: start, from: sender as AnyObject?, event: event) }
    return ActionRegistry.send(action, to: target as AnyObject?, from: sender as AnyObject?, event: event)
  }

  /// Whether touches and keys are dropped at the moment.
  open var isIgnoringInteractionEvents: Bool { ignoring > 0 }
  /// Drops touches and keys until as many calls of `endIgnoringInteractionEvents()` have come.
  open func beginIgnoringInteractionEvents() { ignoring += 1 }
  /// Takes one call of `beginIgnoringInteractionEvents()` back.
  open func endIgnoringInteractionEvents() { ignoring = max(ignoring - 1, 0) }

  open override var next: UIResponder? { delegate as? UIResponder }

  // MARK: The system around

  /// No other application can be reached: `completion` gets false.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }
  /// Always false: there are no other applications.
  open func canOpenURL(_ url: URL) -> Bool { false }
  /// The user's text size, as the main screen's traits have it. Views ask their own traits.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }
  /// The direction in which the application's language reads.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// How the first scene's interface is turned. Deprecated by Apple since iOS 13.
  open var statusBarOrientation: UIInterfaceOrientation { defaultScene.interfaceOrientation }
  /// In the scene's coordinates, in points.
  open var statusBarFrame: CGRect { defaultScene.statusBarManager?.statusBarFrame ?? .zero }
  /// What controllers say, unless the Info.plist says that the application does: setting has an effect only then.
  open var statusBarStyle: UIStatusBarStyle {
    get { defaultScene.statusBarManager?.statusBarStyle ?? .default }
    set {
      guard LaunchSettings.main.ownsStatusBar else { return Limitation.hasNoEffect("UIApplication.statusBarStyle") }
      statusBarChoice.style = newValue
    }
  }
  /// What controllers say, unless the Info.plist says that the application does: setting has an effect only then.
  open var isStatusBarHidden: Bool {
    get { defaultScene.statusBarManager?.isStatusBarHidden ?? false }
    set {
      guard LaunchSettings.main.ownsStatusBar else { return Limitation.hasNoEffect("UIApplication.isStatusBarHidden") }
      statusBarChoice.isHidden = newValue
      for window in windows { window.rootViewController?.setNeedsStatusBarAppearanceUpdate() }
    }
  }
  /// Those of the delegate; without its word those of the Info.plist.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? LaunchSettings.main.orientations
  }

  /// There is no push service: the delegate hears of the failure.
  open func registerForRemoteNotifications() {
    delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: CocoaError(.featureUnsupported))
  }
  /// Nothing to do: no registration succeeds.
  open func unregisterForRemoteNotifications() {}
  /// Always false: no registration succeeds.
  open var isRegisteredForRemoteNotifications: Bool { false }

  /// A process that nobody suspends: tasks last until they are ended.
  open func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }
  /// Begins a task, whose name and expiration are kept nowhere: the application may always go on.
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    lastTask += 1
    return UIBackgroundTaskIdentifier(rawValue: lastTask)
  }
  /// Ends a task. Nothing to do: tasks do not expire.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  /// In seconds: without end, as programs are never suspended here.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// Always true: files are not locked away.
  open var isProtectedDataAvailable: Bool { true }
  /// Always false: the host shows no icon.
  open var supportsAlternateIcons: Bool { false }
  /// Always nil, the main icon.
  open var alternateIconName: String? { nil }
  /// There is one icon: `completionHandler` gets an error.
  open func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
  ) { completionHandler?(alternateIconName == nil ? nil : CocoaError(.featureUnsupported)) }
  /// Always denied: nothing is fetched in the background.
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .denied }
  /// Nobody starts the program in the background.
  open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {
    Limitation.hasNoEffect("UIApplication.setMinimumBackgroundFetchInterval(_:)")
  }
  /// Has no effect: no buttons of headphones come.
  open func beginReceivingRemoteControlEvents() {}
  /// Has no effect: no buttons of headphones come.
  open func endReceivingRemoteControlEvents() {}
  /// Has no effect: a state is read before the method of the start returns.
  open func extendStateRestoration() {}
  /// Has no effect: a state is read before the method of the start returns.
  open func completeStateRestoration() {}
  /// Has no effect: no picture is shown at the start.
  open func ignoreSnapshotOnNextApplicationLaunch() {}
  /// In seconds.
  open var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }
  /// Always false: there is nothing that opens addresses. Deprecated by Apple since iOS 10.
  @discardableResult
  open func openURL(_ url: URL) -> Bool { false }

  // MARK: Life

  /// Goes through the states between the present one and `state`, each with its calls and notifications.
  ///
  /// UIKIT: documented of the delegate's four methods: "If you're using scenes, UIKit will not call this method"; the
  /// notifications are posted all the same (Apple's page on `applicationDidBecomeActive(_:)`).
  func move(to state: State) {
    guard state != applicationState else { return }
    let delegate = windowScenes.contains { $0.delegate != nil } ? nil : delegate
    let sceneState: UIScene.ActivationState =
      state == .active ? .foregroundActive : state == .inactive ? .foregroundInactive : .background
    switch (applicationState, state) {
    case (.active, _):
      delegate?.applicationWillResignActive(self)
      post(Self.willResignActiveNotification)
      applicationState = .inactive
    case (.background, _):
      applicationState = .inactive
      delegate?.applicationWillEnterForeground(self)
      post(Self.willEnterForegroundNotification)
    case (.inactive, .active):
      applicationState = .active
      delegate?.applicationDidBecomeActive(self)
      post(Self.didBecomeActiveNotification)
    case (.inactive, _):
      applicationState = .background
      delegate?.applicationDidEnterBackground(self)
      post(Self.didEnterBackgroundNotification)
      savedState = stateKeeper?.save(self) ?? savedState
    }
    if applicationState != state { return move(to: state) }
    for scene in windowScenes { scene.move(to: sceneState) }
  }

  private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}
