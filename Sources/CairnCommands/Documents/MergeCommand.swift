internal import ArgumentParser
internal import DocumentEditing
internal import DocumentReview
internal import Foundation
internal import InterfaceBuilder

/// `cairn merge`: a merge driver for Git.
struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge", abstract: "Merges two revisions of a document by objects and constraints.",
    discussion: """
      Starts with ours, byte for byte, and does what theirs did since the base: objects and constraints are known by \
      their ids, wherever they stand. Where both changed the same thing, Git's markers stand around the lines, with \
      the reason in words; versions and frames that follow from constraints do not count. An empty BASE stands for a \
      document that both sides have added.

      As Git's merge driver (see docs/git.md): cairn merge %O %A %B --path %P

      The result is written into OURS. Exit code 0: merged; 1: there are conflicts; above: nothing was merged.
      """)

  @Argument(help: "What both revisions began with.", completion: .file())
  var base: String
  @Argument(help: "Our revision; the result is written into it.", completion: .file())
  var ours: String
  @Argument(help: "Their revision.", completion: .file())
  var theirs: String
  @Option(help: "Where the document is in the repository, for messages.")
  var path: String?
  @Option(help: "The file for the result; '-' for standard output. Default: OURS.", completion: .file())
  var out: String?

  func validate() throws { try StandardInput.checkOnce([base, ours, theirs]) }

  func run() throws {
    let file: DocumentFile
    let merge: DocumentMerge
    do {
      file = try DocumentFile(path: ours)
      merge = DocumentMerge(base: try baseTree(), ours: try file.tree(), theirs: try DocumentFile(path: theirs).tree())
    } catch {
      // Git takes codes above 128 for a failure, and leaves ours with a conflict.
      CommandOutput.error("\(error)")
      throw ExitCode(129)
    }
    let bytes = merge.conflicts.isEmpty ? merge.tree.bytes : Array(merge.text().utf8)
    do {
      if let out { try CommandOutput.save(Data(bytes), to: out) } else { try file.write(bytes) }
    } catch {
      if !(error is ExitCode) { CommandOutput.error("\(error)") }
      throw ExitCode(129)
    }
    for conflict in merge.conflicts { CommandOutput.error("\(path ?? ours): conflict: \(conflict.description)") }
    if !merge.conflicts.isEmpty { throw ExitCode(1) }
  }

  /// Git has an empty file where both sides have added the document.
  private func baseTree() throws -> SyntaxTree {
    let file = try DocumentFile(path: base)
    return file.bytes.isEmpty ? try DocumentFile.tree(Array("<document/>".utf8), path: base) : try file.tree()
  }
}
