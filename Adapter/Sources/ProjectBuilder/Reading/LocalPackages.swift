internal import Foundation
internal import SourceAdapter

/// The libraries that an Xcode project imports and whose sources lie on this machine: packages of the project's
/// repository (its own, or the library whose example it is), its pods, and checkouts in folders that the caller names.
struct LocalPackages {
  private let scanner = ImportScanner()
  private let packages: [URL]
  private let pods: [URL]
  private let checkouts: [URL]
  /// The other projects of the repository, whose frameworks a workspace puts beside each other.
  private let projects: [URL]
  /// The repository, or the project's folder.
  private let root: URL

  /// - Parameter searched: folders with checkouts of packages, one folder each.
  init(around project: URL, searched: [URL]) {
    var folders: [URL] = []
    var folder = project.deletingLastPathComponent()
    var root = folder
    pods = [folder.appendingPathComponent("Pods"), folder.deletingLastPathComponent().appendingPathComponent("Pods")]
      .filter(FolderReader.isDirectory)
    for _ in 0..<4 {
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
        folders.append(folder)
      }
      // Sources without their history end where what describes them is.
      if root == project.deletingLastPathComponent(), !PodspecReader.files(in: folder).isEmpty { root = folder }
      if Self.holdsWorkspace(of: project, folder) { root = folder }
      // The repository ends here.
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent(".git").path) {
        root = folder
        break
      }
      folder = folder.deletingLastPathComponent()
    }
    packages = folders + FolderReader.packages(below: root).filter { !folders.contains($0) }
    projects = FolderReader.projects(below: root).filter { $0.standardizedFileURL != project.standardizedFileURL }
    self.root = root
    let carthage = root.appendingPathComponent("Carthage/Checkouts")
    checkouts = (searched + [carthage]).flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted().map {
        folder.appendingPathComponent($0)
      }
    }
  }

  /// The project with the modules that it imports from there, and with what those import in turn.
  func complete(_ project: Project) -> Project {
    var result = project
    // Each round brings what the modules of the round before import.
    // A library that does not say its version of Swift is as old as the application: CocoaPods writes it so.
    let version = project.application?.swiftVersion.flatMap { $0.hasPrefix("4") ? $0 : nil }
    for _ in 0..<6 {
      let known = Set(result.modules.map(\.name))
      let imported = Set(result.modules.flatMap(\.sources).flatMap(scanner.imports)).subtracting(known)
      var found = libraries(among: imported)
      for index in found.modules.indices where found.modules[index].swiftVersion == nil {
        found.modules[index].swiftVersion = version
      }
      guard !found.modules.isEmpty else { break }
      result.modules = found.modules + result.modules
      result.packages += found.packages.filter { !result.packages.contains($0) }
    }
    let names = Set(result.modules.map(\.name))
    for index in result.modules.indices {
      let used = Set(result.modules[index].sources.flatMap(scanner.imports)).intersection(names)
      let own = result.modules[index].name
      result.modules[index].dependencies += used.subtracting(result.modules[index].dependencies + [own]).sorted()
    }
    result.modules = PackageReader.sorted(result.modules)
    return result
  }

  /// The modules, and the packages which build as they are that these need.
  private func libraries(among imported: Set<String>) -> (modules: [Project.Module], packages: [String]) {
    var result: [Project.Module] = []
    var needed: [String] = []
    var left: Set<String> = []
    // What stands in is written in other languages, and the Swift around that says nothing without it.
    left.formUnion(imported.filter { !ModuleAvailability.standsIn($0) && !ModuleAvailability.isProvided($0) })
    func take(from folders: [URL]) {
      for folder in folders where !left.isEmpty {
        guard let package = try? PackageReader(folder: folder, includesTests: false).read() else { continue }
        var wanted = Set(package.modules.map(\.name)).intersection(left)
        guard !wanted.isEmpty else { continue }
        // With what they depend on.
        for module in package.modules.reversed() where wanted.contains(module.name) {
          wanted.formUnion(module.dependencies)
        }
        result += package.modules.filter { wanted.contains($0.name) && $0.kind == .library }
        needed += package.packages
        left.subtract(wanted)
      }
    }
    // The project's own come first: they have the version that it was written for.
    take(from: packages.filter { names(anyOf: left, in: $0) })
    takePods(&left, into: &result)
    take(from: checkouts.filter { checkout in left.contains { matches(checkout, $0) } })
    for name in left.sorted() {
      if let frameworks = frameworks(named: name) {
        result += frameworks
        left.remove(name)
      }
    }
    return (result, needed)
  }

  /// Pods that are mostly Swift.
  private func takePods(_ left: inout Set<String>, into result: inout [Project.Module]) {
    for name in left.sorted() {
      if let library = library(named: name) {
        result.append(library)
        left.remove(name)
      }
    }
    for name in left.sorted() {
      for folder in pods {
        let files = FolderReader.files(below: folder.appendingPathComponent(pod(of: name, in: folder)))
        var module = Project.Module(name: name, kind: .library)
        module.sources = files.filter { $0.pathExtension == "swift" }
        module.resources = FolderReader.resources(in: files)
        // What little Swift a library of C or Objective-C has says nothing without the rest.
        let others = files.filter { ["m", "mm", "c", "cpp"].contains($0.pathExtension) }
        if module.sources.count > others.count, !needsObjectiveC(module.sources, files) {
          result.append(module)
          left.remove(name)
          break
        }
      }
    }
  }

  /// Whether the Swift of a library names classes of its own that are written in Objective-C, which is not built here:
  /// what a pod leaves out for other systems (`exclude_files`) is not on the disk.
  private func needsObjectiveC(_ sources: [URL], _ files: [URL]) -> Bool {
    let headers = files.filter { $0.pathExtension == "h" }.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
    let classes = Set(headers.flatMap { $0.matches(of: /@interface\s+(\w+)\s*:/).map { String($0.1) } })
    guard !classes.isEmpty else { return false }
    let texts = sources.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
    return classes.contains { name in
      let mentions = texts.filter { $0.contains(name) }
      let isDeclared = mentions.contains { $0.contains("class \(name)") || $0.contains("typealias \(name)") }
      return !isDeclared && mentions.contains { $0.contains("\(name)(") || $0.contains("extension \(name)") }
    }
  }

  /// The library that the repository's `podspec` describes, whose example the project is.
  private func library(named name: String) -> Project.Module? {
    for folder in [root] + FolderReader.folders(in: root) {
      for file in PodspecReader.files(in: folder) where PodspecReader.moduleName(of: file) == name {
        if let module = PodspecReader.module(name, file) { return module }
      }
    }
    return nil
  }

  /// Whether a folder has a workspace that names the project.
  private static func holdsWorkspace(of project: URL, _ folder: URL) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.contains { name in
      let file = folder.appendingPathComponent(name).appendingPathComponent("contents.xcworkspacedata")
      guard name.hasSuffix(".xcworkspace"), let text = try? String(contentsOf: file, encoding: .utf8) else {
        return false
      }
      return text.contains("\(project.lastPathComponent)\"")
    }
  }

  /// The library that a target of another project builds, with what it depends on there. Pods that lie elsewhere have a
  /// target in the pods' project.
  private func frameworks(named name: String) -> [Project.Module]? {
    for project in projects + pods.map({ $0.appendingPathComponent("Pods.xcodeproj") }) {
      let file = project.appendingPathComponent("project.pbxproj")
      guard let text = try? String(contentsOf: file, encoding: .utf8), text.contains(name),
        let found = try? XcodeProjectReader(project: project, target: name, includesTests: false).read()
      else { continue }
      let libraries = found.modules.filter { $0.kind == .library && !$0.sources.isEmpty }
      if libraries.contains(where: { $0.name == name }) { return libraries }
    }
    return nil
  }

  /// The pod that brings a module: CocoaPods writes a module map where the module is not called as the pod.
  private func pod(of module: String, in folder: URL) -> String {
    if FolderReader.isDirectory(folder.appendingPathComponent(module)) { return module }
    let support = folder.appendingPathComponent("Target Support Files")
    let pods = (try? FileManager.default.contentsOfDirectory(atPath: support.path)) ?? []
    let named = pods.sorted().first { pod in
      let map = support.appendingPathComponent(pod).appendingPathComponent("\(pod).modulemap")
      return (try? String(contentsOf: map, encoding: .utf8))?.contains("framework module \(module) {") == true
    }
    return named ?? module
  }

  /// Whether a package's manifest mentions one of the modules; reading it properly costs a compilation.
  private func names(anyOf modules: Set<String>, in package: URL) -> Bool {
    let manifest = try? String(contentsOf: package.appendingPathComponent("Package.swift"), encoding: .utf8)
    return manifest.map { text in modules.contains { text.contains("\"\($0)\"") } } ?? false
  }

  /// `swift-snapkit`, `SnapKit.swift` and `SnapKit+SnapKit` may be where the module SnapKit comes from.
  private func matches(_ checkout: URL, _ module: String) -> Bool {
    guard FolderReader.isDirectory(checkout) else { return false }
    let name = checkout.lastPathComponent.lowercased().filter { $0.isLetter || $0.isNumber }
    let wanted = module.lowercased()
    let trimmed = wanted.replacing("cocoa", with: "").replacing("relay", with: "")
    return name.contains(wanted) || trimmed.count > 1 && name.hasPrefix(trimmed)
  }
}
