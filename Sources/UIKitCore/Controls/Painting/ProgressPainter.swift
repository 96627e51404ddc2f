/// Draws a progress view: the track, and its filled part.
@MainActor
enum ProgressPainter {
  static func draw(_ view: UIProgressView) {
    let box = view.bounds
    PartPainter.fill(view.trackTintColor ?? .systemFill, box, radius: box.height / 2)
    let width = box.width * view.shown.value
    if width > 0 {
      PartPainter.fill(
        view.progressTintColor ?? view.tintColor, CGRect(x: 0, y: 0, width: width, height: box.height),
        radius: box.height / 2)
    }
  }
}
