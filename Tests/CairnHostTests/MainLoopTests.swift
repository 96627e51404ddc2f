import CairnHost
import Dispatch
import Foundation
import Testing
import UIKit

/// What is scheduled on the main thread happens by the host's clock. Provenance: derived, the promise of `advance(by:)`.
@MainActor @Suite(.serialized)
struct MainLoopTests {
  /// The thread sanitizer interposes the same functions.
  @Test func theHostHearsOfWork() {
    #expect(HeadlessHost.runsMainQueue || ProcessInfo.processInfo.environment["TSAN_OPTIONS"] != nil)
  }

  @MainActor final class Log {
    var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
  }

  @Test(.enabled(if: HeadlessHost.runsMainQueue)) func blocksRunAtTheNextTurn() {
    let host = HeadlessHost()
    defer { host.close() }
    let log = Log()
    DispatchQueue.main.async {
      log.add("1")
      DispatchQueue.main.async { log.add("4") }
    }
    Task { log.add("2") }
    RunLoop.main.perform { MainActor.assumeIsolated { log.add("3") } }
    #expect(log.lines == [])
    host.settle()
    #expect(log.lines == ["1", "2", "3", "4"])
  }

  @Test(.enabled(if: HeadlessHost.runsMainQueue)) func delaysTakeTheHostsTime() {
    let host = HeadlessHost()
    defer { host.close() }
    let log = Log()
    DispatchQueue.main.asyncAfter(deadline: .now() + 3) { log.add("after") }
    // The main actor of a test need not be on the main thread.
    let timer = Timer(fire: Date(timeIntervalSinceNow: 2), interval: 0, repeats: false) { _ in
      MainActor.assumeIsolated { log.add("timer") }
    }
    RunLoop.main.add(timer, forMode: .common)
    Task {
      try? await Task.sleep(for: .seconds(1))
      log.add("slept")
      try? await Task.sleep(nanoseconds: 3_000_000_000)
      log.add("again")
    }
    // The deadlines are times of real clocks: a loaded machine may have let some of it pass.
    host.advance(by: 0.5)
    #expect(log.lines == [])
    host.advance(by: 0.6)
    #expect(log.lines == ["slept"])
    host.advance(by: 1)
    #expect(log.lines == ["slept", "timer"])
    host.advance(by: 2)
    #expect(log.lines == ["slept", "timer", "after", "again"])
  }

  @Test(.enabled(if: HeadlessHost.runsMainQueue)) func timersRepeatUntilTheyEnd() {
    let host = HeadlessHost()
    defer { host.close() }
    let log = Log()
    let timer = Timer(timeInterval: 0.25, repeats: true) { _ in MainActor.assumeIsolated { log.add("tick") } }
    RunLoop.main.add(timer, forMode: .common)
    host.advance(by: 1.1)
    #expect(log.lines.count == 4)
    timer.invalidate()
    host.advance(by: 1)
    #expect(log.lines.count == 4)
  }

  /// Other threads come back to the main one. Threads of the default priority may all wait for programs that other tests run.
  @Test(.enabled(if: HeadlessHost.runsMainQueue)) func otherThreadsComeBack() {
    let host = HeadlessHost()
    defer { host.close() }
    let log = Log()
    Task {
      let sum = await Task.detached(priority: .high) { (1...1000).reduce(0, +) }.value
      log.add("\(sum)")
    }
    let done = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      DispatchQueue.main.async { log.add("global") }
      done.signal()
    }
    done.wait()
    host.advance(by: 0.1)
    #expect(Set(log.lines) == ["500500", "global"])
  }

  /// A screen that loads: the usual code of a view controller, in the host's time.
  @Test(.enabled(if: HeadlessHost.runsMainQueue)) func aScreenThatLoads() {
    final class Screen: UIViewController {
      let label = UILabel()
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
        label.text = "Loading"
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in
          UIView.animate(withDuration: 1) { self?.label.alpha = 0.5 }
          self?.label.text = "Done"
        }
      }
    }
    let host = HeadlessHost()
    defer { host.close() }
    let screen = Screen()
    host.show(screen)
    host.advance(by: 0.49)
    #expect(screen.label.text == "Loading")
    host.advance(by: 0.02)
    #expect(screen.label.text == "Done")
    host.advance(by: 2)
    #expect(screen.label.layer.presentation()?.opacity == 0.5)
  }
}
