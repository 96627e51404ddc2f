package import Foundation
package import SourceAdapter

/// Writes a package for Linux that builds a project's adapted sources.
package struct PackageGenerator {
  package struct Result {
    package var findings: [Finding] = []
    package var absentFrameworks: [String: [String]] = [:]
    package var refusedFiles: Set<String> = []
    package var standInFiles: Set<String> = []
    package var reachedFiles: Set<String> = []
    package var adaptedFiles = 0
    package var delegate: String?
    package var usesCombine = false
  }

  let project: Project
  let folder: URL
  let cairn: URL
  let runner: ApplicationHost
  /// What former attempts at compiling said.
  let lessons: CompilerLessons

  package init(
    project: Project, folder: URL, cairn: URL, runner: ApplicationHost = .script
  ) { self.init(project: project, folder: folder, cairn: cairn, runner: runner, lessons: CompilerLessons()) }

  init(project: Project, folder: URL, cairn: URL, runner: ApplicationHost, lessons: CompilerLessons) {
    self.lessons = lessons
    self.project = project
    self.folder = folder
    self.cairn = cairn
    self.runner = runner
  }

  package func generate() throws -> Result {
    var result = Result()
    var adapted: [String: AdaptedModule] = [:]
    let local = Set(project.modules.map(\.name))
    for module in project.modules {
      let imports = HeaderImports(modules: module.headerImports)
      var texts = try module.sources.compactMap { url -> ModuleAdapter.Input? in
        guard let data = try? Data(contentsOf: url) else { throw ProjectError("\(url.path): cannot be read") }
        let text = String(decoding: data, as: UTF8.self)
        return ModuleAdapter.Input(path: url.path, text: imports.added(to: text))
      }
      if let model = DataModelSource(models: module.dataModels).input(besides: texts) { texts.append(model) }
      if let names = ResourceNames(resources: module.resources).input(besides: texts) { texts.append(names) }
      var settings = AdapterSettings(
        module: module.name, entryPoint: module.kind == .application ? .hosted : .application, flags: module.flags,
        modules: ModuleAvailability(local: local.union(products(of: module))), namesOriginals: true)
      // What a library does not find of its own is no name of an absent one; layers of an application are its own.
      if module.kind != .library || module.missingSource != nil || project.application != nil && !module.isForeign {
        settings.unknown = lessons.unknown.withoutMembers(of: types(beside: module))
      }
      settings.nestsOptionalTries = mode(module.swiftVersion) == "v4"
      settings.missingFile = module.missingSource
      settings.refused = lessons.refused
      settings.hasResources = LibraryResources(module) != nil
      settings.overriddenElsewhere = overrides(inDependentsOf: module)
      if texts.contains(where: { $0.text.contains("os(Linux)") }) {
        settings.namedElsewhere = types(inDependentsOf: module)
      }
      let output = ModuleAdapter(settings).adapt(texts, dependencies: module.dependencies.compactMap { adapted[$0] })
      adapted[module.name] = output
      if output.files.contains(where: { $0.text.contains("import OpenCombineShim") }) { result.usesCombine = true }
      result.findings += output.findings
      result.standInFiles.formUnion(output.standInFiles)
      result.reachedFiles.formUnion(output.reachedFiles)
      result.adaptedFiles += output.files.count
      result.absentFrameworks.merge(output.absentFrameworks) { Array(Set($0 + $1)).sorted() }
      if module.kind == .application { result.delegate = output.delegate ?? result.delegate }
      try write(output, module)
    }
    try SteadyFiles.write(manifest(result), to: folder.appendingPathComponent("Package.swift"))
    return result
  }

  /// The names of what the modules that import this one override, theirs and UIKit's alike.
  private func overrides(inDependentsOf module: Project.Module) -> Set<String> {
    let dependents = project.modules.filter { $0.dependencies.contains(module.name) || $0.kind == .tests }
    var names: Set<String> = []
    for file in dependents.filter({ $0.name != module.name }).flatMap(\.sources) {
      guard let text = try? String(contentsOf: file, encoding: .utf8), text.contains("override") else { continue }
      for match in text.matches(of: /\boverride\b[^\n{(]*?\b(?:func|var)\s+(\w+)/) { names.insert(String(match.1)) }
    }
    return names
  }

  /// The names of types in the modules that import this one.
  private func types(inDependentsOf module: Project.Module) -> Set<String> {
    let files = project.modules.filter { $0.dependencies.contains(module.name) }.flatMap(\.sources)
    return files.reduce(into: []) { names, file in
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { return }
      for match in text.matches(of: /\b[A-Z]\w+/) { names.insert(String(match.0)) }
    }
  }

  /// The types that modules declare which this one does not import: nothing can be added to them here.
  private func types(beside module: Project.Module) -> Set<String> {
    guard !lessons.unknown.isEmpty else { return [] }
    let others = project.modules.filter { $0.name != module.name && !module.dependencies.contains($0.name) }
    return others.flatMap(\.sources).reduce(into: []) { names, file in
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { return }
      for match in text.matches(of: /\b(?:class|struct|enum|actor|protocol)\s+([A-Z]\w*)/) {
        names.insert(String(match.1))
      }
    }
  }

  /// The modules that a module has from packages which are built as they are.
  private func products(of module: Project.Module) -> Set<String> {
    Set(plainProducts(of: module).compactMap { $0.split(separator: "\"").dropFirst().first.map(String.init) })
  }

  /// The products of packages that are among the project's: all others are absent.
  private func plainProducts(of module: Project.Module) -> [String] {
    let packages = project.packages.joined()
    return module.products.filter { product in
      product.split(separator: "\"").last { $0 != ")" }.map { packages.contains("/\($0)\"") } ?? false
    }
  }

  private func sources(of module: Project.Module) -> URL {
    folder.appendingPathComponent(module.kind == .tests ? "Tests" : "Sources").appendingPathComponent(module.name)
  }

  private func write(_ output: AdaptedModule, _ module: Project.Module) throws {
    let root = sources(of: module)
    var names: Set<String> = []
    for file in output.files {
      let name = uniqueName(URL(fileURLWithPath: file.path).lastPathComponent, &names)
      try SteadyFiles.write(file.text, to: root.appendingPathComponent(name))
    }
    var generated = output.generated
    if let symbols = AssetSymbols(
      resources: module.resources, identifiers: output.files.map(\.text), beside: output.generated
    ).source {
      generated += symbols
    }
    if module.kind == .application {
      let hasMain = output.files.contains { $0.path.hasSuffix("/main.swift") }
      if hasMain {
        generated += runner.mainFunction
      } else if let delegate = output.delegate {
        generated += runner.entryPoint(delegate)
      } else if !project.modules.contains(where: { $0.kind == .tests }) {
        // What begins with SwiftUI's `App` was left out: the linker would miss a function without saying why.
        throw ProjectError(
          "\(module.name): no application delegate marked with @main or @UIApplicationMain, and no main.swift: an application "
            + "that begins with SwiftUI's App is not built")
      }
    }
    if module.isHosted { generated += TestHost.source }
    if module.kind == .tests {
      generated += TestHome.source + TestLife.source(besides: output.files.map(\.text))
    }
    if let resources = LibraryResources(module) {
      names.formUnion(resources.names)
      try resources.write(to: root)
    } else if module.kind != .application {
      generated += AbsentResources(output.files.map(\.text)).source
    }
    // The package manager builds no target without a source: a framework of a header, or whose files moved elsewhere.
    if output.files.isEmpty, generated.isEmpty { generated = "// \(module.name) has no Swift.\n" }
    if !generated.isEmpty {
      names.insert("_Cairn.swift")
      try SteadyFiles.write(generated, to: root.appendingPathComponent("_Cairn.swift"))
    }
    SteadyFiles.removeOthers(in: root, kept: names)
  }

  /// Two files may have one name in different folders; a package has one folder here.
  private func uniqueName(_ name: String, _ names: inout Set<String>) -> String {
    // The build's own lists of files know no control characters.
    let name = name.replacing(/\p{Cc}/, with: "_")
    var candidate = name
    var number = 2
    while !names.insert(candidate).inserted {
      candidate = "\(number)_\(name)"
      number += 1
    }
    return candidate
  }

  // MARK: The manifest

  private func manifest(_ result: Result) -> String {
    var dependencies = ["    .package(name: \"Cairn\", path: \(cairn.path.debugDescription)),"]
    if result.usesCombine {
      dependencies.append("    .package(url: \"https://github.com/OpenCombine/OpenCombine\", exact: \"0.14.0\"),")
    }
    dependencies += project.packages.map { "    \($0)," }
    let targets = project.modules.map { target($0, result) }
    return """
      // swift-tools-version: 6.2
      // Made by cairn.
      import PackageDescription

      let package = Package(
        name: \(project.name.debugDescription),
        defaultLocalization: "en",
        dependencies: [
      \(dependencies.joined(separator: "\n"))
        ],
        targets: [
      \(targets.joined(separator: "\n"))
        ]
      )

      """
  }

  private func target(_ module: Project.Module, _ result: Result) -> String {
    let function =
      switch module.kind {
      case .application: "executableTarget"
      case .library: "target"
      case .tests: "testTarget"
      }
    var dependencies = [
      ".product(name: \"UIKit\", package: \"Cairn\")", ".product(name: \"CairnHost\", package: \"Cairn\")",
    ]
    if module.kind == .application, let product = runner.product {
      dependencies.append(".product(name: \"\(product)\", package: \"Cairn\")")
    }
    if result.usesCombine { dependencies.append(".product(name: \"OpenCombineShim\", package: \"OpenCombine\")") }
    dependencies += plainProducts(of: module)
    var own = module.dependencies
    if module.kind == .tests { own += project.modules.filter { $0.kind != .tests }.map(\.name) }
    var seen: Set<String> = []
    dependencies += own.filter { seen.insert($0).inserted }.map { "\"\($0)\"" }
    let flags = module.flags.subtracting(["DEBUG", "SWIFT_PACKAGE"]).sorted().map { ".define(\"\($0)\")" }
    let settings =
      [".swiftLanguageMode(.\(mode(module.swiftVersion)))", ".unsafeFlags([\"-suppress-warnings\"])"]
      + (module.isOnMainActor ? [".defaultIsolation(MainActor.self)"] : []) + module.settings.sorted() + flags
    let rules = LibraryResources(module)?.rules.joined(separator: ", ")
    let resources = rules.map { "\n        resources: [\($0)]," } ?? ""
    return """
          .\(function)(
            name: "\(module.name)", dependencies: [\(dependencies.joined(separator: ", "))],\(resources)
            swiftSettings: [\(settings.joined(separator: ", "))]),
      """
  }

  private func mode(_ version: String?) -> String {
    guard let version else { return "v5" }
    if version.hasPrefix("6") { return "v6" }
    return version.hasPrefix("4") || version.hasPrefix("3") ? "v4" : "v5"
  }
}
