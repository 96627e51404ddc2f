internal import Foundation

/// The resources of a library, copied into its target so that the package manager makes `Bundle.module` of them.
struct LibraryResources {
  private static let processed = "Resources"
  private static let copied = "Copied"

  private let files: [URL]
  private let folders: [URL]
  private let models: [URL]

  /// Nil for a module without resources; applications have theirs in their own bundle. Info.plist files, which the
  /// package manager refuses, are left out.
  init?(_ module: Project.Module) {
    guard module.kind != .application else { return nil }
    // The package manager takes the files out of a folder that it processes; a bundle stays one.
    let isBundle = { (file: URL) in file.pathExtension == "bundle" && FolderReader.isDirectory(file) }
    files = module.resources.filter { $0.lastPathComponent != "Info.plist" && !isBundle($0) }
    let given = Set(module.copiedFolders.map(\.lastPathComponent))
    folders =
      module.copiedFolders + module.resources.filter { isBundle($0) && !given.contains($0.lastPathComponent) }
    models = module.dataModels
    if files.isEmpty && copiedNames.isEmpty { return nil }
  }

  /// The folders that are made.
  var names: Set<String> {
    Set((files.isEmpty ? [] : [Self.processed]) + (copiedNames.isEmpty ? [] : [Self.copied]))
  }

  /// What lies in the bundle as it lies here.
  private var copiedNames: [String] { folders.map(\.lastPathComponent) + models.map(CompiledModel.name) }

  /// As a manifest lists them.
  var rules: [String] {
    (files.isEmpty ? [] : [".process(\"\(Self.processed)\")"])
      + copiedNames.map { ".copy(\"\(Self.copied)/\($0)\")" }
  }

  /// Copies what is new or has changed; what is no resource any more goes. Languages keep their folder.
  func write(to root: URL) throws {
    var kept: Set<String> = []
    let processed = root.appendingPathComponent(Self.processed)
    for file in files {
      let parent = file.deletingLastPathComponent().lastPathComponent
      let place = parent.hasSuffix(".lproj") ? processed.appendingPathComponent(parent) : processed
      kept.insert(parent.hasSuffix(".lproj") ? parent : file.lastPathComponent)
      try copy(file, to: place)
      if let compiled = CompiledDocument.name(of: file) {
        if !parent.hasSuffix(".lproj") { kept.insert(compiled) }
        try copy(file, to: place, as: compiled)
      }
    }
    if !files.isEmpty { SteadyFiles.removeOthers(in: processed, kept: kept) }
    let copied = root.appendingPathComponent(Self.copied)
    for folder in folders { try copy(folder, to: copied) }
    for model in models { try CompiledModel.write(model, to: copied) }
    if !copiedNames.isEmpty { SteadyFiles.removeOthers(in: copied, kept: Set(copiedNames)) }
  }

  private func copy(_ file: URL, to place: URL, as name: String? = nil) throws {
    let manager = FileManager.default
    let target = place.appendingPathComponent(name ?? file.lastPathComponent)
    if !FolderReader.isDirectory(file), let old = Self.date(target), let new = Self.date(file), old >= new { return }
    try manager.createDirectory(at: place, withIntermediateDirectories: true)
    try? manager.removeItem(at: target)
    try manager.copyItem(at: file, to: target)
  }

  private static func date(_ file: URL) -> Date? {
    try? file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
  }
}
