internal import Foundation

/// A program that does a part of `cairn`'s work: it needs libraries that the others do without, so it is built when it is
/// first needed.
package struct CompanionTool: Sendable {
  /// Adapts sources and builds projects. It is a package of its own, over SwiftSyntax.
  package static let project = CompanionTool(name: "cairn-project", folder: "Adapter", variable: "CAIRN_PROJECT_TOOL")
  /// Shows a running interface: its server brings libcurl, and whatever that brings, into the process.
  package static let live = CompanionTool(name: "cairn-live", folder: ".", variable: "CAIRN_LIVE_TOOL")

  private let name: String
  /// Of its package, within the checkout.
  private let folder: String
  /// The environment's word for where the program is.
  private let variable: String

  /// Becomes the tool: it has this program's place in the terminal, so that Control-C and what is typed reach it, and its
  /// status is this program's.
  package func run(_ arguments: [String]) throws -> Never {
    let path = try executable().path
    setenv("CAIRN_PATH", Self.checkout.path, 0)
    fflush(nil)
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    execv(path, &words)
    throw Failure("\(path) could not be started: \(String(cString: strerror(errno))).")
  }

  /// Whether the program is there already.
  package var isBuilt: Bool { (try? found()) != nil }

  /// As the environment says, beside this program, or built in the checkout.
  private func executable() throws -> URL {
    if let known = try found() { return known }
    try build(folderOfPackage)
    return built
  }

  private var folderOfPackage: URL { Self.checkout.appendingPathComponent(folder).standardizedFileURL }
  private var built: URL { folderOfPackage.appendingPathComponent(".build/release/\(name)") }

  /// The program, if it needs no building.
  private func found() throws -> URL? {
    let manager = FileManager.default
    if let path = ProcessInfo.processInfo.environment[variable] { return URL(fileURLWithPath: path) }
    if let beside = Bundle.main.executableURL?.deletingLastPathComponent().appendingPathComponent(name),
      manager.isExecutableFile(atPath: beside.path)
    {
      return beside
    }
    guard manager.fileExists(atPath: folderOfPackage.appendingPathComponent("Package.swift").path) else {
      throw Failure("The sources of \(name) are not where Cairn was built, \(folderOfPackage.path). Set \(variable).")
    }
    return manager.isExecutableFile(atPath: built.path) ? built : nil
  }

  private func build(_ package: URL) throws {
    FileHandle.standardError.write(Data("Building \(name), once; this takes some minutes.\n".utf8))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift", "build", "-c", "release", "--package-path", package.path, "--product", name]
    process.standardOutput = FileHandle.standardError
    try Interruptions.run(process, endingBy: SIGINT)
    if process.terminationStatus != 0 { throw Failure("\(name) could not be built.") }
  }

  /// The checkout that this was built from.
  private static var checkout: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  }

  package struct Failure: Error, CustomStringConvertible {
    package let description: String
    init(_ description: String) { self.description = description }
  }
}
