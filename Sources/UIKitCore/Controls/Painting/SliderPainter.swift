/// Draws a slider: the track's two parts, the images at its ends, and the thumb.
@MainActor
enum SliderPainter {
  static func draw(_ slider: UISlider) {
    let bounds = slider.bounds
    let state = slider.state
    slider.minimumValueImage?.draw(in: slider.minimumValueImageRect(forBounds: bounds))
    slider.maximumValueImage?.draw(in: slider.maximumValueImageRect(forBounds: bounds))
    let track = slider.trackRect(forBounds: bounds)
    let thumb = slider.thumbRect(forBounds: bounds, trackRect: track, value: Float(slider.shown.value))
    let isRightToLeft = slider.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let split = min(max(thumb.midX, track.minX), track.maxX)
    let near = CGRect(x: track.minX, y: track.minY, width: split - track.minX, height: track.height)
    let far = CGRect(x: split, y: track.minY, width: track.maxX - split, height: track.height)
    drawTrack(slider.maximumTrackImage(for: state), slider.maximumTrackTintColor ?? .systemFill, track)
    drawTrack(
      slider.minimumTrackImage(for: state), slider.minimumTrackTintColor ?? slider.tintColor,
      isRightToLeft ? far : near)
    if let image = slider.thumbImage(for: state) {
      image.draw(in: thumb)
    } else {
      PartPainter.knob(thumb, color: slider.thumbTintColor ?? .white)
    }
  }

  private static func drawTrack(_ image: UIImage?, _ color: UIColor, _ rect: CGRect) {
    guard rect.width > 0 else { return }
    if let image {
      let height = image.size.height
      image.draw(in: CGRect(x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height))
    } else {
      PartPainter.fill(color, rect, radius: rect.height / 2)
    }
  }
}
