internal import AutoLayoutEngine

/// What views report when something that constraints depend on has changed. All of them cost nothing for views that no
/// constraint concerns.
extension LayoutEngine {
  private static func with(_ view: UIView, _ body: (LayoutSystem, Int32) -> Void) {
    guard view.layoutItem >= 0, let engine = view.rootEngine else { return }
    view.flags.insert(.hasNewPlace)
    body(engine.system, view.layoutItem)
    engine.markDirty()
    view.markNeedsLayout()
  }

  static func intrinsicSizeChanged(of view: UIView) {
    view.parent?.arranger?.childIntrinsicSizeDidChange(view)
    with(view) { system, item in system.extentsChanged(of: item) }
  }

  /// The client moved or resized the view.
  static func frameChanged(of view: UIView) {
    guard view.layoutItem >= 0 else {
      if let parent = view.parent, parent.flags.contains(.placesArranged) { parent.markNeedsLayout() }
      return
    }
    if view.followsItsFrame || view.parent == nil {
      with(view) { system, item in system.placementChanged(of: item) }
    } else {
      // UIKIT: a frame set by hand on a view that constraints place lasts until the next layout.
      // One that the superview sets in its own layout, after the solver's, asks for no other layout (Apple's Auto
      // Layout Guide has the engine set frames in `layoutSubviews()`; the rest follows).
      view.flags.insert(.hasNewPlace)
      if let parent = view.parent, !parent.flags.contains(.placesSubviews) { parent.markNeedsLayout() }
    }
  }

  /// Frame and mask have begun or ceased to count as constraints, or the mask is another.
  static func placementRuleChanged(of view: UIView) {
    with(view) { system, item in
      system.placementChanged(of: item)
      system.extentsChanged(of: item)
    }
  }

  /// The view's alignment insets have changed: its frame is another one around the same alignment rectangle.
  static func alignmentChanged(of view: UIView) {
    insetsChanged(of: view)
    view.parent?.markNeedsLayout()
  }

  /// Margins, safe area, alignment insets or baselines of the view have changed.
  static func insetsChanged(of view: UIView) {
    if view.flags.contains(.placesArranged) { view.arranger?.placementMayHaveChanged() }
    with(view) { system, item in system.edgesChanged(of: item) }
    // Constraints to the system guides concern the owner's item only once they have been lowered.
    if view.layoutItem < 0, let engine = view.rootEngine { engine.markGuideRecordsDirty(of: view) }
  }

  /// The reading direction inside the view has changed: its constraints mean other edges.
  static func directionChanged(of view: UIView) {
    if view.flags.contains(.placesArranged) { view.arranger?.placementMayHaveChanged() }
    view.rootEngine?.markGuideRecordsDirty(of: view)
  }

  /// The view has scrolled: constraints that cross its edge follow.
  static func boundsOriginChanged(of view: UIView) {
    if view.flags.contains(.placesArranged) { view.arranger?.placementMayHaveChanged() }
    with(view) { system, item in
      if system.isCrossed(item) || view.interiorLayoutItem != nil { system.edgesChanged(of: item) }
    }
  }

  private func markGuideRecordsDirty(of view: UIView) {
    for constraint in view.layout.held where constraint.record >= 0 { system.recordChanged(constraint.record) }
  }

  /// A guide's rectangle in its owner's coordinates.
  static func frame(of guide: UILayoutGuide) -> CGRect {
    guard let owner = guide.owner else { return .zero }
    if let placement = guide.placement { return placement.frame(in: owner.boundsOfGuides) }
    guard guide.item >= 0, let engine = owner.rootEngine else { return .zero }
    return PixelGrid(scale: owner.pixelScale).round(engine.system.alignmentRect(of: guide.item))
  }
}

extension UIView {
  /// What guides are measured from that follow the view's state.
  ///
  /// UIKIT: a root whose mask says nothing has the size that constraints give it, none without any, and so have its
  /// guides (tests of safe areas of a library for layout in code).
  fileprivate var boundsOfGuides: CGRect {
    guard superview == nil, !translatesAutoresizingMaskIntoConstraints, layoutItem >= 0, let engine = rootEngine else {
      return bounds
    }
    return CGRect(origin: bounds.origin, size: engine.system.alignmentRect(of: layoutItem).size)
  }
}

/// A view that wants to know when a program changes constraints inside it.
@MainActor
protocol ConstraintWatcher: UIView {
  func constraintInsideDidChange()
}

extension LayoutEngine {
  /// A constraint that a view holds has another constant or priority, or has come or gone.
  func constraintDidChange(in holder: UIView?) {
    guard isWatched else { return }
    for view in sequence(first: holder, next: { $0?.parent }) {
      if let watcher = view as? any ConstraintWatcher { return watcher.constraintInsideDidChange() }
    }
  }
}
