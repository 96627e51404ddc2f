import CairnHost
import Testing
import UIKit

/// What methods read of their traits calls them again when it changes: "Automatic trait tracking" in Apple's
/// documentation names the methods.
@MainActor
@Suite(.serialized)
struct TraitTrackingTests {
  private struct Depth: UITraitDefinition { static let defaultValue = 0 }

  private final class Reader: UIView {
    var reads: (UIView) -> Void = { _ in }
    var calls: [String] = []

    override func layoutSubviews() {
      super.layoutSubviews()
      note("layout")
    }
    override func updateConstraints() {
      note("constraints")
      super.updateConstraints()
    }
    override func updateProperties() {
      super.updateProperties()
      note("properties")
    }
    var reader = "layout"
    private func note(_ name: String) {
      calls.append(name)
      if name == reader { reads(self) }
    }
  }

  private final class Drawing: UIView {
    var drawn: [String] = []
    var reads: (UIView) -> String = { _ in "" }
    override func draw(_ rect: CGRect) {
      UIColor.label.setFill()
      UIRectFill(rect)
      drawn.append(reads(self))
    }
  }

  /// Provenance: Apple's pages on automatic trait tracking and on supporting Dark Mode, which name `draw(_:)`.
  @Test func drawingsAreDrawnAgain() {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let controller = UIViewController()
    let views = [Drawing(), Drawing()]
    for view in views {
      view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      controller.view.addSubview(view)
    }
    views[1].reads = { "\($0.traitCollection.horizontalSizeClass.rawValue)" }
    host.show(controller)
    #expect(views.map(\.drawn) == [[""], ["1"]])
    host.send(.settings(HostSettings(style: .dark)))
    host.settle()
    #expect(views.map(\.drawn) == [["", ""], ["1", "1"]])
    controller.traitOverrides.horizontalSizeClass = .regular
    host.settle()
    #expect(views.map(\.drawn) == [["", ""], ["1", "1", "2"]])
  }

  private final class ReadingController: UIViewController {
    var reader = "will"
    var calls: [String] = []
    override func viewWillLayoutSubviews() { note("will") }
    override func viewDidLayoutSubviews() { note("did") }
    override func updateViewConstraints() {
      note("constraints")
      super.updateViewConstraints()
    }
    private func note(_ name: String) {
      calls.append(name)
      if name == reader { _ = traitCollection.preferredContentSizeCategory }
    }
  }

  @Test(arguments: ["layout", "constraints", "properties"])
  func aMethodOfAViewThatReadsATraitRunsAgain(method: String) {
    let host = HeadlessHost()
    defer { host.close() }
    let controller = UIViewController()
    let view = Reader()
    view.reader = method
    view.reads = { _ = $0.traitCollection.horizontalSizeClass }
    controller.view.addSubview(view)
    host.show(controller)
    view.calls = []
    controller.traitOverrides.verticalSizeClass = .compact
    host.settle()
    #expect(view.calls == [])
    controller.traitOverrides.horizontalSizeClass = .regular
    host.settle()
    #expect(view.calls.contains(method))
    if method == "layout" { #expect(view.calls == ["layout"]) }
  }

  @Test(arguments: ["will", "did", "constraints"])
  func aMethodOfAControllerThatReadsATraitRunsAgain(method: String) {
    let host = HeadlessHost()
    defer { host.close() }
    let controller = ReadingController()
    controller.reader = method
    host.show(controller)
    controller.calls = []
    host.change(HostSettings(textSize: .accessibilityLarge))
    host.settle()
    #expect(controller.calls.contains(method))
  }

  @Test func traitsOfTheClientAreTrackedToo() {
    let host = HeadlessHost()
    defer { host.close() }
    let controller = UIViewController()
    let view = Reader()
    view.reads = { _ = $0.traitCollection[Depth.self] }
    controller.view.addSubview(view)
    host.show(controller)
    view.calls = []
    controller.traitOverrides[Depth.self] = 2
    host.settle()
    #expect(view.calls == ["layout"])
  }

  /// What a method no longer reads, and what is read elsewhere, calls nothing.
  @Test func onlyTheLastCallCounts() {
    let host = HeadlessHost()
    defer { host.close() }
    let controller = UIViewController()
    let view = Reader()
    var kept: UITraitCollection?
    view.reads = {
      _ = $0.traitCollection.horizontalSizeClass
      kept = $0.traitCollection
    }
    controller.view.addSubview(view)
    host.show(controller)
    _ = kept?.verticalSizeClass
    view.calls = []
    controller.traitOverrides.verticalSizeClass = .compact
    host.settle()
    #expect(view.calls == [])
    view.reads = { _ in }
    view.setNeedsLayout()
    host.settle()
    view.calls = []
    controller.traitOverrides.horizontalSizeClass = .regular
    host.settle()
    #expect(view.calls == [])
  }

  /// Apple's page on `effectiveUserInterfaceLayoutDirection`; the trait comes from the nearest override.
  @Test func anOverriddenDirectionTurnsTheInterface() {
    let host = HeadlessHost()
    defer { host.close() }
    let controller = UIViewController()
    let (holder, child) = (UIView(), UIView())
    child.translatesAutoresizingMaskIntoConstraints = false
    holder.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    holder.addSubview(child)
    controller.view.addSubview(holder)
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: holder.leadingAnchor), child.widthAnchor.constraint(equalToConstant: 20),
      child.topAnchor.constraint(equalTo: holder.topAnchor), child.heightAnchor.constraint(equalToConstant: 20),
    ])
    host.show(controller)
    #expect(child.frame.minX == 0)
    controller.traitOverrides.layoutDirection = .rightToLeft
    host.settle()
    #expect(holder.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(child.frame.minX == 80)
    let late = UIView()
    child.addSubview(late)
    #expect(late.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    controller.traitOverrides.remove(UITraitLayoutDirection.self)
    host.settle()
    #expect(child.frame.minX == 0)
    #expect(late.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test func changedTraitsNameTheClientsToo() {
    let old = UITraitCollection { $0[Depth.self] = 1 }
    let new = old.modifyingTraits {
      $0[Depth.self] = 2
      $0.userInterfaceStyle = .dark
    }
    let changed = new.changedTraits(from: old)
    #expect(changed.count == 2)
    #expect(changed.contains { $0 == Depth.self })
    #expect(changed.contains { $0 == UITraitUserInterfaceStyle.self })
  }

  /// Apple's page on `UIUserInterfaceLevel`: what stands above the window's content is elevated.
  @Test(arguments: [(UIModalPresentationStyle.pageSheet, UIUserInterfaceLevel.elevated), (.fullScreen, .base)])
  func sheetsAreElevated(style: UIModalPresentationStyle, level: UIUserInterfaceLevel) {
    let host = HeadlessHost()
    defer { host.close() }
    let (root, shown) = (UIViewController(), UIViewController())
    host.show(root)
    shown.modalPresentationStyle = style
    root.present(shown, animated: false)
    host.settle()
    #expect(shown.view.traitCollection.userInterfaceLevel == level)
    #expect(root.traitCollection.userInterfaceLevel == .base)
  }

  /// A font that is set after attributed text counts for all of it, also before the first layout (Apple's page on
  /// `UILabel.attributedText`).
  @Test func aFontReplacesThatOfAttributedText() {
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "Text", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    label.font = .systemFont(ofSize: 30)
    #expect(label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 30))
  }
}
