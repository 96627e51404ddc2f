import CairnHost
import CoreGraphics
import Foundation
import Synchronization
import Testing
import UIDisplayList
import UIKit

@testable import CairnBrowser

/// Pages that look at one device.
@MainActor
@Suite(.serialized) struct AudienceTests {
  /// What a page has been sent.
  final class Mailbox: Sendable {
    private let messages = Mutex<[Viewer.Message]>([])
    func put(_ message: Viewer.Message) { messages.withLock { $0.append(message) } }
    var patches: Int { messages.withLock { $0.count { if case .patch = $0 { true } else { false } } } }
    var states: [String] {
      messages.withLock { $0.compactMap { if case .state(let text) = $0 { text } else { nil } } }
    }
    /// Drawing happens on another queue.
    func wait(forPatches count: Int) async -> Bool {
      for _ in 0..<500 where patches < count { try? await Task.sleep(for: .milliseconds(10)) }
      return patches == count
    }
  }

  /// Another port than the one that was asked for would be opened by nobody.
  @Test func aWrongPortIsTold() async {
    await withHost { host in #expect(BrowserApplication.run(host, options: ["port": "http"]) == 64) }
  }

  private func frame(_ color: UIColor, on host: HeadlessHost) -> LiveFrame {
    host.window.rootViewController?.view.backgroundColor = color
    return host.frame()
  }

  private func withHost(_ body: (HeadlessHost) async throws -> Void) async rethrows {
    let host = HeadlessHost(device: "iPhone SE (3rd generation)")
    defer { host.close() }
    host.show(UIViewController())
    try await body(host)
  }

  @Test func aPageIsSentTheNextFrameWhenItShowsTheLast() async {
    await withHost { host in
      let (audience, mailbox) = (Audience(), Mailbox())
      let viewer = audience.join(mailbox.put)
      audience.show(frame(.red, on: host))
      audience.receive(.ready(scale: 1), from: viewer)
      #expect(await mailbox.wait(forPatches: 1))
      // It still draws the first: of those that follow it gets the last.
      audience.show(frame(.green, on: host))
      audience.show(frame(.blue, on: host))
      audience.receive(.shown, from: viewer)
      #expect(await mailbox.wait(forPatches: 2))
      audience.receive(.shown, from: viewer)
      try? await Task.sleep(for: .milliseconds(50))
      #expect(mailbox.patches == 2)
    }
  }

  @Test func aPageThatComesLateSeesTheDeviceAsItIs() async {
    await withHost { host in
      let (audience, mailbox) = (Audience(), Mailbox())
      host.change(HostSettings(style: .dark, usesHardwareKeyboard: true))
      audience.show(host.frame())
      let viewer = audience.join(mailbox.put)
      audience.receive(.ready(scale: 1), from: viewer)
      #expect(await mailbox.wait(forPatches: 1))
      let state = mailbox.states.first.flatMap { try? JSONDecoder().decode(DeviceState.self, from: Data($0.utf8)) }
      #expect(state?.style == "dark")
      #expect(state?.keyboard == "hardware")
      #expect(state?.orientation == "portrait")
      #expect(state?.textSize == "L")
      host.change(HostSettings(style: .light, usesHardwareKeyboard: false))
    }
  }

  private func touches(_ events: [LiveEvent]) -> [(id: Int, phase: UITouch.Phase)] {
    events.compactMap { event in
      guard case .host(.touch(let id, let phase, _)) = event else { return nil }
      return (id, phase)
    }
  }

  @Test func fingersOfDifferentPagesAreDifferentAndGoWithTheirPage() {
    let audience = Audience()
    let pages = (0..<2).map { _ in audience.join { _ in } }
    for page in pages {
      audience.receive(.event(.touch(id: 0, phase: .began, location: .zero)), from: page)
    }
    // A finger that is not down does not move, one that is down does not come down, and nobody has a hundred.
    audience.receive(.event(.touch(id: 1, phase: .moved, location: .zero)), from: pages[0])
    audience.receive(.event(.touch(id: 0, phase: .began, location: .zero)), from: pages[0])
    audience.receive(.event(.touch(id: 99, phase: .began, location: .zero)), from: pages[0])
    let down = touches(audience.takeEvents())
    #expect(down.map(\.phase) == [.began, .began])
    #expect(down[0].id != down[1].id)
    audience.leave(pages[0])
    let up = touches(audience.takeEvents())
    #expect(up.map(\.phase) == [.cancelled])
    #expect(up.first?.id == down[0].id)
  }
}
