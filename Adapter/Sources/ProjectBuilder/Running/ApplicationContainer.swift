internal import Foundation

/// The folder that an application has for itself, as on a device: `Documents`, `Library` and `tmp` are there before it
/// writes to them, and no other application's.
struct ApplicationContainer {
  let folder: URL
  let isFresh: Bool

  /// The variables of an environment that say where the folders are.
  static let names = ["CFFIXED_USER_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "TMPDIR"]

  /// Makes the folders, and gives what tells Foundation of them. Who names another home keeps it.
  func environment(_ given: [String: String]) throws -> [String: String] {
    guard given["CFFIXED_USER_HOME"] == nil else { return [:] }
    let files = FileManager.default
    if isFresh { try? files.removeItem(at: folder) }
    for name in ["Documents", "tmp", caches, support, settings] {
      try files.createDirectory(at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    return [
      "CFFIXED_USER_HOME": folder.path, "XDG_CACHE_HOME": folder.appendingPathComponent(caches).path,
      "XDG_DATA_HOME": folder.appendingPathComponent(support).path,
      "XDG_CONFIG_HOME": folder.appendingPathComponent(settings).path,
      "TMPDIR": folder.appendingPathComponent("tmp").path + "/",
    ]
  }

  private let caches = "Library/Caches"
  private let support = "Library/Application Support"
  private let settings = "Library/Preferences"

  init(folder: URL, isFresh: Bool) {
    self.folder = folder
    self.isFresh = isFresh
  }
}
