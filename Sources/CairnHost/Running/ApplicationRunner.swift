internal import CoreGraphics
internal import Foundation
public import UIKitCore

/// Runs an application: what `cairn run` starts.
@MainActor
public enum ApplicationRunner {
  /// Starts the application with this delegate without a screen, driven by a script, as told on the command line:
  /// `--device NAME`, `--script STEPS`, `--out FOLDER`, `--state FILE`, where the state of the interface is read from and
  /// written to when the application goes to the background.
  ///
  /// - Parameters:
  ///   - delegate: The class of the application's delegate.
  ///   - info: the text of the application's Info.plist, for programs without a bundle of their own.
  public nonisolated static func main(_ delegate: any UIApplicationDelegate.Type, info: String? = nil) {
    run(.type(delegate), info: info, play)
  }

  /// The same for programs that call `UIApplicationMain` with the names of classes.
  public nonisolated static func main(principalClassName: String?, delegateClassName: String?) -> Int32 {
    run(.names(principal: principalClassName, delegate: delegateClassName), play)
  }

  /// How an application comes to its delegate.
  public enum Delegate {
    /// By its class.
    case type(any UIApplicationDelegate.Type)
    /// By the names of its class and of a subclass of `UIApplication`, as `UIApplicationMain` takes them.
    case names(principal: String?, delegate: String?)
  }

  /// Starts the application and hands its device to `body`, whose result is the program's status.
  ///
  /// - Parameters:
  ///   - delegate: The application's delegate.
  ///   - info: the text of the application's Info.plist, for programs without a bundle of their own.
  ///   - body: Called once the application has been launched, with the options of the command line by their names.
  public nonisolated static func run(
    _ delegate: Delegate, info: String? = nil, _ body: @MainActor (HeadlessHost, [String: String]) -> Int32
  ) -> Never {
    nonisolated(unsafe) let delegate = delegate
    let status = MainActor.assumeIsolated {
      if let info { ApplicationResources.useInfo(Data(info.utf8)) }
      let options = options(CommandLine.arguments.dropFirst())
      let host = HeadlessHost(device: options["device"] ?? "iPhone 15")
      let state = options["state"].map { URL(fileURLWithPath: $0) }
      let application: any UIApplicationDelegate
      switch delegate {
      case .type(let type): application = ApplicationStart.makeDelegate(type)
      case .names(let principal, let name):
        application = ApplicationStart.makeDelegate(named: name, principalClass: principal)
      }
      UIApplication.shared.savedState = state.flatMap { try? Data(contentsOf: $0) }
      // Who starts an application that is never upright holds the device that way.
      if !UIApplication.shared.supportedInterfaceOrientations(for: nil).contains(.portrait) {
        host.rotate(to: .landscapeRight)
      }
      // The application's language and class names are those of its bundle.
      ApplicationStart.launch(application, in: host.scene)
      let status = body(host, options)
      if let state, let saved = UIApplication.shared.savedState {
        do { try saved.write(to: state) } catch { return fail("\(error)", 74) }
      }
      return status
    }
    exit(status)
  }

  private static func play(_ host: HeadlessHost, _ options: [String: String]) -> Int32 {
    do {
      let steps = try ScriptStep.parse(options["script"] ?? "snapshot start")
      let player = ScriptPlayer(host: host, folder: URL(fileURLWithPath: options["out"] ?? "."))
      player.pass(0.5)
      return player.play(steps) ? 0 : 1
    } catch { return fail("\(error)", 64) }
  }

  /// What is called `--name value`.
  private static func options(_ arguments: ArraySlice<String>) -> [String: String] {
    var options: [String: String] = [:]
    for (name, value) in zip(arguments, arguments.dropFirst()) where name.hasPrefix("--") {
      options[String(name.dropFirst(2))] = options[String(name.dropFirst(2))] ?? value
    }
    return options
  }

  /// Says what is wrong; gives the status of a program that ends with it.
  private static func fail(_ message: String, _ status: Int32) -> Int32 {
    FileHandle.standardError.write(Data("error: \(message)\n".utf8))
    return status
  }
}
