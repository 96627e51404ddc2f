internal import UITextLayout

/// Draws a segmented control: the trough, the chosen segment, separators, titles and images.
@MainActor
enum SegmentedPainter {
  static func draw(_ control: UISegmentedControl) {
    let box = control.segmentsBox
    if let image = control.backgroundImage(for: control.state, barMetrics: .default) {
      image.draw(in: box)
    } else {
      PartPainter.fill(control.backgroundColor ?? .tertiarySystemFill, box, radius: 8)
    }
    let frames = control.segmentFrames
    if frames.indices.contains(control.selectedSegmentIndex) {
      let chosen = plate(control, frames)
      if let image = control.backgroundImage(for: .selected, barMetrics: .default) {
        image.draw(in: frames[control.selectedSegmentIndex])
      } else {
        drawPlate(control, chosen)
      }
    }
    drawSeparators(control, frames)
    for (index, segment) in control.segments.enumerated() { draw(segment, at: index, of: control, in: frames[index]) }
  }

  /// On its way from the segment that was chosen before; a little smaller while a finger is on it.
  private static func plate(_ control: UISegmentedControl, _ frames: [CGRect]) -> CGRect {
    var frame = frames[control.selectedSegmentIndex]
    if frames.indices.contains(control.slideStart), control.slide.value < 1 {
      let (start, share) = (frames[control.slideStart], control.slide.value)
      frame.origin.x = start.minX + (frame.minX - start.minX) * share
      frame.size.width = start.width + (frame.width - start.width) * share
    }
    let isPressed = control.pressedSegment == control.selectedSegmentIndex
    return frame.insetBy(dx: isPressed ? 4 : 2, dy: isPressed ? 3 : 2)
  }

  private static func drawPlate(_ control: UISegmentedControl, _ frame: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setShadow(
      offset: CGSize(width: 0, height: 2), blur: 4, color: UIColor.black.withAlphaComponent(0.12).cgColor)
    PartPainter.fill(control.selectedSegmentTintColor ?? thumbColor(control), frame, radius: 6)
    context.restoreGState()
  }

  private static func thumbColor(_ control: UISegmentedControl) -> UIColor {
    control.traitCollection.userInterfaceStyle == .dark ? .systemGray2 : .white
  }

  /// None beside the chosen segment.
  private static func drawSeparators(_ control: UISegmentedControl, _ frames: [CGRect]) {
    for index in frames.indices.dropFirst() {
      let states = [index - 1, index].map { $0 == control.selectedSegmentIndex ? UIControl.State.selected : .normal }
      if let image = control.dividerImage(
        forLeftSegmentState: states[0], rightSegmentState: states[1], barMetrics: .default)
        ?? control.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
      {
        let x = max(frames[index].minX, frames[index - 1].minX)
        image.draw(
          in: CGRect(
            x: x - image.size.width / 2, y: frames[index].minY, width: image.size.width, height: frames[index].height))
        continue
      }
      guard control.selectedSegmentIndex != index, control.selectedSegmentIndex != index - 1 else { continue }
      let x = max(frames[index].minX, frames[index - 1].minX)
      PartPainter.fill(
        .separator, CGRect(x: x - 0.5, y: frames[index].minY + 8, width: 1, height: max(frames[index].height - 16, 0)),
        radius: 0.5)
    }
  }

  private static func draw(
    _ segment: UISegmentedControl.Part, at index: Int, of control: UISegmentedControl, in frame: CGRect
  ) {
    let count = control.numberOfSegments
    let kind: UISegmentedControl.Segment =
      count == 1 ? .alone : index == 0 ? .left : index == count - 1 ? .right : .center
    var moved = control.contentPositionAdjustment(forSegmentType: kind, barMetrics: .default)
    if moved == .zero { moved = control.contentPositionAdjustment(forSegmentType: .any, barMetrics: .default) }
    let cell = frame.offsetBy(moved).offsetBy(dx: segment.contentOffset.width, dy: segment.contentOffset.height)
    var state: UIControl.State = index == control.selectedSegmentIndex ? .selected : .normal
    if !segment.isEnabled || !control.isEnabled { state = .disabled }
    let own = control.titleTextAttributes(for: state) ?? [:]
    let attributes = (control.titleTextAttributes(for: .normal) ?? [:]).merging(own) { $1 }
    var ink =
      (state == .disabled ? own : attributes)[.foregroundColor] as? UIColor
      ?? (state == .disabled ? UIColor.tertiaryLabel : UIColor.label)
    // UIKIT: a segment that would be chosen fades under the finger. A guess.
    if control.pressedSegment == index, state != .selected { ink = ink.withAlphaComponent(0.3) }
    if let image = segment.image {
      let place = ImagePlacement.rect(for: image.size, in: cell, mode: .center)
      (image.renderingMode == .alwaysOriginal ? image : image.withTintColor(ink)).draw(in: place)
    } else {
      let font = attributes[.font] as? UIFont ?? control.titleFont(isSelected: state == .selected)
      PartPainter.drawText(segment.title ?? "", font: font, color: ink, in: cell.insetBy(dx: 2, dy: 0))
    }
  }
}
