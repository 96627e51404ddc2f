/// Says where a toolbar stands.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitoolbardelegate>
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

extension UIToolbar: UIBarPositioning {
  public var barPosition: UIBarPosition {
    let asked = delegate?.position(for: self) ?? .any
    return asked == .any ? .bottom : asked
  }
}
