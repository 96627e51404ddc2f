internal import ArgumentParser
internal import DocumentEditing
internal import InterfaceBuilder
internal import UITraits

/// Which documents, scenes and devices a command works on.
struct DocumentSelection: ParsableArguments {
  @Argument(
    help: "Storyboards, xibs, and folders of them; '-' for standard input.",
    completion: .file(extensions: ["storyboard", "xib"]))
  var files: [String]

  @Option(help: "A part of the documents, as 2/5 for the second of five: for work on several machines.")
  var shard: Shard?

  /// The documents to work on; folders without any are told, since a wrong path would pass in silence.
  func findDocuments() -> [String] {
    files.flatMap { path in
      let found = DocumentFolder.documents(at: path)
      if found.isEmpty { CommandOutput.error("\(path): warning: the folder has no storyboards or xibs") }
      return found
    }.filter { shard?.includes($0) ?? true }
  }

  /// What the documents are called, and those of other shards.
  var titles: DocumentTitles { DocumentTitles(files.flatMap(DocumentFolder.documents)) }

  @Option(help: "Only the scene with this id.")
  var scene: String?

  @Option(
    help: "A device by name, or 'all'; may be given several times. Default: the document's own.", completion: .devices)
  var device: [String] = []

  @Option(help: "portrait or landscape. Default: portrait; without --device the document's own.")
  var orientation: Orientation?

  @Option(help: "The width of the window, in points, as in multitasking. Needs --device.")
  var width: Double?

  @Option(
    help: """
      Size classes, horizontal,vertical: instead of the device's, or without --device a square of Interface Builder's \
      grid (compact, any or regular).
      """)
  var sizeClass: SizeClassPair?

  @Option(
    help: """
      Whose metrics hold: a major version of iOS (7 to 18, 26) or an Interface Builder by its toolsVersion. Default: the \
      document's own, or the first that ran on the device.
      """)
  var system: SystemChoice?

  @Flag(
    help: "Leaves saved frames out altogether: what constraints leave open does not rest where the document has it.")
  var strict = false

  @Flag(
    help: """
      Runs the storyboard as a program does: its initial controller, or the scene that --scene names, inside the \
      containers that lead to it. Prototypes are not shown, and nothing rests on saved frames.
      """)
  var run = false

  @Option(help: "light or dark.")
  var style: Style = .light

  @Option(help: "The size of text: XS, S, M, L, XL, XXL, XXXL, AX1 to AX5; may be given several times.")
  var textSize: [TextSize] = []

  @Option(
    help: """
      A language with translations beside the document (fr.lproj/Main.strings, Main.xcstrings), or the pseudolanguages \
      double-length and right-to-left; may be given several times.
      """)
  var language: [String] = []

  enum Orientation: String, ExpressibleByArgument, CaseIterable { case portrait, landscape }
  enum Style: String, ExpressibleByArgument, CaseIterable { case light, dark }

  func validate() throws {
    try StandardInput.checkOnce(files)
    if run, files.contains(DocumentFile.standardStream) {
      throw ValidationError("--run needs a file: what a program loads lies beside it.")
    }
    if device.isEmpty, width != nil { throw ValidationError("--width needs --device.") }
    if !device.isEmpty, let sizeClass, sizeClass.classes == nil {
      throw ValidationError("--size-class with --device takes compact and regular.")
    }
    if run, let sizeClass, sizeClass.classes == nil {
      throw ValidationError("--size-class with --run takes compact and regular.")
    }
    if let width, !(width >= 100 && width <= 10_000) {
      throw ValidationError("--width is a number of points from 100 to 10000.")
    }
  }

  func includes(_ scene: IBScene) -> Bool {
    guard let wanted = self.scene else { return true }
    return scene.id == wanted || scene.controller?.id == wanted
  }

  /// Every combination of device, text size and language to lay a document out for.
  func variants() throws -> [DocumentVariant] {
    let sizes: [TextSize?] = textSize.isEmpty ? [nil] : textSize
    let languages: [String?] = language.isEmpty ? [nil] : language
    return try targets().flatMap { device in
      sizes.flatMap { size in
        languages.map { DocumentVariant(device: device, textSize: size, language: $0, selection: self) }
      }
    }
  }

  /// The devices to lay out for; nil stands for the document's own.
  func targets() throws -> [Device?] {
    if device.isEmpty { return [nil] }
    if device.contains("all") { return Device.all }
    return try device.map(Device.ofArgument)
  }
}
