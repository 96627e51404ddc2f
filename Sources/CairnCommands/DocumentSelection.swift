internal import ArgumentParser
internal import InterfaceBuilder
internal import UITraits

/// Which documents, scenes and devices a command works on.
struct DocumentSelection: ParsableArguments {
  @Argument(help: "Storyboards and xibs.", completion: .file(extensions: ["storyboard", "xib"]))
  var files: [String]

  @Option(help: "Only the scene with this id.")
  var scene: String?

  @Option(help: "A device by name, or 'all'; may be given several times. Default: the document's own.")
  var device: [String] = []

  @Option(help: "portrait or landscape.")
  var orientation: Orientation = .portrait

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
    return try device.map { name in
      guard let found = Device.named(name) else {
        throw ValidationError("There is no device '\(name)'. 'cairn devices' lists them.")
      }
      return found
    }
  }
}
