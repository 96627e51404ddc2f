/// What lasts of a scene while it is away.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiscenesession>
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Windows on the device's own screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// Windows on another screen that nobody touches.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// The scene while it is connected, else nil.
  open internal(set) weak var scene: UIScene?
  /// Given when the session is made.
  open private(set) var role: Role
  /// What the scene was, or is to be, made of.
  open internal(set) var configuration: UISceneConfiguration
  /// A new one for each run of the program.
  open private(set) var persistentIdentifier = UUID().uuidString
  /// Kept for the program.
  open var userInfo: [String: Any]?
  /// What the scene goes on with when it comes back: what its delegate gave when it went to the background.
  open var stateRestorationActivity: NSUserActivity?

  init(role: Role, configuration: UISceneConfiguration) {
    self.role = role
    self.configuration = configuration
    super.init()
  }
}
