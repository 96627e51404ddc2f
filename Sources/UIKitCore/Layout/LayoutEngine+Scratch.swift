extension LayoutEngine {
  /// Runs `body` with an engine of its own over the subtree of `view`, whose size nothing outside decides.
  ///
  /// Items and records are numbers kept in views, guides and constraints; they are put aside and back. What came or went
  /// while a client's code was asked for sizes is told to the engine of the tree afterwards.
  static func withScratchEngine<Result>(for view: UIView, _ body: (LayoutEngine) -> Result) -> Result {
    var saved = SavedItems()
    saved.putAside(view)
    let (parent, engine) = (view.parent, view.layout.engine)
    let scratch = LayoutEngine(root: view)
    scratch.sizesRoot = true
    view.parent = nil
    view.layout.engine = scratch
    defer {
      scratch.takeBackNumbers()
      view.layout.engine = engine
      if view.parent == nil { view.parent = parent } else { parent?.children.removeAll { $0 === view } }
      let around = view.rootEngine
      if scratch.hasChangedHands {
        saved.putBack(what: around)
        around?.adopt(view)
      } else {
        saved.putBack()
        for stack in scratch.materialized { around?.adopt(stack) }
      }
    }
    return body(scratch)
  }

  /// Takes every number back that the engine has given.
  private func takeBackNumbers() {
    for item in items {
      switch item.owner {
      case .none: break
      case .view(let view): view.takeUnretainedValue().setItem(-1)
      case .guide(let guide): guide.takeUnretainedValue().item = -1
      }
    }
    for record in records { record.constraint?.takeUnretainedValue().record = -1 }
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

  /// Puts back the numbers of what `engine` still has in its tree, and takes the others out of it.
  @MainActor
  func putBack(what engine: LayoutEngine?) {
    for (constraint, record) in constraints where record >= 0 {
      constraint.record = record
      if constraint.holder?.rootEngine !== engine {
        engine?.remove(constraint)
      } else {
        engine?.markRecordDirty(record)
      }
    }
    for (guide, item) in guides where item >= 0 {
      guide.item = item
      if guide.owner?.rootEngine !== engine { engine?.forget(guide) }
    }
    for (view, item) in views where item >= 0 {
      view.setItem(item)
      if view.rootEngine !== engine { engine?.forget(view) }
    }
  }
}
