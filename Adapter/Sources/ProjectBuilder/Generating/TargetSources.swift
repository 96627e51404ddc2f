public import Foundation
public import SourceAdapter

/// Adapts the files of one target into a folder, under given names.
public struct TargetSources {
  private let module: String
  private let isApplication: Bool
  private let folder: URL

  public init(module: String, isApplication: Bool, folder: URL) {
    self.module = module
    self.isApplication = isApplication
    self.folder = folder
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
    var settings = AdapterSettings(module: module, entryPoint: isApplication ? .hosted : .application)
    settings.namesOriginals = true
    settings.flags.insert("SWIFT_PACKAGE")
    let output = ModuleAdapter(settings).adapt(inputs)
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
