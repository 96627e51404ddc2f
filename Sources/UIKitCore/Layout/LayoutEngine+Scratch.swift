extension LayoutEngine {
  /// Runs `body` with an engine of its own over the subtree of `view`, whose size nothing outside decides.
  ///
  /// Items and records are numbers kept in views, guides and constraints; they are put aside and back.
  static func withScratchEngine<Result>(for view: UIView, _ body: (LayoutEngine) -> Result) -> Result {
    var saved = SavedItems()
    saved.putAside(view)
    let (parent, engine) = (view.parent, view.layout.engine)
    let scratch = LayoutEngine(root: view)
    scratch.sizesRoot = true
    view.parent = nil
    view.layout.engine = scratch
    defer {
      for stack in scratch.materialized { stack.forgetNumbers() }
      saved.putBack()
      view.parent = parent
      view.layout.engine = engine
      for stack in scratch.materialized { stack.rootEngine?.adopt(stack) }
    }
    return body(scratch)
  }
}

/// The numbers by which another engine knows a subtree.
private struct SavedItems {
  private var views: [(UIView, Int32)] = []
  private var guides: [(UILayoutGuide, Int32)] = []
  private var constraints: [(NSLayoutConstraint, Int32)] = []

  @MainActor
  mutating func putAside(_ view: UIView) {
    views.append((view, view.layout.item))
    view.setItem(-1)
    for guide in view.layout.guides { putAside(guide) }
    if let interior = view.interiorLayoutItem { putAside(interior) }
    for constraint in view.layout.held {
      constraints.append((constraint, constraint.record))
      constraint.record = -1
    }
    for child in view.children { putAside(child) }
  }

  @MainActor
  private mutating func putAside(_ guide: UILayoutGuide) {
    guides.append((guide, guide.item))
    guide.item = -1
  }

  @MainActor
  func putBack() {
    for (view, item) in views { view.setItem(item) }
    for (guide, item) in guides { guide.item = item }
    for (constraint, record) in constraints { constraint.record = record }
  }
}
