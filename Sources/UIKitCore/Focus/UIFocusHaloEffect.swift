/// A ring around what has the focus.
///
/// Source: <https://developer.apple.com/documentation/uikit/uifocushaloeffect>
open class UIFocusHaloEffect: UIFocusEffect {
  public enum Position: Int, Sendable { case automatic = 0, outside, inside }

  /// The ring's shape, in the coordinates of `referenceView`; nil for the view's bounds.
  let path: UIBezierPath?
  /// Kept; has no effect.
  open weak var containerView: UIView?
  open weak var referenceView: UIView?
  open var position = Position.automatic

  public override init() {
    path = nil
    super.init()
  }
  public init(path: UIBezierPath) {
    self.path = path
    super.init()
  }
  public init(rect: CGRect) {
    path = UIBezierPath(rect: rect)
    super.init()
  }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve = .circular) {
    path = UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius)
    super.init()
  }
}
