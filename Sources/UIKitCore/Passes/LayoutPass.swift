internal import AutoLayoutEngine

/// The layout pass: constraints, solve, then `layoutSubviews()` from the top down, for the views that need it.
///
/// 1. `updateConstraints()` in the whole tree (a solve concerns all of it). 2. Solve; superviews of what moved are marked.
/// 3. Lay out from the topmost marked ancestor of the requesting view. 4. Repeat while layout marks more, a bounded
/// number of times.
@MainActor
enum LayoutPass {
  /// A layout that marks itself again in every round is left after this many; UIKit, too, bounds its loops.
  private static let maximumRounds = 32

  static func run(from view: UIView) {
    PendingTraits.deliver()
    let root = view.rootView
    for _ in 0..<maximumRounds {
      // 1.
      ConstraintPass.run(from: root)
      // 2.
      solve(root)
      // 3.
      let top = topmostMarkedAncestor(of: view)
      guard top.flags.contains(.subtreeNeedsLayout) else { return }
      layOut(top)
      // 4.
      if !view.flags.contains(.subtreeNeedsLayout), root.layout.engine?.isDirty != true { return }
    }
  }

  static func solve(_ root: UIView) {
    // A root that constraints size needs them.
    if root.flags.contains(.placesArranged), !root.translatesAutoresizingMaskIntoConstraints, root.parent == nil {
      root.arranger?.materializePlacement()
    }
    if root.layout.engine == nil, LayoutPass.holdsConstraints(root) { root.layout.engine = LayoutEngine(root: root) }
    root.layout.engine?.update()
  }

  private static func holdsConstraints(_ view: UIView) -> Bool {
    view.flags.contains(.subtreeHoldsConstraints)
      && (!view.layout.held.isEmpty || view.children.contains { holdsConstraints($0) })
  }

  /// UIKIT: `layoutIfNeeded()` starts at the highest ancestor whose layout is pending. What is being laid out is not
  /// begun anew: it has its turn in the next round.
  private static func topmostMarkedAncestor(of view: UIView) -> UIView {
    var top = view
    for ancestor in sequence(first: view, next: \.parent).dropFirst() {
      if ancestor.flags.contains(.layingOut) { break }
      if ancestor.flags.contains(.needsLayout) { top = ancestor }
    }
    return top
  }

  /// UIKIT: `UITraitCollection.current` is the view's meanwhile (Apple's page on `current`).
  private static func layOut(_ view: UIView) {
    guard view.flags.contains(.subtreeNeedsLayout) else { return }
    if view.parent == nil || view.givesTraits {
      view.traitCollection.performAsCurrent { layOutSubtree(view) }
    } else {
      layOutSubtree(view)
    }
  }

  private static func layOutSubtree(_ view: UIView) {
    view.flags.remove(.subtreeNeedsLayout)
    let isBegun = view.flags.contains(.layingOut)
    view.flags.insert(.layingOut)
    defer { if !isBegun { view.flags.remove(.layingOut) } }
    if view.flags.contains(.needsUpdateProperties) { PropertiesPass.update(view) }
    if view.flags.contains(.needsLayout) {
      view.flags.remove(.needsLayout)
      view.flags.insert(.placesSubviews)
      if view.flags.contains(.hasController) {
        view.layOutSubviewsByController()
      } else {
        view.trackingTraits(.layout) { view.layoutSubviews() }
      }
      view.flags.remove(.placesSubviews)
      if view.flags.contains(.hasCornerConfiguration) { view.applyCornerConfiguration() }
      view.materializedLayer?.layoutPlainSublayers()
    }
    var start = 0
    while let index = view.nextChild(with: .subtreeNeedsLayout, from: start) {
      layOut(view.children[index])
      start = index + 1
    }
  }

  /// Writes the solver's results to the subviews of `view`, rounded to device pixels.
  static func applySolvedFrames(to view: UIView) {
    guard !view.children.isEmpty, let engine = view.rootEngine else { return }
    if engine.isDirty { engine.update() }
    let grid = PixelGrid(scale: view.pixelScale)
    let children = view.children
    // OPTIMIZATION: of a thousand children most stay where they are, and a look at the solver for each of the others would
    // cost as much as placing it. The list is the engine's, which is not to make one for every view.
    var places = engine.takePlaces()
    defer { engine.keep(&places) }
    UIView.takeUnplaced(of: children, into: &places)
    engine.system.read(&places)
    let place = unsafeBitCast(OnActor(body: place), to: Anywhere.self).body
    UIView.forEach(places, of: children, in: view, on: grid, place)
    #if LAYOUT_CHECKS
      checkPlaces(view, engine, grid)
    #endif
  }

  #if LAYOUT_CHECKS
    /// Compiled with `-D LAYOUT_CHECKS` only: the children that were not placed are where the solver wants them.
    private static func checkPlaces(_ view: UIView, _ engine: LayoutEngine, _ grid: PixelGrid) {
      for child in view.children where child.flags.contains(.hasItem) && !child.flags.contains(.hasNewPlace) {
        let before = child.untransformedFrame
        place(child, at: grid.round(engine.system.alignmentRect(of: child.layoutItem)))
        precondition(child.untransformedFrame == before, "\(child) was not where the engine wants it")
      }
    }
  #endif

  /// OPTIMIZATION: a function of the main actor, for loops that are not isolated so that they need not hold each view they
  /// hand on (`UIView+Scanning.swift`). Who calls them is on the main actor.
  private struct OnActor { let body: @MainActor (UIView, CGRect) -> Void }
  private struct Anywhere { let body: (UIView, CGRect) -> Void }

  static func place(_ view: UIView, at alignmentRect: CGRect) {
    let frame = view.frame(forAlignmentRect: alignmentRect)
    let size = CGSize(width: max(frame.size.width, 0), height: max(frame.size.height, 0))
    let anchor = view.anchorPoint
    // Constraints speak of the untransformed rectangle: size and centre are set, the transform stays.
    let center = CGPoint(x: frame.origin.x + size.width * anchor.x, y: frame.origin.y + size.height * anchor.y)
    let bounds = view.currentBounds
    let isMoved = view.currentPosition != center
    guard bounds.size != size || isMoved else { return }
    view.flags.insert(.placedByEngine)
    if bounds.size != size { view.bounds = CGRect(origin: bounds.origin, size: size) }
    if isMoved { view.center = center }
    view.flags.remove(.placedByEngine)
    SafeAreaPass.geometryChanged(of: view)
  }
}
