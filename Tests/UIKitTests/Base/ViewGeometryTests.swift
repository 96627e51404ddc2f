import Testing
import UIKit

/// Frame, bounds, centre and transform.
/// Provenance: documented, <https://developer.apple.com/documentation/uikit/uiview/frame> and `/transform`.
@MainActor @Suite struct ViewGeometryTests {
  @Test func boundsKeepTheCentre() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    view.bounds = CGRect(x: 5, y: 5, width: 50, height: 20)
    #expect(view.center == CGPoint(x: 60, y: 45))
    #expect(view.frame == CGRect(x: 35, y: 35, width: 50, height: 20))
  }

  /// The usual way to align a label's text with the top of its frame: the label shrinks, its corner stays.
  @Test func sizeToFitKeepsTheCorner() {
    let label = UILabel(frame: CGRect(x: 20, y: 30, width: 280, height: 150))
    label.text = "Top"
    label.sizeToFit()
    #expect(label.frame.origin == CGPoint(x: 20, y: 30) && label.frame.width < 60)
    #expect(UISegmentedControl(items: ["One", "Two"]).frame.origin == .zero)
    let turned = UILabel(frame: CGRect(x: 20, y: 30, width: 280, height: 150))
    turned.text = "Top"
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let corner = turned.frame.origin
    turned.sizeToFit()
    #expect(abs(turned.frame.minX - corner.x) < 1e-9 && abs(turned.frame.minY - corner.y) < 1e-9)
  }

  @Test func aQuarterTurnSwapsTheFrame() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let frame = view.frame
    #expect(abs(frame.minX - 25) < 1e-9)
    #expect(abs(frame.minY + 25) < 1e-9)
    #expect(abs(frame.width - 50) < 1e-9)
    #expect(abs(frame.height - 100) < 1e-9)
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test func conversionFollowsScrollAndScale() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let scrolled = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
    scrolled.bounds.origin = CGPoint(x: 0, y: 30)
    let scaled = UIView(frame: CGRect(x: 10, y: 40, width: 20, height: 20))
    scaled.transform = CGAffineTransform(scaleX: 2, y: 2)
    root.addSubview(scrolled)
    scrolled.addSubview(scaled)
    #expect(scaled.convert(CGPoint(x: 0, y: 0), to: root) == CGPoint(x: 20, y: 20))
    #expect(root.convert(CGPoint(x: 20, y: 20), to: scaled) == CGPoint(x: 0, y: 0))
    #expect(scaled.convert(scaled.bounds, to: root) == CGRect(x: 20, y: 20, width: 40, height: 40))
  }

  @Test func hitTestingRespectsStateAndTransform() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 40, y: 40, width: 10, height: 10))
    child.transform = CGAffineTransform(scaleX: 3, y: 3)
    root.addSubview(child)
    #expect(root.hitTest(CGPoint(x: 32, y: 32), with: nil) === child)
    #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === root)
    child.isHidden = true
    #expect(root.hitTest(CGPoint(x: 45, y: 45), with: nil) === root)
    child.isHidden = false
    child.alpha = 0.001
    #expect(root.hitTest(CGPoint(x: 45, y: 45), with: nil) === root)
    root.isUserInteractionEnabled = false
    #expect(root.hitTest(CGPoint(x: 45, y: 45), with: nil) == nil)
  }

  nonisolated static let autoresizingCases: [(UIView.AutoresizingMask, CGRect)] = [
    (.flexibleWidth, CGRect(x: 10, y: 10, width: 120, height: 50)),
    (.flexibleLeftMargin, CGRect(x: 110, y: 10, width: 20, height: 50)),
    ([.flexibleLeftMargin, .flexibleRightMargin], CGRect(x: 22.5, y: 10, width: 20, height: 50)),
    ([.flexibleWidth, .flexibleHeight], CGRect(x: 10, y: 10, width: 120, height: 150)),
    ([], CGRect(x: 10, y: 10, width: 20, height: 50)),
  ]

  @Test(arguments: autoresizingCases)
  func autoresizing(_ mask: UIView.AutoresizingMask, _ expected: CGRect) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 50))
    child.autoresizingMask = mask
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 200, height: 200)
    #expect(child.frame == expected)
  }

  @Test func initRunsTheFrameInitializer() {
    final class Counted: UIView {
      var made = 0
      override init(frame: CGRect) {
        made = 1
        super.init(frame: frame)
      }
      required init?(coder: NSCoder) { nil }
    }
    #expect(Counted().made == 1)
  }
}
