internal import ArgumentParser
internal import DocumentReview
internal import Foundation
internal import InterfaceBuilder
internal import UIKitCore
internal import InterfaceCanvas
internal import UIKitDocuments

/// `cairn frames`: the frame of every view of every scene, as JSON Lines.
struct FramesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "frames", abstract: "Prints the frame of every view as JSON Lines.",
    discussion: """
      One object per view: {"document":…,"scene":…,"id":…,"class":…,"frame":[x,y,width,height],"hidden":false}. \
      The frame is in the superview's coordinates, in points, and was laid out. Where constraints leave something open, \
      Interface Builder lets the view rest where the document has it: such a line, and those of views that are elsewhere \
      for it, say "rests":true. --strict leaves saved frames out.
      """)

  @OptionGroup var selection: DocumentSelection

  func validate() throws { _ = try selection.variants() }

  func run() throws {
    // The command line runs on the main thread.
    try MainActor.assumeIsolated { try printFrames() }
  }

  @MainActor
  private func printFrames() throws {
    var outcome = DocumentOutcome.fine
    var search = SceneSearch(selection)
    let variants = try selection.variants()
    let documents = selection.findDocuments()
    var progress = Progress(documents.count)
    var spare = SpareMemory()
    defer { progress.finish() }
    for file in documents {
      progress.begin(file)
      defer { spare.didFinish(file) }
      do throws(DocumentError) {
        AssetLookup.useCatalogs(besideDocumentAt: file)
        let document = try InputDocument(file).read()
        search.look(in: document)
        var contradictions = ContradictionReport()
        for (index, variant) in variants.enumerated() {
          if selection.run {
            if try !writeRun(file, variant) { outcome = outcome.worse(.badDocument) }
            continue
          }
          let canvas = variant.canvas(document)
          for scene in canvas.document.scenes where selection.includes(scene) {
            let made = contradictions.layOut(scene, in: canvas, variant)
            write(made, on: canvas, document: file)
            for warning in made.warnings { CommandOutput.error("\(warning)") }
          }
          if index == 0 {
            for warning in canvas.document.unreadContent(in: selection.includes) { CommandOutput.error("\(warning)") }
          }
        }
        contradictions.tell(of: file)
      } catch {
        outcome = outcome.worse(DocumentOutcome(error))
        CommandOutput.error("\(error)")
      }
    }
    outcome = outcome.worse(search.outcome)
    if outcome != .fine { throw ExitCode(outcome.rawValue) }
  }

  @MainActor
  private func write(_ scene: InstantiatedScene, on canvas: DocumentCanvas, document: String) {
    let texts = scene.entries.map { line($0, of: scene, document: document) }
    let resting = canvas.resting(in: scene)
    var lines = ""
    for (entry, text) in zip(scene.entries, texts) {
      lines += text + (resting.contains(ObjectIdentifier(entry.view)) ? ",\"rests\":true}\n" : "}\n")
    }
    CommandOutput.write(lines)
  }

  /// The frames of a running program's views. False when there is nothing to run.
  @MainActor
  private func writeRun(_ file: String, _ variant: DocumentVariant) throws(DocumentError) -> Bool {
    guard let run = try ProgramRun.start(file, variant) else { return false }
    defer { run.host.close() }
    var lines = ""
    for controller in run.controllers {
      let scene = RunningDocument.sceneID(of: controller) ?? ""
      for entry in RunningDocument.views(of: controller) where entry.view.window != nil {
        lines += line(entry.id, entry.className, entry.view.frame, entry.view.isHidden, scene, file) + "}\n"
      }
    }
    CommandOutput.write(lines)
    return true
  }

  @MainActor
  private func line(_ entry: InstantiatedScene.Entry, of scene: InstantiatedScene, document: String) -> String {
    line(entry.id, entry.className, scene.frame(of: entry), entry.view.isHidden, scene.scene.id, document)
  }

  private func line(
    _ id: String, _ className: String, _ frame: CGRect, _ isHidden: Bool, _ scene: String, _ document: String
  ) -> String {
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map(Self.number)
    return "{\"document\":\(JSONText.quoted(document)),\"scene\":\(JSONText.quoted(scene)),"
      + "\"id\":\(JSONText.quoted(id)),\"class\":\(JSONText.quoted(className)),"
      + "\"frame\":[\(numbers.joined(separator: ","))],\"hidden\":\(isHidden)"
  }

  private static func number(_ value: CGFloat) -> String {
    guard value.isFinite else { return "0" }
    let rounded = (value * 1_000_000).rounded() / 1_000_000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(Double(rounded))
  }
}

/// How the reading of documents went, by exit code.
enum DocumentOutcome: Int32 {
  case fine = 0
  case badDocument = 65
  case noSuchFile = 66

  init(_ error: DocumentError) {
    self = error.isMissing ? .noSuchFile : .badDocument
  }

  /// A bad document counts more than a missing one.
  func worse(_ other: DocumentOutcome) -> DocumentOutcome {
    self == .fine || other == .badDocument ? other : self
  }
}
