internal import ArgumentParser
internal import DocumentEditing
internal import DocumentReview
internal import Foundation

/// `cairn list`: what is in a document.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Shows scenes, objects, constraints, segues and variations as a tree.",
    discussion: "The words at the end of the lines are the ids by which other commands know the objects.")

  @Argument(help: "Storyboards and xibs.", completion: .file(extensions: ["storyboard", "xib"]))
  var files: [String]
  @Flag(help: "An array of documents as JSON.")
  var json = false

  func validate() throws { try StandardInput.checkOnce(files) }

  func run() throws {
    var failure: ExitCode?
    let outlines = files.compactMap { file -> DocumentOutline? in
      do {
        return try DocumentFailure.reported { DocumentOutline(try DocumentFile(path: file).tree()) }
      } catch {
        // The other documents are shown all the same.
        failure = failure ?? error as? ExitCode ?? .failure
        return nil
      }
    }
    if json {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      CommandOutput.write(String(decoding: try encoder.encode(outlines), as: UTF8.self) + "\n")
    } else {
      for (index, outline) in outlines.enumerated() {
        if files.count > 1 { CommandOutput.write("\(index > 0 ? "\n" : "")\(outline.file)\n") }
        CommandOutput.write(outline.text)
      }
    }
    if let failure { throw failure }
  }
}
