internal import UIDisplayList
internal import UITextLayout

/// Draws laid-out text into the current graphics context.
enum TextPainter {
  /// What is drawn of a text.
  struct Parts: OptionSet {
    let rawValue: Int
    /// Rectangles behind it.
    static let backgrounds = Parts(rawValue: 1 << 0)
    /// Letters and pictures.
    static let glyphs = Parts(rawValue: 1 << 1)
    static let underlines = Parts(rawValue: 1 << 2)
    static let strikethroughs = Parts(rawValue: 1 << 3)
    static let all: Parts = [.backgrounds, .glyphs, .underlines, .strikethroughs]
  }

  /// - Parameters:
  ///   - origin: top left of the layout, in the context's coordinates, in points.
  ///   - color: replaces the runs' colours, for shadows and highlights.
  static func draw(
    _ layout: TextLayout, runs: [TextRun], at origin: CGPoint, rightToLeft: Bool, color: Color? = nil,
    parts: Parts = .all
  ) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    for line in layout.lines {
      let baseline = origin.y + line.top + line.ascent
      for segment in line.segments + (line.marker.map { [$0] } ?? []) {
        let run = runs[segment.run]
        let start = CGPoint(x: origin.x + line.x + segment.x, y: baseline - run.baselineOffset)
        if let background = run.background, color == nil, parts.contains(.backgrounds) {
          let box = CGRect(x: start.x, y: origin.y + line.top, width: segment.width, height: line.height)
          context.record([.fillRect(box, .color(background))])
        }
        let ink = color ?? run.color
        let commands =
          (parts.contains(.glyphs) ? commands(run, segment, start, ink) : [])
          + (run.attachment == nil ? decoration(run, segment.width, start, ink, parts) : [])
        if let shadow = run.shadow, color == nil, !commands.isEmpty {
          context.record([.beginLayer(LayerStyle(shadow: shadow))] + commands + [.endLayer])
        } else {
          context.record(commands)
        }
      }
    }
  }

  private static func commands(
    _ run: TextRun, _ segment: TextLine.Segment, _ start: CGPoint, _ color: Color
  ) -> [DrawCommand] {
    if let box = run.attachment {
      guard !box.drawing.isEmpty else { return [] }
      let top = start.y + box.descent - box.size.height
      return [
        .save, .concatenate(CGAffineTransform(translationX: start.x, y: top)), .list(box.drawing), .restore,
      ]
    }
    let shaper = TextServices.current.shaper
    let glyphs =
      shaper?.shape(
        segment.text, advances: segment.advances, font: run.font, color: color, rightToLeft: segment.isRightToLeft)
      ?? []
    return glyphs.map { .glyphs($0, at: start) }
  }

  /// Lines under the text and through it.
  private static func decoration(
    _ run: TextRun, _ width: CGFloat, _ start: CGPoint, _ color: Color, _ parts: Parts
  ) -> [DrawCommand] {
    var commands: [DrawCommand] = []
    func add(_ line: TextRun.Line, y: CGFloat) {
      let thickness = max(run.font.size / 18, 0.5) * line.weight
      let paint = Paint.color(line.color ?? color)
      commands.append(.fillRect(CGRect(x: start.x, y: y, width: width, height: thickness), paint))
      guard line.isDouble else { return }
      commands.append(.fillRect(CGRect(x: start.x, y: y + 2 * thickness, width: width, height: thickness), paint))
    }
    if parts.contains(.underlines), let line = run.underline { add(line, y: start.y + run.font.size * 0.1) }
    if parts.contains(.strikethroughs), let line = run.strikethrough { add(line, y: start.y - run.font.size * 0.27) }
    return commands
  }
}
