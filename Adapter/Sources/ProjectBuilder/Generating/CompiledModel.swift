internal import Foundation

/// What programs look for by the name of a data model, as Xcode makes it: `Name.momd` with the name of the current
/// version and a file for it, or `Name.mom` of a model without versions. What is in it is generated into the program.
enum CompiledModel {
  /// The name of what a model becomes.
  static func name(of model: URL) -> String {
    model.deletingPathExtension().lastPathComponent + (hasVersions(model) ? ".momd" : ".mom")
  }

  /// Writes it into `folder`.
  static func write(_ model: URL, to folder: URL) throws {
    let target = folder.appendingPathComponent(name(of: model))
    guard hasVersions(model) else { return try SteadyFiles.write("", to: target) }
    let version = DataModelReader.currentVersion(of: model).deletingPathExtension().lastPathComponent
    let list = try PropertyListSerialization.data(
      fromPropertyList: ["NSManagedObjectModel_CurrentVersionName": version], format: .xml, options: 0)
    try SteadyFiles.write(String(decoding: list, as: UTF8.self), to: target.appendingPathComponent("VersionInfo.plist"))
    try SteadyFiles.write("", to: target.appendingPathComponent("\(version).mom"))
  }

  private static func hasVersions(_ model: URL) -> Bool { model.pathExtension == "xcdatamodeld" }
}
