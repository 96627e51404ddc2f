public import Foundation
public import SourceAdapter

/// Adapts the files of one target into a folder, under given names.
public struct TargetSources {
  /// Another target whose sources are adapted, and which this one may import.
  public struct Dependency: Sendable {
    let module: String
    let folder: URL

    public init(module: String, folder: URL) {
      self.module = module
      self.folder = folder
    }
  }

  private let module: String
  private let isApplication: Bool
  private let isTests: Bool
  private let folder: URL
  private let local: Set<String>
  private let dependencies: [Dependency]

  /// - Parameters:
  ///   - local: the modules that the target may import besides those of Cairn and the toolchain.
  ///   - dependencies: those of them that are adapted, each after those that it imports.
  public init(
    module: String, isApplication: Bool, isTests: Bool = false, folder: URL, local: Set<String> = [],
    dependencies: [Dependency] = []
  ) {
    self.module = module
    self.isApplication = isApplication
    self.isTests = isTests
    self.folder = folder
    self.local = local
    self.dependencies = dependencies
  }

  private func settings(of module: String) -> AdapterSettings {
    var settings = AdapterSettings(
      module: module, entryPoint: isApplication ? .hosted : .application,
      modules: ModuleAvailability(local: local.union([module])))
    settings.namesOriginals = true
    settings.flags.insert("SWIFT_PACKAGE")
    return settings
  }

  /// What the dependencies declare, each as it is adapted by itself: with those before it that it sees.
  private func adaptedDependencies() throws -> [AdaptedModule] {
    var adapted: [AdaptedModule] = []
    var seen: [String: Set<String>] = [:]
    for dependency in dependencies {
      let files = FolderReader.files(below: dependency.folder).filter { $0.pathExtension == "swift" }
      let inputs = try files.map {
        ModuleAdapter.Input(path: $0.path, text: String(decoding: try Data(contentsOf: $0), as: UTF8.self))
      }
      let imported = adapted.map(\.name).filter { name in inputs.contains { $0.imports(name) } }
      let sees = imported.reduce(into: Set(imported)) { $0.formUnion(seen[$1] ?? []) }
      seen[dependency.module] = sees
      let settings = settings(of: dependency.module)
      adapted.append(ModuleAdapter(settings).adapt(inputs, dependencies: adapted.filter { sees.contains($0.name) }))
    }
    return adapted
  }

  /// Writes the adapted files and `_Cairn.swift`; those that stay are not touched.
  public func write(_ files: [(path: String, name: String)]) throws -> [Finding] {
    var inputs = try files.map { file in
      ModuleAdapter.Input(
        path: file.path, text: String(decoding: try Data(contentsOf: URL(fileURLWithPath: file.path)), as: UTF8.self))
    }
    let root = URL(fileURLWithPath: files.first?.path ?? ".").deletingLastPathComponent()
    let models = FolderReader.files(below: root).filter { $0.pathExtension == "xcdatamodeld" }
    let model = DataModelSource(models: models).input(besides: inputs)
    if let model { inputs.append(model) }
    let output = ModuleAdapter(settings(of: module)).adapt(inputs, dependencies: try adaptedDependencies())
    for (file, adapted) in zip(files, output.files) {
      try SteadyFiles.write(adapted.text, to: folder.appendingPathComponent(file.name))
    }
    let resources = FolderReader.resources(in: FolderReader.files(below: root))
    var generated = output.generated
    if let symbols = AssetSymbols(resources: resources, identifiers: output.files.map(\.text), beside: output.generated)
      .source
    {
      generated += symbols
    }
    // The plugin's outputs are known before it runs: the model has no file of its own.
    if model != nil, let adapted = output.files.last { generated += adapted.text + "#sourceLocation()\n" }
    if let delegate = output.delegate {
      generated += ApplicationHost.script.entryPoint(delegate, info: try information(root))
    }
    if isTests { generated += TestLife.source(besides: output.files.map(\.text)) }
    if generated.isEmpty { generated = "// Made by cairn for Linux: nothing is needed.\n" }
    try SteadyFiles.write(generated, to: folder.appendingPathComponent("_Cairn.swift"))
    return output.findings
  }

  /// The Info.plist of the folder: programs of SwiftPM have none of their own.
  private func information(_ root: URL) throws -> String? {
    var description = Project.Module(name: module, kind: .application)
    description.infoPlist = FolderReader.files(below: root).first { $0.lastPathComponent == "Info.plist" }
    guard description.infoPlist != nil else { return nil }
    return String(decoding: try InfoPlist(description).data(), as: UTF8.self)
  }
}

extension ModuleAdapter.Input {
  /// Whether a line imports the module, or a declaration of it.
  fileprivate func imports(_ module: String) -> Bool {
    text.contains("import") && text.contains(module)
      && text.split(whereSeparator: \.isNewline).contains { line in
        let words = line.split { " .;".contains($0) }
        guard let word = words.firstIndex(of: "import") else { return false }
        return words[word...].dropFirst().prefix(2).contains(Substring(module))
      }
  }
}
