/// How a module is adapted.
public struct AdapterSettings: Sendable {
  /// What becomes of `@UIApplicationMain` and of `@main` on an application's delegate.
  public enum EntryPoint: String, Sendable {
    /// `@main`: the program starts as on a device.
    case application
    /// The attribute goes; `AdaptedModule.delegate` names the class, for a host to start it.
    case hosted
  }

  /// The module's name, as its sources and documents call it.
  public var module: String
  public var entryPoint: EntryPoint
  /// Names defined on the compiler's command line with `-D`.
  public var flags: Set<String>
  public var modules: ModuleAvailability
  /// The types that modules name which import this one.
  package var namedElsewhere: Set<String> = []
  /// The names of what other modules override, which are adapted later.
  package var overriddenElsewhere: Set<String> = []
  /// Whether the package manager makes a bundle of the module's resources, and an accessor for it.
  package var hasResources = false
  /// Whether `try?` of what is optional already is optional twice, as before Swift 5.
  public var nestsOptionalTries = false
  /// A file of the module that is not on the machine, as those with an author's keys: what it declares is absent.
  public var missingFile: String?
  /// What the compiler did not find in a former attempt: it stands in where files import what is absent.
  public var unknown = UnknownNames()
  /// What the compiler refused in former attempts: it is left out.
  public var refused = RefusedCode()
  /// Writes at the head of each file where it was read, so that messages and `#filePath` name the original.
  public var namesOriginals: Bool

  public init(
    module: String, entryPoint: EntryPoint = .application, flags: Set<String> = ["DEBUG"],
    modules: ModuleAvailability = ModuleAvailability(), namesOriginals: Bool = false
  ) {
    self.module = module
    self.entryPoint = entryPoint
    self.flags = flags
    self.modules = modules
    self.namesOriginals = namesOriginals
  }
}
