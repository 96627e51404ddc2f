/// One instance of the application's interface.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiscene>
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Whether a scene is in front and takes events, in front without events, out of sight, or not connected.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive
    case background
  }

  /// How a scene came to be.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The addresses that the scene was connected to open.
    open internal(set) var urlContexts: Set<UIOpenURLContext> = []
    /// The quick action that the scene was connected for.
    open internal(set) var shortcutItem: UIApplicationShortcutItem?
    /// The bundle identifier of the application that asked for the scene.
    open internal(set) var sourceApplication: String?
    /// The activities that the scene was connected to continue or restore.
    open internal(set) var userActivities: Set<NSUserActivity> = []
    /// The type of the activity that is on its way from another device.
    open internal(set) var handoffUserActivityType: String?
    /// The notification that was answered to: there are none.
    open internal(set) var notificationResponse: Any?
  }

  /// Posted by a scene, its object, when it is being connected.
  public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// Posted by a scene, its object, when it has been disconnected.
  public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
  /// Posted by a scene, its object, after the delegate's `sceneDidBecomeActive(_:)`.
  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// Posted by a scene, its object, after the delegate's `sceneWillResignActive(_:)`.
  public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  /// Posted by a scene, its object, after the delegate's `sceneWillEnterForeground(_:)`.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted by a scene, its object, after the delegate's `sceneDidEnterBackground(_:)`.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")

  /// What lasts of the scene while it is disconnected.
  open private(set) var session: UISceneSession
  /// Told of the scene's life; the class that the property list names, or one of the program's choice. Kept.
  open var delegate: (any UISceneDelegate)?
  /// The state as the application has set it. Unattached before it is connected.
  open private(set) var activationState = ActivationState.unattached
  /// Kept for the program.
  open var title: String! = ""
  open override var next: UIResponder? { UIApplication.shared }
  /// What the scene may be brought to the front for. Default: anything.
  open var activationConditions = UISceneActivationConditions()

  /// Creates a scene of a session. The system calls it; programs ask for scenes.
  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// No other application can be reached: `completion` gets false.
  open func open(
    _ url: URL, options: UIScene.OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }

  // MARK: Life

  func connect(_ options: ConnectionOptions) {
    activationState = .background
    NotificationCenter.default.post(name: Self.willConnectNotification, object: self)
    delegate?.scene(self, willConnectTo: session, options: options)
  }

  /// Goes through the states between the present one and `state`, each with its call and notification.
  func move(to state: ActivationState) {
    while activationState != state {
      switch (activationState, state) {
      case (.background, _), (.unattached, _):
        activationState = .foregroundInactive
        delegate?.sceneWillEnterForeground(self)
        post(Self.willEnterForegroundNotification)
      case (.foregroundInactive, .foregroundActive):
        activationState = .foregroundActive
        delegate?.sceneDidBecomeActive(self)
        post(Self.didActivateNotification)
      case (.foregroundActive, _):
        delegate?.sceneWillResignActive(self)
        post(Self.willDeactivateNotification)
        activationState = .foregroundInactive
      default:
        activationState = .background
        delegate?.sceneDidEnterBackground(self)
        // UIKIT: the activity to come back with is asked for when the scene is in the background (Apple's page on
        // `stateRestorationActivity(for:)`).
        if let activity = delegate?.stateRestorationActivity(for: self) { session.stateRestorationActivity = activity }
        post(Self.didEnterBackgroundNotification)
      }
    }
  }

  /// The system takes the scene away: it goes to the background first.
  func disconnect() {
    move(to: .background)
    delegate?.sceneDidDisconnect(self)
    activationState = .unattached
    post(Self.didDisconnectNotification)
  }

  private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

extension UIScene {
  private static let subtitles = AssociatedKey<String>()

  /// Kept for the program.
  public var subtitle: String {
    get { Self.subtitles.value(of: self) ?? "" }
    set { Self.subtitles.set(newValue, of: self) }
  }
}
