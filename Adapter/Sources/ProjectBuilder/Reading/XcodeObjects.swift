internal import Foundation

/// One object of a project file.
struct XcodeObject {
  let id: String
  let fields: [String: Any]

  var isa: String { string("isa") ?? "" }
  func string(_ key: String) -> String? { fields[key] as? String }
  func strings(_ key: String) -> [String] { fields[key] as? [String] ?? [] }
}

/// The objects of a project file, with the paths of its files.
struct XcodeObjects {
  private let objects: [String: [String: Any]]
  private let root: XcodeObject
  /// Where the project lies, unless it says otherwise.
  let folder: URL
  /// The project's name, which settings may name.
  private let name: String
  /// The configuration that is built, as the project names it; nil takes that of debugging.
  private let configuration: String?
  private var paths: [String: URL] = [:]

  init(
    objects: [String: [String: Any]], root: String, folder: URL, name: String, configuration: String? = nil
  ) {
    self.objects = objects
    self.name = name
    self.configuration = configuration
    self.root = XcodeObject(id: root, fields: objects[root] ?? [:])
    let directory = self.root.string("projectDirPath") ?? ""
    self.folder = directory.isEmpty ? folder : folder.appendingPathComponent(directory)
    if let main = self.root.string("mainGroup") { locate(main, in: self.folder, depth: 0) }
  }

  subscript(id: String) -> XcodeObject? { objects[id].map { XcodeObject(id: id, fields: $0) } }

  var targets: [XcodeObject] { root.strings("targets").compactMap { self[$0] } }

  /// The target that another one depends on, unless it does so for other systems alone.
  func dependency(_ id: String) -> XcodeObject? {
    guard let dependency = self[id], Self.isBuiltForPhones(dependency), let target = dependency.string("target")
    else { return nil }
    return self[target]
  }

  func isForPhones(_ target: XcodeObject) -> Bool {
    let settings = settings(of: target)
    let root = settings["SDKROOT"] ?? "iphoneos"
    if root.contains("iphone") { return true }
    // A target for many systems names none of them as its own, or another one beside which it lists phones.
    return settings["SUPPORTED_PLATFORMS"]?.contains("iphone") ?? ["auto", ""].contains(root)
  }

  func moduleName(of target: XcodeObject) -> String {
    let settings = settings(of: target)
    let name = settings["PRODUCT_MODULE_NAME"] ?? settings["PRODUCT_NAME"] ?? "$(TARGET_NAME)"
    return FolderReader.moduleName(Self.expand(name, target: target.string("name") ?? "", settings))
  }

  /// The packages that the project asks for and that are not known to build on Linux, in words.
  var packageRemarks: [String] {
    references.compactMap { reference in
      guard plainPackage(reference) == nil else { return nil }
      return (reference.string("repositoryURL") ?? reference.string("relativePath")).map {
        "the project uses the package \($0)"
      }
    }
  }

  /// The packages that build on Linux as they are.
  var plainPackages: [String] { references.compactMap { plainPackage($0)?.source } }

  /// What a target uses of them.
  func products(of target: XcodeObject) -> [String] {
    target.strings("packageProductDependencies").compactMap { self[$0] }.compactMap { dependency in
      guard let name = dependency.string("productName"), let id = dependency.string("package"),
        let reference = self[id], plainPackage(reference) != nil, let url = reference.string("repositoryURL")
      else { return nil }
      let package = url.replacing(".git", with: "").split(separator: "/").last ?? ""
      return ".product(name: \"\(name)\", package: \"\(package)\")"
    }
  }

  private var references: [XcodeObject] { root.strings("packageReferences").compactMap { self[$0] } }

  private func plainPackage(_ reference: XcodeObject) -> PlainPackage? {
    let requirement = reference.fields["requirement"] as? [String: Any]
    let version = requirement?["minimumVersion"] as? String ?? requirement?["version"] as? String
    return reference.string("repositoryURL").flatMap { PlainPackage(url: $0, from: version) }
  }

  // MARK: Settings

  /// The settings of the configuration that is built, the target's over the project's.
  func settings(of target: XcodeObject) -> [String: String] {
    settings(root.string("buildConfigurationList")).merging(settings(target.string("buildConfigurationList"))) {
      $1.replacing("$(inherited)", with: $0)
    }.merging(["PROJECT_NAME": name]) { own, _ in own }
  }

  private func settings(_ list: String?) -> [String: String] {
    let all = list.flatMap { self[$0] }?.strings("buildConfigurations").compactMap { self[$0] } ?? []
    let chosen =
      all.first { configuration != nil && $0.string("name") == configuration }
      ?? all.first { $0.string("name")?.lowercased().contains("debug") == true } ?? all.first
    let stated = chosen?.fields["buildSettings"] as? [String: Any] ?? [:]
    let settings: [String: String] = stated.compactMapValues { value in
      value as? String ?? (value as? [String])?.joined(separator: " ")
    }
    let name = chosen?.string("name")
    let own = Self.forPhones(settings, configuration: name)
    guard let file = chosen.flatMap(configurationFile) else { return own }
    return Self.forPhones(ConfigurationFile.settings(of: file), configuration: name).merging(own) {
      $1.replacing("$(inherited)", with: $0)
    }
  }

  /// The file that a configuration is based on; Xcode 16 names one in a synchronized folder by its path there.
  private func configurationFile(of configuration: XcodeObject) -> URL? {
    if let id = configuration.string("baseConfigurationReference") { return paths[id] }
    guard let folder = configuration.string("baseConfigurationReferenceAnchor").flatMap({ paths[$0] }) else {
      return nil
    }
    return configuration.string("baseConfigurationReferenceRelativePath").map { MacPaths.url($0, in: folder) }
  }

  /// The settings with those for devices in their place: `NAME[sdk=iphoneos*]` counts before `NAME`, so does what is
  /// for the configuration. What is for other systems is left out.
  static func forPhones(_ settings: [String: String], configuration: String? = nil) -> [String: String] {
    var result = settings.filter { !$0.key.contains("[") }
    for (key, value) in settings.sorted(by: { $0.key < $1.key }) where key.contains("[") {
      guard holds(key, configuration) else { continue }
      let name = String(key.prefix { $0 != "[" })
      result[name] = value.replacing("$(inherited)", with: settings[name] ?? "$(inherited)")
    }
    return result
  }

  /// Whether all conditions of a setting hold: `[sdk=iphone*]`, `[config=Debug]`, `[sdk=iphoneos*,config=Debug]`.
  private static func holds(_ key: String, _ configuration: String?) -> Bool {
    key.matches(of: /\[([^\]]*)\]/).flatMap { $0.1.split(separator: ",") }.allSatisfy { condition in
      let parts = condition.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      guard parts.count == 2 else { return false }
      switch parts[0] {
      case "sdk": return fnmatch(parts[1], "iphoneos26.0", 0) == 0
      case "config": return configuration.map { fnmatch(parts[1], $0, 0) == 0 } ?? false
      default: return false
      }
    }
  }

  static func expand(_ value: String, target: String, _ settings: [String: String]) -> String {
    var text = value
    let own = ["TARGET_NAME": target, "SRCROOT": "", "PROJECT_DIR": "", "SOURCE_ROOT": ""]
    for _ in 0..<8 {
      guard let match = text.firstMatch(of: /\$[({]([A-Z_a-z0-9]+)(?::[a-z0-9]+)?[)}]/) else { break }
      let name = String(match.1)
      let replacement = own[name] ?? (name == "PRODUCT_NAME" && settings[name] == nil ? target : settings[name] ?? "")
      text.replaceSubrange(match.range, with: replacement == value ? target : replacement)
    }
    return text.hasPrefix("/") && value.hasPrefix("$") ? String(text.dropFirst()) : text
  }

  // MARK: Files

  private mutating func locate(_ id: String, in folder: URL, depth: Int) {
    guard depth < 60, paths[id] == nil, let object = self[id] else { return }
    var url = folder
    switch object.string("sourceTree") {
    case "SOURCE_ROOT": url = self.folder
    case "SDKROOT", "BUILT_PRODUCTS_DIR", "DEVELOPER_DIR": return
    case "<absolute>":
      guard let place = object.string("path").flatMap(place(ofAbsolute:)) else { return }
      paths[id] = place
      return
    default: break
    }
    if let path = object.string("path") { url = MacPaths.url(path, in: url) }
    paths[id] = url
    for child in object.strings("children") { locate(child, in: url, depth: depth + 1) }
  }

  /// The file that an absolute path means on the machine where the project was saved: the end of the path that lies in
  /// the project's folder, or in the one around it, is the file's place there.
  private func place(ofAbsolute path: String) -> URL? {
    let parts = path.split(separator: "/").map(String.init)
    for count in stride(from: parts.count, to: 0, by: -1) {
      let end = parts.suffix(count).joined(separator: "/")
      for root in [folder, folder.deletingLastPathComponent()] {
        let url = MacPaths.url(end, in: root)
        if FileManager.default.fileExists(atPath: url.path) { return url }
      }
    }
    return nil
  }

  /// The files of the target's phases and of its synchronized folders that are there.
  func files(of target: XcodeObject) -> [URL] {
    listedFiles(of: target).filter { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// What the target's phase of resources lists and is there.
  func copiedFiles(of target: XcodeObject) -> [URL] {
    listedFiles(in: ["PBXResourcesBuildPhase"], of: target).filter { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// The files of the target that are not where the project says.
  func missingFiles(of target: XcodeObject) -> [URL] {
    listedFiles(of: target).filter { !FileManager.default.fileExists(atPath: $0.path) }
  }

  private func listedFiles(of target: XcodeObject) -> [URL] {
    var result = listedFiles(in: ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"], of: target)
    for group in target.strings("fileSystemSynchronizedGroups") {
      guard let folder = paths[group] else { continue }
      let excluded = exceptions(of: group, for: target).subtracting(added(from: group, target))
      result += FolderReader.files(below: folder).filter {
        !excluded.contains(String($0.path.dropFirst(folder.path.count + 1)))
      }
    }
    result += sharedFiles(of: target)
    var seen: Set<String> = []
    return result.filter { seen.insert($0.standardizedFileURL.path).inserted }
  }

  /// What the target takes of synchronized folders that are not its own: there the exceptions are what belongs to it
  /// (projects as Xcode 16 writes them, whose extensions share files of the application).
  private func sharedFiles(of target: XcodeObject) -> [URL] {
    let own = Set(target.strings("fileSystemSynchronizedGroups"))
    return paths.keys.sorted().filter { !own.contains($0) && self[$0]?.isa == "PBXFileSystemSynchronizedRootGroup" }
      .flatMap { group in
        exceptions(of: group, for: target).sorted().compactMap { paths[group]?.appendingPathComponent($0) }
      }
  }

  private func listedFiles(in phases: Set<String>, of target: XcodeObject) -> [URL] {
    let files = target.strings("buildPhases").compactMap { self[$0] }.filter { phases.contains($0.isa) }
      .flatMap { $0.strings("files") }
    return files.compactMap { self[$0] }.filter(Self.isBuiltForPhones).compactMap { $0.string("fileRef") }
      .flatMap { self.files(of: $0) }
  }

  /// Whether a file of a phase, or a dependency, is for iOS: the column *Platforms*, which says nothing where it is for
  /// all.
  private static func isBuiltForPhones(_ item: XcodeObject) -> Bool {
    let platforms = item.strings("platformFilters") + [item.string("platformFilter")].compactMap(\.self)
    return platforms.isEmpty || platforms.contains("ios")
  }

  private func exceptions(of group: String, for target: XcodeObject) -> Set<String> {
    var result: Set<String> = []
    for exception in self[group]?.strings("exceptions").compactMap({ self[$0] }) ?? []
    where exception.string("target") == target.id {
      result.formUnion(exception.strings("membershipExceptions"))
    }
    return result
  }

  /// What phases of the target get besides what a synchronized folder gives them by its kind.
  ///
  /// UIKIT: a text table that is taken out of the folder and put into the phase of sources is copied. A guess.
  private func added(from group: String, _ target: XcodeObject) -> Set<String> {
    let phases = target.strings("buildPhases").filter { id in
      ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains(self[id]?.isa ?? "")
    }
    return (self[group]?.strings("exceptions").compactMap { self[$0] } ?? [])
      .filter { phases.contains($0.string("buildPhase") ?? "") }
      .reduce(into: []) { $0.formUnion($1.strings("membershipExceptions")) }
  }

  private func files(of reference: String) -> [URL] {
    guard let object = self[reference] else { return [] }
    // Variants of one file in several languages.
    if object.isa == "PBXVariantGroup" { return object.strings("children").compactMap { paths[$0] } }
    guard let url = paths[reference] else { return [] }
    return [url]
  }
}
