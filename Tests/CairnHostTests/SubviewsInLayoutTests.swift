import CairnHost
import Testing
import UIKit

/// Views that change their subviews while they are laid out. Provenance: observed,
/// <https://github.com/layoutBox/PinLayout/issues/124>.
@MainActor @Suite(.serialized)
struct SubviewsInLayoutTests {
  private final class Bordered: UIView {
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      addSubview(UIView(frame: CGRect(x: 0, y: bounds.maxY - 1, width: bounds.width, height: 1)))
    }
  }

  private final class Page: UIViewController {
    var layouts = 0
    override func viewDidLayoutSubviews() {
      layouts += 1
      view.subviews.forEach { $0.removeFromSuperview() }
      view.addSubview(UILabel(frame: view.bounds))
    }
  }

  @Test func whatAViewAddsWhileItIsLaidOutAsksForNoOtherLayout() {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let controller = UIViewController()
    let view = Bordered(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    controller.view.addSubview(view)
    host.show(controller)
    host.advance(by: 1)
    #expect(view.layouts == 1 && view.subviews.count == 1)
    view.setNeedsLayout()
    host.settle()
    #expect(view.layouts == 2)
    view.addSubview(UIView())
    host.settle()
    #expect(view.layouts == 3)
  }

  @Test func whatAControllerAddsWhenItsViewWasLaidOutAsksForNoOtherLayout() {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let page = Page()
    host.show(page)
    host.advance(by: 1)
    #expect(page.layouts <= 2 && page.view.subviews.count == 1)
  }

  /// Constraints of what is added are carried out all the same.
  @Test func whatAViewAddsWithConstraintsIsPlaced() {
    final class Filled: UIView {
      let inner = UIView()
      override func layoutSubviews() {
        super.layoutSubviews()
        guard inner.superview == nil else { return }
        inner.translatesAutoresizingMaskIntoConstraints = false
        addSubview(inner)
        NSLayoutConstraint.activate([
          inner.topAnchor.constraint(equalTo: topAnchor, constant: 8),
          inner.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
          inner.widthAnchor.constraint(equalToConstant: 50), inner.heightAnchor.constraint(equalToConstant: 20),
        ])
      }
    }
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let controller = UIViewController()
    let view = Filled(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    controller.view.addSubview(view)
    host.show(controller)
    #expect(view.inner.frame == CGRect(x: 8, y: 8, width: 50, height: 20))
  }
}
