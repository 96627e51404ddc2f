extension UIScene {
  /// How a scene is asked for.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiscene/activationrequestoptions>
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    /// Kept for the program.
    open var requestingScene: UIScene?
    public override init() { super.init() }
  }

  /// Who asks to open an address, and how.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiscene/openurloptions>
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    /// The bundle identifier of who asks; nil for others' programs.
    open internal(set) var sourceApplication: String?
    /// What the asking program sends along. Default: nil.
    open internal(set) var annotation: Any?
    /// Whether the file is to be used where it is, not copied.
    open internal(set) var openInPlace = false
  }

  /// What a scene may be brought to the front for.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uisceneactivationconditions>
  public typealias SystemActivationConditions = UISceneActivationConditions
}

/// What a scene may be brought to the front for, by content identifiers.
///
/// Source: <https://developer.apple.com/documentation/uikit/uisceneactivationconditions>
@preconcurrency @MainActor
open class UISceneActivationConditions: NSObject {
  /// Kept; it takes hardware, the system or another program to have an effect.
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  /// Kept; it takes hardware, the system or another program to have an effect.
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
  public override init() { super.init() }
}

/// How a scene is given up.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {
  public override init() { super.init() }
}

/// How a scene with windows is given up.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiwindowscenedestructionrequestoptions>
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  /// Whether the window goes as usual, as if its work was kept, or as if it was thrown away.
  public enum DismissalAnimation: Int, Sendable { case standard = 1, commit, decline }
  /// Kept; it takes hardware, the system or another program to have an effect.
  open var windowDismissalAnimation = DismissalAnimation.standard
}

/// Asks for a scene.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiscenesessionactivationrequest>
public struct UISceneSessionActivationRequest {
  /// The scene to bring to the front; nil asks for a new one.
  public private(set) var session: UISceneSession?
  /// Of the new scene; nil where a session is given.
  public private(set) var role: UISceneSession.Role?
  /// What the scene is to show. Default: nil.
  public var userActivity: NSUserActivity?
  /// Default: nil.
  public var options: UIScene.ActivationRequestOptions?

  /// Asks for a new scene.
  @MainActor
  public init(
    role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    self.role = role
    self.userActivity = userActivity
    self.options = options
  }
  /// Asks for a scene that exists, in front or not.
  @MainActor
  public init(
    session: UISceneSession, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil
  ) {
    self.session = session
    self.userActivity = userActivity
    self.options = options
  }
}

/// Why a scene could not be had.
///
/// Source: <https://developer.apple.com/documentation/uikit/uisceneerror-swift.struct>
public struct UISceneError: Error, Hashable, Sendable {
  /// Why: there is but one scene, the system refuses, or the geometry cannot be had.
  public enum Code: Int, Sendable {
    case multipleScenesNotSupported = 0, requestDenied, geometryRequestUnsupported = 100
  }
  /// Compare it with the constants of the error's type.
  public let code: Code
  /// As `NSError` names it.
  public static let errorDomain = "UISceneErrorDomain"
  /// The program allows but one scene.
  public static let multipleScenesNotSupported = Code.multipleScenesNotSupported
  /// The system does not let it.
  public static let requestDenied = Code.requestDenied
  /// An error for one cause.
  public init(_ code: Code) { self.code = code }
}
