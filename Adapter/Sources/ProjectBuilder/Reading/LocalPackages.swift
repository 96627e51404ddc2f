internal import Foundation

/// The packages that lie around an Xcode project: an example of a library imports the library beside it.
struct LocalPackages {
  private let folders: [URL]

  /// Looks in the folders above the project, three levels up, as far as they belong to its repository.
  init(around project: URL) {
    var folders: [URL] = []
    var folder = project.deletingLastPathComponent()
    for _ in 0..<4 {
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
        folders.append(folder)
      }
      // The repository ends here.
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent(".git").path) { break }
      folder = folder.deletingLastPathComponent()
    }
    self.folders = folders
  }

  /// The project with the modules that it imports from those packages.
  func complete(_ project: Project) -> Project {
    let known = Set(project.modules.map(\.name))
    let imported = Set(project.modules.flatMap(\.sources).flatMap(imports)).subtracting(known)
    var result = project
    for folder in folders {
      guard let package = try? PackageReader(folder: folder, includesTests: false).read() else { continue }
      var wanted = Set(package.modules.map(\.name)).intersection(imported)
      guard !wanted.isEmpty else { continue }
      // With what they depend on.
      for module in package.modules.reversed() where wanted.contains(module.name) {
        wanted.formUnion(module.dependencies)
      }
      let modules = package.modules.filter {
        wanted.contains($0.name) && $0.kind == .library && !known.contains($0.name)
      }
      result.modules = modules + result.modules
      for index in result.modules.indices where known.contains(result.modules[index].name) {
        result.modules[index].dependencies += modules.map(\.name)
      }
      break
    }
    return result
  }

  private func imports(of file: URL) -> [String] {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return text.matches(of: /(?m)^\s*(?:@testable\s+)?import\s+([A-Za-z_][A-Za-z0-9_]*)/).map { String($0.1) }
  }
}
