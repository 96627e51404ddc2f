/// Which controller of a transition.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitransitioncontextviewcontrollerkey>
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// UIKit's key.
  public let rawValue: String
  /// Creates a key from UIKit's.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The controller that is seen before the transition.
  public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
  /// The controller that is seen after the transition.
  public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// Which view of a transition.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitransitioncontextviewkey>
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// UIKit's key.
  public let rawValue: String
  /// Creates a key from UIKit's.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view that leaves; nil where it stays beneath what is presented.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view that comes; nil where it is there already.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
