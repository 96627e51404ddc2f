import CairnHost
import Testing
import UIKit

/// What a drag activates by resting above it. Provenance: documented,
/// <https://developer.apple.com/documentation/uikit/uispringloadedinteraction> and the delegates of lists.
@MainActor @Suite(.serialized)
struct SpringLoadingTests {
  final class Page: UIViewController, UITableViewDataSource, UITableViewDelegate, UIDragInteractionDelegate {
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 393, height: 300))
    let source = UIView(frame: CGRect(x: 20, y: 500, width: 80, height: 80))
    let button = UIView(frame: CGRect(x: 200, y: 500, width: 80, height: 80))
    var refused: Set<Int> = []
    var calls: [String] = []
    var states: [UISpringLoadedInteractionEffectState] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      table.dataSource = self
      table.delegate = self
      table.rowHeight = 60
      source.addInteraction(UIDragInteraction(delegate: self))
      for view in [table, source, button] { view_.addSubview(view) }
    }
    var view_: UIView { view }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(
      _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
      with context: any UISpringLoadedInteractionContext
    ) -> Bool { !refused.contains(indexPath.row) }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      calls.append("row \(indexPath.row)")
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
  }

  private func drag(_ page: Page, _ host: HeadlessHost, to point: CGPoint, rest: TimeInterval) {
    let start = CGPoint(x: 60, y: 540)
    host.send(.touch(id: 0, phase: .began, location: start))
    host.advance(by: 0.8)
    host.move(0, from: start, to: point, 0.2)
    host.advance(by: rest)
    host.send(.touch(id: 0, phase: .ended, location: point))
    host.advance(by: 0.5)
  }

  @Test(arguments: [(true, 1.5, ["row 1"]), (true, 0.3, []), (false, 1.5, [])])
  func aRowIsSelectedByWhatRestsAboveIt(isOn: Bool, rest: TimeInterval, calls: [String]) {
    let host = HeadlessHost(device: "iPad Air")
    defer { host.close() }
    let page = Page()
    host.show(page)
    #expect(!page.table.isSpringLoaded)
    page.table.isSpringLoaded = isOn
    drag(page, host, to: CGPoint(x: 100, y: 190), rest: rest)
    #expect(page.calls == calls)
  }

  @Test func theDelegateMayRefuseARow() {
    let host = HeadlessHost(device: "iPad Air")
    defer { host.close() }
    let page = Page()
    page.refused = [1]
    host.show(page)
    page.table.isSpringLoaded = true
    drag(page, host, to: CGPoint(x: 100, y: 190), rest: 1.5)
    #expect(page.calls.isEmpty)
  }

  final class Effect: NSObject, UISpringLoadedInteractionEffect {
    var states: [UISpringLoadedInteractionEffectState] = []
    func interaction(
      _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext
    ) { states.append(context.state) }
  }

  @Test func anInteractionIsActivatedAndItsEffectHearsOfEachStep() {
    let host = HeadlessHost(device: "iPad Air")
    defer { host.close() }
    let page = Page()
    let effect = Effect()
    page.button.addInteraction(
      UISpringLoadedInteraction(interactionBehavior: nil, interactionEffect: effect) { interaction, context in
        page.calls.append("activated \(context.targetView === page.button) \(interaction.view === page.button)")
      })
    host.show(page)
    drag(page, host, to: CGPoint(x: 240, y: 540), rest: 1.5)
    #expect(page.calls == ["activated true true"])
    #expect(effect.states == [.possible, .activating, .activated, .inactive])
  }

  /// Provenance: documented: what `isSpringLoaded` says of `UIButton` and `UISegmentedControl`.
  @Test(arguments: [(true, ["up", "primary", "segment 1"]), (false, [])])
  func controlsDoWhatATapDoes(isOn: Bool, calls: [String]) {
    let host = HeadlessHost(device: "iPad Air")
    defer { host.close() }
    let page = Page()
    let button = UIButton(frame: CGRect(x: 200, y: 500, width: 80, height: 80))
    button.addAction(UIAction { _ in page.calls.append("up") }, for: .touchUpInside)
    button.addAction(UIAction { _ in page.calls.append("primary") }, for: .primaryActionTriggered)
    let segments = UISegmentedControl(items: ["a", "b"])
    segments.frame = CGRect(x: 100, y: 700, width: 200, height: 32)
    segments.selectedSegmentIndex = 0
    segments.addAction(
      UIAction { _ in page.calls.append("segment \(segments.selectedSegmentIndex)") }, for: .valueChanged)
    (button.isSpringLoaded, segments.isSpringLoaded) = (isOn, isOn)
    host.show(page)
    for view in [button, segments] { page.view.addSubview(view) }
    drag(page, host, to: CGPoint(x: 240, y: 540), rest: 1.5)
    drag(page, host, to: CGPoint(x: 250, y: 716), rest: 1.5)
    #expect(page.calls == calls)
  }
}
