public import ArgumentParser

/// `cairn`: Interface Builder documents on the command line.
public struct CairnCommand: ParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "cairn",
    abstract: """
      Lays out, draws, checks, changes and compares Interface Builder documents; builds and runs iOS projects.
      """,
    version: CairnVersion.current,
    subcommands: [
      RenderCommand.self, FramesCommand.self, LintCommand.self, DevicesCommand.self, BuildCommand.self,
      RunCommand.self, TestCommand.self, AdaptCommand.self, ReportCommand.self, ExerciseCommand.self,
    ] + DocumentCommands.all)

  public init() {}
}
