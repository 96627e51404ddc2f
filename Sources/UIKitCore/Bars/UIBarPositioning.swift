/// A bar that knows where it stands.
///
/// Source: <https://developer.apple.com/documentation/uikit/uibarpositioning>
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  var barPosition: UIBarPosition { get }
}
