internal import UIDisplayList
internal import UITextLayout

/// Draws laid-out text into the current graphics context.
@MainActor
enum TextPainter {
  /// - Parameters:
  ///   - origin: top left of the layout, in the context's coordinates, in points.
  ///   - color: replaces the runs' colours, for shadows and highlights.
  static func draw(
    _ layout: TextLayout, runs: [TextRun], at origin: CGPoint, rightToLeft: Bool, color: Color? = nil
  ) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    for line in layout.lines {
      let baseline = origin.y + line.top + line.ascent
      for segment in line.segments {
        let run = runs[segment.run]
        let x = origin.x + line.x + segment.x
        let y = baseline - run.baselineOffset
        if let background = run.background {
          let box = CGRect(x: x, y: origin.y + line.top, width: segment.width, height: line.height)
          context.record([.fillRect(box, .color(background))])
        }
        let ink = color ?? run.color
        if run.attachment != nil { continue }
        let glyphs =
          TextServices.current.shaper?.shape(
            segment.text, advances: segment.advances, font: run.font, color: ink, rightToLeft: segment.isRightToLeft)
          ?? []
        context.record(glyphs.map { .glyphs($0, at: CGPoint(x: x, y: y)) })
        decorate(run, x: x, width: segment.width, baseline: y, ink, context)
      }
    }
  }

  private static func decorate(
    _ run: TextRun, x: CGFloat, width: CGFloat, baseline: CGFloat, _ color: Color, _ context: CGContext
  ) {
    let thickness = max(run.font.size / 18, 0.5)
    if run.isUnderlined {
      let line = CGRect(x: x, y: baseline + run.font.size * 0.1, width: width, height: thickness)
      context.record([.fillRect(line, .color(color))])
    }
    if run.isStruckThrough {
      let line = CGRect(x: x, y: baseline - run.font.size * 0.27, width: width, height: thickness)
      context.record([.fillRect(line, .color(color))])
    }
  }
}
