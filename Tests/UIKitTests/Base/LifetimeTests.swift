import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

/// What a client keeps outlives what it belonged to, and says so instead of reading freed memory.
/// Provenance: derived from documented nullability (`superview`, `window`, `owningView`, `firstItem`) and from
/// <https://developer.apple.com/documentation/uikit/nslayoutconstraint/isactive>.
@MainActor @Suite struct LifetimeTests {
  /// Takes the memory that was just freed, so that a stale reference does not meet the old object by luck.
  private func scribble() {
    for _ in 0..<64 { _ = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)) }
  }

  private func chain(_ count: Int) -> [UIView] {
    let views = (0..<count).map { _ in UIView() }
    for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
    return views
  }

  @Test(arguments: 1...4) func windowIsNilAtEveryDepthAfterItDied(depth: Int) {
    let views = chain(depth)
    var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window?.addSubview(views[0])
    #expect(views[depth - 1].window != nil)
    window = nil
    scribble()
    for view in views { #expect(view.window == nil) }
    #expect(views[0].superview == nil)
    for (outer, inner) in zip(views, views.dropFirst()) { #expect(inner.superview === outer) }
  }

  @Test func aViewAddedInsideASubtreeForgetsTheWindowToo() {
    let (a, b) = (UIView(), UIView())
    a.addSubview(b)
    var window: UIWindow? = UIWindow(frame: .zero)
    window?.addSubview(a)
    window = nil
    scribble()
    #expect(b.window == nil && a.window == nil)
    let next = UIWindow(frame: .zero)
    next.addSubview(b)
    #expect(b.window === next && a.subviews.isEmpty)
  }

  /// Provenance: tests of ra1028/DiffableDataSources, which pass on iOS: their views make their own windows.
  @Test func aWindowThatATestGaveAViewLivesUntilTheTestEnds() {
    let view = UIView()
    let controller = UIViewController()
    weak var shown: UIWindow?
    _testTakesPlace(true)
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.addSubview(view)
      let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      other.rootViewController = controller
      other.layoutIfNeeded()
      shown = other
    }
    UpdateCycle.commit()
    #expect(view.window != nil)
    #expect(shown == nil)
    _testTakesPlace(false)
    #expect(view.window == nil)
  }

  /// Provenance: tests of a public layout library's groups, which pass on iOS: their guides lie in views that nobody holds.
  @Test func aViewThatAGuideWasAskedForLivesUntilTheTestEnds() {
    let guide = UILayoutGuide()
    func place() -> Bool {
      let view = UIView()
      view.addLayoutGuide(guide)
      return guide.owningView === view
    }
    #expect(place() && guide.owningView == nil)
    _testTakesPlace(true)
    #expect(place() && guide.owningView != nil)
    _testTakesPlace(false)
    #expect(guide.owningView == nil)
  }

  /// Provenance: the documentation of `objc_setAssociatedObject`; a library whose managers belong to controllers so.
  @Test(arguments: [false, true]) func associatedObjectsGoWithTheirResponder(ofView: Bool) {
    final class Manager { weak var owner: UIResponder? }
    weak var manager: Manager?
    do {
      let owner: UIResponder = ofView ? UILabel() : UIViewController()
      let made = Manager()
      made.owner = owner
      let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
      objc_setAssociatedObject(owner, key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      manager = made
      #expect(objc_getAssociatedObject(owner, key) as? Manager === made)
    }
    #expect(manager == nil)
  }

  @Test func aLeafWhoseWholeBranchDied() {
    let leaf = UIView()
    var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    do {
      let branch = chain(3)
      branch[2].addSubview(leaf)
      window?.addSubview(branch[0])
      window?.layoutIfNeeded()
    }
    window = nil
    scribble()
    #expect(leaf.superview == nil && leaf.window == nil)
  }

  @Test(arguments: [false, true]) func aConstraintOutlivesItsHolder(laidOut: Bool) {
    var holder: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    holder?.addSubview(child)
    let edge = holder.map { child.leadingAnchor.constraint(equalTo: $0.leadingAnchor, constant: 7) }
    let width = child.widthAnchor.constraint(equalToConstant: 30)
    edge?.isActive = true
    width.isActive = true
    if laidOut { holder?.layoutIfNeeded() }
    holder = nil
    scribble()
    #expect(edge?.isActive == false)
    #expect(edge?.secondItem == nil && edge?.firstItem === child)
    #expect(width.isActive)
    edge?.constant = 9
    edge?.isActive = false
    width.constant = 40
    // The subtree is a tree of its own, and its constraints go on.
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    other.addSubview(child)
    child.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: 5).isActive = true
    child.topAnchor.constraint(equalTo: other.topAnchor).isActive = true
    other.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 5, y: 0, width: 40, height: 0))
  }

  /// A subtree that was numbered by the engine of a tree which died is laid out by an engine of its own.
  @Test func aKeptSubtreeIsLaidOutAnew() {
    var root: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let kept = UIView()
    let inner = (0..<4).map { _ in UIView() }
    do {
      let middle = UIView()
      root?.addSubview(middle)
      middle.addSubview(kept)
      for view in inner {
        kept.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          view.leadingAnchor.constraint(equalTo: kept.leadingAnchor, constant: 10),
          view.trailingAnchor.constraint(equalTo: kept.trailingAnchor, constant: -10),
          view.topAnchor.constraint(equalTo: kept.topAnchor), view.heightAnchor.constraint(equalToConstant: 20),
        ])
      }
      let guide = UILayoutGuide()
      kept.addLayoutGuide(guide)
      guide.leadingAnchor.constraint(equalTo: kept.leadingAnchor).isActive = true
      guide.widthAnchor.constraint(equalToConstant: 33).isActive = true
      kept.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
      root?.layoutIfNeeded()
    }
    root = nil
    scribble()
    kept.frame = CGRect(x: 0, y: 0, width: 220, height: 50)
    kept.layoutIfNeeded()
    for view in inner { #expect(view.frame == CGRect(x: 10, y: 0, width: 200, height: 20)) }
    #expect(kept.layoutGuides[0].layoutFrame.width == 33)
  }

  enum GuideKind: CaseIterable { case own, margins, safeArea, readable, keyboard, content, frame, top, bottom }

  @Test(arguments: GuideKind.allCases) func aGuideOutlivesItsOwner(kind: GuideKind) throws {
    var guide: UILayoutGuide?
    weak var gone: UIView?
    do {
      let controller = UIViewController()
      let owner: UIView = kind == .content || kind == .frame ? UIScrollView() : UIView()
      controller.view = owner
      gone = owner
      switch kind {
      case .own:
        guide = UILayoutGuide()
        guide.map(owner.addLayoutGuide)
      case .margins: guide = owner.layoutMarginsGuide
      case .safeArea: guide = owner.safeAreaLayoutGuide
      case .readable: guide = owner.readableContentGuide
      case .keyboard: guide = owner.keyboardLayoutGuide
      case .content: guide = (owner as? UIScrollView)?.contentLayoutGuide
      case .frame: guide = (owner as? UIScrollView)?.frameLayoutGuide
      case .top: guide = controller.topLayoutGuide as? UILayoutGuide
      case .bottom: guide = controller.bottomLayoutGuide as? UILayoutGuide
      }
      let inner = UIView()
      owner.addSubview(inner)
      inner.translatesAutoresizingMaskIntoConstraints = false
      if let guide { inner.topAnchor.constraint(equalTo: guide.topAnchor).isActive = true }
      owner.layoutIfNeeded()
      #expect(guide?.owningView === owner)
    }
    scribble()
    #expect(gone == nil)
    let kept = try #require(guide)
    #expect(kept.owningView == nil)
    #expect(kept.layoutFrame == .zero)
    _ = kept.description
    _ = kept.topAnchor.constraint(equalTo: kept.bottomAnchor).description
    if kind == .own {
      let other = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      other.addLayoutGuide(kept)
      NSLayoutConstraint.activate([
        kept.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: 1),
        kept.widthAnchor.constraint(equalToConstant: 5), kept.topAnchor.constraint(equalTo: other.topAnchor),
        kept.heightAnchor.constraint(equalToConstant: 6),
      ])
      other.layoutIfNeeded()
      #expect(kept.layoutFrame == CGRect(x: 1, y: 0, width: 5, height: 6))
    }
  }

  @Test func aDistanceDoesNotKeepItsViewsAlive() {
    weak var gone: UIView?
    var kept: NSLayoutConstraint?
    do {
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let (a, b) = (UIView(), UIView())
      parent.addSubview(a)
      parent.addSubview(b)
      kept = a.leadingAnchor.anchorWithOffset(to: b.leadingAnchor).constraint(equalToConstant: 10)
      kept?.isActive = true
      parent.layoutIfNeeded()
      gone = a
    }
    #expect(gone == nil)
    #expect(kept?.isActive == false)
    #expect(kept?.description.contains("inactive") == true)
  }

  /// Views that come and go while a fitting size is being worked out.
  final class Meddler: UIView {
    var whenAsked: (() -> Void)?
    override var intrinsicContentSize: CGSize {
      let action = whenAsked
      whenAsked = nil
      action?()
      return CGSize(width: 20, height: 10)
    }
  }

  @Test(arguments: ["view", "constraint", "guide", "new view"]) func changesDuringAFittingSolve(_ what: String) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let row = UIView()
    row.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(row)
    let meddler = Meddler()
    meddler.translatesAutoresizingMaskIntoConstraints = false
    row.addSubview(meddler)
    var extra: UIView? = UIView()
    extra?.translatesAutoresizingMaskIntoConstraints = false
    extra.map(row.addSubview)
    var guide: UILayoutGuide? = UILayoutGuide()
    guide.map(row.addLayoutGuide)
    var wide = extra.map { $0.widthAnchor.constraint(equalToConstant: 90) }
    NSLayoutConstraint.activate(
      [
        meddler.leadingAnchor.constraint(equalTo: row.leadingAnchor),
        meddler.topAnchor.constraint(equalTo: row.topAnchor),
        meddler.bottomAnchor.constraint(equalTo: row.bottomAnchor),
        extra?.leadingAnchor.constraint(equalTo: meddler.trailingAnchor),
        extra?.topAnchor.constraint(equalTo: row.topAnchor),
        extra?.trailingAnchor.constraint(equalTo: row.trailingAnchor), wide,
        guide?.topAnchor.constraint(equalTo: row.topAnchor),
        row.leadingAnchor.constraint(equalTo: root.leadingAnchor), row.topAnchor.constraint(equalTo: root.topAnchor),
      ].compactMap { $0 })
    root.layoutIfNeeded()
    #expect(row.frame.width == 110)
    let added = UIView()
    meddler.whenAsked = {
      switch what {
      case "view":
        extra?.removeFromSuperview()
        extra = nil
        wide = nil
      case "constraint":
        wide?.isActive = false
        wide = nil
      case "guide":
        guide.map(row.removeLayoutGuide)
        guide = nil
      default:
        added.translatesAutoresizingMaskIntoConstraints = false
        row.addSubview(added)
        added.heightAnchor.constraint(equalToConstant: 44).isActive = true
        added.topAnchor.constraint(equalTo: row.topAnchor).isActive = true
        added.bottomAnchor.constraint(equalTo: row.bottomAnchor).isActive = true
      }
    }
    _ = row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    scribble()
    root.layoutIfNeeded()
    meddler.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    switch what {
    case "view": #expect(row.subviews == [meddler])
    case "constraint": #expect(extra?.constraints.isEmpty == true)
    case "guide": #expect(row.layoutGuides.isEmpty && row.frame.width == 110)
    default: #expect(added.frame.height == 44 && row.frame.height == 44)
    }
  }

  @Test func anEngineOfAFreedTreeIsFreedWithIt() {
    weak var root: UIView?
    do {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let child = UIView()
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
      child.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
      _ = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      view.layoutIfNeeded()
      root = view
    }
    #expect(root == nil)
  }

  @Test func stacksOutliveTheirTree() {
    var root: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let label = Meddler()
    let stack = UIStackView(arrangedSubviews: [label, Meddler()])
    stack.distribution = .equalSpacing
    stack.translatesAutoresizingMaskIntoConstraints = false
    root?.addSubview(stack)
    if let root { stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true }
    root?.layoutIfNeeded()
    _ = stack.constraints
    root?.layoutIfNeeded()
    root = nil
    scribble()
    stack.translatesAutoresizingMaskIntoConstraints = true
    stack.frame = CGRect(x: 0, y: 0, width: 80, height: 10)
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 60])
  }
}
