/// What can stand in a place and be turned: views and layout attributes.
///
/// Source: <https://developer.apple.com/documentation/uikit/uidynamicitem>
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
  /// Default: the rectangle of the bounds.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// Around the item's centre, in points. Default: empty.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

/// The shape of an item for collisions.
///
/// Source: <https://developer.apple.com/documentation/uikit/uidynamicitemcollisionboundstype>
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable { case rectangle = 0, ellipse, path }

extension UIView: UIDynamicItem {}
