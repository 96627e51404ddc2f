public import Foundation

/// Reads a project, whatever describes it.
public struct ProjectReader {
  /// The target to take; nil takes the first application.
  public var target: String?
  /// Includes tests.
  public var includesTests: Bool

  /// Folders with checkouts of packages that projects import.
  public var packages: [URL]

  public init(target: String? = nil, includesTests: Bool = false, packages: [URL] = []) {
    self.target = target
    self.packages = packages
    self.includesTests = includesTests
  }

  /// - Parameter url: an `.xcodeproj`, an `.xcworkspace`, a `Package.swift`, a `project.yml` of XcodeGen's, or a folder
  ///   with one of them or with sources.
  public func read(_ url: URL) throws -> Project {
    // A link to a folder would list nothing of what is in it.
    let url = url.resolvingSymlinksInPath()
    var project = try readAny(url)
    project.location = url.standardizedFileURL.path
    return project
  }

  private func readAny(_ url: URL) throws -> Project {
    switch url.pathExtension {
    case "xcodeproj":
      let project = try XcodeProjectReader(project: url, target: target, includesTests: includesTests).read()
      return LocalPackages(around: url, searched: packages).complete(project)
    case "xcworkspace": return try readWorkspace(url)
    case "yml", "yaml": return try readXcodeGen(url)
    default: break
    }
    if url.lastPathComponent == "Package.swift" { return try read(url.deletingLastPathComponent()) }
    guard url.hasDirectoryPath || FolderReader.isDirectory(url) else {
      throw ProjectError("\(url.path): no such project")
    }
    let entries = try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
    // A package's tests are built by its manifest.
    if includesTests, entries.contains(where: { $0.lastPathComponent == "Package.swift" }) {
      let package = Result { try readPackage(url) }
      let tests = (try? package.get())?.modules.filter { $0.kind == .tests } ?? []
      if !tests.isEmpty, Self.importTested(tests) { return try package.get() }
      // The manifest lists no tests, or is older than the package manager reads: the project beside it may have them.
      // Or that of its example.
      for project in entries + FolderReader.projects(below: url) where project.pathExtension == "xcodeproj" {
        guard let found = try? read(project) else { continue }
        let others = found.modules.filter { $0.kind == .tests }
        if tests.isEmpty ? !others.isEmpty : Self.includeTested(others, tests) {
          return Self.filled(found, from: (try? package.get())?.modules ?? [])
        }
      }
      return try package.get()
    }
    let projects = entries.filter { $0.pathExtension == "xcodeproj" && $0.lastPathComponent != "Pods.xcodeproj" }
    var failure: (any Error)?
    do { if let project = try readFirst(of: projects) { return project } } catch { failure = error }
    if let workspace = entries.first(where: { $0.pathExtension == "xcworkspace" }) {
      do { return try readWorkspace(workspace) } catch { failure = failure ?? error }
    }
    let tuist = TuistReader(folder: url, target: target)
    if tuist.isTuist {
      do {
        return LocalPackages(around: url.appendingPathComponent("Project.swift"), searched: packages)
          .complete(try tuist.read())
      } catch { failure = failure ?? error }
    }
    if let specification = XcodeGenReader.specification(in: url) {
      do { return try readXcodeGen(specification) } catch { failure = failure ?? error }
    }
    if entries.contains(where: { $0.lastPathComponent == "Package.swift" }) {
      let package = Result { try readPackage(url) }
      if let found = try? package.get(), found.application != nil { return found }
      // A library's repository: its example is what can be started.
      let examples = FolderReader.projects(below: url).filter(Self.hasApplication)
      if let example = try? readFirst(of: examples), example.application != nil { return example }
      return try package.get()
    }
    // A repository with its project one or two folders down.
    do { if let project = try readFirst(of: FolderReader.projects(below: url)) { return project } } catch {
      failure = failure ?? error
    }
    for folder in FolderReader.folders(in: url) {
      guard let specification = XcodeGenReader.specification(in: folder) else { continue }
      do { return try readXcodeGen(specification) } catch { failure = failure ?? error }
    }
    if let failure { throw failure }
    return try FolderReader(folder: url).read()
  }

  /// Whether some file of the tests imports what they test.
  private static func importTested(_ tests: [Project.Module]) -> Bool {
    let scanner = ImportScanner()
    return tests.contains { module in
      module.dependencies.isEmpty
        || module.sources.flatMap(scanner.imports).contains(where: module.dependencies.contains)
    }
  }

  /// Whether tests of a project are compiled together with what they test: more files than those of the manifest.
  private static func includeTested(_ tests: [Project.Module], _ ofManifest: [Project.Module]) -> Bool {
    let own = Set(ofManifest.flatMap(\.sources).map(\.standardizedFileURL.path))
    let all = Set(tests.flatMap(\.sources).map(\.standardizedFileURL.path))
    return !all.isDisjoint(with: own) && !all.isSubset(of: own)
  }

  /// A library of a project that lists none of its sources is what the manifest beside the project makes of its name.
  private static func filled(_ project: Project, from modules: [Project.Module]) -> Project {
    var project = project
    for (number, module) in project.modules.enumerated() where module.kind == .library && module.sources.isEmpty {
      guard let whole = modules.first(where: { $0.name == module.name }) else { continue }
      project.modules[number].sources = whole.sources
      project.modules[number].resources += whole.resources
    }
    return project
  }

  /// A package, with the libraries on this machine that it imports.
  private func readPackage(_ folder: URL) throws -> Project {
    let package = try PackageReader(folder: folder, includesTests: includesTests).read()
    return LocalPackages(around: folder.appendingPathComponent("Package.swift"), searched: packages).complete(package)
  }

  private func readXcodeGen(_ specification: URL) throws -> Project {
    LocalPackages(around: specification, searched: packages).complete(
      try XcodeGenReader(specification: specification, target: target, includesTests: includesTests).read())
  }

  private func readWorkspace(_ url: URL) throws -> Project {
    let contents = url.appendingPathComponent("contents.xcworkspacedata")
    guard let data = try? Data(contentsOf: contents) else { throw ProjectError("\(contents.path): cannot be read") }
    let projects = WorkspaceContents.paths(in: data).filter {
      $0.hasSuffix(".xcodeproj") && !$0.hasSuffix("Pods.xcodeproj")
    }
    let folder = url.deletingLastPathComponent()
    if let project = try readFirst(of: projects.map { folder.appendingPathComponent($0).standardizedFileURL }) {
      return project
    }
    throw ProjectError("\(url.path): the workspace names no project with an application")
  }

  /// Whether a project has a target that is an application, by its text: repositories have hundreds of projects.
  private static func hasApplication(_ project: URL) -> Bool {
    let file = project.appendingPathComponent("project.pbxproj")
    return (try? String(contentsOf: file, encoding: .utf8))?.contains("\"com.apple.product-type.application\"") ?? false
  }

  /// The first of several projects that can be read, with a remark on others that have an application, too; nil for none.
  /// Throws what kept the first from being read where all fail.
  private func readFirst(of projects: [URL]) throws -> Project? {
    var failure: (any Error)?
    for (index, url) in projects.enumerated() {
      do {
        var project = try read(url)
        guard target == nil else { return project }
        let others = projects[(index + 1)...].filter(Self.hasApplication)
        if !others.isEmpty {
          let names = others.prefix(10).map(\.path).joined(separator: ", ") + (others.count > 10 ? ", …" : "")
          project.remarks.append("\(url.lastPathComponent) was taken; name another to build its application: \(names)")
        }
        return project
      } catch { failure = failure ?? error }
    }
    if let failure { throw failure }
    return nil
  }
}
