/// Draws a slider: the track's two parts, the images at its ends, and the thumb.
@MainActor
enum SliderPainter {
  static func draw(_ slider: UISlider) {
    let bounds = slider.bounds
    let state = slider.state
    draw(slider.minimumValueImage, in: slider.minimumValueImageRect(forBounds: bounds), slider)
    draw(slider.maximumValueImage, in: slider.maximumValueImageRect(forBounds: bounds), slider)
    let track = slider.trackRect(forBounds: bounds)
    let thumb = slider.thumbRect(forBounds: bounds, trackRect: track, value: Float(slider.shown.value))
    let isRightToLeft = slider.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let split = min(max(thumb.midX, track.minX), track.maxX)
    let start = slider.trackConfiguration?.neutralValue ?? 0
    let begin = isRightToLeft ? track.maxX - track.width * CGFloat(start) : track.minX + track.width * CGFloat(start)
    let filled = CGRect(x: min(begin, split), y: track.minY, width: abs(split - begin), height: track.height)
    // UIKIT: what cannot be used is drawn at half strength. A guess.
    let context = UIGraphicsGetCurrentContext()
    context?.saveGState()
    if !slider.isEnabled {
      context?.setAlpha(0.5)
      context?.beginTransparencyLayer(auxiliaryInfo: nil)
    }
    defer {
      if !slider.isEnabled { context?.endTransparencyLayer() }
      context?.restoreGState()
    }
    drawTrack(slider.maximumTrackImage(for: state), slider.maximumTrackTintColor ?? .systemFill, track)
    drawTrack(
      slider.minimumTrackImage(for: state), slider.minimumTrackTintColor ?? slider.tintColor, filled)
    drawTicks(slider, track, thumb.width, isRightToLeft)
    guard slider.sliderStyle == .default else { return }
    if let image = slider.thumbImage(for: state) {
      image.draw(in: thumb)
    } else {
      PartPainter.knob(thumb, color: slider.thumbTintColor ?? .white)
    }
  }

  /// UIKIT: templates beside the track have the slider's tint. A guess.
  private static func draw(_ image: UIImage?, in place: CGRect, _ slider: UISlider) {
    guard let image else { return }
    let ink = slider.isEnabled ? slider.tintColor ?? .systemBlue : .tertiaryLabel
    (image.wantsTint ? image.withTintColor(ink, renderingMode: .alwaysOriginal) : image).draw(in: place)
  }

  /// Dots on the track, or the ticks' images.
  private static func drawTicks(_ slider: UISlider, _ track: CGRect, _ thumb: CGFloat, _ isMirrored: Bool) {
    for tick in slider.trackConfiguration?.ticks ?? [] {
      let share = CGFloat(isMirrored ? 1 - tick.position : tick.position)
      let middle = CGPoint(x: track.minX + thumb / 2 + (track.width - thumb) * share, y: track.maxY + 7)
      if let image = tick.image {
        let size = image.size
        image.withTintColor(.secondaryLabel, renderingMode: .alwaysOriginal).draw(
          in: CGRect(
            x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height))
      } else {
        PartPainter.fill(
          .tertiaryLabel, CGRect(x: middle.x - 1.5, y: middle.y - 1.5, width: 3, height: 3), radius: 1.5)
      }
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
