/// Says where a toolbar stands.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitoolbardelegate>
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
