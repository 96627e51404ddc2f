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
      RunCommand.self, LiveCommand.self, TestCommand.self, AdaptCommand.self, ReportCommand.self, ExerciseCommand.self,
    ] + DocumentCommands.all)

  public init() {}

  /// Arguments as the parser takes them: the negative value of `set FILE OBJECT constant -8` is no option, and `--output`
  /// is another word for `--out`.
  public static func arguments(_ given: [String]) -> [String] {
    let options = given.prefix { $0 != "--" }.map { argument in
      argument == "--output" || argument.hasPrefix("--output=") ? "--out" + argument.dropFirst(8) : argument
    }
    return negatives(options + given.dropFirst(options.count))
  }

  private static func negatives(_ given: [String]) -> [String] {
    guard given.first == SetCommand.configuration.commandName, !given.contains("--") else { return given }
    func isNegative(_ argument: String) -> Bool {
      argument.hasPrefix("-") && argument.dropFirst().first.map { $0.isNumber || $0 == "." } == true
    }
    let negative = given.filter(isNegative)
    return negative.isEmpty ? given : given.filter { !isNegative($0) } + ["--"] + negative
  }
}
