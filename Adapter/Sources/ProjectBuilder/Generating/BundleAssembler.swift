internal import Foundation

/// Puts an executable and its resources together as an application's bundle: `Name.app`.
struct BundleAssembler {
  let module: Project.Module
  let others: [Project.Module]
  let executable: URL
  let folder: URL

  func assemble() throws -> URL {
    let bundle = folder.appendingPathComponent("\(module.name).app")
    let manager = FileManager.default
    try? manager.removeItem(at: bundle)
    try manager.createDirectory(at: bundle, withIntermediateDirectories: true)
    // The application's own come first: a library's storyboard of the same name lies in another bundle on iOS.
    for resource in module.resources + others.flatMap(\.resources) {
      let target = place(of: resource, in: bundle)
      try? manager.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      if manager.fileExists(atPath: target.path) {
        if resource.pathExtension == "xcassets" { try merge(resource, into: target) }
        continue
      }
      try manager.copyItem(at: resource, to: target)
      if let compiled = CompiledDocument.name(of: resource) {
        try? manager.copyItem(
          at: resource, to: target.deletingLastPathComponent().appendingPathComponent(compiled))
      }
    }
    for model in (module.dataModels + others.flatMap(\.dataModels)) { try CompiledModel.write(model, to: bundle) }
    let info = try InfoPlist(module).data()
    try info.write(to: bundle.appendingPathComponent("Info.plist"))
    try manager.copyItem(at: executable, to: bundle.appendingPathComponent(module.name))
    return bundle
  }

  /// Languages keep their folder, all else lies side by side as on iOS.
  private func place(of resource: URL, in bundle: URL) -> URL {
    let parent = resource.deletingLastPathComponent().lastPathComponent
    let base = parent.hasSuffix(".lproj") ? bundle.appendingPathComponent(parent) : bundle
    return base.appendingPathComponent(resource.lastPathComponent)
  }

  private func merge(_ source: URL, into target: URL) throws {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: source.path)) ?? [] {
      let copy = target.appendingPathComponent(name)
      if !FileManager.default.fileExists(atPath: copy.path) {
        try FileManager.default.copyItem(at: source.appendingPathComponent(name), to: copy)
      }
    }
  }
}
