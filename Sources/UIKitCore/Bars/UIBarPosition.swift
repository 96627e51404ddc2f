/// Where a bar stands.
///
/// Source: <https://developer.apple.com/documentation/uikit/uibarposition>
public enum UIBarPosition: Int, Sendable { case any = 0, bottom, top, topAttached }

/// The look of a bar's content on older systems.
///
/// Source: <https://developer.apple.com/documentation/uikit/uibarstyle>
public enum UIBarStyle: Int, Sendable { case `default` = 0, black }

/// Decides where a bar stands.
///
/// Source: <https://developer.apple.com/documentation/uikit/uibarpositioningdelegate>
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: AnyObject {
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
