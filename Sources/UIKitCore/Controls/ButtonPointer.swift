/// The style of the pointer above a button.
final class ButtonPointer: NSObject, UIPointerInteractionDelegate {
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
    guard let button = interaction.view as? UIButton, button.superview != nil else { return nil }
    let effect = UIPointerEffect.automatic(UITargetedPreview(view: button))
    let shape = UIPointerShape.roundedRect(button.frame)
    return button.pointerStyleProvider?(button, effect, shape) ?? UIPointerStyle(effect: effect, shape: shape)
  }
}
