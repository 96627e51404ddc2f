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
