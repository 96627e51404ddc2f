// Interim declarations until the real ones land; whoever lands them deletes this file.
@MainActor open class UIColor: NSObject {
  func resolvedColor(with t: UITraitCollection) -> UIColor { self }
  var cgColor: CGColor { CGColor() }
  @MainActor static let systemBlue = UIColor()
  var dimmedForTint: UIColor { self }
}
func UIGraphicsPushContext(_ c: CGContext) {}
func UIGraphicsPopContext() {}
