import CairnHost
import Foundation
import FoundationNetworking
import Testing

@testable import CairnBrowser

/// The screen on a real port.
@MainActor
@Suite struct BrowserScreenTests {
  @Test func itIsServedAtTheAddressThatItNames() async throws {
    let address = try BrowserScreen(title: "Served", port: 0).start()
    #expect(address.port != 0)
    let (data, _) = try await URLSession.shared.data(from: address)
    #expect(String(decoding: data, as: UTF8.self).contains("<h1>Served</h1>"))
  }

  @Test func aTakenPortIsAnError() throws {
    let address = try BrowserScreen(title: "First", port: 0).start()
    let second = try BrowserScreen(title: "Second", port: UInt16(address.port ?? 0))
    #expect(throws: (any Error).self) { try second.start() }
  }
}
