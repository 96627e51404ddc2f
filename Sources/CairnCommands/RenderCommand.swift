internal import ArgumentParser
internal import DocumentEditing
internal import Foundation
internal import InterfaceBuilder
internal import UIDisplayList
internal import UIKit
internal import UIKitCore
internal import InterfaceCanvas
internal import UIKitDocuments

/// `cairn render`: a picture for each scene and device, and a page that shows them all.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Draws every scene, and a contact sheet (index.html).")

  @OptionGroup var selection: DocumentSelection
  @Option(help: "Pixels per point. Default: the device's.")
  var scale: Double?
  @Option(help: "png, pdf or svg.")
  var format: PictureFormat = .png
  @Flag(help: "Draws root views alone, without bars and what the system draws.")
  var bare = false
  @Flag(
    help: """
      Draws a sheet for each scene: the nine squares of Interface Builder's grid of size classes, each with what is \
      installed in it and in not all of them.
      """)
  var grid = false
  @Option(help: "The folder for the pictures.", completion: .directory)
  var out = "out"

  func validate() throws {
    if let scale, !(scale > 0 && scale <= 16) { throw ValidationError("--scale is a number above 0, at most 16.") }
    _ = try selection.variants()
    if grid, selection.run || selection.sizeClass != nil || !selection.device.isEmpty {
      throw ValidationError("--grid shows all size classes: leave out --device, --size-class and --run.")
    }
  }

  func run() throws {
    // The command line runs on the main thread.
    try MainActor.assumeIsolated { try draw() }
  }

  @MainActor
  private func draw() throws {
    var outcome = DocumentOutcome.fine
    var search = SceneSearch(selection)
    var sheet = ContactSheet(titles: selection.titles)
    try CommandOutput.makeFolder(out)
    let documents = selection.findDocuments()
    var progress = Progress(documents.count)
    defer { progress.finish() }
    for file in documents {
      progress.begin(file)
      do throws(DocumentError) {
        AssetLookup.useCatalogs(besideDocumentAt: file)
        let input = try InputDocument(file)
        let document = try input.read()
        search.look(in: document)
        if grid {
          if !drawGrid(document, try input.tree(), &sheet) { outcome = outcome.worse(.badDocument) }
          continue
        }
        var contradictions = ContradictionReport()
        for (index, variant) in ((try? selection.variants()) ?? []).enumerated() {
          if selection.run {
            if try !drawRun(file, variant, &sheet) { outcome = outcome.worse(.badDocument) }
            continue
          }
          let canvas = variant.canvas(document)
          if !draw(canvas, file, variant, &sheet, &contradictions) { outcome = outcome.worse(.badDocument) }
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
    try CommandOutput.save(Data(sheet.html.utf8), to: "\(out)/index.html")
    outcome = outcome.worse(search.outcome)
    if outcome != .fine { throw ExitCode(outcome.rawValue) }
  }

  /// Draws the screen of a running program. False when that was not possible.
  @MainActor
  private func drawRun(
    _ file: String, _ variant: DocumentVariant, _ sheet: inout ContactSheet
  ) throws(DocumentError) -> Bool {
    guard let run = try ProgramRun.start(file, variant) else { return false }
    defer { run.host.close() }
    let scene = RunningDocument.sceneID(of: run.target) ?? "initial"
    do {
      let view = bare ? run.target.viewIfLoaded : nil
      try write(view.map(ScenePicture.init(of:)) ?? ScenePicture(run.host.frame()), scene, file, variant, &sheet)
      return true
    } catch {
      if !(error is ExitCode) { CommandOutput.error("\(file): error: scene \(scene): \(error)") }
      return false
    }
  }

  /// Draws the nine squares of each scene. False when that was not possible.
  @MainActor
  private func drawGrid(
    _ document: IBDocument, _ tree: SyntaxTree, _ sheet: inout ContactSheet
  ) -> Bool {
    let file = document.path
    var allDrawn = true
    let scenes = document.scenes.filter { selection.includes($0) && $0.view != nil }
    for variant in scenes.isEmpty ? [] : (try? selection.variants()) ?? [] {
      let canvases = SizeClassSheet.canvases(of: document, base: variant.options(for: document))
      for scene in scenes {
        do {
          let squares = try SizeClassSheet(scene, tree, on: canvases, bare: bare)
          let key = PictureName.key(of: scene, in: document)
          let name = PictureName.grid(document: sheet.titles.base(of: file), scene: key)
          try write(ScenePicture(of: squares.view()), name, key, file, "all size classes", &sheet)
        } catch {
          allDrawn = false
          if !(error is ExitCode) { CommandOutput.error("\(file): error: scene \(scene.id): \(error)") }
        }
      }
    }
    return allDrawn
  }

  /// False when a scene could not be drawn.
  @MainActor
  private func draw(
    _ canvas: DocumentCanvas, _ file: String, _ variant: DocumentVariant, _ sheet: inout ContactSheet,
    _ contradictions: inout ContradictionReport
  ) -> Bool {
    var allDrawn = true
    for scene in canvas.document.scenes where selection.includes(scene) {
      let made = contradictions.layOut(scene, in: canvas, variant)
      let container = bare ? nil : canvas.picture(ofContainer: scene)
      guard let shown = canvas.picture(of: made, isBare: bare) ?? container else { continue }
      do {
        let key = PictureName.key(of: scene, in: canvas.document)
        try write(ScenePicture(of: shown), key, file, variant, &sheet)
      } catch {
        allDrawn = false
        if !(error is ExitCode) { CommandOutput.error("\(file): error: scene \(scene.id): \(error)") }
      }
      for warning in made.warnings { CommandOutput.error("\(warning)") }
    }
    return allDrawn
  }

  @MainActor
  private func write(
    _ picture: ScenePicture, _ scene: String, _ file: String, _ variant: DocumentVariant, _ sheet: inout ContactSheet
  ) throws {
    let name = PictureName.make(document: sheet.titles.base(of: file), scene: scene, variant: variant)
    try write(picture, name, scene, file, variant.description, &sheet)
  }

  @MainActor
  private func write(
    _ picture: ScenePicture, _ title: String, _ scene: String, _ file: String, _ device: String,
    _ sheet: inout ContactSheet
  ) throws {
    guard let renderer = DrawingServices.current.renderer else { throw RenderingError.noRenderer }
    let (list, size) = (picture.drawing, picture.size)
    let data =
      switch format {
      case .png:
        try renderer.png(list, size: size, scale: scale.map { CGFloat($0) } ?? picture.scale, background: .white)
      case .pdf: try renderer.pdf(list, size: size, background: .white)
      case .svg: try renderer.svg(list, size: size, background: .white)
      }
    let name = title + "." + format.rawValue
    try CommandOutput.save(data, to: "\(out)/\(name)")
    sheet.add(file: file, scene: scene, device: device, picture: name, size: size)
  }
}

extension PictureFormat: ExpressibleByArgument {}
