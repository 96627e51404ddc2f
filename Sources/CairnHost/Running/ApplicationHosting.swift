internal import Foundation
public import UIKitCore

/// Where an application runs: what its entry point names.
///
/// An application is started with `ApplicationRunner.main(AppDelegate.self)`, or with another conforming type in place of
/// `ApplicationRunner`. All take `--device NAME` from the command line, and `--state FILE`, where the state of the interface
/// is read from and written to when the application goes to the background.
@MainActor
public protocol ApplicationHosting: SendableMetatype {
  /// Runs an application that has been launched on a device; gives the program's status.
  ///
  /// - Parameters:
  ///   - host: The device.
  ///   - options: of the command line, by their names.
  static func run(_ host: HeadlessHost, options: [String: String]) -> Int32
}

extension ApplicationHosting {
  /// Starts the application with this delegate; does not return.
  ///
  /// - Parameters:
  ///   - delegate: The class of the application's delegate.
  ///   - info: the text of the application's Info.plist, for programs without a bundle of their own.
  public nonisolated static func main(_ delegate: any UIApplicationDelegate.Type, info: String? = nil) {
    nonisolated(unsafe) let delegate = delegate
    start(info) { ApplicationStart.makeDelegate(delegate) }
  }

  /// Starts an application as `UIApplicationMain` does, by the names of classes; does not return.
  public nonisolated static func main(principalClassName: String?, delegateClassName: String?) -> Int32 {
    start(nil) { ApplicationStart.makeDelegate(named: delegateClassName, principalClass: principalClassName) }
  }

  private nonisolated static func start(
    _ info: String?, _ makeDelegate: @MainActor () -> any UIApplicationDelegate
  ) -> Never {
    exit(
      MainActor.assumeIsolated {
        if let info { ApplicationResources.useInfo(Data(info.utf8)) }
        return launch(makeDelegate, options(CommandLine.arguments.dropFirst()))
      })
  }

  private static func launch(
    _ makeDelegate: @MainActor () -> any UIApplicationDelegate, _ options: [String: String]
  ) -> Int32 {
    let device = options["device"] ?? "iPhone 15"
    if let mistake = DeviceOption.mistake(in: device) {
      FileHandle.standardError.write(Data("error: \(mistake)\n".utf8))
      return 64
    }
    DeviceDefaults.register(in: .standard)
    let host = HeadlessHost(device: device)
    let state = options["state"].map { URL(fileURLWithPath: $0) }
    let delegate = makeDelegate()
    UIApplication.shared.savedState = state.flatMap { try? Data(contentsOf: $0) }
    // Who starts an application that is never upright holds the device that way.
    if !UIApplication.shared.supportedInterfaceOrientations(for: nil).contains(.portrait) {
      host.rotate(to: .landscapeRight)
    }
    // The application's language and class names are those of its bundle.
    ApplicationStart.launch(delegate, in: host.scene)
    let status = run(host, options: options)
    guard let state, let saved = UIApplication.shared.savedState else { return status }
    do {
      try saved.write(to: state, options: .atomic)
      return status
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      return 74
    }
  }

  /// What is called `--name value`; the first of several.
  private static func options(_ arguments: ArraySlice<String>) -> [String: String] {
    let named = zip(arguments, arguments.dropFirst()).filter { $0.0.hasPrefix("--") }
    return Dictionary(named.map { (String($0.0.dropFirst(2)), $0.1) }) { first, _ in first }
  }
}
