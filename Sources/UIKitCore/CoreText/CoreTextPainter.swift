internal import CoreGraphics
internal import UITextLayout

/// Draws Core Text's lines.
enum CoreTextPainter {
  /// Draws a line, its baseline at the context's text position.
  ///
  /// UIKIT: Core Text's coordinates point up, the contexts of views down: text stands on its head there, unless the program
  /// turns the context over (Apple's guide of Core Text, "Laying Out a Paragraph").
  static func draw(_ line: TextLine, _ source: CoreTextSource, _ context: CGContext) {
    context.saveGState()
    context.concatenate(context.textMatrix)
    context.scaleBy(x: 1, y: -1)
    UIGraphicsPushContext(context)
    let layout = TextLayout(lines: [line], size: .zero, isTruncated: false)
    TextPainter.draw(layout, runs: source.content.runs, at: CGPoint(x: 0, y: -line.ascent), rightToLeft: false)
    UIGraphicsPopContext()
    context.restoreGState()
  }
}
