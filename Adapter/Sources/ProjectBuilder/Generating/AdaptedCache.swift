internal import Foundation

/// Remembers what a project was when it was adapted last, and what was reported then.
struct AdaptedCache {
  private struct Record: Codable {
    let state: String
    let report: BuildReport
  }

  private let file: URL

  /// - Parameter folder: the generated package.
  init(folder: URL) { file = folder.appendingPathComponent(".cairn-state.json") }

  /// The former report, when nothing has changed since.
  func report(for state: String) -> BuildReport? {
    guard let data = try? Data(contentsOf: file), let record = try? JSONDecoder().decode(Record.self, from: data),
      record.state == state
    else { return nil }
    return record.report
  }

  func write(_ report: BuildReport, for state: String) {
    guard let data = try? JSONEncoder().encode(Record(state: state, report: report)) else { return }
    try? data.write(to: file, options: .atomic)
  }

  /// Sizes and times of a project's files and of this program, and all that the project says otherwise.
  static func state(of project: Project, _ options: ProjectBuild.Options) -> String {
    var parts = ["\(project.name) \(project.packages) \(options.cairn.path) \(options.host)"] + project.remarks
    if let program = Bundle.main.executableURL { parts.append(mark(program)) }
    for module in project.modules {
      parts.append(
        "\(module.name) \(module.kind) \(module.swiftVersion ?? "") \(module.flags.sorted()) \(module.dependencies) "
          + "\(module.products) \(module.settings) \(module.isOnMainActor) \(module.isHosted) "
          + "\(module.headerImports) \(module.missingSource ?? "")")
      parts += module.sources.map(mark)
      for resource in module.resources + module.copiedFolders + module.dataModels {
        parts.append(mark(resource))
        if FolderReader.isDirectory(resource) { parts += FolderReader.files(below: resource).map(mark) }
      }
    }
    return StableHash.text(parts.joined(separator: "\n")) + " \(parts.count)"
  }

  private static func mark(_ file: URL) -> String {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    let date = attributes?[.modificationDate] as? Date
    return "\(file.path) \(attributes?[.size] ?? 0) \(date?.timeIntervalSinceReferenceDate ?? 0)"
  }
}
