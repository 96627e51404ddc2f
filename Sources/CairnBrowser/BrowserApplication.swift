public import CairnHost
internal import Foundation

/// Runs an application in browsers: what `cairn run --browser` starts.
public enum BrowserApplication: ApplicationHosting {
  /// Serves the device's screen at `--port NUMBER` (8080; 0 takes any) of `--host ADDRESS` (127.0.0.1).
  public static func run(_ host: HeadlessHost, options: [String: String]) -> Int32 {
    if let port = options["port"], UInt16(port) == nil {
      FileHandle.standardError.write(Data("error: '\(port)' is no port: it is a number from 0 to 65535\n".utf8))
      return 64
    }
    return run(
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
    let (host, port) = (host ?? "127.0.0.1", port ?? 8080)
    do {
      let screen = try BrowserScreen(title: title, host: host, port: port)
      print("\(title) runs at \(try screen.start().absoluteString) (Control-C ends it)")
      fflush(nil)
      LiveHost(device, on: screen, onTurn: onTurn).run()
      return 0
    } catch {
      FileHandle.standardError.write(Data("error: \(host):\(port) cannot be served: \(error)\n".utf8))
      return 69
    }
  }
}
