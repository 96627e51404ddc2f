internal import Foundation

/// What the application's Info.plist says of its start.
@MainActor
struct LaunchSettings {
  private let info: [String: Any]

  static var main: LaunchSettings { LaunchSettings(info: ApplicationResources.info) }

  init(info: [String: Any]) { self.info = info }

  /// The storyboard of applications without scenes.
  ///
  /// UIKIT: an empty name says none: projects without a main storyboard often keep the key (two applications).
  var mainStoryboard: String? { document("UIMainStoryboardFile") }

  /// The xib of applications of before storyboards, whose owner is the application.
  var mainNib: String? { document("NSMainNibFile") }

  private func document(_ key: String) -> String? {
    let suffix = UIDevice.current.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
    return Self.name(info[key + suffix]) ?? Self.name(info[key])
  }

  nonisolated private static func name(_ value: Any?) -> String? {
    (value as? String).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The files of the fonts that the application brings along.
  var fonts: [String] { info["UIAppFonts"] as? [String] ?? [] }

  /// The orientations that `UISupportedInterfaceOrientations` lists; without it all, on a phone but upside down.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiapplication/supportedinterfaceorientations(for:)>
  var orientations: UIInterfaceOrientationMask {
    let isPad = UIDevice.current.userInterfaceIdiom == .pad
    let key = "UISupportedInterfaceOrientations"
    let names = info[key + (isPad ? "~ipad" : "~iphone")] as? [String] ?? info[key] as? [String] ?? []
    let listed = names.compactMap { Self.orientationNames[$0] }.reduce(into: UIInterfaceOrientationMask()) {
      $0.formUnion($1)
    }
    return listed.isEmpty ? (isPad ? .all : .allButUpsideDown) : listed
  }

  private static let orientationNames: [String: UIInterfaceOrientationMask] = [
    "UIInterfaceOrientationPortrait": .portrait, "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown,
    "UIInterfaceOrientationLandscapeLeft": .landscapeLeft, "UIInterfaceOrientationLandscapeRight": .landscapeRight,
  ]

  /// Whether the application, and not its controllers, says what the status bar looks like.
  var ownsStatusBar: Bool { info["UIViewControllerBasedStatusBarAppearance"] as? Bool == false }
  /// Whether an application that says so begins without the status bar.
  var isStatusBarHidden: Bool { info["UIStatusBarHidden"] as? Bool ?? false }
  /// What the status bar of an application that says so begins as. The black styles of before iOS 7 have light signs.
  var statusBarStyle: UIStatusBarStyle {
    switch info["UIStatusBarStyle"] as? String {
    case "UIStatusBarStyleLightContent", "UIStatusBarStyleBlackTranslucent", "UIStatusBarStyleBlackOpaque":
      .lightContent
    case "UIStatusBarStyleDarkContent": .darkContent
    default: .default
    }
  }

  var hasScenes: Bool { info["UIApplicationSceneManifest"] != nil }

  private func configurations(_ role: UISceneSession.Role) -> [[String: Any]] {
    let manifest = info["UIApplicationSceneManifest"] as? [String: Any]
    let all = manifest?["UISceneConfigurations"] as? [String: Any]
    return all?[role.rawValue] as? [[String: Any]] ?? []
  }

  /// The storyboard of scenes that nothing configures.
  ///
  /// A guess: Apple's pages do not say what a manifest without configurations means. Xcode generates one for a target
  /// without a plist of its own, and applications of that kind name their main storyboard beside it.
  func storyboardWithoutConfigurations(_ role: UISceneSession.Role) -> String? {
    hasScenes && role == .windowApplication && configurations(role).isEmpty ? mainStoryboard : nil
  }

  /// The configuration of this name; the first one when `name` is nil.
  func scene(named name: String?, role: UISceneSession.Role) -> SceneSettings? {
    let configurations = configurations(role)
    let found =
      name == nil ? configurations.first : configurations.first { $0["UISceneConfigurationName"] as? String == name }
    return found.map(SceneSettings.init)
  }

  /// A configuration's classes and storyboard.
  struct SceneSettings {
    let name: String?
    let sceneClass: AnyClass?
    let delegateClass: AnyClass?
    let storyboard: String?

    init(_ entry: [String: Any]) {
      name = entry["UISceneConfigurationName"] as? String
      sceneClass = Self.classNamed(entry["UISceneClassName"])
      delegateClass = Self.classNamed(entry["UISceneDelegateClassName"])
      storyboard = LaunchSettings.name(entry["UISceneStoryboardFile"])
    }

    private static func classNamed(_ value: Any?) -> AnyClass? {
      guard let name = value as? String else { return nil }
      if let found = NSClassFromString(name) { return found }
      let parts = name.split(separator: ".").map(String.init)
      return ObjectRuntime.declaredClass(named: parts.last ?? name, module: parts.count > 1 ? parts.first : nil)
        ?? NSClassFromString("UIKitCore.\(name)")
    }
  }
}
