internal import Foundation

/// One target of a `project.yml`, its templates filled in.
struct XcodeGenTarget {
  let name: String
  let value: YAMLValue
  let project: YAMLValue
  let folder: URL

  /// Nil for what makes no module: extensions, bundles, tests of the interface.
  var kind: Project.Module.Kind? {
    let type = value["type"]?.string ?? ""
    if type == "application" { return .application }
    if type == "bundle.unit-test" { return .tests }
    return type.hasPrefix("framework") || type.hasPrefix("library") ? .library : nil
  }

  var isForPhones: Bool {
    let platforms = (value["platform"]?.strings ?? []) + (value["supportedDestinations"]?.strings ?? [])
    return platforms.isEmpty || platforms.contains("iOS")
  }

  /// The targets that it is built with.
  var dependencies: [String] { (value["dependencies"]?.parts ?? []).compactMap { $0["target"]?.string } }

  var moduleName: String {
    let settings = settings
    let product = settings["PRODUCT_MODULE_NAME"] ?? settings["PRODUCT_NAME"] ?? value["productName"]?.string
    return FolderReader.moduleName(XcodeObjects.expand(product ?? name, target: name, settings))
  }

  func module() -> Project.Module? {
    guard let kind else { return nil }
    var module = Project.Module(name: moduleName, kind: kind)
    let settings = settings
    func expanded(_ value: String) -> String { XcodeObjects.expand(value, target: name, settings) }
    let files = files("sources")
    let others = self.files("resources")
    module.sources = files.filter { $0.pathExtension == "swift" }
    module.resources = FolderReader.resources(in: files + others).filter { $0.lastPathComponent != "Info.plist" }
    module.dataModels = files.filter { $0.pathExtension.hasPrefix("xcdatamodel") }
    let information = settings["INFOPLIST_FILE"].map(expanded) ?? value["info"]?["path"]?.string
    // Without a word of it the first that lies among the sources is taken.
    module.infoPlist =
      information.map { MacPaths.url($0, in: folder) } ?? files.first { $0.lastPathComponent == "Info.plist" }
    module.resources.removeAll { $0.standardizedFileURL == module.infoPlist?.standardizedFileURL }
    if let properties = value["info"]?["properties"]?.propertyList as? [String: Any] {
      module.infoProperties = try? PropertyListSerialization.data(
        fromPropertyList: properties, format: .xml, options: 0)
    }
    for (key, value) in settings where key.hasPrefix("INFOPLIST_KEY_") {
      module.infoEntries[String(key.dropFirst("INFOPLIST_KEY_".count))] = value
    }
    module.buildSettings = settings.mapValues(expanded)
    module.swiftVersion = settings["SWIFT_VERSION"].map(expanded)
    module.isOnMainActor = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
    module.settings += CompilerFeatures.settings(settings, mode: module.swiftVersion)
    module.isHosted = kind == .tests && !dependencies.isEmpty
    let prefix = project["options"]?["bundleIdPrefix"]?.string
    module.bundleIdentifier =
      settings["PRODUCT_BUNDLE_IDENTIFIER"].map(expanded) ?? prefix.map { "\($0).\(name)" }
    let stated = settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? ""
    let conditions = expanded(stated).split(separator: " ").map(String.init)
    module.flags.formUnion(conditions.filter { !$0.contains("$") })
    module.products = products
    return module
  }

  /// What it uses of packages that build on Linux as they are.
  private var products: [String] {
    (value["dependencies"]?.parts ?? []).flatMap { dependency -> [String] in
      guard let package = dependency["package"]?.string, let reference = project["packages"]?[package],
        let url = reference["url"]?.string ?? reference["github"]?.string.map({ "https://github.com/\($0)" }),
        PlainPackage(url: url, from: "1.0.0") != nil
      else { return [] }
      let repository = url.replacing(".git", with: "").split(separator: "/").last ?? ""
      let names = dependency["product"]?.string.map { [$0] } ?? dependency["products"]?.strings ?? [package]
      return names.map { ".product(name: \"\($0)\", package: \"\(repository)\")" }
    }
  }

  // MARK: Settings

  /// The settings of the configuration for debugging, the target's over the project's.
  private var settings: [String: String] {
    settings(of: project).merging(settings(of: value)) { $1.replacing("$(inherited)", with: $0) }
      .merging(["PROJECT_NAME": project["name"]?.string ?? name]) { own, _ in own }
  }

  /// Those of the project or of the target, over what stands in its file for debugging.
  private func settings(of level: YAMLValue) -> [String: String] {
    let own = settings(level["settings"], depth: 0)
    let files = level["configFiles"]?.entries.first { $0.key.lowercased().contains("debug") }
    guard let path = files?.value.string else { return own }
    let stated = ConfigurationFile.settings(of: MacPaths.url(path, in: folder))
    return XcodeObjects.forPhones(stated, configuration: files?.key).merging(own) {
      $1.replacing("$(inherited)", with: $0)
    }
  }

  private func settings(_ value: YAMLValue?, depth: Int) -> [String: String] {
    guard let value, depth < 8 else { return [:] }
    var result: [String: String] = [:]
    func take(_ value: YAMLValue?) {
      for entry in value?.entries ?? [] {
        let text = entry.value.string ?? entry.value.strings.joined(separator: " ")
        // A truth value of YAML is one of the build settings.
        result[entry.key] = entry.value == .scalar("true") ? "YES" : entry.value == .scalar("false") ? "NO" : text
      }
    }
    let parts: Set<String> = ["base", "configs", "groups"]
    if !value.entries.contains(where: { parts.contains($0.key) }) { take(value) }
    for group in value["groups"]?.strings ?? [] {
      result.merge(settings(project["settingGroups"]?[group], depth: depth + 1)) { $1 }
    }
    take(value["base"])
    take(value["configs"]?.entries.first { $0.key.lowercased().contains("debug") }?.value)
    return result
  }

  // MARK: Files

  private func files(_ key: String) -> [URL] {
    var seen: Set<String> = []
    return (value[key]?.parts ?? []).flatMap(files).filter { seen.insert($0.standardizedFileURL.path).inserted }
  }

  private func files(of source: YAMLValue) -> [URL] {
    guard let path = source.string ?? source["path"]?.string, source["buildPhase"]?.string != "none" else { return [] }
    if path.contains("*") {
      guard let pattern = PathPattern(path) else { return [] }
      return FolderReader.files(below: folder).filter { pattern.covers(Self.path($0, in: folder)) }
    }
    let root = MacPaths.url(path, in: folder).standardizedFileURL
    guard FolderReader.isDirectory(root), !FolderReader.isPackage(root) else {
      return FileManager.default.fileExists(atPath: root.path) ? [root] : []
    }
    let excludes = (source["excludes"]?.strings ?? []).compactMap(PathPattern.init)
    let includes = (source["includes"]?.strings ?? []).compactMap(PathPattern.init)
    return FolderReader.files(below: root).filter { file in
      let path = Self.path(file, in: root)
      return !excludes.contains { $0.covers(path) } && (includes.isEmpty || includes.contains { $0.covers(path) })
    }
  }

  private static func path(_ file: URL, in folder: URL) -> String {
    let path = file.standardizedFileURL.path
    let root = folder.standardizedFileURL.path
    return path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
  }
}
