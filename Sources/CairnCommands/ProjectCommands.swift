internal import ArgumentParser
internal import CairnProjectTool
internal import Foundation

/// A command that hands over to the tool that builds projects.
protocol ProjectCommand: ParsableCommand {
  var arguments: [String] { get }
}

extension ProjectCommand {
  func run() throws {
    do {
      throw ExitCode(try ProjectTool.run([Self.configuration.commandName ?? ""] + arguments))
    } catch let failure as ProjectTool.Failure {
      throw ValidationError(failure.description)
    }
  }
}

/// `cairn build PATH`.
struct BuildCommand: ProjectCommand {
  static let configuration = CommandConfiguration(
    commandName: "build", abstract: "Builds an iOS project, as it is, for Linux.")
  @Argument(parsing: .captureForPassthrough) var arguments: [String] = []
}

/// `cairn run PATH`.
struct RunCommand: ProjectCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Builds an iOS application and runs it without a screen, in a browser or in a window."
  )
  @Argument(parsing: .captureForPassthrough) var arguments: [String] = []
}

/// `cairn test PATH`.
struct TestCommand: ProjectCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Runs the unit tests of an iOS project.")
  @Argument(parsing: .captureForPassthrough) var arguments: [String] = []
}

/// `cairn adapt FILES`.
struct AdaptCommand: ProjectCommand {
  static let configuration = CommandConfiguration(
    commandName: "adapt", abstract: "Rewrites iOS sources for Linux and says what was done.")
  @Argument(parsing: .captureForPassthrough) var arguments: [String] = []
}
