/// The view over a window in which a presentation takes place.
final class PresentationContainerView: UIView {
  weak var presentation: UIPresentationController?

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if let previousTraitCollection { presentation?.containerTraitsDidChange(from: previousTraitCollection) }
  }

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.place()
    presentation?.containerViewDidLayoutSubviews()
  }
}
