public import ArgumentParser
public import CairnLint
internal import DocumentEditing
internal import Foundation
internal import InterfaceBuilder
internal import UIKitCore

/// `cairn lint`: what Interface Builder warns of, and what it cannot see.
struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", abstract: "Finds mistakes in documents.",
    discussion: """
      Contradicting and missing constraints, misplaced frames, truncated and clipped texts, views that overlap or leave \
      their superview, fixed widths that break in translation: for every device, text size and language that is given.

      Rules are switched in a file .cairn-lint.json in the working folder or one above it, or in the one that --config \
      names: { "rules": { "overlapping-views": "off", "truncated-text": "error" } }. Exit code 1 when there are errors.

      Rules: \(LintRules.all.map(\.name).joined(separator: ", ")).
      """)

  @OptionGroup var selection: DocumentSelection
  @Option(help: "text, json or sarif.")
  var format: LintReport = .text
  @Option(help: "The configuration file.", completion: .file(extensions: ["json"]))
  var config: String?
  @Option(
    help: "Only this rule; may be given several times.", completion: .list(LintRules.all.map(\.name)))
  var rule: [String] = []
  @Flag(help: "Write the right frames of misplaced views into the documents.")
  var fix = false
  @Option(help: "The file for the report. Default: standard output.", completion: .file())
  var out: String?

  func validate() throws {
    _ = try selection.variants()
    if selection.run { throw ValidationError("--run is for frames and render: rules look at documents.") }
    if fix, selection.files.contains(DocumentFile.standardStream) {
      throw ValidationError("--fix writes into files: there is none for '-'.")
    }
    for name in rule where !LintRules.all.contains(where: { $0.name == name }) {
      throw ValidationError("There is no rule '\(name)'.")
    }
  }

  func run() throws {
    // The command line runs on the main thread.
    try MainActor.assumeIsolated { try lint() }
  }

  @MainActor
  private func lint() throws {
    let linter = Linter(try readConfiguration())
    var outcome = DocumentOutcome.fine
    var search = SceneSearch(selection)
    let documents = selection.findDocuments()
    var progress = Progress(documents.count)
    for file in documents {
      progress.begin(file)
      do throws(DocumentError) {
        try check(file, linter, &search)
      } catch {
        outcome = outcome.worse(DocumentOutcome(error))
        CommandOutput.error("\(error)")
      }
    }
    progress.finish()
    let (findings, failure) = fix ? fixed(linter.findings) : (linter.findings, nil)
    try write(format.string(findings))
    outcome = outcome.worse(search.outcome)
    if outcome != .fine { throw ExitCode(outcome.rawValue) }
    if let failure { throw failure }
    if findings.contains(where: { $0.severity == .error }) { throw ExitCode(1) }
  }

  @MainActor
  private func check(_ file: String, _ linter: Linter, _ search: inout SceneSearch) throws(DocumentError) {
    AssetLookup.useCatalogs(besideDocumentAt: file)
    let document = try InputDocument(file).read()
    search.look(in: document)
    for (index, variant) in ((try? selection.variants()) ?? []).enumerated() {
      let isOwn = variant.device == nil && variant.square == nil && variant.textSize == nil && variant.language == nil
      let laidOut = linter.check(
        document, options: variant.options(for: document), device: isOwn ? nil : variant.description,
        isIncluded: selection.includes)
      if index == 0 { linter.checkContent(of: laidOut, isIncluded: selection.includes) }
    }
  }

  private func readConfiguration() throws -> LintConfiguration {
    var configuration = LintConfiguration()
    if let path = config ?? Self.configurationFile() {
      do {
        configuration = try LintConfiguration(contentsOfFile: path)
      } catch {
        CommandOutput.error("\(error)")
        throw ExitCode(64)
      }
    }
    if !rule.isEmpty { configuration.only(rule) }
    return configuration
  }

  /// `.cairn-lint.json` in the working folder or the nearest one above it.
  private static func configurationFile() -> String? {
    var folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    while true {
      let file = folder.appendingPathComponent(".cairn-lint.json").path
      if FileManager.default.fileExists(atPath: file) { return file }
      if folder.path == "/" || folder.path.isEmpty { return nil }
      folder = folder.deletingLastPathComponent()
    }
  }

  private func write(_ report: String) throws {
    try CommandOutput.save(Data(report.utf8), to: out ?? DocumentFile.standardStream)
  }

  /// Rewrites the frames of misplaced views, and gives the findings that are left. A document that cannot be written is
  /// told of and keeps its findings; the others are written.
  ///
  /// - Returns: with the exit code of the first document that could not be written, if there is one.
  private func fixed(_ findings: [LintFinding]) -> (left: [LintFinding], failure: (any Error)?) {
    var left = findings
    var failure: (any Error)?
    for file in Set(findings.compactMap { $0.frame == nil ? nil : $0.location.file }).sorted() {
      do {
        let done = try DocumentFailure.reported { try Self.fix(file, findings) }
        left.removeAll { $0.location.file == file && $0.frame != nil && done.contains($0.objectID ?? "") }
      } catch {
        failure = failure ?? error
      }
    }
    return (left, failure)
  }

  /// Writes the frames of one document, and gives the ids of the views.
  private static func fix(_ file: String, _ findings: [LintFinding]) throws -> Set<String> {
    let document = try DocumentFile(path: file)
    var fixer = FrameFixer(try document.tree())
    var done: Set<String> = []
    for finding in findings where finding.location.file == file {
      guard let frame = finding.frame, let id = finding.objectID else { continue }
      if fixer.setFrame(frame, ofObject: id) { done.insert(id) }
    }
    guard !done.isEmpty else { return [] }
    try document.replaceContents(with: fixer.tree.bytes)
    CommandOutput.error("\(file): \(done.count) frame\(done.count == 1 ? "" : "s") rewritten")
    return done
  }
}

extension LintReport: ExpressibleByArgument {}
