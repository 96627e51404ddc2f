import Foundation
import PackagePlugin

/// Builds a target from iOS sources as they are.
///
/// The target lists one Swift file of its own (`sources: ["Linux.swift"]`); all others in its folder are adapted.
@main
struct CairnSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? SwiftSourceModuleTarget else { return [] }
    let folder = target.directoryURL
    // What the target does not list is among its files, too, as files of no known type.
    let own = Set(target.sourceFiles.filter { $0.type == .source }.map { $0.url.path })
    let inputs = swiftFiles(below: folder).filter { !own.contains($0.path) }
    guard !inputs.isEmpty else { return [] }
    let output = context.pluginWorkDirectoryURL.appendingPathComponent("Adapted")
    var names: Set<String> = ["_Cairn.swift"]
    // A name of their own: the compiler warns of two files that `#fileID` calls the same, and they say where they come from.
    let outputs = inputs.map { input in
      let name = input.deletingPathExtension().lastPathComponent
      return output.appendingPathComponent(uniqueName("\(name).adapted.swift", &names))
    }
    let kind = target.kind == .executable ? "--hosted" : target.kind == .test ? "--tests" : "--library"
    var arguments = ["--module", target.moduleName, kind, "--out", output.path]
    var read = inputs
    for case let dependency as any SourceModuleTarget in target.recursiveTargetDependencies {
      arguments += ["--local", dependency.moduleName]
      guard let dependency = dependency as? SwiftSourceModuleTarget, let files = adaptedFiles(of: dependency) else {
        continue
      }
      arguments += ["--dependency", "\(dependency.moduleName)=\(dependency.directoryURL.path)"]
      read += files
    }
    arguments.append("--")
    for (input, output) in zip(inputs, outputs) { arguments += [input.path, output.lastPathComponent] }
    return [
      .buildCommand(
        displayName: "Adapting \(target.name)", executable: try context.tool(named: "cairn-sources").url,
        arguments: arguments, inputFiles: read, outputFiles: outputs + [output.appendingPathComponent("_Cairn.swift")]
      )
    ]
  }

  /// The files of a target that is adapted itself; nil for one that lists all its sources.
  private func adaptedFiles(of target: SwiftSourceModuleTarget) -> [URL]? {
    let own = Set(target.sourceFiles.filter { $0.type == .source }.map { $0.url.path })
    let files = swiftFiles(below: target.directoryURL).filter { !own.contains($0.path) }
    return files.isEmpty ? nil : files
  }

  private func swiftFiles(below folder: URL) -> [URL] {
    let files =
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    // Packages that others depend on lie in a `.build` themselves; code in documentation and playgrounds is none of the
    // target's, as in Xcode; nor is a folder that is called like a file (reference pictures of a test).
    return files.filter { file in
      let path = file.path.dropFirst(folder.path.count)
      return file.pathExtension == "swift" && !file.hasDirectoryPath
        && ![".build/", ".docc/", ".playground/"].contains { path.contains($0) }
    }.sorted { $0.path < $1.path }
  }

  private func uniqueName(_ name: String, _ names: inout Set<String>) -> String {
    var candidate = name
    var number = 2
    while !names.insert(candidate).inserted {
      candidate = "\(number)_\(name)"
      number += 1
    }
    return candidate
  }
}
