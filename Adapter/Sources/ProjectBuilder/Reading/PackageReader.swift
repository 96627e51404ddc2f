internal import Foundation

/// Reads a `Package.swift` through the package manager.
struct PackageReader {
  let folder: URL
  let includesTests: Bool

  func read() throws -> Project {
    let output = try MacManifest(folder: folder).dumped()
    guard let manifest = try? JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any],
      let targets = manifest["targets"] as? [[String: Any]]
    else { throw ProjectError("\(folder.path): the manifest cannot be read") }
    var modules: [Project.Module] = []
    var remarks: [String] = []
    let names = Set(targets.compactMap { $0["name"] as? String })
    for target in targets {
      guard let name = target["name"] as? String, let type = target["type"] as? String else { continue }
      let kind: Project.Module.Kind
      switch type {
      case "regular": kind = .library
      case "executable": kind = .application
      case "test" where includesTests: kind = .tests
      default: continue
      }
      guard let module = module(name, kind, target, names) else {
        remarks.append("\(name): its folder was not found")
        continue
      }
      if module.sources.isEmpty { remarks.append("\(name): no Swift sources") } else { modules.append(module) }
    }
    var packages: [String] = []
    for dependency in manifest["dependencies"] as? [[String: Any]] ?? [] {
      guard let control = (dependency["sourceControl"] as? [[String: Any]])?.first else { continue }
      let location = (control["location"] as? [String: Any])?["remote"] as? [[String: Any]]
      guard let url = location?.first?["urlString"] as? String else { continue }
      let range = (control["requirement"] as? [String: Any])?["range"] as? [[String: Any]]
      if let plain = PlainPackage(url: url, from: range?.first?["lowerBound"] as? String) {
        packages.append(plain.source)
      } else {
        remarks.append("the package uses \(url)")
      }
    }
    let mode = Self.languageMode(manifest)
    for index in modules.indices { modules[index].swiftVersion = modules[index].swiftVersion ?? mode }
    if modules.contains(where: { $0.kind == .tests }) { modules = Self.reachable(modules) }
    guard !modules.isEmpty else { throw ProjectError("\(folder.path): no target with Swift sources") }
    let built = Set(modules.map(\.name))
    for index in modules.indices { modules[index].dependencies.removeAll { !built.contains($0) } }
    return Project(
      name: manifest["name"] as? String ?? folder.lastPathComponent, modules: Self.sorted(modules), remarks: remarks,
      packages: packages)
  }

  /// What the tests need: targets for other systems stay out.
  private static func reachable(_ modules: [Project.Module]) -> [Project.Module] {
    var wanted = Set(modules.filter { $0.kind == .tests }.map(\.name))
    var waiting = modules.filter { $0.kind == .tests }
    while let next = waiting.popLast() {
      for dependency in modules where next.dependencies.contains(dependency.name) {
        if wanted.insert(dependency.name).inserted { waiting.append(dependency) }
      }
    }
    return modules.filter { wanted.contains($0.name) }
  }

  /// The newest mode that the manifest names, or that of its tools.
  private static func languageMode(_ manifest: [String: Any]) -> String? {
    let named = (manifest["swiftLanguageVersions"] as? [String] ?? []).compactMap { $0.split(separator: ".").first }
    if let newest = named.compactMap({ Int($0) }).max() { return String(min(newest, 6)) }
    let tools = (manifest["toolsVersion"] as? [String: Any])?["_version"] as? String
    return tools.map { $0.hasPrefix("6") ? "6" : "5" }
  }

  /// Whether a dependency or a setting holds for iOS.
  private static func isForPhones(_ condition: Any?) -> Bool {
    guard let platforms = (condition as? [String: Any])?["platformNames"] as? [String], !platforms.isEmpty else {
      return true
    }
    return platforms.contains("ios")
  }

  /// Whether the plugin adapts a target: it takes all sources of the folder, also those which the target does not list.
  private static func usesPlugin(_ target: [String: Any]) -> Bool {
    (target["pluginUsages"] as? [[String: Any]] ?? []).contains {
      ($0["plugin"] as? [Any])?.first as? String == "CairnSources"
    }
  }

  private func module(_ name: String, _ kind: Project.Module.Kind, _ target: [String: Any], _ names: Set<String>)
    -> Project.Module?
  {
    let folders =
      (target["path"] as? String).map { [$0] }
      ?? (kind == .tests
        ? ["Tests/\(name)", "Sources/\(name)"] : ["Sources/\(name)", "Source/\(name)", "src/\(name)", "Sources"])
    guard let root = folders.map({ folder.appendingPathComponent($0) }).first(where: FolderReader.isDirectory) else {
      return nil
    }
    let excluded = (target["exclude"] as? [String] ?? []).map { root.appendingPathComponent($0).path }
    let listed = (target["sources"] as? [String])?.map { root.appendingPathComponent($0).standardizedFileURL.path }
    let chosen = Self.usesPlugin(target) ? nil : listed
    let all = FolderReader.files(below: root)
    let files = all.filter { file in !excluded.contains { file.path == $0 || file.path.hasPrefix($0 + "/") } }
    var module = Project.Module(name: FolderReader.moduleName(name), kind: kind)
    // The package manager takes no Info.plist for a resource: targets exclude theirs.
    if kind == .application { module.infoPlist = all.first { $0.lastPathComponent == "Info.plist" } }
    module.flags.insert("SWIFT_PACKAGE")
    module.sources = files.filter { file in
      let path = file.standardizedFileURL.path
      return file.pathExtension == "swift" && chosen?.contains { path == $0 || path.hasPrefix($0 + "/") } != false
    }
    addResources(target["resources"] as? [[String: Any]] ?? [], below: root, files, to: &module)
    addSettings(target["settings"] as? [[String: Any]] ?? [], to: &module)
    module.resources.removeAll { $0.standardizedFileURL == module.infoPlist?.standardizedFileURL }
    module.dataModels = files.filter { $0.pathExtension == "xcdatamodeld" }
    for dependency in target["dependencies"] as? [[String: Any]] ?? [] {
      let own = dependency["byName"] as? [Any] ?? dependency["target"] as? [Any]
      guard Self.isForPhones(own?.last) else { continue }
      if let name = own?.first as? String, names.contains(name) {
        module.dependencies.append(FolderReader.moduleName(name))
      }
      if let product = dependency["product"] as? [Any], let name = product.first as? String, product.count > 1,
        let package = product[1] as? String
      {
        module.products.append(".product(name: \"\(name)\", package: \"\(package)\")")
      }
    }
    return module
  }

  /// What the manifest lists, or else all that looks like a resource. Copied folders stay as they are.
  private func addResources(
    _ entries: [[String: Any]], below root: URL, _ files: [URL], to module: inout Project.Module
  ) {
    var found = FolderReader.resources(in: files)
    if !entries.isEmpty { found = found.filter { FolderReader.interfaceTypes.contains($0.pathExtension) } }
    for entry in entries {
      guard let path = entry["path"] as? String else { continue }
      let url = root.appendingPathComponent(path)
      let isCopied = (entry["rule"] as? [String: Any])?["copy"] != nil
      if FolderReader.isDirectory(url), isCopied || FolderReader.isPackage(url) {
        if isCopied { module.copiedFolders.append(url) } else { found.append(url) }
      } else if FolderReader.isDirectory(url) {
        found += FolderReader.files(below: url).filter { $0.pathExtension != "swift" }
      } else if FileManager.default.fileExists(atPath: url.path) {
        found.append(url)
      }
    }
    var seen: Set<String> = []
    module.resources = found.filter { seen.insert($0.standardizedFileURL.path).inserted }
  }

  private func addSettings(_ entries: [[String: Any]], to module: inout Project.Module) {
    for entry in entries where entry["tool"] as? String == "swift" && Self.isForPhones(entry["condition"]) {
      for (kind, value) in entry["kind"] as? [String: Any] ?? [:] {
        let name = (value as? [String: Any])?["_0"] as? String ?? (value as? [String: Any])?.values.first as? String
        guard let name else { continue }
        switch kind {
        case "define": module.flags.insert(name)
        case "enableUpcomingFeature", "enableExperimentalFeature": module.settings.append(".\(kind)(\"\(name)\")")
        case "swiftLanguageMode", "swiftLanguageVersion": module.swiftVersion = name
        case "defaultIsolation": module.isOnMainActor = name == "MainActor"
        default: break
        }
      }
    }
  }

  /// What is imported comes first.
  static func sorted(_ modules: [Project.Module]) -> [Project.Module] {
    var result: [Project.Module] = []
    var rest = modules
    while !rest.isEmpty {
      let built = Set(result.map(\.name))
      let waiting = Set(rest.map(\.name))
      let ready = rest.filter { $0.dependencies.allSatisfy { built.contains($0) || !waiting.contains($0) } }
      let next = ready.isEmpty ? rest : ready
      result += next
      let names = Set(next.map(\.name))
      rest.removeAll { names.contains($0.name) }
    }
    return result.filter { $0.kind != .tests } + result.filter { $0.kind == .tests }
  }
}
