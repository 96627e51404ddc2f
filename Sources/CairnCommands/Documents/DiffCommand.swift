internal import ArgumentParser
internal import DocumentEditing
internal import DocumentReview
internal import Foundation

/// `cairn diff`: what differs between two revisions of documents, in words.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff", abstract: "Tells in words what differs between two documents.",
    discussion: """
      Objects by their labels and where they are, properties, constraints as formulas, connections and segues, each for \
      its size classes. What Interface Builder changes by itself is silent: versions, canvas positions, the order of \
      constraints, frames that constraints give.

        cairn diff Old.storyboard New.storyboard
        cairn diff OldFolder NewFolder
        cairn diff --git main...HEAD
        cairn diff --git HEAD~1..HEAD --format markdown App/
        cairn diff --git main --device "iPhone SE" --device "iPad Air" --html review.html

      As Git's converter for texts (see docs/git.md): cairn diff --textconv FILE

      Exit code 0: nothing differs; 1: something does; above: it could not be told. With --git what could be read is told \
      of all the same.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, markdown, json }

  @Argument(
    help: "The old and the new document, or two folders of them; with --git paths; with --textconv one document.",
    completion: .file())
  var files: [String] = []
  @Option(help: "Compare revisions: BASE..HEAD, BASE...HEAD (from where they parted), or BASE with the files here.")
  var git: String?
  @Flag(help: "Print one document as lines that Git can compare.")
  var textconv = false
  @Option(help: "text, markdown or json.")
  var format: Format = .text
  @Flag(help: "Tell of what Interface Builder changes by itself, too.")
  var all = false
  @Option(help: "With --git: a part of the documents, as 2/5 for the second of five.")
  var shard: Shard?
  @Option(
    help: "Also tell which views are elsewhere on this device; 'all'; may be given several times.", completion: .devices
  )
  var device: [String] = []
  @Flag(help: "Devices on their side.")
  var landscape = false
  @Option(
    help: "A page with the report and pictures of the scenes before and after, on the devices.", completion: .file())
  var html: String?
  @Option(help: "The file for the report. Default: standard output.", completion: .file())
  var out: String?

  func validate() throws {
    if textconv {
      guard files.count == 1, git == nil else { throw ValidationError("--textconv takes one document.") }
    } else if git == nil, files.count != 2 {
      throw ValidationError("Two documents or folders are compared: the old and the new.")
    }
    if shard != nil, git == nil { throw ValidationError("--shard goes with --git: two documents are compared whole.") }
    if landscape, device.isEmpty, html == nil { throw ValidationError("--landscape needs --device or --html.") }
    try StandardInput.checkOnce(files)
    if html == DocumentFile.standardStream, out == nil || out == DocumentFile.standardStream {
      throw ValidationError("The page and the report cannot both go to standard output: --out FILE.")
    }
    _ = try devices()
  }

  func run() throws {
    if textconv {
      let file = try DocumentFailure.reported { try DocumentFile(path: files[0]) }
      // Git wants a text of everything, also of a document with the markers of a conflict, or of none.
      let markers = ConflictMarkers(file.bytes)
      let tree = try? DocumentFile.tree(markers?.ours ?? file.bytes, path: file.path)
      let reasons = tree == nil ? "" : (markers?.reasons ?? []).map { "conflict: \($0)\n" }.joined()
      CommandOutput.write(reasons)
      if let tree { CommandOutput.write(FactsText.text(tree)) } else { CommandOutput.write(Data(file.bytes)) }
      return
    }
    let (read, areAllRead) = try pairs()
    let pairs = DocumentReview.Pair.withFormerIdentifiers(read)
    var review = DocumentReview(pairs, all: all)
    // The command line runs on the main thread.
    review = try MainActor.assumeIsolated { try DocumentFailure.reported { try laidOut(pairs, review) } }
    let report =
      switch format {
      case .text: review.text
      case .markdown: review.markdown
      case .json: review.json
      }
    try CommandOutput.save(Data(report.utf8), to: out ?? DocumentFile.standardStream)
    if !areAllRead { throw ExitCode(65) }
    if !review.isEmpty { throw ExitCode(1) }
  }

  /// The documents to compare, and whether all could be read; those that could not are told of.
  private func pairs() throws -> ([DocumentReview.Pair], areAllRead: Bool) {
    try DocumentFailure.reported {
      if let git {
        var areAllRead = true
        do {
          let pairs = try GitDocuments(range: git).pairs(paths: files) {
            shard?.includes($0) ?? true
          } unreadable: {
            CommandOutput.error("\($0)")
            areAllRead = false
          }
          return (pairs, areAllRead)
        } catch let error as GitDocuments.GitError {
          CommandOutput.error("\(error)")
          throw ExitCode(65)
        }
      }
      if let places = DocumentFolder.pairs(files[0], files[1]) { return folderPairs(places) }
      let pair = DocumentReview.Pair(
        old: try DocumentFile(path: files[0]).tree(), new: try DocumentFile(path: files[1]).tree())
      return ([pair], true)
    }
  }

  private func folderPairs(
    _ places: [(old: String?, new: String?)]
  ) -> ([DocumentReview.Pair], areAllRead: Bool) {
    var areAllRead = true
    let pairs = places.compactMap { place -> DocumentReview.Pair? in
      do {
        return DocumentReview.Pair(
          old: try place.old.map { try DocumentFile(path: $0).tree() },
          new: try place.new.map { try DocumentFile(path: $0).tree() })
      } catch {
        CommandOutput.error("\(error)")
        areAllRead = false
        return nil
      }
    }
    return (pairs, areAllRead)
  }
}
