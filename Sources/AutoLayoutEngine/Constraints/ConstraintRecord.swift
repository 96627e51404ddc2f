public import Foundation

/// One constraint as a plain value: `first.attribute relation multiplier × second.attribute + constant @ priority`.
///
/// Rules produce records; objects are made of them only when somebody wants to look at objects.
public struct ConstraintRecord<Item: Hashable & Sendable>: Hashable, Sendable {
  /// The item on the left side.
  public var firstItem: Item
  /// What of it is constrained.
  public var firstAttribute: LayoutAttribute
  /// How both sides compare.
  public var relation: LayoutRelation
  /// `nil` when the constraint fixes a dimension to a constant.
  public var secondItem: Item?
  /// What of the second item; `notAnAttribute` without one.
  public var secondAttribute: LayoutAttribute
  /// By what the second attribute is multiplied.
  public var multiplier: CGFloat
  /// In points.
  public var constant: CGFloat
  /// 0 to 1000; 1000 is required.
  public var priority: Float
  /// For logs; nil for none.
  public var identifier: String?
  /// The constant is the platform's standard space between siblings (printed as `NSSpace(8)`).
  public var isStandardSpace: Bool

  /// A constraint in words.
  public init(
    _ firstItem: Item, _ firstAttribute: LayoutAttribute, _ relation: LayoutRelation,
    _ secondItem: Item, _ secondAttribute: LayoutAttribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
    priority: Float = 1000, identifier: String? = nil, isStandardSpace: Bool = false
  ) {
    self.firstItem = firstItem
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.secondItem = secondItem
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.identifier = identifier
    self.isStandardSpace = isStandardSpace
  }

  /// A dimension against a constant.
  public init(
    _ item: Item, _ attribute: LayoutAttribute, _ relation: LayoutRelation, constant: CGFloat,
    priority: Float = 1000, identifier: String? = nil
  ) {
    firstItem = item
    firstAttribute = attribute
    self.relation = relation
    secondItem = nil
    secondAttribute = .notAnAttribute
    multiplier = 1
    self.constant = constant
    self.priority = priority
    self.identifier = identifier
    isStandardSpace = false
  }

  /// The same constraint between other items.
  public func mapItems<Other>(_ transform: (Item) throws -> Other) rethrows -> ConstraintRecord<Other> {
    let first = try transform(firstItem)
    guard let secondItem else {
      return ConstraintRecord<Other>(
        first, firstAttribute, relation, constant: constant, priority: priority, identifier: identifier)
    }
    return ConstraintRecord<Other>(
      first, firstAttribute, relation, try transform(secondItem), secondAttribute, multiplier: multiplier,
      constant: constant, priority: priority, identifier: identifier, isStandardSpace: isStandardSpace)
  }
}
