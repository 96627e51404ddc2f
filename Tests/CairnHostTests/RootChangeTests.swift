import CairnHost
import Testing
import UIKit

@testable import UIKitCore

/// Root controllers that replace each other, with scroll views whose constraints cross their edge.
/// Provenance: derived; a window shows whatever root it has last.
@MainActor @Suite struct RootChangeTests {
  final class Screen: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let scroll = UIScrollView()
      let inner = UIView()
      let label = UILabel()
      label.text = "Text"
      for view in [scroll, inner, label] { view.translatesAutoresizingMaskIntoConstraints = false }
      view.addSubview(scroll)
      scroll.addSubview(inner)
      inner.addSubview(label)
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: scroll.topAnchor),
        view.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      ])
    }
  }

  @Test func fourRootControllers() {
    let host = HeadlessHost()
    defer { host.close() }
    let screen = Screen()
    host.show(screen)
    host.show(screen)
    host.show(UIViewController())
    let parent = UIViewController()
    parent.addChild(screen)
    parent.view.addSubview(screen.view)
    screen.view.frame = parent.view.bounds
    screen.didMove(toParent: parent)
    host.show(parent)
    host.settle()
    #expect(screen.view.window === host.window)
  }

  /// What a scroll view had in the engine goes with it: nothing of it binds the views that come after.
  @Test func aScrollViewLeavesNothingBehind() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let scroll = UIScrollView()
    let inner = UIView()
    for view in [scroll, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
    root.addSubview(scroll)
    scroll.addSubview(inner)
    inner.topAnchor.constraint(equalTo: scroll.topAnchor).isActive = true
    inner.leadingAnchor.constraint(equalTo: scroll.leadingAnchor).isActive = true
    scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
    root.layoutIfNeeded()
    scroll.removeFromSuperview()
    root.layoutIfNeeded()
    let views = (0..<6).map { _ in UIView() }
    for (index, view) in views.enumerated() {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: CGFloat(50 + index)),
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(60 + index)),
        view.widthAnchor.constraint(equalToConstant: 20), view.heightAnchor.constraint(equalToConstant: 20),
      ])
    }
    root.layoutIfNeeded()
    for (index, view) in views.enumerated() {
      #expect(view.frame == CGRect(x: 50 + index, y: 60 + index, width: 20, height: 20))
    }
  }

  /// A baseline may be that of a view which the constraint does not mention.
  @Test func aViewThatSpeaksForABaselineGoes() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let labels = (0..<3).map { index in
      let label = UILabel()
      label.text = "Text"
      label.font = .systemFont(ofSize: CGFloat(30 - 5 * index))
      return label
    }
    let stack = UIStackView(arrangedSubviews: Array(labels[0...1]))
    stack.axis = .vertical
    for view in [stack, labels[2]] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      labels[2].leadingAnchor.constraint(equalTo: stack.trailingAnchor),
      labels[2].firstBaselineAnchor.constraint(equalTo: stack.firstBaselineAnchor),
    ])
    func baselinesAgree(_ speaker: UILabel) -> Bool {
      let a = labels[2].frame.minY + labels[2].font.ascender
      let b = stack.frame.minY + speaker.frame.minY + speaker.font.ascender
      return abs(a - b) < 1
    }
    root.layoutIfNeeded()
    #expect(baselinesAgree(labels[0]))
    labels[0].removeFromSuperview()
    root.layoutIfNeeded()
    for _ in 0..<4 {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5).isActive = true
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 5).isActive = true
      root.layoutIfNeeded()
      #expect(view.frame.origin == CGPoint(x: 5, y: 5))
    }
    #expect(baselinesAgree(labels[1]))
  }

  /// The safe area leaves such a view less than nothing: one constraint is broken, and told of once.
  @Test func aViewPinnedToItsOwnSafeArea() {
    let host = HeadlessHost()
    defer { host.close() }
    let controller = UIViewController()
    let v = UIView(frame: CGRect(x: 0, y: 0, width: 46, height: 46))
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    v.addSubview(inner)
    let guide = v.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: guide.topAnchor), inner.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      inner.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    controller.view.addSubview(v)
    var conflicts = 0
    host.window.environment.reportsConflict = { _ in conflicts += 1 }
    host.show(controller)
    host.settle()
    v.setNeedsLayout()
    host.settle()
    #expect(conflicts == 1)
    #expect(inner.frame.minX == 0 && inner.frame.width == 46 && inner.frame.height == 0)
  }

  /// A view that follows a safe area which follows the view never comes to rest: layout goes on, and time does too.
  @Test func aPositionThatFollowsItsOwnSafeArea() {
    let host = HeadlessHost()
    defer { host.close() }
    let controller = UIViewController()
    let v = UIView()
    v.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(v)
    let probe = UIView()
    probe.translatesAutoresizingMaskIntoConstraints = false
    v.addSubview(probe)
    NSLayoutConstraint.activate([
      probe.topAnchor.constraint(equalTo: v.safeAreaLayoutGuide.topAnchor),
      probe.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 59),
      v.heightAnchor.constraint(equalToConstant: 100), v.widthAnchor.constraint(equalToConstant: 100),
    ])
    host.show(controller)
    host.settle()
    host.advance(by: 0.1)
    #expect(v.frame.height == 100)
  }

  final class Restless: UIView {
    var count = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      count += 1
      superview?.setNeedsLayout()
      setNeedsLayout()
    }
  }

  @Test func layoutThatAsksForLayoutLetsTimePass() {
    let host = HeadlessHost()
    defer { host.close() }
    let controller = UIViewController()
    let restless = Restless()
    controller.view.addSubview(restless)
    host.show(controller)
    host.advance(by: 0.5)
    #expect(restless.count > 30)
  }
}
