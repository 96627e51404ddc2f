import ArgumentParser
import Foundation
import ProjectBuilder
import SourceAdapter

/// Builds and runs iOS projects as they are.
@main
struct CairnProject: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cairn-project", abstract: "Builds and runs iOS projects as they are.",
    subcommands: [
      BuildCommand.self, RunCommand.self, AssembleCommand.self, TestCommand.self, AdaptCommand.self,
      SourcesCommand.self, RulesCommand.self,
    ])
}

/// What all commands that build take.
struct BuildOptions: ParsableArguments {
  @Argument(help: "A project, workspace, Package.swift, project.yml, or a folder with one of them or with sources.")
  var path: String

  @Option(help: "The target to build. Default: the first application.")
  var target: String?

  @Option(help: "The checkout of Cairn to build with.")
  var cairn: String?

  @Option(help: "Where generated packages and bundles go. Default: ~/.cache/cairn.")
  var cache: String?

  @Option(help: "Where SwiftPM builds. Default: a folder in the cache, shared by all projects.")
  var scratchPath: String?

  @Option(help: "A folder with checkouts of packages that the project imports. Can be given several times.")
  var packages: [String] = []

  @Flag(name: .long, help: "Says what was rewritten, what stands in and what was refused.")
  var report = false

  @Flag(help: "Writes the package and stops.")
  var adaptOnly = false

  @Flag(name: .shortAndLong, help: "Builds for speed.")
  var release = false

  func build(includesTests: Bool = false, host: ApplicationHost = .script) throws -> ProjectBuild {
    guard FileManager.default.fileExists(atPath: path) else {
      FileHandle.standardError.write(Data("error: \(path): no such project\n".utf8))
      throw ExitCode(66)
    }
    let project = try ProjectReader(
      target: target, includesTests: includesTests, packages: packages.map { URL(fileURLWithPath: $0) }
    ).read(URL(fileURLWithPath: path).standardizedFileURL)
    let cache = URL(fileURLWithPath: self.cache ?? NSHomeDirectory() + "/.cache/cairn")
    var options = ProjectBuild.Options(
      cairn: try cairnFolder(), cache: cache,
      scratch: scratchPath.map { URL(fileURLWithPath: $0) } ?? cache.appendingPathComponent("build"))
    options.isRelease = release
    options.host = host
    return ProjectBuild(project: project, options: options)
  }

  /// Where Cairn lies: as told, as the environment says, or around this program.
  private func cairnFolder() throws -> URL {
    if let path = cairn ?? ProcessInfo.processInfo.environment["CAIRN_PATH"] {
      return URL(fileURLWithPath: path).standardizedFileURL
    }
    var folder = Bundle.main.bundleURL
    while folder.path != "/" {
      folder = folder.deletingLastPathComponent()
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Sources/UIKitCore").path) {
        return folder
      }
    }
    throw ValidationError("Where is Cairn? Say it with --cairn or CAIRN_PATH.")
  }

  func adapt(_ build: ProjectBuild) throws {
    let result = try build.adapt()
    if report { print(result.text) }
    for line in result.refusals where !report { FileHandle.standardError.write(Data((line + "\n").utf8)) }
  }
}

struct BuildCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "build", abstract: "Builds an iOS project for Linux.")
  @OptionGroup var options: BuildOptions

  func run() throws {
    let build = try options.build()
    try options.adapt(build)
    if options.adaptOnly {
      print(build.folder.path)
      return
    }
    try build.compile()
    if build.project.application != nil { print(try build.assemble().path) }
  }
}

struct AssembleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "assemble", abstract: "Puts an application that is built already together as a bundle.")
  @OptionGroup var options: BuildOptions

  func run() throws { print(try options.build().assemble().path) }
}

struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Builds an iOS application and runs it without a screen, in a browser or in a window.",
    discussion: """
      --script takes steps, one a line or separated by ";":
        tap "Label"       a finger on what is called so
        tap 100,200       a finger on a point
        press "Label"     a finger that rests there for a second; or a point
        drag "A" to "B"   a finger from one to the other; or points
        type "text"       the keyboard
        swipe up          a finger across the middle: up, down, left, right
        swipe left "Row"  a finger across what is called so; or a point
        expect "Label"    ends the run unless something is called so
        expect no "Label" ends the run if something is called so
        back              the back button of the navigation bar
        rotate landscape  or portrait
        wait 0.5          time, in seconds
        snapshot name     a picture: name.png in the folder of --out
        names             prints what can be tapped, with its name and place
        tree              prints the views
      """)
  @OptionGroup var options: BuildOptions

  @Option(help: "The device.") var device = "iPhone 15"
  @Option(help: "A file of steps, or the steps themselves.") var script: String?
  @Option(help: "Where pictures go. Default: the current folder.") var out = "."
  @Flag(help: "Serves the application's screen to browsers, to be used there, until Control-C.") var browser = false
  @Flag(help: "Opens the application in a window on this machine's display.") var window = false
  @Option(help: "The port of --browser; 0 takes any that is free.") var port: UInt16 = 8080
  @Option(help: "The address of --browser. Others than the default let other machines in.") var host = "127.0.0.1"

  func validate() throws {
    if browser, window { throw ValidationError("Choose one of --browser and --window.") }
    if browser || window, script != nil {
      throw ValidationError("--script drives an application that nobody looks at.")
    }
    // Before anything is built for minutes.
    _ = try script.map { try ScriptArgument($0) }
  }

  func run() throws {
    let build = try options.build(host: browser ? .browser : window ? .window : .script)
    try options.adapt(build)
    try build.compile()
    let bundle = try build.assemble()
    var arguments = ["--device", device, "--out", URL(fileURLWithPath: out).path]
    if browser { arguments += ["--port", "\(port)", "--host", host] }
    if let script { arguments += ["--script", try ScriptArgument(script).steps] }
    let sources = build.project.modules.flatMap(\.sources)
    let run = ApplicationRun(
      bundle: bundle, out: URL(fileURLWithPath: out), sources: sources, isFresh: !browser && !window)
    throw ExitCode(try run.run(arguments))
  }
}

struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Runs the unit tests of an iOS project.")
  @OptionGroup var options: BuildOptions
  @Option(help: "Only tests whose name matches.") var filter: String?

  func run() throws {
    let build = try options.build(includesTests: true)
    try options.adapt(build)
    if options.adaptOnly {
      print(build.folder.path)
      return
    }
    guard build.project.modules.contains(where: { $0.kind == .tests }) else {
      try build.compile()
      print("\(build.project.name) builds; it has no unit tests.")
      return
    }
    throw ExitCode(try build.test(filter: filter))
  }
}

struct AdaptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "adapt", abstract: "Rewrites the sources of one module into a folder.")
  @Argument(help: "Swift files, or folders of them.") var paths: [String]
  @Option(help: "The module's name.") var module = "App"
  @Option(help: "The folder to write to. Nothing is written without it.") var out: String?
  @Flag(help: "Leaves files that need no change out.") var changedOnly = false

  func run() throws {
    var files: [String] = []
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw ValidationError("\(path): not found")
      }
      if isFolder.boolValue {
        let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        let found = names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(path)/\($0)" }
        // Folders may be called like sources.
        files += found.filter {
          FileManager.default.fileExists(atPath: $0, isDirectory: &isFolder) && !isFolder.boolValue
        }
      } else {
        files.append(path)
      }
    }
    let inputs = try files.map { file in
      ModuleAdapter.Input(
        path: file, text: String(decoding: try Data(contentsOf: URL(fileURLWithPath: file)), as: UTF8.self))
    }
    var settings = AdapterSettings(module: module)
    settings.namesOriginals = out != nil
    let result = ModuleAdapter(settings).adapt(inputs)
    for finding in result.findings { print(finding) }
    guard let out else { return }
    let folder = URL(fileURLWithPath: out)
    for (number, file) in result.files.enumerated() where file.isChanged || !changedOnly {
      let name = file.path.split(separator: "/").filter { $0 != ".." && $0 != "." }.joined(separator: "_")
      try write(file.text, to: folder.appendingPathComponent("\(number)_\(name)"))
    }
    if !result.generated.isEmpty { try write(result.generated, to: folder.appendingPathComponent("_Cairn.swift")) }
  }

  private func write(_ text: String, to url: URL) throws {
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }
}

struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "Prints the rules as docs/what-works.md has them.")

  func run() {
    for rule in Rule.allCases { print("| `\(rule.rawValue)` | \(rule.summary) |") }
  }
}

/// What the build plugin runs: all files of a target at once, with the names of the results.
struct SourcesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sources", abstract: "Adapts the files of a target for the build plugin.", shouldDisplay: false)
  @Option var module: String
  @Option var out: String
  @Flag var hosted = false
  @Flag var library = false
  @Flag var tests = false
  /// The modules of the packages that the files may import.
  @Option var local: [String] = []
  /// `Name=folder` of those modules whose sources are adapted, too, each after those that it imports.
  @Option var dependency: [String] = []
  @Argument var pairs: [String]

  func run() throws {
    guard pairs.count % 2 == 0 else { throw ValidationError("files and names come in pairs") }
    let files = stride(from: 0, to: pairs.count, by: 2).map { (path: pairs[$0], name: pairs[$0 + 1]) }
    let dependencies = try dependency.map { pair in
      let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { throw ValidationError("a dependency is a name and a folder") }
      return TargetSources.Dependency(module: parts[0], folder: URL(fileURLWithPath: parts[1]))
    }
    let generator = TargetSources(
      module: module, isApplication: hosted, isTests: tests, folder: URL(fileURLWithPath: out), local: Set(local),
      dependencies: dependencies)
    for finding in try generator.write(files) where finding.kind == .refused {
      FileHandle.standardError.write(Data("\(finding)\n".replacing(" error: ", with: " warning: ").utf8))
    }
  }
}
