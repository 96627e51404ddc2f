/// What can stand in a place and be turned: views and layout attributes.
///
/// Source: <https://developer.apple.com/documentation/uikit/uidynamicitem>
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// In the reference view's points; an animator sets it at each step.
  var center: CGPoint { get set }
  /// The size that the item collides with, in points. Size alone counts.
  var bounds: CGRect { get }
  /// An animator sets its rotation at each step.
  var transform: CGAffineTransform { get set }
  /// Default: the rectangle of the bounds.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// Around the item's centre, in points. Default: empty.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// A rectangle of the item's bounds.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// An empty path, for items that are rectangles or ellipses.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

/// The shape of an item for collisions.
///
/// Source: <https://developer.apple.com/documentation/uikit/uidynamicitemcollisionboundstype>
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable { case rectangle = 0, ellipse, path }

extension UIView: UIDynamicItem {}
