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
      for Info.plist (LaunchImages.plist). FILE is a launch screen, or an app's Info.plist that names one \
      (UILaunchStoryboardName, UILaunchStoryboards) or describes one (UILaunchScreen, UILaunchScreens). Of several the \
      default is drawn, or with --url-scheme the one for that scheme; keys that end in ~ipad or ~iphone are for those. \
      Where it has UILaunchImages, those are drawn, under the names that it gives them.

      What a launch screen must not have is an error: see the rules launch-screen-… of 'cairn lint'.
      """)

  @Argument(help: "A launch screen, or an Info.plist.", completion: .file(extensions: ["storyboard", "xib", "plist"]))
  var file: String
  @Option(help: "The folder for the images.", completion: .directory)
  var out = "LaunchImages"
  @Option(help: "The screen that an Info.plist has for URLs of this scheme, or else the default.")
  var urlScheme: String?

  func validate() throws {
    if urlScheme != nil, !file.hasSuffix(".plist") {
      throw ValidationError("--url-scheme chooses among the launch screens of an Info.plist")
    }
  }

  func run() throws {
    // The command line runs on the main thread.
    try MainActor.assumeIsolated { try draw() }
  }

  @MainActor
  private func draw() throws {
    try DocumentFailure.reported {
      let launch = try LaunchConfiguration(path: file, scheme: urlScheme)
      let mistakes = launch.screens.flatMap { LaunchScreenRules.mistakes(in: $0.document) }
      for mistake in mistakes { CommandOutput.error("\(mistake.location): error: \(mistake.message)") }
      if !mistakes.isEmpty { throw ExitCode(1) }
      try CommandOutput.makeFolder(out)
      for screen in launch.screens { try draw(screen) }
      let plist = URL(fileURLWithPath: out).appendingPathComponent("LaunchImages.plist")
      try CommandOutput.save(launch.keys(), to: plist.path)
      CommandOutput.write("\(out)/LaunchImages.plist\n")
    }
  }

  @MainActor
  private func draw(_ screen: LaunchConfiguration.Screen) throws {
    AssetLookup.useCatalogs(besideDocumentAt: screen.path)
    // Images that differ by scale alone share a layout.
    var laidOut: [LaunchImage.Screen: LaidOutScene] = [:]
    let root = Self.root(of: screen.document)
    for image in screen.images {
      let scene =
        laidOut[image.screen]
        ?? LaidOutScene.all(screen.document, device: image.device, landscape: image.isLandscape) { $0.id == root }
        .first
      laidOut[image.screen] = scene
      guard let png = try scene?.png(scale: CGFloat(image.scale)) else {
        CommandOutput.error("\(screen.path): error: the launch screen has no view")
        throw ExitCode(65)
      }
      try CommandOutput.save(png, to: "\(out)/\(image.fileName)")
      CommandOutput.write("\(out)/\(image.fileName)\n")
    }
  }

  /// The id of the initial scene of a storyboard, or of the only view of a xib: nothing else is seen.
  private static func root(of document: IBDocument) -> String? {
    let scenes = document.scenes
    let initial = scenes.first { $0.controller != nil && $0.controller?.id == document.initialViewControllerID }
    return (initial ?? scenes.first { $0.view != nil })?.id
  }
}
