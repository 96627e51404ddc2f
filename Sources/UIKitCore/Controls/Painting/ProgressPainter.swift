/// Draws a progress view: the track, and its filled part.
@MainActor
enum ProgressPainter {
  static func draw(_ view: UIProgressView) {
    let box = view.bounds
    if let image = view.trackImage {
      image.draw(in: box)
    } else {
      PartPainter.fill(view.trackTintColor ?? .systemFill, box, radius: box.height / 2)
    }
    let width = box.width * view.shown.value
    let done = CGRect(x: view.isRightToLeft ? box.width - width : 0, y: 0, width: width, height: box.height)
    if let image = view.progressImage {
      if width > 0 { image.draw(in: done) }
    } else if width > 0 {
      PartPainter.fill(view.progressTintColor ?? view.tintColor, done, radius: box.height / 2)
    }
  }
}
