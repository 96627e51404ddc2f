/// Draws a stepper: two halves with a minus and a plus.
@MainActor
enum StepperPainter {
  static func draw(_ view: UIStepper) {
    let box = view.bounds
    PartPainter.fill(.tertiarySystemFill, box, radius: 7)
    if let pressed = view.pressedSide {
      let x = (pressed == .down) != view.isRightToLeft ? 0 : box.midX
      PartPainter.fill(.secondarySystemFill, CGRect(x: x, y: 0, width: box.width / 2, height: box.height), radius: 7)
    }
    PartPainter.fill(.opaqueSeparator, CGRect(x: box.midX - 0.5, y: 7, width: 1, height: box.height - 14), radius: 0)
    for (index, centre) in [box.width / 4, box.width * 3 / 4].enumerated() {
      let isPlus = (index == 1) != view.isRightToLeft
      let state: UIControl.State = view.canStep(isPlus ? .up : .down) ? .normal : .disabled
      let ink = state == .normal ? UIColor.label : UIColor.tertiaryLabel
      if let image = isPlus ? view.incrementImage(for: state) : view.decrementImage(for: state) {
        let place = ImagePlacement.rect(
          for: image.size, in: CGRect(x: centre - 23, y: 0, width: 46, height: box.height), mode: .center)
        image.withTintColor(ink, renderingMode: .alwaysOriginal).draw(in: place)
        continue
      }
      PartPainter.fill(ink, CGRect(x: centre - 7, y: box.midY - 0.75, width: 14, height: 1.5), radius: 0.75)
      if isPlus {
        PartPainter.fill(ink, CGRect(x: centre - 0.75, y: box.midY - 7, width: 1.5, height: 14), radius: 0.75)
      }
    }
  }
}
