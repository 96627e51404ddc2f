internal import ArgumentParser
internal import CairnLint
internal import DocumentReview
internal import Foundation
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import UIDisplayList
internal import UIKit
internal import UIKitCore
internal import UIKitDocuments

/// `cairn strings show`: every language on every device, with what is cut off.
struct ShowStrings: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Draws every language on every device, and marks the texts that are cut off.",
    discussion: """
      A page (index.html) has a row for each language and a column for each device. What is cut off has a red frame, and \
      is told on standard output as well. Exit code 1 when something is.

        cairn strings show Main.storyboard --device "iPhone SE" --device "iPad Air" --out languages
        cairn strings show Main.storyboard --language double-length
      """)

  @OptionGroup var selection: DocumentSelection
  @Option(help: "The folder for the page.", completion: .directory)
  var out = "out"

  func validate() throws {
    if selection.run { throw ValidationError("--run has no languages.") }
    _ = try selection.variants()
  }

  func run() throws {
    // The command line runs on the main thread.
    try MainActor.assumeIsolated { try show() }
  }

  @MainActor
  private func show() throws {
    var outcome = DocumentOutcome.fine
    var search = SceneSearch(selection)
    var page = LanguagePage(titles: selection.titles)
    let linter = Linter(Self.cutOffTexts)
    try CommandOutput.makeFolder(out)
    let documents = selection.findDocuments()
    var progress = Progress(documents.count)
    for file in documents {
      progress.begin(file)
      do throws(DocumentError) {
        AssetLookup.useCatalogs(besideDocumentAt: file)
        let input = try InputDocument(file)
        // The page calls scenes as people do.
        let scenes = (try? input.tree()).map { DocumentFacts($0).scenes } ?? []
        page.names = Dictionary(scenes.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
        for language in languages(of: file) {
          for variant in Self.variants(selection, language) {
            // Translations change a document: each is read anew.
            let document = try input.read()
            search.look(in: document)
            let cut = Self.cutOff(document, file, variant, linter, selection.includes)
            if !draw(document, file, variant, cut, &page) { outcome = outcome.worse(.badDocument) }
          }
        }
      } catch {
        outcome = outcome.worse(DocumentOutcome(error))
        CommandOutput.error("\(error)")
      }
    }
    progress.finish()
    try CommandOutput.save(Data(page.html.utf8), to: "\(out)/index.html")
    CommandOutput.write(LintReport.text.string(linter.findings))
    outcome = outcome.worse(search.outcome)
    if outcome != .fine { throw ExitCode(outcome.rawValue) }
    if !linter.findings.isEmpty { throw ExitCode(1) }
  }

  private static let cutOffTexts: LintConfiguration = {
    var configuration = LintConfiguration()
    configuration.only(["truncated-text", "clipped-text"])
    return configuration
  }()

  /// Those that were asked for; or else the document's own words, and all translations beside it.
  private func languages(of file: String) -> [String?] {
    selection.language.isEmpty ? [nil] + StringsFile.languages(of: file) : selection.language
  }

  /// Every device and text size in one language. Without devices all of them.
  private static func variants(_ selection: DocumentSelection, _ language: String?) -> [DocumentVariant] {
    var selection = selection
    selection.language = language.map { [$0] } ?? []
    if selection.device.isEmpty { selection.device = ["all"] }
    return (try? selection.variants()) ?? []
  }

  /// The ids of views whose texts are cut off; they are told of as well.
  @MainActor
  private static func cutOff(
    _ document: IBDocument, _ file: String, _ variant: DocumentVariant, _ linter: Linter,
    _ isIncluded: (IBScene) -> Bool
  ) -> Set<String> {
    let name = variant.description
    linter.check(document, options: variant.options(for: document), device: name, isIncluded: isIncluded)
    let here = linter.findings.filter { $0.location.file == file && $0.devices.contains(name) }
    return Set(here.compactMap(\.objectID))
  }

  /// Draws the document's scenes. False when one could not be drawn.
  @MainActor
  private func draw(
    _ document: IBDocument, _ file: String, _ variant: DocumentVariant, _ cut: Set<String>, _ page: inout LanguagePage
  ) -> Bool {
    let canvas = variant.canvas(document)
    var allDrawn = true
    for scene in canvas.document.scenes where selection.includes(scene) {
      let made = canvas.layOut(scene, reporting: { _ in })
      guard let shown = canvas.picture(of: made, isBare: false), let renderer = DrawingServices.current.renderer else {
        continue
      }
      let marked = made.entries.filter { cut.contains($0.id) && !$0.view.isHidden }
      for entry in marked { Self.mark(entry.view, in: shown) }
      do {
        let list = shown.traitCollection.performAsCurrentReturning { shown.recordDisplayList() }
        let png = try renderer.png(list, size: shown.bounds.size, scale: 2, background: .white)
        let key = PictureName.key(of: scene, in: canvas.document)
        let name = PictureName.make(document: page.titles.base(of: file), scene: key, variant: variant) + ".png"
        try CommandOutput.save(png, to: "\(out)/\(name)")
        page.add(
          file: file, scene: key, language: variant.language, device: variant.withoutLanguage, picture: name,
          size: shown.bounds.size, cutOff: marked.count)
      } catch {
        allDrawn = false
        if !(error is ExitCode) { CommandOutput.error("\(file): error: scene \(scene.id): \(error)") }
      }
    }
    return allDrawn
  }

  /// Puts a red frame around a view.
  @MainActor
  private static func mark(_ view: UIView, in root: UIView) {
    let frame = UIView(frame: view.convert(view.bounds, to: root).insetBy(dx: -2, dy: -2))
    frame.backgroundColor = UIColor.systemRed.withAlphaComponent(0.15)
    frame.layer.borderColor = UIColor.systemRed.cgColor
    frame.layer.borderWidth = 2
    frame.layer.cornerRadius = 3
    root.addSubview(frame)
  }
}
