/// The look of a bar.
///
/// Source: <https://developer.apple.com/documentation/uikit/uibarappearance>
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIBlurEffect? {
    willSet { if newValue != nil { Limitation.hasNoEffect("UIBarAppearance.backgroundEffect") } }
  }
  open var backgroundImage: UIImage?
  open var shadowColor: UIColor? = .separator
  open var shadowImage: UIImage?
  /// Whether the bar has the system's background.
  private(set) var isTransparent = false

  public required override init() { super.init() }

  open func configureWithDefaultBackground() {
    (backgroundColor, isTransparent, shadowColor) = (nil, false, .separator)
  }
  open func configureWithOpaqueBackground() {
    (backgroundColor, isTransparent, shadowColor) = (.systemBackground, false, .separator)
  }
  open func configureWithTransparentBackground() {
    (backgroundColor, isTransparent, shadowColor) = (nil, true, nil)
  }

  /// Draws the background and the line at an edge.
  func draw(in bounds: CGRect, lineAtTop: Bool) {
    if let color = backgroundColor ?? (isTransparent ? nil : .systemBackground) {
      color.setFill()
      UIBezierPath(rect: bounds).fill()
    }
    backgroundImage?.draw(in: bounds)
    if let shadowImage {
      let height = shadowImage.size.height
      shadowImage.draw(
        in: CGRect(
          x: bounds.minX, y: lineAtTop ? bounds.minY : bounds.maxY - height, width: bounds.width, height: height))
      return
    }
    guard let shadowColor else { return }
    shadowColor.setFill()
    let hairline: CGFloat = 1 / max(UIScreen.main.scale, 1)
    UIBezierPath(
      rect: CGRect(
        x: bounds.minX, y: lineAtTop ? bounds.minY : bounds.maxY - hairline, width: bounds.width, height: hairline)
    ).fill()
  }
}
