import Testing
import UIKit

@testable import UIKitCore

/// Safe areas and margins. Provenance: measured on UIKit, the rules stand at `SafeAreaPass` and `UIView+Margins`.
@MainActor @Suite struct SafeAreaTests {
  func window() -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    window.environment.safeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 30, right: 0)
    return window
  }

  @Test(arguments: [
    (CGRect(x: 0, y: 0, width: 100, height: 200), UIEdgeInsets(top: 40, left: 0, bottom: 30, right: 0)),
    (CGRect(x: 0, y: 10, width: 100, height: 100), UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0)),
    (CGRect(x: 0, y: 180, width: 100, height: 10), UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0)),
    (CGRect(x: 0, y: -10, width: 100, height: 100), UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0)),
  ])
  func childInsets(_ frame: CGRect, _ expected: UIEdgeInsets) {
    let window = window()
    let child = UIView(frame: frame)
    window.addSubview(child)
    #expect(child.safeAreaInsets == expected)
    #expect(child.layoutMargins.top == expected.top + 8)
  }

  /// Provenance: a library's tests that add the root's view themselves, and Apple's page on `rootViewController`: "the
  /// content view of the window".
  @Test(arguments: [false, true]) func rootViewsFillTheirWindow(_ isAdded: Bool) {
    let window = window()
    let controller = UIViewController()
    controller.view = UIView()
    window.rootViewController = controller
    if isAdded { window.addSubview(controller.view) }
    window.makeKeyAndVisible()
    #expect(controller.view.frame == window.bounds && controller.view.superview === window)
    controller.view.frame.size.height = 50
    window.makeKeyAndVisible()
    #expect(controller.view.frame.height == 50)
  }

  /// Derived from the tests of a library of bars.
  @Test func parentsThatSayTheirInsetsThemselvesHandThemDown() {
    final class Notched: UIWindow {
      override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0) }
    }
    let window = Notched(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let controller = UIViewController()
    controller.view.frame = window.bounds
    window.rootViewController = controller
    window.isHidden = false
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
    let child = UIView(frame: CGRect(x: 0, y: 15, width: 100, height: 100))
    controller.view.addSubview(child)
    #expect(child.safeAreaInsets == UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0))
  }

  @Test func changesAreReportedOnce() {
    final class Probe: UIView {
      var changes = 0
      override func safeAreaInsetsDidChange() { changes += 1 }
    }
    let window = window()
    let child = Probe(frame: window.bounds)
    window.addSubview(child)
    #expect(child.changes == 1)
    child.frame = window.bounds
    #expect(child.changes == 1)
    child.frame.origin.y = 50
    #expect(child.changes == 2)
    #expect(child.safeAreaInsets.top == 0)
  }

  /// A damaged document may ask for any size; insets that are no numbers would never come to rest.
  @Test(arguments: [CGFloat(1e308), .infinity, .nan])
  func extentsBeyondAllNumbersLeaveNumbers(_ extent: CGFloat) {
    let window = window()
    let child = UIView(frame: CGRect(x: -extent, y: extent, width: extent, height: extent))
    window.addSubview(child)
    let inner = UIView(frame: CGRect(x: 0, y: -extent, width: 10, height: extent))
    child.addSubview(inner)
    for insets in [child.safeAreaInsets, inner.safeAreaInsets] {
      #expect([insets.top, insets.left, insets.bottom, insets.right].allSatisfy { $0.isFinite && $0 >= 0 })
    }
  }

  @Test func marginsFollowTheSuperviewWhenAsked() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    parent.layoutMargins = UIEdgeInsets(top: 20, left: 30, bottom: 0, right: 40)
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    parent.addSubview(child)
    #expect(child.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    child.preservesSuperviewLayoutMargins = true
    #expect(child.layoutMargins == UIEdgeInsets(top: 10, left: 20, bottom: 8, right: 30))
  }

  /// A content that is taller than its scroll view has its own margin below: more, and it would grow by it forever.
  @Test func preservedMarginsStayOutsideTheSuperview() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    parent.layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    let child = UIView(frame: CGRect(x: -10, y: 0, width: 150, height: 400))
    child.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 8)
    parent.addSubview(child)
    child.preservesSuperviewLayoutMargins = true
    #expect(child.layoutMargins == UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 16))
  }

  /// Constraints to margins that a view preserves follow its place, beside a safe area that does not reach it too.
  @Test func preservedMarginsFollowThePlace() {
    let window = window()
    let child = UIView(frame: CGRect(x: 50, y: 100, width: 100, height: 100))
    window.layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    child.preservesSuperviewLayoutMargins = true
    window.addSubview(child)
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    child.addSubview(inner)
    let attributes: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
      (.left, .leftMargin), (.right, .rightMargin), (.top, .topMargin), (.bottom, .bottomMargin),
    ]
    for (edge, margin) in attributes {
      NSLayoutConstraint(
        item: inner, attribute: edge, relatedBy: .equal, toItem: child, attribute: margin, multiplier: 1, constant: 0
      ).isActive = true
    }
    window.layoutIfNeeded()
    #expect(inner.frame.minX == 8)
    child.frame.origin.x = 0
    window.layoutIfNeeded()
    #expect(inner.frame.minX == 16)
  }
}
