// Interim declarations until the real ones land; whoever lands them deletes this file.
internal import UIDisplayList
internal import UITextLayout
@MainActor enum TextPainter {
  static func draw(_ layout: TextLayout, runs: [TextRun], at: CGPoint, rightToLeft: Bool, color: Color? = nil) {}
}
