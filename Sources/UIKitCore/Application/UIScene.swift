/// One instance of the application's interface.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiscene>
@preconcurrency @MainActor
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive
    case background
  }

  /// How a scene came to be.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    open internal(set) var urlContexts: Set<UIOpenURLContext> = []
    open internal(set) var shortcutItem: UIApplicationShortcutItem?
    open internal(set) var sourceApplication: String?
    open internal(set) var userActivities: Set<NSUserActivity> = []
    open internal(set) var handoffUserActivityType: String?
    /// The notification that was answered to: there are none.
    open internal(set) var notificationResponse: Any?
  }

  public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")

  open private(set) var session: UISceneSession
  open var delegate: (any UISceneDelegate)?
  open private(set) var activationState = ActivationState.unattached
  /// Kept for the program.
  open var title: String! = ""
  open override var next: UIResponder? { UIApplication.shared }
  /// What the scene may be brought to the front for. Default: anything.
  open var activationConditions = UISceneActivationConditions()

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
