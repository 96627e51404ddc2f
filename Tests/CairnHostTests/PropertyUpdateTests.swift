import CairnHost
import Testing
import UIKit

/// Updates of properties, regions, and popovers that clients draw.
@MainActor @Suite(.serialized)
struct PropertyUpdateTests {
  final class Page: UIViewController {
    final class Content: UIView {
      var calls: [String] = []
      override func updateProperties() {
        super.updateProperties()
        calls.append("properties")
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        calls.append("layout")
      }
    }
    let content = Content()
    override func loadView() { view = content }
    override func updateProperties() {
      super.updateProperties()
      content.calls.append("controller")
    }
  }

  /// Apple's page on `updateProperties()`: before the layout, and without one.
  @Test func propertiesAreUpdatedBeforeTheLayoutAndWithoutOne() {
    let host = HeadlessHost()
    defer { host.close() }
    let page = Page()
    host.show(page)
    #expect(page.content.calls.prefix(3) == ["controller", "properties", "layout"])
    page.content.calls = []
    page.content.setNeedsUpdateProperties()
    page.content.setNeedsUpdateProperties()
    #expect(page.content.calls == [])
    host.settle()
    #expect(page.content.calls == ["controller", "properties"])
    page.content.calls = []
    page.setNeedsUpdateProperties()
    page.updatePropertiesIfNeeded()
    #expect(page.content.calls == ["controller", "properties"])
    page.content.calls = []
    page.content.setNeedsLayout()
    host.settle()
    #expect(page.content.calls == ["layout"])
  }

  @Test func whatWaitsIsCarriedOutInTheAnimation() {
    let host = HeadlessHost()
    defer { host.close() }
    let controller = UIViewController()
    host.show(controller)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(box)
    let width = box.widthAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      width, box.heightAnchor.constraint(equalToConstant: 10),
      box.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      box.topAnchor.constraint(equalTo: controller.view.topAnchor),
    ])
    UIView.animate(withDuration: 1, delay: 0, options: [.flushUpdates, .curveLinear]) { width.constant = 200 }
    host.advance(by: 0.5)
    #expect(abs((box.layer.presentation()?.bounds.width ?? 0) - 150) < 3)
  }

  @Test func regionsHaveGuides() {
    let host = HeadlessHost()
    defer { host.close() }
    let controller = UIViewController()
    host.show(controller)
    let view: UIView = controller.view
    #expect(view.layoutGuide(for: .safeArea()) === view.safeAreaLayoutGuide)
    #expect(view.layoutGuide(for: .margins(cornerAdaptation: .horizontal)) === view.layoutMarginsGuide)
    #expect(view.layoutGuide(for: .readableContent()) === view.readableContentGuide)
    #expect(view.edgeInsets(for: .safeArea()) == view.safeAreaInsets)
    #expect(view.directionalEdgeInsets(for: .margins()).leading == view.directionalLayoutMargins.leading)
  }

  final class Frame: UIPopoverBackgroundView {
    private var offset: CGFloat = 0
    private var direction = UIPopoverArrowDirection.unknown
    override var arrowOffset: CGFloat {
      get { offset }
      set { offset = newValue }
    }
    override var arrowDirection: UIPopoverArrowDirection {
      get { direction }
      set { direction = newValue }
    }
    override class func arrowHeight() -> CGFloat { 30 }
    override class func arrowBase() -> CGFloat { 40 }
    override class func contentViewInsets() -> UIEdgeInsets { UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8) }
  }

  /// Apple's page on `UIPopoverBackgroundView`.
  @Test func aClientDrawsThePopover() throws {
    let host = HeadlessHost(device: "iPad Air")
    defer { host.close() }
    let controller = UIViewController()
    host.show(controller)
    let source = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 40))
    controller.view.addSubview(source)
    let shown = UIViewController()
    shown.modalPresentationStyle = .popover
    shown.preferredContentSize = CGSize(width: 200, height: 100)
    let popover = try #require(shown.popoverPresentationController)
    popover.sourceView = source
    popover.popoverBackgroundViewClass = Frame.self
    controller.present(shown, animated: false)
    host.settle()
    let bubble = try #require(popover.presentedView)
    let frame = try #require(bubble.subviews.first as? Frame)
    #expect(bubble.bounds.size == CGSize(width: 214, height: 142))
    #expect(frame.frame == bubble.bounds)
    #expect(frame.arrowDirection == .up)
    #expect(frame.convert(CGPoint(x: frame.bounds.midX + frame.arrowOffset, y: 0), to: nil) == CGPoint(x: 120, y: 140))
    #expect(shown.view.convert(shown.view.bounds, to: bubble) == CGRect(x: 6, y: 35, width: 200, height: 100))
  }

  @Test(arguments: [(UIModalPresentationStyle.pageSheet, true, CGFloat(704)), (.formSheet, false, 540)])
  func sheetsHaveAPreferredSizing(style: UIModalPresentationStyle, sizing: Bool, width: CGFloat) throws {
    let host = HeadlessHost(device: "iPad Air")
    defer { host.close() }
    let controller = UIViewController()
    host.show(controller)
    let shown = UIViewController()
    shown.modalPresentationStyle = style
    controller.present(shown, animated: false)
    host.settle()
    let sheet = try #require(shown.sheetPresentationController)
    #expect(sheet.prefersPageSizing == sizing)
    #expect(shown.view.bounds.width == width)
    sheet.prefersPageSizing.toggle()
    host.settle()
    #expect(shown.view.bounds.width == (sizing ? 540 : 704))
  }
}
