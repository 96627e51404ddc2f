internal import ArgumentParser
internal import DocumentEditing
internal import CairnLint
internal import Foundation
internal import InterfaceBuilder
internal import UIKitCore

/// `cairn launchscreen`: the static images of a dynamic launch screen.
struct LaunchScreenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "launchscreen", abstract: "Draws the launch images of old systems from a launch screen.",
    discussion: """
      For every screen that systems before iOS 8 and launch images know, named as they look for them, with the keys \
      for Info.plist (LaunchImages.plist). FILE is a launch screen, or an app's Info.plist that names one.

      What a launch screen must not have is an error: see the rules launch-screen-… of 'cairn lint'.
      """)

  @Argument(help: "A launch screen, or an Info.plist.", completion: .file(extensions: ["storyboard", "xib", "plist"]))
  var file: String
  @Option(help: "The folder for the images.", completion: .directory)
  var out = "LaunchImages"

  func run() throws {
    // The command line runs on the main thread.
    try MainActor.assumeIsolated { try draw() }
  }

  @MainActor
  private func draw() throws {
    try DocumentFailure.reported {
      let path = try LaunchConfiguration.launchScreen(at: file)
      let document = try DocumentFile(path: path)
      let read = try IBDocument.read(Data(document.bytes), path: path)
      let mistakes = LaunchScreenRules.mistakes(in: read)
      for mistake in mistakes { CommandOutput.error("\(mistake.location): error: \(mistake.message)") }
      if !mistakes.isEmpty { throw ExitCode(1) }
      AssetLookup.useCatalogs(besideDocumentAt: path)
      try CommandOutput.makeFolder(out)
      // Images that differ by scale alone share a layout.
      var laidOut: [LaunchImage.Screen: LaidOutScene] = [:]
      let root = Self.root(of: read)
      for image in LaunchImage.all {
        let scene =
          laidOut[image.screen]
          ?? LaidOutScene.all(read, device: image.device, landscape: image.isLandscape) { $0.id == root }.first
        laidOut[image.screen] = scene
        guard let png = try scene?.png(scale: CGFloat(image.scale)) else {
          CommandOutput.error("\(path): error: the launch screen has no view")
          throw ExitCode(65)
        }
        try CommandOutput.save(png, to: "\(out)/\(image.fileName)")
        CommandOutput.write("\(out)/\(image.fileName)\n")
      }
      let keys = try LaunchConfiguration.keys(launchScreen: path, images: LaunchImage.all)
      let plist = URL(fileURLWithPath: out).appendingPathComponent("LaunchImages.plist")
      try CommandOutput.save(keys, to: plist.path)
      CommandOutput.write("\(out)/LaunchImages.plist\n")
    }
  }

  /// The id of the initial scene of a storyboard, or of the only view of a xib: nothing else is seen.
  private static func root(of document: IBDocument) -> String? {
    let scenes = document.scenes
    let initial = scenes.first { $0.controller != nil && $0.controller?.id == document.initialViewControllerID }
    return (initial ?? scenes.first { $0.view != nil })?.id
  }
}
