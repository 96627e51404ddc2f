public import Foundation
internal import SourceAdapter

/// Builds a project for Linux, in a cache outside of it.
public struct ProjectBuild {
  public struct Options: Sendable {
    /// The checkout of Cairn that the project is built with.
    public var cairn: URL
    /// Where generated packages and bundles go.
    public var cache: URL
    /// Where SwiftPM builds: shared, so that Cairn is compiled once.
    public var scratch: URL
    public var isRelease = false
    public var isQuiet = false
    /// Where the application is started.
    public var host = ApplicationHost.script

    public init(cairn: URL, cache: URL, scratch: URL) {
      self.cairn = cairn
      self.cache = cache
      self.scratch = scratch
    }
  }

  public let project: Project
  public let options: Options

  public init(project: Project, options: Options) {
    self.project = project
    self.options = options
  }

  /// The generated package.
  public var folder: URL {
    let mark = StableHash.text(project.location).prefix(8)
    return options.cache.appendingPathComponent("\(FolderReader.moduleName(project.name))-\(mark)")
  }

  private var lessonsFile: CompilerLessonsFile {
    CompilerLessonsFile(folder: folder, modules: project.modules.map(\.name))
  }

  /// Adapts the sources and writes the package. A project that has not changed is left as it is.
  public func adapt() throws -> BuildReport { try adapt(lessonsFile.lessons) }

  private func adapt(_ lessons: CompilerLessons) throws -> BuildReport {
    let cache = AdaptedCache(folder: folder)
    let state = AdaptedCache.state(of: project, options) + " \(StableHash.text(lessons.description))"
    if let report = cache.report(for: state) { return report }
    let result = try PackageGenerator(
      project: project.without(lessons.libraries).without(tests: lessons.tests), folder: folder, cairn: options.cairn,
      runner: options.host,
      lessons: lessons
    ).generate()
    let report = BuildReport(project, result)
    cache.write(report, for: state)
    return report
  }

  /// Compiles the package. What the compiler does not find in files that import an absent library gets stand-ins, what it
  /// refuses there even so is left out, and it is tried again. Throws when the package does not compile.
  public func compile() throws { try compile(tests: false) }

  private func compile(tests: Bool) throws {
    let file = lessonsFile
    for attempt in 1... {
      var arguments = ["swift", "build"] + packageArguments()
      if options.isRelease { arguments += ["-c", "release"] }
      if tests {
        arguments.append("--build-tests")
      } else if let application = project.application {
        arguments += ["--product", application.name]
      }
      let (status, output) = try Command.watch(arguments)
      noteBuilt()
      if status != 0, attempt < Self.attempts, let lessons = try learn(from: output, knowing: file.lessons) {
        try file.write(lessons)
        continue
      }
      print(CompilerMessages.withoutRepetitions(output), terminator: "")
      if status != 0 { throw ProjectError("\(project.name) does not compile for Linux: see above") }
      for line in try adapt().omissions { print(line) }
      return
    }
  }

  /// What the compiler's messages teach, once the sources have been adapted with it; nil when it is nothing new.
  private func learn(from messages: String, knowing known: CompilerLessons) throws -> CompilerLessons? {
    var lessons = known
    let libraries = brokenLibraries(messages).subtracting(known.libraries)
    if !libraries.isEmpty {
      lessons.libraries.formUnion(libraries)
      _ = try adapt(lessons)
      print(
        "These libraries do not compile for Linux, and are taken as absent: \(libraries.sorted().joined(separator: ", "))"
      )
      return lessons
    }
    let found = UnknownNames(messages: messages).subtracting(known.unknown)
    if !found.isEmpty {
      lessons.unknown = known.unknown.union(found)
      if let report = try? adapt(lessons), report.standsIn(found) {
        print("These names of libraries that are absent get stand-ins: \(found.description)")
        return lessons
      }
    }
    let report = try adapt(known)
    lessons = known
    lessons.refused = known.refused.adding(
      messages, in: report.standInFiles, reaching: report.reachedFiles, naming: report.standInTypes)
    // What cannot be left out is no reason to try again.
    guard lessons.refused != known.refused, try adapt(lessons).omissions != report.omissions else {
      return try leaveTestsOut(messages, knowing: known)
    }
    let count = lessons.refused.count - known.refused.count
    print("\(count) places that the compiler refuses use libraries that are absent, and are left out.")
    return lessons
  }

  /// Leaves the files of tests out that the compiler refuses for good; nil when there is none, or nothing would be left.
  private func leaveTestsOut(_ messages: String, knowing known: CompilerLessons) throws -> CompilerLessons? {
    let refused = Self.refusedFiles(messages)
    let tests = project.modules.filter { $0.kind == .tests }.flatMap(\.sources).map(\.path)
    var lessons = known
    lessons.tests.formUnion(refused.intersection(tests))
    guard lessons.tests != known.tests, !lessons.tests.isSuperset(of: tests) else { return nil }
    _ = try adapt(lessons)
    return lessons
  }

  private static func refusedFiles(_ messages: String) -> Set<String> {
    messages.split(separator: "\n").reduce(into: []) { files, line in
      if let match = line.firstMatch(of: #/^(/.*?):\d+:\d+: error: /#) { files.insert(String(match.1)) }
    }
  }

  /// The libraries of others, lying among pods or in packages, in whose sources the compiler finds mistakes.
  private func brokenLibraries(_ messages: String) -> Set<String> {
    let files = Self.refusedFiles(messages)
    let broken = project.modules.filter { module in
      let generated = folder.appendingPathComponent("Sources").appendingPathComponent(module.name).path
      return module.kind == .library && module.isForeign
        && (module.sources.contains { files.contains($0.path) } || files.contains("\(generated)/_Cairn.swift"))
    }
    return Set(broken.map(\.name))
  }

  /// Each finds what was hidden behind the findings of those before. Only what teaches something new leads to another, so
  /// that the number is no more than a stop for lessons that contradict each other.
  private static let attempts = 40

  /// Runs the project's tests; gives the status of the run, which is no success where files of tests do not compile.
  public func test(filter: String? = nil) throws -> Int32 {
    try compile(tests: true)
    var arguments = ["swift", "test", "--skip-build"] + packageArguments()
    if let filter { arguments += ["--filter", filter] }
    let status = try Command.pass(
      arguments, environment: ThreadChecks.environment.merging(try testEnvironment()) { $1 })
    let left = lessonsFile.lessons.tests.sorted()
    guard !left.isEmpty else { return status }
    print("These files of tests do not compile for Linux, and did not run:\n\(left.joined(separator: "\n"))")
    return max(status, 1)
  }

  /// A home for the tests, and what else they find around them.
  private func testEnvironment() throws -> [String: String] {
    let container = ApplicationContainer(folder: folder.appendingPathComponent("Container"), isFresh: true)
    var result = TestHome.handedOn(try container.environment(ProcessInfo.processInfo.environment))
    if !project.modules.contains(where: \.isHosted) { result[TestHome.tool] = "1" }
    return result
  }

  /// The package manager remembers the plan of its last build in the scratch folder, and takes it for that of another
  /// package: where several share the folder, the plan is made anew.
  private func packageArguments() -> [String] {
    let last = try? String(contentsOf: lastBuilt, encoding: .utf8)
    return ["--package-path", folder.path, "--scratch-path", options.scratch.path]
      + (last == folder.path ? [] : ["--disable-build-manifest-caching"])
  }

  private func noteBuilt() { try? folder.path.write(to: lastBuilt, atomically: true, encoding: .utf8) }

  private var lastBuilt: URL { options.scratch.appendingPathComponent("cairn-last-package") }

  /// The application's bundle with executable and resources.
  public func assemble() throws -> URL {
    guard let application = project.application else { throw ProjectError("\(project.name): no application to start") }
    let products = options.scratch.appendingPathComponent(options.isRelease ? "release" : "debug")
    return try BundleAssembler(
      module: application, others: project.modules.filter { $0.kind == .library },
      executable: products.appendingPathComponent(application.name),
      // Projects of one name lie beside each other.
      folder: options.cache.appendingPathComponent("apps").appendingPathComponent(folder.lastPathComponent)
    ).assemble()
  }
}
