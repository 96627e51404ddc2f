public import CairnHost
internal import Foundation
public import UIKitCore

/// Runs an application in a window: what `cairn run --window` starts.
public enum WindowApplication {
  /// Starts the application with this delegate in a window, as told on the command line: `--device NAME`,
  /// `--state FILE`.
  ///
  /// - Parameters:
  ///   - delegate: The class of the application's delegate.
  ///   - info: the text of the application's Info.plist, for programs without a bundle of their own.
  public static func main(_ delegate: any UIApplicationDelegate.Type, info: String? = nil) {
    ApplicationRunner.run(.type(delegate), info: info, show)
  }

  /// The same for programs that call `UIApplicationMain` with the names of classes.
  public static func main(principalClassName: String?, delegateClassName: String?) -> Int32 {
    ApplicationRunner.run(.names(principal: principalClassName, delegate: delegateClassName), show)
  }

  @MainActor
  private static func show(_ host: HeadlessHost, _ options: [String: String]) -> Int32 {
    run(host, title: ProcessInfo.processInfo.processName)
  }

  /// Shows a host in a window until it is closed; gives the program's status.
  ///
  /// - Parameters:
  ///   - device: The host, which shows the interface.
  ///   - title: What the window is called.
  ///   - onTurn: Called sixty times a second, before anything else.
  @MainActor
  public static func run(_ device: HeadlessHost, title: String, onTurn: @escaping () -> Void = {}) -> Int32 {
    do {
      let live = LiveHost(device, on: try WindowScreen(title: title, size: device.scene.size))
      live.onTurn = onTurn
      live.run()
      return 0
    } catch {
      FileHandle.standardError.write(Data("error: a window cannot be opened: \(error)\n".utf8))
      return 69
    }
  }
}
