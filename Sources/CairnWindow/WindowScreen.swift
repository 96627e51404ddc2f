internal import CDesktopWindow
public import CairnHost
public import Foundation
internal import UIDisplayList
internal import UIKitCore

/// A screen in a window of the desktop, by SDL.
///
/// The pointer's button is a finger; with Option (Alt) a second one mirrors it about the middle. The wheel is a finger, too.
/// Keys go to the device, but for these, with Control or Command: the arrows to the left and to the right turn it, and
/// with Shift, A changes between light and dark and K shows or hides its keyboard.
@MainActor
public final class WindowScreen: LiveScreen {
  /// A window could not be opened.
  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  private let window: OpaquePointer
  private var translation = WindowEvents()

  /// Opens a window.
  ///
  /// - Parameters:
  ///   - title: What the window is called.
  ///   - size: of the device's screen, in points.
  /// - Throws: `Failure` where there is no display or no SDL.
  public init(title: String, size: CGSize) throws {
    var reason: UnsafePointer<CChar>?
    guard let window = cairn_window_open(title, Int32(size.width), Int32(size.height), &reason) else {
      throw Failure(description: reason.map { String(cString: $0) } ?? "there is no window")
    }
    self.window = window
  }

  isolated deinit { cairn_window_close(window) }

  public func takeEvents() -> [LiveEvent] {
    var events: [LiveEvent] = []
    var event = CairnWindowEvent()
    let now = ProcessInfo.processInfo.systemUptime
    while events.count < 1000, cairn_window_next(window, &event) {
      events += translation.events(for: event, at: now)
    }
    return events + translation.pending(at: now)
  }

  public func show(_ frame: LiveFrame) {
    translation.device = frame
    let scale = cairn_window_scale(window, Int32(frame.size.width))
    // Larger windows show larger points, as many of them as the device has pixels for.
    let pixels = min(max(scale.rounded(.up), 1), Double(frame.scale))
    guard
      let picture = try? DrawingServices.current.renderer?.bitmap(
        frame.drawing, size: frame.size, scale: pixels, background: nil)
    else { return }
    picture.storage.bytes.withUnsafeBufferPointer { bytes in
      cairn_window_show(
        window, bytes.baseAddress, Int32(picture.width), Int32(picture.height), Int32(frame.size.width),
        Int32(frame.size.height))
    }
  }
}
