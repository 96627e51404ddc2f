// Interim declarations until the real ones land; whoever lands them deletes this file.
@MainActor open class UIColor: NSObject {
  func resolvedColor(with t: UITraitCollection) -> UIColor { self }
  var cgColor: CGColor { CGColor.black }
  @MainActor static let systemBlue = UIColor()
  var dimmedForTint: UIColor { self }
}
func UIGraphicsPushContext(_ c: CGContext) {}
func UIGraphicsPopContext() {}
internal import UIDisplayList
internal import UITextLayout
extension UIColor {
  @MainActor static let label = UIColor()
  @MainActor static let black = UIColor()
  func withAlphaComponent(_ a: CGFloat) -> UIColor { self }
  var displayColor: Color { .black }
}
@MainActor enum TextPainter {
  static func draw(_ layout: TextLayout, runs: [TextRun], at: CGPoint, rightToLeft: Bool, color: Color? = nil) {}
}
