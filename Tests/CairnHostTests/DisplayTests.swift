import CairnHost
import Testing
import UIKit

/// When a program's own `draw(_:)` is called. Provenance: Apple's pages on `draw(_:)`, `setNeedsDisplay()` and
/// `UIView.ContentMode.redraw`.
@MainActor
@Suite(.serialized)
struct DisplayTests {
  private final class Canvas: UIView {
    var drawn: [CGRect] = []
    override func draw(_ rect: CGRect) { drawn.append(rect) }
  }
  private final class Tag: UILabel {
    var count = 0
    override func drawText(in rect: CGRect) {
      count += 1
      super.drawText(in: rect)
    }
  }

  private func withHost(_ body: (HeadlessHost, UIView) -> Void) {
    let host = HeadlessHost(device: "iPhone 15")
    let root = UIViewController()
    host.show(root)
    body(host, root.view)
    host.close()
  }

  @Test func viewsAreDrawnOnceATurn() {
    withHost { host, root in
      let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
      root.addSubview(canvas)
      #expect(canvas.drawn.isEmpty)
      host.settle()
      #expect(canvas.drawn == [canvas.bounds])
      canvas.setNeedsDisplay()
      canvas.setNeedsDisplay()
      #expect(canvas.drawn.count == 1)
      host.settle()
      #expect(canvas.drawn.count == 2)
      canvas.frame.origin.x = 10
      host.settle()
      #expect(canvas.drawn.count == 2)
    }
  }

  /// Provenance: an application whose `draw(_:)` adds its labels; on devices it is called once.
  @Test func subviewsAreNoReasonToDraw() {
    final class Row: UIView {
      var count = 0
      override func draw(_ rect: CGRect) {
        count += 1
        addSubview(UILabel(frame: rect))
        insertSubview(UIView(frame: rect), at: 0)
      }
    }
    withHost { host, root in
      let row = Row(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
      root.addSubview(row)
      host.advance(by: 1)
      #expect(row.count == 1 && row.subviews.count == 2)
      row.setNeedsDisplay()
      host.advance(by: 1)
      #expect(row.count == 2)
    }
  }

  @Test func whatIsNotSeenWaits() {
    withHost { host, root in
      let canvas = Canvas()
      let box = UIView()
      box.isHidden = true
      box.addSubview(canvas)
      root.addSubview(box)
      host.settle()
      canvas.frame = CGRect(x: 0, y: 0, width: 50, height: 40)
      host.settle()
      #expect(canvas.drawn.isEmpty)
      box.isHidden = false
      host.settle()
      #expect(canvas.drawn.count == 1)
    }
  }

  /// Other content modes stretch what was drawn.
  @Test(arguments: [(UIView.ContentMode.scaleToFill, 1), (.redraw, 2)])
  func anotherSizeDrawsAgainWhereTheModeSaysSo(mode: UIView.ContentMode, count: Int) {
    withHost { host, root in
      let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
      canvas.contentMode = mode
      root.addSubview(canvas)
      host.settle()
      canvas.frame.size.width = 80
      host.settle()
      #expect(canvas.drawn.count == count)
    }
  }

  @Test func labelsOfProgramsDrawTheirText() {
    withHost { host, root in
      let tag = Tag(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
      tag.text = "New"
      root.addSubview(tag)
      host.settle()
      #expect(tag.count == 1)
      tag.text = "Newer"
      host.settle()
      #expect(tag.count == 2)
    }
  }
}
