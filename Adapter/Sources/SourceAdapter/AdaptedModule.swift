/// The files of a module as they are compiled on Linux, and what was done to them.
public struct AdaptedModule: Sendable {
  public struct File: Sendable {
    public let path: String
    public let text: String
    public let isChanged: Bool
  }

  /// The module's name.
  public let name: String
  public let files: [File]
  /// Source to compile beside the files: registrations, stand-ins, entry point. Empty when nothing is needed.
  public let generated: String
  public let findings: [Finding]
  /// The delegate of the application, when a host is to start it.
  public let delegate: String?
  /// The frameworks that are absent, each with the names that the module uses of it.
  public let absentFrameworks: [String: [String]]
  /// The files that import what is absent, or name what stands in.
  public let standInFiles: Set<String>
  /// The libraries that are absent and that nobody has written down, here and in the modules that this one depends on:
  /// what they give to other types can be used in every file.
  let unknownLibraries: Set<String>
  /// All files, where there are such libraries.
  public var reachedFiles: Set<String> { unknownLibraries.isEmpty ? [] : Set(files.map(\.path)) }
  /// The frameworks whose declarations the module has, its own or those of the modules that it depends on, by module.
  let declaredFrameworks: [String: String]
  /// The types that are left out, here and in the modules that this one depends on.
  let removedTypes: Set<String>
  let index: ModuleIndex
}
