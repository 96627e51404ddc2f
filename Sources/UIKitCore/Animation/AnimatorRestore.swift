/// What the animations of an animator change: the values before and after, by layer and key.
@MainActor
final class AnimatorRestore {
  private struct Change {
    let layer: CALayer
    let key: String
    let start: Any
  }

  private var changes: [Change] = []
  private var ends: [Any] = []
  private(set) var layers: [CALayer] = []

  /// Notes what `body` animates.
  func watch(_ body: () -> Void) {
    let observer = LayerChangeObserver { [weak self] layer, key, old in self?.note(layer, key, old) }
    LayerActions.observe(observer, body)
    ends = changes.map { $0.layer.storedValue(at: $0.key) ?? $0.start }
  }

  private func note(_ layer: CALayer, _ key: String, _ old: Any) {
    if !layers.contains(where: { $0 === layer }) { layers.append(layer) }
    guard !changes.contains(where: { $0.layer === layer && $0.key == key }) else { return }
    changes.append(Change(layer: layer, key: key, start: old))
  }

  func start() {
    UIView.performWithoutAnimation {
      for change in changes { change.layer.setValue(change.start, forKeyPath: change.key) }
    }
  }

  func end() {
    UIView.performWithoutAnimation {
      for (change, end) in zip(changes, ends) { change.layer.setValue(end, forKeyPath: change.key) }
    }
  }

  func holdPresentation() {
    UIView.performWithoutAnimation {
      let shown = changes.map { $0.layer.presentation()?.storedValue(at: $0.key) }
      for (change, value) in zip(changes, shown) where value != nil {
        change.layer.setValue(value, forKeyPath: change.key)
      }
    }
  }
}
