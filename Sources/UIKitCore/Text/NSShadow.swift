internal import UIDisplayList

/// The shadow of text.
///
/// Source: <https://developer.apple.com/documentation/uikit/nsshadow>
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
  private let mark = FoundationMark()
  /// In points; positive is right and down. Default: zero.
  open var shadowOffset = CGSize.zero
  /// In points; 0 for a sharp shadow. Default: 0.
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`. Default: black at a third.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  public override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && shadowColor as? UIColor == other.shadowColor as? UIColor
  }
  open override var hash: Int { shadowBlurRadius.hashValue }

  /// For the renderer; nil for a shadow without a colour.
  var recorded: Shadow? {
    guard let color = (shadowColor as? UIColor)?.displayColor, color.alpha > 0 else { return nil }
    return Shadow(color: color, offset: shadowOffset, deviation: shadowBlurRadius / 2)
  }
}
