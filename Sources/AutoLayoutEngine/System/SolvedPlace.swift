public import Foundation

/// What the solver wants for an item, for who asks for many of them.
public struct SolvedPlace {
  /// What the caller knows the item by.
  public let owner: Int
  public let item: Int32
  /// The alignment rectangle in the superview's (or owner's) coordinates, in points, not rounded.
  public internal(set) var rect = CGRect.zero

  public init(owner: Int, item: Int32) { (self.owner, self.item) = (owner, item) }
}
