public import Foundation

/// Animations beside those of a drop.
///
/// Source: <https://developer.apple.com/documentation/uikit/uidraganimating>
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
