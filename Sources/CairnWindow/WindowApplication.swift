public import CairnHost
internal import Foundation

/// Runs an application in a window: what `cairn run --window` starts.
public enum WindowApplication: ApplicationHosting {
  public static func run(_ host: HeadlessHost, options: [String: String]) -> Int32 {
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
      LiveHost(device, on: try WindowScreen(title: title, size: device.scene.size), onTurn: onTurn).run()
      return 0
    } catch {
      FileHandle.standardError.write(Data("error: a window cannot be opened: \(error)\n".utf8))
      return 69
    }
  }
}
