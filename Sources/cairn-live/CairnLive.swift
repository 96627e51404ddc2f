internal import ArgumentParser
internal import CairnBrowser
internal import CairnCommands
internal import CairnWindow
internal import Foundation
internal import UIKit

/// What `cairn live` starts: a storyboard that runs, in a browser or a window.
@main
struct CairnLive: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cairn live", abstract: "Runs a storyboard in a browser or a window, and follows what is saved.",
    discussion: """
      The storyboard runs as a program shows it: its initial controller, or the scene that --scene names, inside the \
      containers that lead to it. What is clicked, typed and scrolled is touched on the device; segues lead on, and \
      the page's buttons turn the device and change the user's settings. In a window, Control and the arrows turn it, \
      with Shift too A changes the style and K shows the keyboard. When the file is saved, the interface begins anew.
      """)

  @Argument(help: "A storyboard.", completion: .file(extensions: ["storyboard"]))
  var file: String
  @Option(help: "The scene to begin with, by its id.")
  var scene: String?
  @Option(help: "A device by name. Default: the document's own.")
  var device: String?
  @Flag(help: "Opens a window on this machine's display instead.")
  var window = false
  @Option(help: "The port to serve the page at; 0 takes any that is free.")
  var port: UInt16 = 8080
  @Option(help: "The address to listen on. Others than the default let other machines in.")
  var host = "127.0.0.1"

  func run() throws {
    // The command line runs on the main thread.
    try MainActor.assumeIsolated { throw ExitCode(try serve()) }
  }

  @MainActor
  private func serve() throws -> Int32 {
    let run = try ProgramRun.start(file, device: device, scene: scene)
    var watch = FileWatch(file)
    let follow = { if watch.hasChanged { run.restart() } }
    let title = URL(fileURLWithPath: file).lastPathComponent
    return window
      ? WindowApplication.run(run.host, title: title, onTurn: follow)
      : BrowserApplication.run(run.host, title: title, host: host, port: port, onTurn: follow)
  }
}
