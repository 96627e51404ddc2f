public import CairnHost
internal import Foundation
public import UIKitCore

/// Runs an application in browsers: what `cairn run --browser` starts.
public enum BrowserApplication {
  /// Starts the application with this delegate and serves its screen, as told on the command line: `--device NAME`,
  /// `--port NUMBER` (8080; 0 takes any), `--host ADDRESS` (127.0.0.1), `--state FILE`.
  ///
  /// - Parameters:
  ///   - delegate: The class of the application's delegate.
  ///   - info: the text of the application's Info.plist, for programs without a bundle of their own.
  public static func main(_ delegate: any UIApplicationDelegate.Type, info: String? = nil) {
    ApplicationRunner.run(.type(delegate), info: info, serve)
  }

  /// The same for programs that call `UIApplicationMain` with the names of classes.
  public static func main(principalClassName: String?, delegateClassName: String?) -> Int32 {
    ApplicationRunner.run(.names(principal: principalClassName, delegate: delegateClassName), serve)
  }

  @MainActor
  private static func serve(_ host: HeadlessHost, _ options: [String: String]) -> Int32 {
    run(
      host, title: ProcessInfo.processInfo.processName, host: options["host"],
      port: options["port"].flatMap { UInt16($0) })
  }

  /// Serves the screen of a host until the program ends; gives the program's status, where it cannot be served.
  ///
  /// - Parameters:
  ///   - device: The host, which shows the interface.
  ///   - title: What the page is called.
  ///   - host: The address to listen on; 127.0.0.1 where it is nil.
  ///   - port: The port; 8080 where it is nil.
  ///   - onTurn: Called sixty times a second, before anything else.
  @MainActor
  public static func run(
    _ device: HeadlessHost, title: String, host: String? = nil, port: UInt16? = nil, onTurn: @escaping () -> Void = {}
  ) -> Int32 {
    let address = "\(host ?? "127.0.0.1"):\(port ?? 8080)"
    do {
      let screen = try BrowserScreen(title: title, host: host ?? "127.0.0.1", port: port ?? 8080)
      print("\(title) runs at \(try screen.start().absoluteString) (Control-C ends it)")
      fflush(nil)
      let live = LiveHost(device, on: screen)
      live.onTurn = onTurn
      live.run()
      return 0
    } catch {
      FileHandle.standardError.write(Data("error: \(address) cannot be served: \(error)\n".utf8))
      return 69
    }
  }
}
