import CairnHost
import Testing
import UIKit

/// Sliders and switches in what scrolls, pages and swipes. Provenance: Apple's page "Attaching gesture recognizers to
/// UIKit controls": a swipe on the knob of a slider along the slider, and a pan on the knob of a switch, are the
/// control's.
@MainActor
@Suite(.serialized)
struct ControlDragTests {
  private func withScroll(_ size: CGSize, _ body: (HeadlessHost, UIScrollView, UISlider) -> Void) {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let root = UIViewController()
    host.show(root)
    let scroll = UIScrollView(frame: root.view.bounds)
    scroll.contentSize = size
    let slider = UISlider(frame: CGRect(x: 50, y: 200, width: 280, height: 34))
    scroll.addSubview(slider)
    root.view.addSubview(scroll)
    host.settle()
    body(host, scroll, slider)
  }

  private func knob(_ slider: UISlider) -> CGPoint {
    let track = slider.trackRect(forBounds: slider.bounds)
    let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: slider.value)
    return slider.convert(CGPoint(x: thumb.midX, y: thumb.midY), to: nil)
  }

  /// A drag begins where the finger went down, although the scroll view kept the touch for a moment.
  @Test(arguments: [
    CGSize(width: 393, height: 3000), CGSize(width: 3000, height: 700), CGSize(width: 3000, height: 3000),
  ])
  func aKnobIsDraggedInAScrollView(size: CGSize) {
    withScroll(size) { host, scroll, slider in
      let offset = scroll.contentOffset
      let start = knob(slider)
      host.drag(from: start, to: CGPoint(x: start.x + 120, y: start.y + 4), duration: 0.3)
      host.advance(by: 1)
      #expect(abs(knob(slider).x - start.x - 120) < 2)
      #expect(scroll.contentOffset == offset)
    }
  }

  @Test func besideTheKnobAndAcrossItIsScrolled() {
    withScroll(CGSize(width: 3000, height: 3000)) { host, scroll, slider in
      let start = knob(slider)
      host.drag(from: CGPoint(x: start.x + 200, y: start.y), to: CGPoint(x: start.x + 50, y: start.y), duration: 0.1)
      host.advance(by: 2)
      #expect(scroll.contentOffset.x > 100 && slider.value == 0)
      scroll.contentOffset.x = 0
      host.settle()
      host.drag(from: knob(slider), to: CGPoint(x: knob(slider).x, y: 40), duration: 0.1)
      host.advance(by: 2)
      #expect(scroll.contentOffset.y > 20 && slider.value == 0)
    }
  }

  private final class Row: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      let toggle = UISwitch(frame: CGRect(x: 200, y: 6, width: 51, height: 31))
      toggle.isOn = true
      cell.contentView.addSubview(toggle)
      return cell
    }
    override func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "x") { $2(true) }])
    }
  }

  @Test func aSwitchIsThrownInARowThatIsSwiped() throws {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let row = Row()
    host.show(row)
    host.settle()
    let cell = try #require(row.tableView.visibleCells.first)
    let toggle = try #require(cell.contentView.subviews.compactMap { $0 as? UISwitch }.first)
    let end = toggle.convert(CGPoint(x: toggle.bounds.maxX - 8, y: toggle.bounds.midY), to: nil)
    host.drag(from: end, to: CGPoint(x: end.x - 60, y: end.y), duration: 0.4)
    host.advance(by: 1)
    #expect(!toggle.isOn && !row.tableView.isEditing)
    host.drag(from: CGPoint(x: end.x + 60, y: end.y), to: CGPoint(x: end.x - 40, y: end.y), duration: 0.4)
    host.advance(by: 1)
    #expect(row.tableView.isEditing)
  }
}
