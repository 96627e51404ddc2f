internal import ArgumentParser
internal import DocumentEditing
internal import Foundation
internal import InterfaceBuilder

/// `cairn upgrade`: makes an old document a unified one.
struct UpgradeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "upgrade", abstract: "Makes an old document a unified one: size classes and adaptive segues.",
    discussion: """
      Turns size classes on, keeps the canvas at the device that it has, and makes push, modal, popover and replace \
      segues adaptive. Autoresizing masks become constraints, and layout guides safe areas, when asked. The layout on \
      the document's own device is compared before anything is written: where a view would move, the document stays \
      as it is.

      Exit code 0: upgraded, or nothing to do; 1: the layout would change, nothing was written.
      """)

  @Argument(help: "Storyboards and xibs.", completion: .file(extensions: ["storyboard", "xib"]))
  var files: [String]
  @Flag(help: "Autoresizing masks become constraints; turns Auto Layout on.")
  var constraints = false
  @Flag(help: "Layout guides become safe areas.")
  var safeAreas = false
  @Flag(help: "Tell what would change, and write nothing.")
  var dryRun = false

  func run() throws {
    // The command line runs on the main thread.
    try MainActor.assumeIsolated { try upgrade() }
  }

  func validate() throws { try StandardInput.checkOnce(files) }

  @MainActor
  private func upgrade() throws {
    var options: DocumentUpgrade.Options = []
    if constraints { options.insert(.constraints) }
    if safeAreas { options.insert(.safeAreas) }
    var isRefused = false
    var progress = Progress(files.count)
    defer { progress.finish() }
    for file in files {
      progress.begin(file)
      try DocumentFailure.reported {
        let document = try DocumentFile(path: file)
        let upgrade = try DocumentUpgrade(try document.treeForUIKit(), options: options)
        // With the document on standard output the words about it go elsewhere.
        func tell(_ words: String) {
          document.isStandardInput && !dryRun ? CommandOutput.error(words) : CommandOutput.write(words + "\n")
        }
        for change in upgrade.changes { tell("\(file): \(change)") }
        for remark in upgrade.remarks { tell("\(file): note: \(remark)") }
        if upgrade.changes.isEmpty, upgrade.remarks.isEmpty { tell("\(file): nothing to upgrade") }
        let moved = upgrade.changes.isEmpty ? [] : try moved(document, upgrade.tree)
        for line in moved { CommandOutput.error("\(file): error: the layout would change: \(line)") }
        if !moved.isEmpty {
          isRefused = true
        } else if !dryRun {
          try document.write(upgrade.tree.bytes)
        }
      }
    }
    if isRefused { throw ExitCode(1) }
  }

  /// The views that would be elsewhere on the document's own device.
  @MainActor
  private func moved(_ document: DocumentFile, _ tree: SyntaxTree) throws -> [String] {
    let before = try LaidOutScene.all(document.bytes, path: document.path, device: nil)
    let after = try LaidOutScene.all(tree.bytes, path: document.path, device: nil)
    var result: [String] = []
    for (old, new) in zip(before, after) {
      let (was, isNow) = (old.allFrames, new.allFrames)
      for id in was.keys.sorted() where !LayoutDifference.isSame(was[id], isNow[id], within: 0.01) {
        let words = [was[id], isNow[id]].map { $0.map(LayoutDifference.words) ?? "not there" }
        result.append("scene \(old.scene.id), \(id): \(words[0]) → \(words[1])")
      }
    }
    return result.count > 12 ? Array(result.prefix(12)) + ["and \(result.count - 12) more"] : result
  }

}
