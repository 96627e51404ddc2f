import CairnHost
import CairnSnapshot
import Testing
import UIKit

@testable import Template

/// The application's screens as a person uses them.
@MainActor
@Suite(.serialized)
struct CounterTests {
  private func start() throws -> (host: HeadlessHost, app: InterfaceApplication, controller: UIViewController) {
    let host = HeadlessHost(device: "iPhone 15")
    let controller = try #require(UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController())
    host.show(controller)
    return (host, InterfaceApplication(host), controller)
  }

  @Test func buttonsCount() throws {
    let (host, app, _) = try start()
    defer { host.close() }
    app.buttons["Increase"].tap()
    app.buttons["Increase"].tap()
    app.buttons["Increase"].tap()
    #expect(app.staticTexts["3"].exists)
    #expect(app.staticTexts["Odd"].exists)
    app.buttons["Decrease"].tap()
    #expect(app.staticTexts["2"].exists)
    #expect(app.staticTexts["Even"].exists)
  }

  @Test func holdingResets() throws {
    let (host, app, _) = try start()
    defer { host.close() }
    app.buttons["Increase"].tap()
    app.buttons["Increase"].press(forDuration: 1)
    #expect(app.staticTexts["0"].exists)
    #expect(app.staticTexts["Reset"].exists)
  }

  @Test func detailsTakeTheCount() throws {
    let (host, app, _) = try start()
    defer { host.close() }
    app.buttons["Increase"].tap()
    app.buttons["Details"].tap()
    host.advance(by: 1)
    #expect(app.staticTexts["Counted to 1"].exists)
    #expect(app.images.allElements.contains { $0.frame.width == 60 })
  }

  @Test func changesAreObserved() throws {
    let counter = Counter()
    var seen: [Int] = []
    let observation = counter.observe(\.value, options: .new) { _, change in seen.append(change.newValue ?? -1) }
    counter.step(by: 2)
    counter.step(by: 3)
    observation.invalidate()
    counter.reset()
    #expect(seen == [2, 5])
  }

  @Test func looks() throws {
    let controller = try #require(UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController())
    assertSnapshot(of: controller, as: .recursiveDescription)
  }
}
