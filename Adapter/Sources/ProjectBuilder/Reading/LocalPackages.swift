internal import Foundation

/// The libraries that an Xcode project imports and whose sources lie on this machine: packages around the project (an
/// example imports the library beside it), its pods, and checkouts in folders that the caller names.
struct LocalPackages {
  private let scanner = ImportScanner()
  private let packages: [URL]
  private let pods: [URL]
  private let checkouts: [URL]

  /// - Parameter searched: folders with checkouts of packages, one folder each.
  init(around project: URL, searched: [URL]) {
    var folders: [URL] = []
    var folder = project.deletingLastPathComponent()
    pods = [folder.appendingPathComponent("Pods"), folder.deletingLastPathComponent().appendingPathComponent("Pods")]
      .filter(FolderReader.isDirectory)
    for _ in 0..<4 {
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
        folders.append(folder)
      }
      // The repository ends here.
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent(".git").path) { break }
      folder = folder.deletingLastPathComponent()
    }
    packages = folders
    checkouts = searched.flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted().map {
        folder.appendingPathComponent($0)
      }
    }
  }

  /// The project with the modules that it imports from there, and with what those import in turn.
  func complete(_ project: Project) -> Project {
    var result = project
    // Each round brings what the modules of the round before import.
    for _ in 0..<6 {
      let known = Set(result.modules.map(\.name))
      let imported = Set(result.modules.flatMap(\.sources).flatMap(scanner.imports)).subtracting(known)
      let found = modules(among: imported)
      guard !found.isEmpty else { break }
      result.modules = found + result.modules
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

  private func modules(among imported: Set<String>) -> [Project.Module] {
    var result: [Project.Module] = []
    var left = imported
    let candidates = packages + checkouts.filter { checkout in imported.contains { matches(checkout, $0) } }
    for folder in candidates where !left.isEmpty {
      guard let package = try? PackageReader(folder: folder, includesTests: false).read() else { continue }
      var wanted = Set(package.modules.map(\.name)).intersection(left)
      guard !wanted.isEmpty else { continue }
      // With what they depend on.
      for module in package.modules.reversed() where wanted.contains(module.name) {
        wanted.formUnion(module.dependencies)
      }
      result += package.modules.filter { wanted.contains($0.name) && $0.kind == .library }
      left.subtract(wanted)
    }
    for name in left.sorted() {
      for folder in pods {
        let files = FolderReader.files(below: folder.appendingPathComponent(name))
        var module = Project.Module(name: name, kind: .library)
        module.sources = files.filter { $0.pathExtension == "swift" }
        module.resources = FolderReader.resources(in: files)
        if !module.sources.isEmpty {
          result.append(module)
          break
        }
      }
    }
    return result
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
