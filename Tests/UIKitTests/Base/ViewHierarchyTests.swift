import Testing
import UIKit

/// Order of callbacks and of subviews.
/// Provenance: documented, <https://developer.apple.com/documentation/uikit/uiview> ("Observing view-related changes").
@MainActor @Suite struct ViewHierarchyTests {
  final class Probe: UIView {
    static var log: [String] = []
    var name = ""
    override func willMove(toWindow newWindow: UIWindow?) { Self.log.append("\(name) willMoveToWindow") }
    override func willMove(toSuperview newSuperview: UIView?) {
      Self.log.append("\(name) willMoveToSuperview \(newSuperview == nil ? "nil" : "some")")
    }
    override func didMoveToWindow() { Self.log.append("\(name) didMoveToWindow") }
    override func didMoveToSuperview() { Self.log.append("\(name) didMoveToSuperview") }
    override func didAddSubview(_ subview: UIView) { Self.log.append("\(name) didAddSubview") }
    override func willRemoveSubview(_ subview: UIView) { Self.log.append("\(name) willRemoveSubview") }
  }

  func probe(_ name: String) -> Probe {
    let view = Probe()
    view.name = name
    return view
  }

  @Test func addingInAWindowTellsChildThenParent() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let parent = probe("parent")
    let child = probe("child")
    window.addSubview(parent)
    Probe.log = []
    parent.addSubview(child)
    #expect(
      Probe.log == [
        "child willMoveToWindow", "child willMoveToSuperview some", "child didMoveToWindow",
        "child didMoveToSuperview", "parent didAddSubview",
      ])
  }

  @Test func removingTellsParentFirst() {
    let parent = probe("parent")
    let child = probe("child")
    parent.addSubview(child)
    Probe.log = []
    child.removeFromSuperview()
    #expect(
      Probe.log == ["child willMoveToSuperview nil", "parent willRemoveSubview", "child didMoveToSuperview"])
    #expect(child.superview == nil)
    #expect(parent.subviews.isEmpty)
  }

  @Test(arguments: [
    ("front", "bca"), ("back", "abc"), ("above b", "bac"), ("below c", "bac"), ("at 2", "bca"),
  ])
  func orderOfSubviews(_ action: String, _ expected: String) {
    let parent = UIView()
    let views = ["a", "b", "c"].map { probe($0) }
    views.forEach { parent.addSubview($0) }
    switch action {
    case "front": parent.bringSubviewToFront(views[0])
    case "back": parent.sendSubviewToBack(views[0])
    case "above b": parent.insertSubview(views[0], aboveSubview: views[1])
    case "below c": parent.insertSubview(views[0], belowSubview: views[2])
    default: parent.insertSubview(views[0], at: 2)
    }
    #expect(parent.subviews.map { ($0 as! Probe).name }.joined() == expected)
  }

  @Test func addingElsewhereLeavesTheOldParent() {
    let first = UIView()
    let second = UIView()
    let child = UIView()
    first.addSubview(child)
    second.addSubview(child)
    #expect(first.subviews.isEmpty)
    #expect(child.superview === second)
  }

  @Test func treesAreFreed() {
    weak var freed: UIView?
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let parent = UIView()
      let child = UIView()
      freed = child
      window.addSubview(parent)
      parent.addSubview(child)
      child.translatesAutoresizingMaskIntoConstraints = false
      child.widthAnchor.constraint(equalTo: parent.widthAnchor).isActive = true
      _ = child.layer
    }
    #expect(freed == nil)
  }

  @Test func viewWithTagSearchesTheSubtree() {
    let root = UIView()
    let inner = UIView()
    let leaf = UIView()
    leaf.tag = 7
    root.addSubview(inner)
    inner.addSubview(leaf)
    #expect(root.viewWithTag(7) === leaf)
    #expect(root.viewWithTag(8) == nil)
  }
}
