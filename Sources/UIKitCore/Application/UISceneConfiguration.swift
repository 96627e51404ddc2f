/// Which classes a scene is made of.
///
/// Source: <https://developer.apple.com/documentation/uikit/uisceneconfiguration>
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// Of the entry in the application's Info.plist. Default: the first entry's of the role.
  open private(set) var name: String?
  /// What the scene is for, such as the application's windows.
  open private(set) var role: UISceneSession.Role
  /// Default: the Info.plist's; nil stands for `UIWindowScene`.
  open var sceneClass: AnyClass?
  /// Made when the scene connects. Default: the Info.plist's.
  open var delegateClass: AnyClass?
  /// Its first controller becomes the root of a window that the scene makes. Default: the Info.plist's.
  open var storyboard: UIStoryboard?

  /// Takes the classes and the storyboard from the entry of this name in the application's Info.plist.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    let settings = LaunchSettings.main.scene(named: name, role: sessionRole)
    self.name = name ?? settings?.name
    role = sessionRole
    super.init()
    sceneClass = settings?.sceneClass
    delegateClass = settings?.delegateClass
    let named = settings?.storyboard ?? LaunchSettings.main.storyboardWithoutConfigurations(sessionRole)
    storyboard = named.map { UIStoryboard(name: $0, bundle: nil) }
  }
}
