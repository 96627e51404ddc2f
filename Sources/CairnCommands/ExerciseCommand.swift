internal import ArgumentParser
internal import CairnHost
internal import Foundation
internal import UIKitCore
internal import UIKitDocuments
internal import UITraits

/// `cairn exercise`: runs the scenes of documents as a program would, to see that they bear it.
struct ExerciseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "exercise", abstract: "Runs every scene: shows it, turns and resizes it, presents and closes it.",
    discussion: """
      Each scene of a storyboard, and the views of a xib, are shown on a phone and on a pad, turned there and back, \
      brought to a third of the pad's width and back, to the dark style and a large text size, presented over another \
      controller, and dismissed. For each file a line is printed when it begins and one when it has come to its end.
      """, shouldDisplay: false)

  @Argument(help: "Storyboards and xibs.", completion: .file(extensions: ["storyboard", "xib"]))
  var files: [String]

  @Option(help: "The devices, separated by commas.")
  var devices = "iPhone 15 Plus,iPad Air"

  func validate() throws {
    for device in devices.split(separator: ",") { _ = try Device.ofArgument(String(device)) }
  }

  func run() throws {
    // The command line runs on the main thread.
    MainActor.assumeIsolated { exercise() }
  }

  @MainActor
  private func exercise() {
    for file in files {
      print("begin \(file)")
      fflush(nil)
      AssetLookup.useCatalogs(besideDocumentAt: file)
      do {
        for device in devices.split(separator: ",").map(String.init) { try exercise(file, on: device) }
        print("end \(file)")
      } catch { print("unreadable \(file): \(error)") }
      fflush(nil)
    }
  }

  @MainActor
  private func exercise(_ file: String, on device: String) throws {
    let host = HeadlessHost(device: device)
    defer { host.close() }
    for (_, make) in try DocumentObjects(contentsOfFile: file).makers {
      guard let controller = make() else { continue }
      host.show(controller)
      _ = host.snapshot()
      turn(host, device)
      present(make, in: host)
    }
  }

  @MainActor
  private func turn(_ host: HeadlessHost, _ device: String) {
    for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait] {
      host.rotate(to: orientation)
      host.advance(by: 0.5)
    }
    if device.hasPrefix("iPad") {
      let size = host.window.bounds.size
      for width in [size.width / 3, size.width] {
        host.resize(to: CGSize(width: width.rounded(), height: size.height))
        host.advance(by: 0.5)
      }
    }
    host.change(HostSettings(style: .dark, textSize: .accessibilityLarge))
    _ = host.snapshot()
    host.change(HostSettings(style: .light, textSize: .large))
  }

  @MainActor
  private func present(_ make: () -> UIViewController?, in host: HeadlessHost) {
    let base = UIViewController()
    host.show(base)
    guard let controller = make() else { return }
    if let popover = controller.popoverPresentationController { popover.sourceView = base.view }
    base.present(controller, animated: true)
    host.advance(by: 1)
    base.dismiss(animated: true)
    host.advance(by: 1)
  }
}
