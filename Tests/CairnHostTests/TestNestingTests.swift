import CairnHost
import Testing
import UIKit

/// Tests of one process share the main thread: a host that one of them advances runs that test's tasks, and never the
/// runner's next tests, while another test waits with a host of its own.
@MainActor
struct TestNestingTests {
  private static var isRunning = false

  @Test func aTestWaitsWithItsHost() async throws {
    let host = HeadlessHost()
    defer { host.close() }
    host.show(UIViewController())
    for _ in 0..<20 {
      try await Task.sleep(nanoseconds: 2_000_000)
      host.settle()
    }
  }

  @Test(arguments: 0..<40) func noOtherTestRunsMeanwhile(number: Int) {
    #expect(!Self.isRunning, "test \(number) runs inside another")
    Self.isRunning = true
    defer { Self.isRunning = false }
    let host = HeadlessHost()
    defer { host.close() }
    host.show(UIViewController())
    for _ in 0..<10 { host.advance(by: 0.05) }
  }
}
