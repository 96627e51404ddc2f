/// What lasts of a scene while it is away.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiscenesession>
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  open internal(set) weak var scene: UIScene?
  open private(set) var role: Role
  open internal(set) var configuration: UISceneConfiguration
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
