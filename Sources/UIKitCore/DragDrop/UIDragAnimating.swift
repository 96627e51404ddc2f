public import Foundation

/// Animations beside those of a drop.
///
/// Source: <https://developer.apple.com/documentation/uikit/uidraganimating>
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds what is animated along with the lift or the drop.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what is called when that animation has ended, with where it ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
