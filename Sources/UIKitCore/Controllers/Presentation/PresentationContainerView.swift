/// The view over a window in which a presentation takes place.
final class PresentationContainerView: UIView {
  weak var presentation: UIPresentationController?

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if let previousTraitCollection { presentation?.containerTraitsDidChange(from: previousTraitCollection) }
  }

  /// What the presentation does not cover and does not dim takes its own touches.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && presentation?.passesTouches == true ? nil : hit
  }

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.place()
    presentation?.containerViewDidLayoutSubviews()
  }
}
