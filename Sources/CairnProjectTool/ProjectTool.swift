internal import Foundation

/// The tool that adapts sources and builds projects. It is a package of its own, built when it is first needed.
package enum ProjectTool {
  /// Runs the tool with the arguments; gives its status.
  package static func run(_ arguments: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = try executable()
    process.arguments = arguments
    var environment = ProcessInfo.processInfo.environment
    if environment["CAIRN_PATH"] == nil { environment["CAIRN_PATH"] = checkout.path }
    process.environment = environment
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// As the environment says, beside this program, or built in the checkout.
  private static func executable() throws -> URL {
    let manager = FileManager.default
    if let path = ProcessInfo.processInfo.environment["CAIRN_PROJECT_TOOL"] { return URL(fileURLWithPath: path) }
    if let beside = Bundle.main.executableURL?.deletingLastPathComponent().appendingPathComponent("cairn-project"),
      manager.isExecutableFile(atPath: beside.path)
    {
      return beside
    }
    let adapter = checkout.appendingPathComponent("Adapter")
    guard manager.fileExists(atPath: adapter.appendingPathComponent("Package.swift").path) else {
      throw Failure(
        "The sources of cairn-project are not where Cairn was built, \(adapter.path). Set CAIRN_PROJECT_TOOL.")
    }
    let built = adapter.appendingPathComponent(".build/release/cairn-project")
    if !manager.isExecutableFile(atPath: built.path) { try build(adapter) }
    return built
  }

  private static func build(_ adapter: URL) throws {
    FileHandle.standardError.write(Data("Building cairn-project, once; this takes some minutes.\n".utf8))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swift", "build", "-c", "release", "--package-path", adapter.path, "--product", "cairn-project",
    ]
    process.standardOutput = FileHandle.standardError
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { throw Failure("cairn-project could not be built.") }
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
