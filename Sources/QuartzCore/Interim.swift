// Interim declarations until the real ones land; whoever lands them deletes this file.
@preconcurrency @MainActor public protocol CALayerDelegate: NSObjectProtocol {
  func draw(_ layer: CALayer, in ctx: CGContext)
}
@preconcurrency @MainActor open class CALayer: NSObject {
  public required override init() {}
  package var geometry = LayerGeometry()
  open var isHidden = false
  open var masksToBounds = false
  open var opacity: Float = 1
  open var contentsScale: CGFloat = 1
  open var backgroundColor: CGColor?
  open weak var delegate: (any CALayerDelegate)?
  open var mask: CALayer?
  open var cornerRadius: CGFloat = 0
  package func layoutPlainSublayers() {}
  package func viewLayersDidChange(_ l: [CALayer]) {}
  open func removeFromSuperlayer() {}
}
extension CALayer { }
