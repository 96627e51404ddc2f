internal import CoreGraphics
internal import Foundation
public import UIKitCore

/// Runs an application without a screen, driven by a script: what `cairn run` starts.
@MainActor
public enum ApplicationRunner {
  /// Starts the application with this delegate, as told on the command line:
  /// `--device NAME`, `--script STEPS`, `--out FOLDER`, `--state FILE`, where the state of the interface is read from and
  /// written to when the application goes to the background.
  ///
  /// - Parameters:
  ///   - delegate: The class of the application's delegate.
  ///   - info: the text of the application's Info.plist, for programs without a bundle of their own.
  public nonisolated static func main(_ delegate: any UIApplicationDelegate.Type, info: String? = nil) {
    nonisolated(unsafe) let delegate = delegate
    MainActor.assumeIsolated {
      if let info { ApplicationResources.useInfo(Data(info.utf8)) }
      run(delegate, CommandLine.arguments.dropFirst().map { $0 })
    }
  }

  private static func run(_ type: any UIApplicationDelegate.Type, _ arguments: [String]) {
    func option(_ name: String) -> String? {
      arguments.firstIndex(of: name).flatMap { arguments.indices.contains($0 + 1) ? arguments[$0 + 1] : nil }
    }
    let steps: [ScriptStep]
    do {
      steps = try ScriptStep.parse(option("--script") ?? "snapshot start")
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(64)
    }
    let host = HeadlessHost(device: option("--device") ?? "iPhone 15")
    let state = option("--state").map { URL(fileURLWithPath: $0) }
    UIApplication.shared.savedState = state.flatMap { try? Data(contentsOf: $0) }
    // Who starts an application that is never upright holds the device that way.
    if !UIApplication.shared.supportedInterfaceOrientations(for: nil).contains(.portrait) {
      host.rotate(to: .landscapeRight)
    }
    // The application's language and class names are those of its bundle.
    ApplicationStart.launch(ApplicationStart.makeDelegate(type), in: host.scene)
    let player = ScriptPlayer(host: host, folder: URL(fileURLWithPath: option("--out") ?? "."))
    player.pass(0.5)
    let isDone = player.play(steps)
    if let state, let saved = UIApplication.shared.savedState {
      do { try saved.write(to: state) } catch {
        FileHandle.standardError.write(Data("error: \(error)\n".utf8))
        exit(74)
      }
    }
    exit(isDone ? 0 : 1)
  }
}
