internal import Foundation

/// An application's Info.plist as Xcode makes it of the file and the build settings.
struct InfoPlist {
  private let module: Project.Module

  init(_ module: Project.Module) { self.module = module }

  func data() throws -> Data {
    try PropertyListSerialization.data(fromPropertyList: dictionary, format: .xml, options: 0)
  }

  private var version: String { module.buildSettings["MARKETING_VERSION"] ?? "1.0" }
  private var build: String { module.buildSettings["CURRENT_PROJECT_VERSION"] ?? "1" }

  var dictionary: [String: Any] {
    var info: [String: Any] = [
      "CFBundleExecutable": module.name, "CFBundleName": module.name,
      "CFBundleIdentifier": module.bundleIdentifier ?? "org.example.\(module.name)", "CFBundlePackageType": "APPL",
      "CFBundleShortVersionString": version, "CFBundleVersion": build,
    ]
    for data in [module.infoPlist.flatMap { try? Data(contentsOf: $0) }, module.infoProperties].compactMap(\.self) {
      info.merge(read(data).mapValues(expand)) { $1 }
    }
    if module.infoProperties == nil, let file = module.infoPlist, !FileManager.default.fileExists(atPath: file.path) {
      addScene(to: &info)
    }
    for (key, value) in module.infoEntries where info[key] == nil { add(value, key, to: &info) }
    return info
  }

  /// What is no dictionary is told: the application would run without anything that its project says of it.
  private func read(_ data: Data) -> [String: Any] {
    do {
      let list = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
      if let entries = list as? [String: Any] { return entries }
    } catch {}
    let place = module.infoPlist?.path ?? module.name
    FileHandle.standardError.write(Data("\(place): warning: this is no property list of an application\n".utf8))
    return [:]
  }

  /// A project whose Info.plist was not handed on with it: its scene delegate is found in the sources.
  private func addScene(to info: inout [String: Any]) {
    let pattern = /class\s+([A-Za-z_][A-Za-z0-9_]*)\s*:[^{]*\bUIWindowSceneDelegate\b/
    let found = module.sources.lazy.compactMap { source -> String? in
      guard let text = try? String(contentsOf: source, encoding: .utf8) else { return nil }
      return text.firstMatch(of: pattern).map { String($0.1) }
    }
    guard let delegate = found.first else { return }
    var configuration = [
      "UISceneConfigurationName": "Default Configuration", "UISceneDelegateClassName": "\(module.name).\(delegate)",
    ]
    if let storyboard = module.infoEntries["UIMainStoryboardFile"] {
      configuration["UISceneStoryboardFile"] = storyboard
    }
    info["UIApplicationSceneManifest"] =
      [
        "UIApplicationSupportsMultipleScenes": false,
        "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [configuration]],
      ] as [String: Any]
  }

  /// What Xcode makes of `INFOPLIST_KEY_…`.
  private func add(_ value: String, _ key: String, to info: inout [String: Any]) {
    switch key {
    case "UIApplicationSceneManifest_Generation":
      // Without configurations of its own the application asks its delegate.
      if value == "YES" { info["UIApplicationSceneManifest"] = ["UIApplicationSupportsMultipleScenes": true] }
    case "UISupportedInterfaceOrientations_iPhone", "UISupportedInterfaceOrientations_iPad",
      "UISupportedInterfaceOrientations":
      info[key.replacing("_iPhone", with: "").replacing("_iPad", with: "~ipad")] = value.split(separator: " ").map(
        String.init)
    default: info[key] = value == "YES" ? true : value == "NO" ? false : value as Any
    }
  }

  private func expand(_ value: Any) -> Any {
    switch value {
    case let text as String:
      var result = text
      for (name, replacement) in [
        ("PRODUCT_MODULE_NAME", module.name), ("PRODUCT_NAME", module.name), ("EXECUTABLE_NAME", module.name),
        ("TARGET_NAME", module.name),
        ("PRODUCT_BUNDLE_IDENTIFIER", module.bundleIdentifier ?? "org.example.\(module.name)"),
        ("DEVELOPMENT_LANGUAGE", "en"), ("PRODUCT_BUNDLE_PACKAGE_TYPE", "APPL"), ("MARKETING_VERSION", version),
        ("CURRENT_PROJECT_VERSION", build),
      ] {
        for form in ["$(\(name))", "${\(name)}", "$(\(name):c99extidentifier)", "$(\(name):rfc1034identifier)"] {
          result = result.replacing(form, with: replacement)
        }
      }
      return result.replacing(/\$[({]([A-Za-z_0-9]+)[)}]/) { module.buildSettings[String($0.1)] ?? String($0.0) }
    case let list as [Any]: return list.map(expand)
    case let entries as [String: Any]: return entries.mapValues(expand)
    default: return value
    }
  }
}
