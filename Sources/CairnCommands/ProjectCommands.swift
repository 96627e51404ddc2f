internal import ArgumentParser
internal import CairnProjectTool
internal import Foundation

/// A command that hands over to another program.
protocol HandingOver: ParsableCommand {
  static var tool: CompanionTool { get }
  /// As they were given.
  var arguments: [String] { get }
  /// What the other program is told.
  var handedOver: [String] { get }
}

extension HandingOver {
  func run() throws {
    // Help waits for nothing to be built.
    if !Self.tool.isBuilt, handedOver.contains(where: ["--help", "-h"].contains) {
      print(Self.helpMessage(columns: nil))
      return
    }
    if !Self.tool.isBuilt { try checkFirstPath() }
    do {
      try Self.tool.run(handedOver)
    } catch let failure as CompanionTool.Failure {
      throw ValidationError(failure.description)
    }
  }
}

extension HandingOver {
  /// What is missing is told before anything is built.
  private func checkFirstPath() throws {
    guard let path = arguments.first else { throw ValidationError("Missing expected argument '<path>'") }
    if path.hasPrefix("-") || FileManager.default.fileExists(atPath: path) { return }
    CommandOutput.error("\(path): error: no such file")
    throw ExitCode(66)
  }
}

/// A command that hands over to the tool that builds projects.
protocol ProjectCommand: HandingOver {}

extension ProjectCommand {
  static var tool: CompanionTool { .project }
  var handedOver: [String] { [Self.configuration.commandName ?? ""] + arguments }
}

/// `cairn build PATH`.
struct BuildCommand: ProjectCommand {
  static let configuration = CommandConfiguration(
    commandName: "build", abstract: "Builds an iOS project, as it is, for Linux.",
    usage: "cairn build PATH [options]", discussion: ProjectHelp.building)
  @Argument(parsing: .captureForPassthrough) var arguments: [String] = []
}

/// `cairn run PATH`.
struct RunCommand: ProjectCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Builds an iOS application and runs it without a screen, in a browser or in a window.",
    usage: "cairn run PATH [options]", discussion: ProjectHelp.building + "\n" + ProjectHelp.running)
  @Argument(parsing: .captureForPassthrough) var arguments: [String] = []
}

/// `cairn test PATH`.
struct TestCommand: ProjectCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Runs the unit tests of an iOS project.", usage: "cairn test PATH [options]",
    discussion: ProjectHelp.building)
  @Argument(parsing: .captureForPassthrough) var arguments: [String] = []
}

/// `cairn adapt FILES`.
struct AdaptCommand: ProjectCommand {
  static let configuration = CommandConfiguration(
    commandName: "adapt", abstract: "Rewrites iOS sources for Linux and says what was done.")
  @Argument(parsing: .captureForPassthrough) var arguments: [String] = []
}

/// `cairn live FILE`.
struct LiveCommand: HandingOver {
  static let configuration = CommandConfiguration(
    commandName: "live", abstract: "Runs a storyboard in a browser or a window, and follows what is saved.")
  static let tool = CompanionTool.live
  @Argument(parsing: .captureForPassthrough) var arguments: [String] = []
  var handedOver: [String] { arguments }
}
