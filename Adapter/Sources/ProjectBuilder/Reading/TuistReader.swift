internal import Foundation

/// Reads a repository that Tuist makes projects of: each folder with a `Project.swift` is one, whose targets lie in
/// folders of their kind (`Sources`, `Interface`, `Resources`).
///
/// The manifests are programs, which call helpers of their author's, and are not run: targets whose sources a manifest
/// or the helper that it calls writes down are taken from there, and the folders that Tuist's templates make otherwise.
struct TuistReader {
  let folder: URL
  /// The application to take; nil takes the one that imports most.
  var target: String?

  /// Whether the folder is one of Tuist's.
  var isTuist: Bool {
    let manager = FileManager.default
    return ["Workspace.swift", "Tuist.swift"].contains {
      manager.fileExists(atPath: folder.appendingPathComponent($0).path)
    } || FolderReader.isDirectory(folder.appendingPathComponent("Tuist")) || isManifest(manifest(in: folder))
  }

  func read() throws -> Project {
    let files = FolderReader.files(below: folder)
    let projects = files.filter { $0.lastPathComponent == "Project.swift" && isManifest($0) }
    let modules = projects.flatMap { project in
      let own = project.deletingLastPathComponent()
      // A project in a folder of another one has its files for itself.
      let inner = projects.map { $0.deletingLastPathComponent().path }.filter { $0.hasPrefix(own.path + "/") }
      return targets(
        project,
        files.filter { file in
          file.path.hasPrefix(own.path + "/") && !inner.contains { file.path.hasPrefix($0 + "/") }
        })
    }
    return try project(of: modules)
  }

  /// The application with the modules that it imports; of several applications the one that is wanted, or that imports
  /// most.
  private func project(of modules: [Project.Module]) throws -> Project {
    let scanner = ImportScanner()
    var modules = modules.filter { !$0.sources.isEmpty }
    let names = Set(modules.map(\.name))
    for index in modules.indices {
      let imports = Set(modules[index].sources.flatMap(scanner.imports)).intersection(names)
      modules[index].dependencies = imports.subtracting([modules[index].name]).sorted()
    }
    let byName = Dictionary(modules.map { ($0.name, $0) }) { first, _ in first }
    func reached(from application: Project.Module) -> Set<String> {
      var found: Set<String> = []
      var waiting = application.dependencies
      while let next = waiting.popLast() {
        if found.insert(next).inserted { waiting += byName[next]?.dependencies ?? [] }
      }
      return found
    }
    let applications = modules.filter { $0.kind == .application }.map { (module: $0, reached: reached(from: $0)) }
    let wanted = target.map(FolderReader.moduleName)
    let candidates = applications.filter { wanted == nil || $0.module.name == wanted }
    guard let chosen = candidates.max(by: { $0.reached.count < $1.reached.count }) else {
      let words = target.map { " called \($0)" } ?? ""
      throw ProjectError("\(folder.path): no application\(words) among the projects of Tuist")
    }
    let others = applications.map(\.module.name).filter { $0 != chosen.module.name }.sorted()
    let remark =
      others.isEmpty
      ? []
      : [
        "\(chosen.module.name) was taken; --target takes another application: "
          + others.joined(separator: ", ")
      ]
    let libraries = modules.filter { $0.kind == .library && chosen.reached.contains($0.name) }
    return Project(
      name: chosen.module.name, modules: PackageReader.sorted(libraries + [chosen.module]),
      remarks: ["\(projectsRemark): their manifests are not run, targets are found by their folders"] + remark)
  }

  private var projectsRemark: String { "\(folder.lastPathComponent) is made by Tuist" }

  // MARK: Targets

  /// The targets of a project: as its manifest writes them down, or by its folders.
  private func targets(_ manifest: URL, _ files: [URL]) -> [Project.Module] {
    let own = manifest.deletingLastPathComponent()
    let text = (try? String(contentsOf: manifest, encoding: .utf8)) ?? ""
    let written = TuistTarget.written(in: text, helpers: helpers).compactMap { self.module($0, in: own, files) }
    if !written.isEmpty { return written }
    let name = FolderReader.moduleName(own.lastPathComponent)
    func module(_ name: String, _ folders: [String]) -> Project.Module? {
      let found = files.filter { file in folders.contains { file.path.hasPrefix(own.path + "/" + $0 + "/") } }
      var result = Project.Module(name: name, kind: .library)
      result.sources = found.filter { $0.pathExtension == "swift" }
      result.resources = FolderReader.resources(in: found).filter { $0.lastPathComponent != "Info.plist" }
      result.dataModels = found.filter { $0.pathExtension == "xcdatamodeld" }
      if Self.startsProgram(result.sources) {
        result.kind = .application
        result.name = Self.name(in: text).map(FolderReader.moduleName) ?? name
        // What a manifest says of it by calls is found in the sources.
        result.infoPlist =
          files.first { $0.lastPathComponent == "Info.plist" || $0.path.hasSuffix("-Info.plist") }
          ?? own.appendingPathComponent("Info.plist")
        addEntries(text, to: &result)
      }
      return result.sources.isEmpty ? nil : result
    }
    let resources = ["Resources", "ReSources", "Resource", "Support"]
    return [
      module(name + "Interface", ["Interface"]),
      module(name + "Testing", ["Testing"]),
      module(name, ["Sources", "Source", "Implement", "Src"] + resources),
    ].compactMap { $0 }
  }

  private func module(_ target: TuistTarget, in own: URL, _ files: [URL]) -> Project.Module? {
    func found(_ globs: [String]) -> [URL] {
      let patterns = globs.compactMap(PathPattern.init)
      return files.filter { file in
        let path = String(file.path.dropFirst(own.path.count + 1))
        return patterns.contains { $0.matches(path) }
      }
    }
    var result = Project.Module(
      name: FolderReader.moduleName(target.name), kind: target.isApplication ? .application : .library)
    let sources = found(target.sources)
    result.sources = sources.filter { $0.pathExtension == "swift" && $0.lastPathComponent != "Project.swift" }
    // Catalogues are named by what is in them, too.
    let all = found(target.resources + target.resources.map { $0 + "/**" }) + sources
    result.resources = FolderReader.resources(in: all).filter { $0.lastPathComponent != "Info.plist" }
    result.dataModels = (all + found(["**/*.xcdatamodeld"])).filter { $0.pathExtension == "xcdatamodeld" }
    result.infoPlist = own.appendingPathComponent(target.infoPlist ?? "Info.plist")
    if target.isApplication { addEntries(target.text, to: &result) }
    return result.sources.isEmpty ? nil : result
  }

  /// What a dictionary in the manifest adds to the Info.plist, as far as it is written down there.
  private func addEntries(_ text: String, to module: inout Project.Module) {
    for match in text.matches(of: /"(UI\w+)":\s*(?:\.string\()?"([^"\\]*)"/) {
      module.infoEntries[String(match.1)] = String(match.2)
    }
  }

  // MARK: Manifests

  /// What the author's helpers for manifests are.
  private func helpers() -> [String] {
    FolderReader.files(below: folder.appendingPathComponent("Tuist")).filter { $0.pathExtension == "swift" }
      .compactMap { try? String(contentsOf: $0, encoding: .utf8) }
  }

  private func manifest(in folder: URL) -> URL { folder.appendingPathComponent("Project.swift") }

  private func isManifest(_ file: URL) -> Bool {
    (try? String(contentsOf: file, encoding: .utf8))?.contains("import ProjectDescription") ?? false
  }

  private static func name(in text: String) -> String? {
    text.firstMatch(of: /\bProject(?:\.\w+)?\(\s*name:\s*"([^"\\]+)"/).map { String($0.1) }
  }

  /// Whether one of the files is where a program begins.
  private static func startsProgram(_ sources: [URL]) -> Bool {
    sources.contains { file in
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { return false }
      return text.contains(/(?m)^\s*@(?:main|UIApplicationMain|NSApplicationMain)\b/)
    }
  }
}
