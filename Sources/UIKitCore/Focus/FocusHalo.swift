/// The ring around the focused item.
///
/// UIKIT: pads draw a halo of three points in the tint colour around a cell that has no configuration of its own.
@MainActor
final class FocusHalo {
  private let layer = CALayer()

  func show(around view: UIView?) {
    layer.removeFromSuperlayer()
    guard let view, view.focusEffect != nil else { return }
    layer.frame = view.bounds
    layer.borderWidth = 3
    layer.borderColor = view.tintColor.resolvedColor(with: view.traitCollection).cgColor
    layer.cornerRadius = max(view.layer.cornerRadius, 6)
    layer.zPosition = 1
    view.layer.addSublayer(layer)
  }
}
