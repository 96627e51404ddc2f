public import Foundation

/// A project as the builder sees it: modules in the order in which they are built, the application last.
public struct Project: Sendable {
  public struct Module: Sendable {
    public enum Kind: String, Sendable { case application, library, tests }

    public var name: String
    public var kind: Kind
    public var sources: [URL] = []
    /// The name of a source that the project lists and that is not on the machine.
    public var missingSource: String?
    /// Files and folders that go into the bundle; storyboards and strings below `*.lproj` keep their folder.
    public var resources: [URL] = []
    /// Folders that go into a library's bundle as they are.
    public var copiedFolders: [URL] = []
    /// Core Data's models.
    public var dataModels: [URL] = []
    public var infoPlist: URL?
    /// What the build settings add to the Info.plist.
    public var infoEntries: [String: String] = [:]
    /// What the project writes down of the Info.plist, a property list; it is over that of the file.
    public var infoProperties: Data?
    /// What the build settings call by names of their own, which the Info.plist may name.
    public var buildSettings: [String: String] = [:]
    /// The modules that a header for Objective-C imports for all of the sources.
    public var headerImports: [String] = []
    /// `4.2`, `5.0`, `6.0`; nil when the project does not say.
    public var swiftVersion: String?
    public var flags: Set<String> = ["DEBUG"]
    /// Settings of the compiler as a manifest names them.
    public var settings: [String] = []
    /// Whether declarations without an actor of their own are the main actor's.
    public var isOnMainActor = false
    /// Whether an application runs while its tests do.
    public var isHosted = false
    /// Modules of the project that it imports.
    public var dependencies: [String] = []
    public var bundleIdentifier: String?
    /// Products of packages that build on Linux as they are, as a manifest names them.
    public var products: [String] = []

    /// Whether the sources are a library of others, which the project only uses.
    var isForeign: Bool {
      sources.first.map {
        $0.path.contains("/Pods/") || $0.path.contains("/Carthage/") || $0.path.contains("/checkouts/")
      }
        ?? false
    }

    public init(name: String, kind: Kind) {
      self.name = name
      self.kind = kind
    }
  }

  public var name: String
  /// Where the project lies: two projects of one name have a folder each in the cache.
  public var location: String = ""
  public var modules: [Module]
  /// Packages that build on Linux as they are, as a manifest names them.
  public var packages: [String] = []
  /// What the reader could not follow, for the report.
  public var remarks: [String] = []

  public init(name: String, modules: [Module], remarks: [String] = [], packages: [String] = []) {
    self.name = name
    self.modules = modules
    self.remarks = remarks
    self.packages = packages
  }

  public var application: Module? { modules.last { $0.kind == .application } }

  /// The project without some of its modules.
  func without(_ names: Set<String>) -> Project {
    guard !names.isEmpty else { return self }
    var result = self
    result.modules.removeAll { names.contains($0.name) }
    for index in result.modules.indices { result.modules[index].dependencies.removeAll(where: names.contains) }
    return result
  }

  /// Without files of tests, by their paths.
  func without(tests files: Set<String>) -> Project {
    guard !files.isEmpty else { return self }
    var result = self
    for index in result.modules.indices where result.modules[index].kind == .tests {
      result.modules[index].sources.removeAll { files.contains($0.path) }
    }
    return result
  }
}
