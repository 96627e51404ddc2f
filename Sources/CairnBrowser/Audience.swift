internal import CairnHost
internal import Foundation
internal import Synchronization
internal import UIDisplayList

/// Everybody who looks at one device: hands each of them what has changed, and collects what they do.
///
/// Drawing and encoding happen on a queue of its own, the latest frame first of all: a frame that has been overtaken is
/// never drawn.
final class Audience: Sendable {
  private struct State {
    var events: [LiveEvent] = []
    var viewers: [Viewer] = []
    var count = 0
    var frame: LiveFrame?
    var isDrawing = false
  }

  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "CairnBrowser.drawing")

  /// What has been done since the last call.
  func takeEvents() -> [LiveEvent] {
    state.withLock { state in
      defer { state.events = [] }
      return state.events
    }
  }

  /// The device shows something else.
  func show(_ frame: LiveFrame) {
    state.withLock { $0.frame = frame }
    draw()
  }

  // MARK: Viewers

  /// Somebody begins to look; `send` takes messages for them.
  func join(_ send: @escaping @Sendable (Viewer.Message) -> Void) -> Viewer {
    state.withLock { state in
      state.count += 1
      let viewer = Viewer(number: state.count, send: send)
      state.viewers.append(viewer)
      return viewer
    }
  }

  /// Somebody looks no more; fingers that they have left on the screen are lifted.
  func leave(_ viewer: Viewer) {
    let touches = viewer.cancelledTouches()
    state.withLock { state in
      state.viewers.removeAll { $0 === viewer }
      state.events += touches.map(LiveEvent.host)
    }
  }

  /// A page has sent a message.
  func receive(_ message: PageMessage, from viewer: Viewer) {
    switch message {
    case .ready(let scale):
      viewer.begin(scale: scale)
      draw()
    case .shown:
      viewer.hasShown()
      draw()
    case .event(let event):
      guard let event = viewer.own(event) else { return }
      // Who does not take what is sent fast enough would fill the memory.
      state.withLock { if $0.events.count < 10_000 { $0.events.append(.host(event)) } }
    }
  }

  // MARK: Drawing

  private func draw() {
    let begins = state.withLock { state in
      defer { state.isDrawing = true }
      return !state.isDrawing
    }
    if begins { queue.async { self.drawLatest() } }
  }

  /// Draws for all who wait, until nobody waits for anything that has changed.
  private func drawLatest() {
    while true {
      let (frame, waiting) = state.withLock { state -> (LiveFrame?, [Viewer]) in
        let waiting = state.frame.map { frame in state.viewers.filter { $0.waits(for: frame) } } ?? []
        if waiting.isEmpty { state.isDrawing = false }
        return (state.frame, waiting)
      }
      guard let frame, !waiting.isEmpty else { return }
      var pictures: [Double: ImageBitmap] = [:]
      for viewer in waiting {
        let scale = min(viewer.scale, Double(frame.scale))
        let picture = pictures[scale] ?? Self.picture(of: frame, scale: scale)
        pictures[scale] = picture
        viewer.see(frame, picture)
      }
    }
  }

  private static func picture(of frame: LiveFrame, scale: Double) -> ImageBitmap? {
    try? DrawingServices.current.renderer?.bitmap(frame.drawing, size: frame.size, scale: scale, background: nil)
  }
}
