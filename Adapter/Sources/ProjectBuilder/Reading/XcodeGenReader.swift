internal import Foundation

/// Reads the `project.yml` that XcodeGen makes a project of: the targets that it writes down, with their templates,
/// groups of settings and other files that it includes.
///
/// The keys and their defaults are those of XcodeGen's documented specification (`ProjectSpec.md`).
struct XcodeGenReader {
  let specification: URL
  let target: String?
  let includesTests: Bool

  /// The specification in a folder.
  static func specification(in folder: URL) -> URL? {
    ["project.yml", "project.yaml"].map { folder.appendingPathComponent($0) }.first { file in
      // Other tools have files of this name.
      (try? String(contentsOf: file, encoding: .utf8))?.contains(/(?m)^targets:/) ?? false
    }
  }

  func read() throws -> Project {
    let folder = specification.deletingLastPathComponent()
    var remarks: [String] = []
    let project = try load(specification, includedBy: [], &remarks)
    var targets: [String: XcodeGenTarget] = [:]
    for entry in project["targets"]?.entries ?? [] {
      let value = resolved(entry.value, name: entry.key, project, depth: 0)
      targets[entry.key] = XcodeGenTarget(name: entry.key, value: value, project: project, folder: folder)
    }
    // A project lists its targets in the order of their names.
    let names = targets.keys.sorted()
    let application = names.first { name in
      guard let found = targets[name], found.isForPhones else { return false }
      return target.map { $0 == name } ?? (found.kind == .application)
    }
    guard let application else {
      throw ProjectError(
        "\(specification.path): no application for iOS\(target.map { " called \($0)" } ?? "") among its targets")
    }
    var needed = [application]
    if includesTests {
      needed += names.filter { name in
        targets[name]?.kind == .tests && targets[name]?.dependencies.contains(application) == true
      }
    }
    var modules: [String: Project.Module] = [:]
    while let name = needed.popLast() {
      guard modules[name] == nil, let found = targets[name], var module = found.module() else { continue }
      let others = found.dependencies.filter {
        targets[$0].map { $0.kind == .library || module.kind == .tests } ?? false
      }
      module.dependencies = others.compactMap { targets[$0]?.moduleName }
      modules[name] = module
      needed += others
    }
    guard let chosen = modules[application], !chosen.sources.isEmpty else {
      throw ProjectError("\(specification.path): \(application) has no Swift sources on the disk")
    }
    return Project(
      name: project["name"]?.string ?? application,
      modules: PackageReader.sorted(modules.values.filter { !$0.sources.isEmpty }.sorted { $0.name < $1.name }),
      remarks: remarks + packageRemarks(project), packages: packages(project).compactMap(\.plain?.source))
  }

  // MARK: Packages

  private func packages(_ project: YAMLValue) -> [(url: String, plain: PlainPackage?)] {
    (project["packages"]?.entries ?? []).compactMap { entry in
      let owned = entry.value["github"]?.string.map { "https://github.com/\($0)" }
      guard let url = entry.value["url"]?.string ?? owned else { return nil }
      let version = ["from", "majorVersion", "minorVersion", "exactVersion", "version"].lazy
        .compactMap { entry.value[$0]?.string }.first
      return (url, PlainPackage(url: url, from: version))
    }
  }

  private func packageRemarks(_ project: YAMLValue) -> [String] {
    packages(project).filter { $0.plain == nil }.map { "the project uses the package \($0.url)" }
  }

  // MARK: Files

  /// A specification with those that it includes below it. Their paths count from where they lie.
  ///
  /// - Parameters:
  ///   - files: the paths of those around it: what includes itself is read once.
  ///   - remarks: hears of what cannot be read.
  private func load(_ file: URL, includedBy files: [String], _ remarks: inout [String]) throws -> YAMLValue {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      throw ProjectError("\(file.path): cannot be read")
    }
    guard var own = YAMLReader.read(text) else { throw ProjectError("\(file.path): no YAML that is understood") }
    var result = YAMLValue.map([])
    let folder = file.deletingLastPathComponent()
    let chain = files + [file.standardizedFileURL.path]
    for include in own["include"]?.parts ?? [] where chain.count <= 8 {
      guard let path = include.string ?? include["path"]?.string else { continue }
      let included = folder.appendingPathComponent(path).standardizedFileURL
      guard !chain.contains(included.path) else { continue }
      var other: YAMLValue
      do { other = try load(included, includedBy: chain, &remarks) } catch {
        remarks.append("\(error)")
        continue
      }
      let inner = included.deletingLastPathComponent().path
      let outer = folder.standardizedFileURL.path
      if include["relativePaths"]?.string != "false", inner.hasPrefix(outer + "/") {
        other = Self.relocated(other, to: String(inner.dropFirst(outer.count + 1)))
      }
      result = result.merged(with: other)
    }
    if case .map(let entries) = own { own = .map(entries.filter { $0.key != "include" }) }
    return result.merged(with: own)
  }

  /// The targets of an included file with their paths below a folder.
  private static func relocated(_ project: YAMLValue, to folder: String) -> YAMLValue {
    func moved(_ value: YAMLValue, _ keys: Set<String>) -> YAMLValue {
      guard case .map(let entries) = value else { return value }
      return .map(
        entries.map { entry in
          guard keys.contains(entry.key) else { return entry }
          let value: YAMLValue =
            switch entry.key {
            case "info": moved(entry.value, ["path"])
            case "path": .text(folder + "/" + (entry.value.string ?? ""))
            default:
              .list(
                entry.value.parts.map { part in
                  part.string.map { .text(folder + "/" + $0) } ?? moved(part, ["path"])
                })
            }
          return YAMLValue.Entry(key: entry.key, value: value)
        })
    }
    guard case .map(let entries) = project else { return project }
    return .map(
      entries.map { entry in
        guard ["targets", "targetTemplates"].contains(entry.key) else { return entry }
        let targets = entry.value.entries.map {
          YAMLValue.Entry(key: $0.key, value: moved($0.value, ["sources", "resources", "info"]))
        }
        return YAMLValue.Entry(key: entry.key, value: .map(targets))
      })
  }

  /// A target over its templates, with what they call `${…}` filled in.
  private func resolved(_ value: YAMLValue, name: String, _ project: YAMLValue, depth: Int) -> YAMLValue {
    var result = YAMLValue.map([])
    for template in value["templates"]?.strings ?? [] where depth < 8 {
      guard let found = project["targetTemplates"]?[template] else { continue }
      result = result.merged(with: resolved(found, name: name, project, depth: depth + 1))
    }
    result = result.merged(with: value)
    let attributes = result["templateAttributes"]?.entries ?? []
    return result.replacing { text in
      guard text.contains("${") else { return text }
      return attributes.reduce(text.replacing("${target_name}", with: name)) {
        $0.replacing("${\($1.key)}", with: $1.value.string ?? "")
      }
    }
  }
}
