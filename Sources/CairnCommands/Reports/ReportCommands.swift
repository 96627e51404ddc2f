internal import ArgumentParser
internal import Foundation

/// `cairn report`: what is done with reports.
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Joins the reports and pages of work on several machines.",
    subcommands: [ReportMergeCommand.self])
}

/// `cairn report merge`: joins what the shards of one run have written.
struct ReportMergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge", abstract: "Joins reports or pages of one kind.",
    discussion: """
      For runs with --shard: reports of `lint` and `diff` (JSON, SARIF, Markdown, text), pages of `diff --html`, folders of \
      `render`, and folders of pictures that snapshots left (SNAPSHOT_ARTIFACTS). All must be of one kind; what they \
      tell stands in the order of the documents' paths, as in a report of all documents.

        cairn report merge shard-*/lint.sarif --out lint.sarif
        cairn report merge shard-*/review.html --out review.html
        cairn report merge shard-*/pictures --out pictures

      Exit code 0: joined; 65: an input is damaged, or of another kind; 66: there is no such input.
      """)

  @Argument(help: "Reports, pages or folders of one kind.", completion: .file())
  var inputs: [String]
  @Option(help: "The report, page or folder to write.", completion: .file())
  var out: String

  func run() throws {
    do {
      let merge = try ReportMerge(inputs)
      try merge.write(to: out)
    } catch let error as ReportMerge.Failure {
      CommandOutput.error("\(error)")
      throw ExitCode(error.isMissing ? 66 : 65)
    }
  }
}
