internal import UISystemMetrics
internal import UITextLayout

/// Draws the resting appearance of the controls, light and dark, by the system's colours.
@MainActor
enum ControlPainter {
  static func fill(_ color: UIColor, _ rect: CGRect, radius: CGFloat) {
    color.setFill()
    UIBezierPath(roundedRect: rect, cornerRadius: radius).fill()
  }

  static func knob(_ rect: CGRect, color: UIColor) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setShadow(
      offset: CGSize(width: 0, height: 2), blur: 4, color: UIColor.black.withAlphaComponent(0.2).cgColor)
    color.setFill()
    UIBezierPath(ovalIn: rect).fill()
    context.restoreGState()
  }

  static func drawSwitch(_ view: UISwitch) {
    let box = CGRect(x: 0, y: 0, width: min(view.bounds.width, 51), height: min(view.bounds.height, 31))
    let share = view.knob.value
    let fade: CGFloat = view.isEnabled ? 1 : 0.5
    fill(.tertiarySystemFill, box, radius: box.height / 2)
    if share > 0 {
      fill(
        (view.onTintColor ?? .systemGreen).withAlphaComponent(share * fade), box, radius: box.height / 2)
    }
    // UIKIT: the knob is wider while a finger is on it.
    let side = box.height - 4
    let width = view.isHighlighted ? side + 7 : side
    let place = view.isRightToLeft ? 1 - share : share
    let thumb = CGRect(x: 2 + (box.width - 4 - width) * place, y: 2, width: width, height: side)
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setShadow(
      offset: CGSize(width: 0, height: 2), blur: 4, color: UIColor.black.withAlphaComponent(0.2).cgColor)
    fill(view.thumbTintColor ?? .white, thumb, radius: side / 2)
    context.restoreGState()
  }

  static func drawStepper(_ view: UIStepper) {
    let box = view.bounds
    fill(.tertiarySystemFill, box, radius: 7)
    if let pressed = view.pressedSide {
      let x = (pressed == .down) != view.isRightToLeft ? 0 : box.midX
      fill(.secondarySystemFill, CGRect(x: x, y: 0, width: box.width / 2, height: box.height), radius: 7)
    }
    fill(.opaqueSeparator, CGRect(x: box.midX - 0.5, y: 7, width: 1, height: box.height - 14), radius: 0)
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
      fill(ink, CGRect(x: centre - 7, y: box.midY - 0.75, width: 14, height: 1.5), radius: 0.75)
      if isPlus { fill(ink, CGRect(x: centre - 0.75, y: box.midY - 7, width: 1.5, height: 14), radius: 0.75) }
    }
  }

  static func drawProgress(_ view: UIProgressView) {
    let box = view.bounds
    fill(view.trackTintColor ?? .systemFill, box, radius: box.height / 2)
    let width = box.width * view.shown.value
    if width > 0 {
      fill(
        view.progressTintColor ?? view.tintColor, CGRect(x: 0, y: 0, width: width, height: box.height),
        radius: box.height / 2)
    }
  }

  /// Eight spokes, the later the fainter.
  static func drawActivity(_ view: UIActivityIndicatorView) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let base: UIColor = view.color ?? (view.style == .white || view.style == .whiteLarge ? .white : .systemGray)
    let side = UIActivityIndicatorView.size(view.style).width
    let spoke = CGRect(x: -side * 0.05, y: -side * 0.46, width: side * 0.1, height: side * 0.25)
    for index in 0..<8 {
      context.saveGState()
      context.translateBy(x: view.bounds.midX, y: view.bounds.midY)
      context.rotate(by: CGFloat(index) * .pi / 4)
      let age = (view.phase - index + 15) % 8
      fill(base.withAlphaComponent(1 - CGFloat(age) * 0.1), spoke, radius: side * 0.05)
      context.restoreGState()
    }
  }

  static func drawPages(_ view: UIPageControl) {
    let count = view.numberOfPages
    guard count > 0, !(view.hidesForSinglePage && count == 1) else { return }
    let dots = view.dotFrames
    if view.showsBackground, let first = dots.first, let last = dots.last {
      let area = first.union(last).insetBy(dx: -16, dy: -9.5)
      fill(.tertiarySystemFill, area, radius: area.height / 2)
    }
    for page in 0..<count {
      let color: UIColor =
        page == view.currentPage
        ? view.currentPageIndicatorTintColor ?? .label : view.pageIndicatorTintColor ?? .tertiaryLabel
      if let image = view.shownImage(forPage: page) {
        let place = ImagePlacement.rect(for: image.size, in: dots[page], mode: .center)
        image.withTintColor(color, renderingMode: .alwaysOriginal).draw(in: place)
        continue
      }
      color.setFill()
      UIBezierPath(ovalIn: dots[page]).fill()
    }
  }

  /// One line, centred.
  static func drawText(
    _ text: String, font: UIFont, color: UIColor, in box: CGRect, alignment: NSTextAlignment = .center,
    metrics: SystemMetrics = .latest
  ) {
    guard !text.isEmpty, box.width > 0 else { return }
    var values = ParagraphValues()
    values.alignment = alignment
    values.lineBreakMode = .byTruncatingTail
    let content = TextContent(text, font: font, color: color, paragraph: values)
    let layout = content.layout(in: CGSize(width: box.width, height: .infinity), maximumLines: 1, era: metrics.fontEra)
    TextPainter.draw(
      layout, runs: content.runs, at: CGPoint(x: box.minX, y: box.midY - layout.size.height / 2), rightToLeft: false)
  }
}
