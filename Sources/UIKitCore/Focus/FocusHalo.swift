/// The ring around the focused item.
///
/// UIKIT: pads draw a halo of three points in the tint colour around a cell that has no configuration of its own. A
/// guess.
@MainActor
final class FocusHalo {
  private let layer = CALayer()

  func show(around view: UIView?) {
    layer.removeFromSuperlayer()
    guard let view, let effect = view.focusEffect else { return }
    let halo = effect as? UIFocusHaloEffect
    layer.frame = halo?.path.map { view.convert($0.bounds, from: halo?.referenceView ?? view) } ?? view.bounds
    if halo?.position == .outside { layer.frame = layer.frame.insetBy(dx: -3, dy: -3) }
    layer.borderWidth = 3
    layer.borderColor = view.tintColor.resolvedColor(with: view.traitCollection).cgColor
    layer.cornerRadius = max(view.layer.cornerRadius, 6)
    layer.zPosition = 1
    view.layer.addSublayer(layer)
  }
}
