internal import Foundation

/// Reads an `.xcodeproj`: a property list of objects that name each other.
struct XcodeProjectReader {
  let project: URL
  let target: String?
  let includesTests: Bool

  func read() throws -> Project {
    let file = project.appendingPathComponent("project.pbxproj")
    guard let data = try? Data(contentsOf: file) else { throw ProjectError("\(file.path): cannot be read") }
    guard
      let plist = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil) as? [String: Any],
      let raw = plist["objects"] as? [String: [String: Any]], let root = plist["rootObject"] as? String
    else { throw ProjectError("\(file.path): not a property list of a project") }
    let graph = XcodeObjects(
      objects: raw, root: root, folder: project.deletingLastPathComponent(),
      name: project.deletingPathExtension().lastPathComponent,
      configuration: includesTests ? XcodeSchemes(project: project).testConfiguration : nil)
    let applications = graph.targets.filter { $0.string("productType") == "com.apple.product-type.application" }
    let candidates = target.map { name in graph.targets.filter { $0.string("name") == name } } ?? applications
    let application = candidates.first(where: graph.isForPhones) ?? candidates.first
    var builder = ModuleBuilder(graph: graph)
    if let application { builder.add(application) }
    let name = application?.string("name") ?? project.deletingPathExtension().lastPathComponent
    if includesTests {
      var testsApplication = false
      for tests in graph.targets where tests.string("productType") == "com.apple.product-type.bundle.unit-test" {
        guard graph.isForPhones(tests) else { continue }
        let dependencies = tests.strings("dependencies").compactMap { graph.dependency($0) }
        // Tests of the application, or of a library beside it; a project of libraries only has all of its tests.
        let tested = dependencies.filter { $0.string("productType") == "com.apple.product-type.application" }
        if tested.isEmpty || tested.contains(where: { $0.id == application?.id }) { builder.add(tests) }
        if let application, tested.contains(where: { $0.id == application.id }) { testsApplication = true }
      }
      if !testsApplication { builder.leaveUntestedApplication() }
    }
    if let application = builder.modules.last(where: { $0.kind == .application }), application.sources.isEmpty {
      throw ProjectError(
        "\(project.path): \((["\(application.name): no Swift sources"] + builder.remarks).joined(separator: "; "))")
    }
    guard !builder.modules.isEmpty else {
      throw ProjectError("\(project.path): no application target\(target.map { " called \($0)" } ?? "")")
    }
    return Project(
      name: name, modules: builder.modules,
      remarks: builder.remarks + graph.packageRemarks,
      packages: graph.plainPackages)
  }

  /// Turns targets into modules, what they depend on first.
  private struct ModuleBuilder {
    let graph: XcodeObjects
    var modules: [Project.Module] = []
    var remarks: [String] = []
    private var seen: Set<String> = []

    init(graph: XcodeObjects) { self.graph = graph }

    /// The phase of resources copies files of any type, and folders: databases, models, tables.
    private func isCopiedAsItIs(_ file: URL) -> Bool {
      let type = file.pathExtension.lowercased()
      let built = ["swift", "m", "mm", "c", "cpp", "h", "entitlements", "xcconfig", "lproj", "xcprivacy"]
      return !built.contains(type) && !type.hasPrefix("xcdatamodel") && !FolderReader.resourceTypes.contains(type)
    }

    mutating func add(_ target: XcodeObject) {
      guard seen.insert(target.id).inserted else { return }
      let settings = graph.settings(of: target)
      let product = expand(settings["PRODUCT_NAME"] ?? "$(TARGET_NAME)", target, settings)
      let name = settings["PRODUCT_MODULE_NAME"].map { expand($0, target, settings) } ?? product
      var module = Project.Module(name: FolderReader.moduleName(name), kind: kind(of: target))
      for id in target.strings("dependencies") {
        guard let dependency = graph.dependency(id) else { continue }
        let type = dependency.string("productType") ?? ""
        guard type.contains("framework") || type.contains("library") else { continue }
        add(dependency)
        if let name = modules.last(where: { $0.name == graph.moduleName(of: dependency) })?.name {
          module.dependencies.append(name)
        }
      }
      let files = graph.files(of: target).filter { !Self.isExcluded($0, settings) }
      module.sources = files.filter { $0.pathExtension == "swift" }
      let resources = FolderReader.resources(in: files) + graph.copiedFiles(of: target).filter(isCopiedAsItIs)
      module.resources = resources.filter { $0.lastPathComponent != "Info.plist" }
      module.dataModels = files.filter { $0.pathExtension.hasPrefix("xcdatamodel") }
      let missing = graph.missingFiles(of: target).filter { $0.pathExtension == "swift" }
      if let first = missing.first {
        module.missingSource = first.lastPathComponent
        remarks.append(
          "\(module.name): \(missing.count) Swift files of the project are not on the disk, \(first.path) among them")
      }
      let others = files.filter { ["m", "mm", "c", "cpp"].contains($0.pathExtension) }
      if let other = others.first {
        remarks.append("\(module.name): \(others.count) files of C or Objective-C are not built")
        // What they declare is absent, as that of files which are not on the machine.
        // UIKIT: a framework's Swift sees the headers of its own umbrella header, without a bridging header
        // (developer.apple.com/documentation/swift/importing-objective-c-into-swift).
        let isSeen = module.kind != .application || settings["SWIFT_OBJC_BRIDGING_HEADER"]?.isEmpty == false
        if isSeen, module.missingSource == nil { module.missingSource = other.lastPathComponent }
      }
      module.infoPlist = settings["INFOPLIST_FILE"].map {
        MacPaths.url(expand($0, target, settings), in: graph.folder)
      }
      if let file = module.infoPlist, !FileManager.default.fileExists(atPath: file.path) {
        remarks.append("\(module.name): \(file.lastPathComponent) is missing; it is made of the build settings")
      }
      for (key, value) in settings where key.hasPrefix("INFOPLIST_KEY_") {
        module.infoEntries[String(key.dropFirst("INFOPLIST_KEY_".count))] = value
      }
      module.buildSettings = settings.mapValues { expand($0, target, settings) }
      if let header = module.buildSettings["SWIFT_OBJC_BRIDGING_HEADER"], !header.isEmpty {
        module.headerImports = BridgingHeader(MacPaths.url(header, in: graph.folder)).modules
      }
      module.products = graph.products(of: target)
      module.isHosted = module.kind == .tests && settings["TEST_HOST"]?.isEmpty == false
      module.swiftVersion = settings["SWIFT_VERSION"].map { expand($0, target, settings) }
      module.isOnMainActor = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
      module.settings += CompilerFeatures.settings(settings, mode: module.swiftVersion)
      module.bundleIdentifier = settings["PRODUCT_BUNDLE_IDENTIFIER"].map { expand($0, target, settings) }
      let stated = settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? ""
      let conditions = expand(stated, target, settings).split(separator: " ").map(String.init)
      module.flags.formUnion(conditions.filter { !$0.contains("$") })
      module.flags.formUnion(Self.definitions(in: expand(settings["OTHER_SWIFT_FLAGS"] ?? "", target, settings)))
      modules.append(module)
    }

    /// Whether the settings leave a file of the phases out, by patterns of names. Source: Apple's "Build settings
    /// reference", "Excluded Source File Names".
    static func isExcluded(_ file: URL, _ settings: [String: String]) -> Bool {
      func names(_ setting: String) -> Bool {
        (settings[setting] ?? "").split(separator: " ").contains { pattern in
          let pattern = pattern.filter { $0 != "\"" }
          return fnmatch(pattern, file.lastPathComponent, 0) == 0 || fnmatch("*/" + pattern, file.path, 0) == 0
        }
      }
      return names("EXCLUDED_SOURCE_FILE_NAMES") && !names("INCLUDED_SOURCE_FILE_NAMES")
    }

    /// Takes an application away, a demonstration, whose module no test imports.
    mutating func leaveUntestedApplication() {
      let tests = modules.filter { $0.kind == .tests }
      let scanner = ImportScanner()
      guard !tests.isEmpty, let application = modules.first(where: { $0.kind == .application }),
        !tests.flatMap(\.sources).flatMap(scanner.imports).contains(application.name)
      else { return }
      modules.removeAll { $0.kind == .application }
    }

    /// The names that flags of the compiler define: `-DFAST`, `-D FAST`.
    private static func definitions(in flags: String) -> [String] {
      flags.matches(of: /(?:^|\s)-D\s*([A-Za-z_][A-Za-z_0-9]*)(?=\s|$)/).map { String($0.1) }
    }

    private func kind(of target: XcodeObject) -> Project.Module.Kind {
      switch target.string("productType") {
      case "com.apple.product-type.application": .application
      case "com.apple.product-type.bundle.unit-test": .tests
      default: .library
      }
    }

    private func expand(_ value: String, _ target: XcodeObject, _ settings: [String: String]) -> String {
      XcodeObjects.expand(value, target: target.string("name") ?? "", settings)
    }
  }
}
