internal import CairnHost
internal import Foundation
internal import Synchronization
internal import UIDisplayList
internal import UIKitCore

/// A page that looks at the device: what it has been shown, and the fingers that it has on the screen.
final class Viewer: Sendable {
  private struct State {
    /// Pixels per point; 0 until the page is ready.
    var scale = 0.0
    /// The page has not said yet that it shows what was sent last.
    var isBusy = false
    var frame: LiveFrame?
    var picture: ImageBitmap?
    /// What the page knows of the device.
    var device: DeviceState?
    var touches: [Int: CGPoint] = [:]
  }

  /// What a page is sent.
  enum Message: Equatable {
    /// See `DeviceState`.
    case state(String)
    /// See `FramePatch`.
    case patch(Data)
  }

  /// Tells fingers of different pages apart.
  private let number: Int
  private let send: @Sendable (Message) -> Void
  private let state = Mutex(State())

  /// At most so many fingers are down at once.
  private static let fingers = 10

  init(number: Int, send: @escaping @Sendable (Message) -> Void) {
    self.number = number
    self.send = send
  }

  /// Pixels per point.
  var scale: Double { state.withLock { $0.scale } }

  /// The page is there, and shows nothing yet.
  func begin(scale: Double) {
    state.withLock { state in
      state.scale = scale
      state.frame = nil
      state.picture = nil
      state.device = nil
      state.isBusy = false
    }
  }

  func hasShown() { state.withLock { $0.isBusy = false } }

  /// Whether the page would take `frame` now.
  func waits(for frame: LiveFrame) -> Bool {
    state.withLock { $0.scale > 0 && !$0.isBusy && $0.frame != frame }
  }

  /// Sends what has changed; nothing where the pixels are the same.
  func see(_ frame: LiveFrame, _ picture: ImageBitmap?) {
    let former = state.withLock { state in
      defer {
        state.frame = frame
        state.picture = picture
      }
      return state.picture
    }
    let device = DeviceState(frame)
    let isNews = state.withLock { state in
      defer { state.device = device }
      return state.device != device
    }
    if isNews { send(.state(device.text)) }
    guard let picture, let message = FramePatch(from: former, to: picture)?.message(frame.size) else { return }
    state.withLock { $0.isBusy = true }
    send(.patch(message))
  }

  // MARK: Fingers

  /// The event with the page's own numbers for fingers; nil where it makes no sense.
  func own(_ event: HostEvent) -> HostEvent? {
    guard case .touch(let id, let phase, let location) = event else { return event }
    guard (0..<Self.fingers).contains(id) else { return nil }
    // A finger comes down before it moves, and once.
    let isPossible = state.withLock { state in
      guard (state.touches[id] != nil) != (phase == .began) else { return false }
      state.touches[id] = phase == .ended || phase == .cancelled ? nil : location
      return true
    }
    guard isPossible else { return nil }
    return .touch(id: number * Self.fingers + id, phase: phase, location: location)
  }

  /// Lifts all fingers.
  func cancelledTouches() -> [HostEvent] {
    let touches = state.withLock { state in
      defer { state.touches = [:] }
      return state.touches
    }
    return touches.map { .touch(id: number * Self.fingers + $0.key, phase: .cancelled, location: $0.value) }
  }
}
