/// Draws a stepper: two halves with a minus and a plus.
@MainActor
enum StepperPainter {
  static func draw(_ view: UIStepper) {
    let box = view.bounds
    let states = (view.isRightToLeft ? [UIStepper.Side.up, .down] : [.down, .up]).map { state($0, of: view) }
    if view.backgroundImage(for: .normal) == nil {
      PartPainter.fill(.tertiarySystemFill, box, radius: 7)
      if let index = states.firstIndex(of: .highlighted) {
        PartPainter.fill(.secondarySystemFill, half(index, of: box), radius: 7)
      }
    } else {
      for (index, state) in states.enumerated() { drawBackground(view.backgroundImage(for: state), index, box) }
    }
    if let divider = view.dividerImage(forLeftSegmentState: states[0], rightSegmentState: states[1]) {
      let width = divider.size.width
      divider.draw(in: CGRect(x: box.midX - width / 2, y: 0, width: width, height: box.height))
    } else {
      PartPainter.fill(.opaqueSeparator, CGRect(x: box.midX - 0.5, y: 7, width: 1, height: box.height - 14), radius: 0)
    }
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

  private static func state(_ side: UIStepper.Side, of view: UIStepper) -> UIControl.State {
    view.pressedSide == side ? .highlighted : view.canStep(side) ? .normal : .disabled
  }

  private static func half(_ index: Int, of box: CGRect) -> CGRect {
    CGRect(x: index == 0 ? 0 : box.midX, y: 0, width: box.width / 2, height: box.height)
  }

  private static func drawBackground(_ image: UIImage?, _ index: Int, _ box: CGRect) {
    guard let image, let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.clip(to: half(index, of: box))
    image.draw(in: box)
    context.restoreGState()
  }
}
