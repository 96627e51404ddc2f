internal import Foundation

/// Reads a `Package.swift` through the package manager.
struct PackageReader {
  let folder: URL
  let includesTests: Bool

  func read() throws -> Project {
    let output = try Command.run(["swift", "package", "dump-package", "--package-path", folder.path])
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
    let version = (manifest["toolsVersion"] as? [String: Any])?["_version"] as? String
    let mode = version.map { $0.hasPrefix("6") ? "6" : "5" }
    for index in modules.indices { modules[index].swiftVersion = mode }
    guard !modules.isEmpty else { throw ProjectError("\(folder.path): no target with Swift sources") }
    return Project(
      name: manifest["name"] as? String ?? folder.lastPathComponent, modules: Self.sorted(modules), remarks: remarks,
      packages: packages)
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
    let chosen = (target["sources"] as? [String])?.map { root.appendingPathComponent($0).path }
    let files = FolderReader.files(below: root).filter { file in
      !excluded.contains { file.path == $0 || file.path.hasPrefix($0 + "/") }
        && chosen?.contains { file.path == $0 || file.path.hasPrefix($0 + "/") || file.path.hasPrefix($0) } != false
    }
    var module = Project.Module(name: FolderReader.moduleName(name), kind: kind)
    module.sources = files.filter { $0.pathExtension == "swift" }
    module.resources = FolderReader.resources(in: files)
    module.dataModels = files.filter { $0.pathExtension == "xcdatamodeld" }
    for dependency in target["dependencies"] as? [[String: Any]] ?? [] {
      let name =
        (dependency["byName"] as? [Any])?.first as? String ?? (dependency["target"] as? [Any])?.first as? String
      if let name, names.contains(name) { module.dependencies.append(FolderReader.moduleName(name)) }
      if let product = dependency["product"] as? [Any], let name = product.first as? String, product.count > 1,
        let package = product[1] as? String
      {
        module.products.append(".product(name: \"\(name)\", package: \"\(package)\")")
      }
    }
    return module
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
