import CairnHost
import Testing
import UIKit

/// Tests of one process share the main thread: a host that one of them advances runs that test's tasks, and never the
/// runner's next tests, while another test waits with a host of its own.
struct TestNestingTests {
  @MainActor private static var isRunning = false

  /// In a process of its own: a host that is open over a suspension is seen by the tests that run meanwhile.
  @Test(.enabled(if: HeadlessHost.runsMainQueue)) func noOtherTestRunsMeanwhile() async {
    await #expect(processExitsWith: .success) {
      await withTaskGroup(of: Void.self) { group in
        group.addTask { await TestNestingTests.waitWithAHost() }
        for number in 0..<40 { group.addTask { await TestNestingTests.advanceAHost(number) } }
      }
    }
  }

  /// A test that is suspended while its host is open.
  @MainActor private static func waitWithAHost() async {
    let host = HeadlessHost()
    defer { host.close() }
    host.show(UIViewController())
    for _ in 0..<20 {
      try? await Task.sleep(nanoseconds: 2_000_000)
      host.settle()
    }
  }

  /// A test that is not.
  @MainActor private static func advanceAHost(_ number: Int) {
    precondition(!isRunning, "test \(number) runs inside another")
    isRunning = true
    defer { isRunning = false }
    let host = HeadlessHost()
    defer { host.close() }
    host.show(UIViewController())
    for _ in 0..<10 { host.advance(by: 0.05) }
  }
}
