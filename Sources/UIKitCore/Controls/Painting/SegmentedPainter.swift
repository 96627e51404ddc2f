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
      let chosen = frames[control.selectedSegmentIndex].insetBy(dx: 2, dy: 2)
      if let image = control.backgroundImage(for: .selected, barMetrics: .default) {
        image.draw(in: frames[control.selectedSegmentIndex])
      } else {
        PartPainter.fill(control.selectedSegmentTintColor ?? thumbColor(control), chosen, radius: 6)
      }
    }
    drawSeparators(control, frames)
    for (index, segment) in control.segments.enumerated() { draw(segment, at: index, of: control, in: frames[index]) }
  }

  private static func thumbColor(_ control: UISegmentedControl) -> UIColor {
    control.traitCollection.userInterfaceStyle == .dark ? .systemGray2 : .white
  }

  /// None beside the chosen segment.
  private static func drawSeparators(_ control: UISegmentedControl, _ frames: [CGRect]) {
    for index in frames.indices.dropFirst() {
      guard control.selectedSegmentIndex != index, control.selectedSegmentIndex != index - 1 else { continue }
      let x = max(frames[index].minX, frames[index - 1].minX)
      PartPainter.fill(
        .separator, CGRect(x: x - 0.5, y: frames[index].minY + 8, width: 1, height: max(frames[index].height - 16, 0)),
        radius: 0.5)
    }
  }

  private static func draw(
    _ segment: UISegmentedControl.Segment, at index: Int, of control: UISegmentedControl, in frame: CGRect
  ) {
    let cell = frame.offsetBy(dx: segment.contentOffset.width, dy: segment.contentOffset.height)
    var state: UIControl.State = index == control.selectedSegmentIndex ? .selected : .normal
    if !segment.isEnabled || !control.isEnabled { state = .disabled }
    let attributes = control.titleTextAttributes(for: state) ?? control.titleTextAttributes(for: .normal) ?? [:]
    let ink =
      attributes[.foregroundColor] as? UIColor ?? (state == .disabled ? UIColor.tertiaryLabel : UIColor.label)
    if let image = segment.image {
      let place = ImagePlacement.rect(for: image.size, in: cell, mode: .center)
      (image.renderingMode == .alwaysOriginal ? image : image.withTintColor(ink)).draw(in: place)
    } else {
      let font = attributes[.font] as? UIFont ?? control.titleFont
      PartPainter.drawText(segment.title ?? "", font: font, color: ink, in: cell.insetBy(dx: 2, dy: 0))
    }
  }
}
