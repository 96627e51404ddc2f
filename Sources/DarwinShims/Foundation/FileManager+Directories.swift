public import Foundation

extension FileManager {
  /// The directories that every application of a device has: those of Foundation, and of the others the place in the
  /// home folder. Foundation on Linux knows no library, and nothing of users and applications.
  ///
  /// UIKIT: each of these is one URL in the container, whether the folder is there or not; programs take the first one
  /// without looking. Source: <https://developer.apple.com/documentation/foundation/filemanager/searchpathdirectory>
  public func deviceURLs(for directory: SearchPathDirectory, in domains: SearchPathDomainMask) -> [URL] {
    let found = urls(for: directory, in: domains)
    guard found.isEmpty, domains.contains(.userDomainMask), let name = Self.deviceFolders[directory.rawValue] else {
      return found
    }
    return [URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true).appendingPathComponent(name, isDirectory: true)]
  }

  /// As Foundation's, for the directories that it lacks on Linux too. Makes the folder if `shouldCreate` says so.
  public func deviceURL(
    for directory: SearchPathDirectory, in domain: SearchPathDomainMask, appropriateFor url: URL?,
    create shouldCreate: Bool
  ) throws -> URL {
    guard urls(for: directory, in: domain).isEmpty, let found = deviceURLs(for: directory, in: domain).first else {
      return try self.url(for: directory, in: domain, appropriateFor: url, create: shouldCreate)
    }
    if shouldCreate { try createDirectory(at: found, withIntermediateDirectories: true) }
    return found
  }

  /// The paths of `deviceURLs(for:in:)`, from the home folder on where `expandTilde` is false.
  public static func devicePaths(
    for directory: SearchPathDirectory, in domains: SearchPathDomainMask, expandingTilde expandTilde: Bool
  ) -> [String] {
    let found = NSSearchPathForDirectoriesInDomains(directory, domains, expandTilde)
    guard found.isEmpty else { return found }
    let home = NSHomeDirectory()
    return FileManager.default.deviceURLs(for: directory, in: domains).map { url in
      expandTilde ? url.path : url.path.replacing(home, with: "~", maxReplacements: 1)
    }
  }

  /// The folders below home, by the number of their directory.
  private static let deviceFolders: [UInt: String] = [
    SearchPathDirectory.libraryDirectory.rawValue: "Library",
    SearchPathDirectory.applicationDirectory.rawValue: "Applications",
    SearchPathDirectory.documentationDirectory.rawValue: "Library/Documentation",
    SearchPathDirectory.preferencePanesDirectory.rawValue: "Library/PreferencePanes",
  ]
}
