/// Which classes a scene is made of.
///
/// Source: <https://developer.apple.com/documentation/uikit/uisceneconfiguration>
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  open private(set) var name: String?
  open private(set) var role: UISceneSession.Role
  open var sceneClass: AnyClass?
  open var delegateClass: AnyClass?
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
