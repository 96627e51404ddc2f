/// A relation between two attributes: `first = multiplier × second + constant`, or ≤, ≥.
///
/// Source: <https://developer.apple.com/documentation/uikit/nslayoutconstraint>
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  // UIKit's items are unsafe references; ours end with the items, so that a constraint may outlive its views.
  private var firstReference: ItemReference?
  private var secondReference: ItemReference?
  var first: AnyObject? { firstReference?.item }
  var second: AnyObject? { secondReference?.item }
  private var firstAttributeValue = Attribute.notAnAttribute
  private var secondAttributeValue = Attribute.notAnAttribute
  private(set) var relationValue = Relation.equal
  private(set) var multiplierValue: CGFloat = 1
  /// For constraints between distances (`anchorWithOffset(to:)`): where each distance starts. See `NSLayoutDimension`.
  private(set) var firstStart: AttributeReference?
  private(set) var secondStart: AttributeReference?
  /// A constant that follows the surroundings (system spacing), added to `constant`.
  var systemSpacing: SystemSpacing?
  /// The view that holds the active constraint. It clears the reference when it is freed (`UIView.endTree`).
  nonisolated(unsafe) unowned(unsafe) var holder: UIView?
  /// The engine's record while the constraint takes part in a solve; -1 otherwise.
  nonisolated(unsafe) var record: Int32 = -1
  private var storedPriority: UILayoutPriority = .required
  private var storedConstant: CGFloat = 0

  /// A name for logs and look-ups.
  open var identifier: String?

  /// Whether the constraint is written when its view is archived. Default: false.
  open var shouldBeArchived = false

  /// A constraint between nothing: what subclasses without initializers of their own begin with, as Apple's do.
  public override init() { super.init() }

  /// Called when everything in the document that holds the constraint is connected.
  open func awakeFromNib() {}
  /// Called by Interface Builder only.
  open func prepareForInterfaceBuilder() {}

  /// `view1.attr1 (relation) multiplier × view2.attr2 + c`. Traps with UIKit's messages on impossible combinations.
  ///
  /// - Parameters:
  ///   - view1: A view or a layout guide.
  ///   - attr1: What of it is constrained.
  ///   - relation: How both sides compare.
  ///   - view2: The other view or guide; nil for a constant alone.
  ///   - attr2: What of the other; `notAnAttribute` for a constant alone.
  ///   - multiplier: By what the other attribute is multiplied.
  ///   - c: in points.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init()
    relate(view1, attr1, relation, view2, attr2, multiplier, c)
  }

  /// A constraint of a class that only a document names, by its `init()`; otherwise as the initializer.
  package static func make(
    _ type: NSLayoutConstraint.Type, item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    let own = type == NSLayoutConstraint.self ? nil : ClassInstantiation.makeObject(type) as? NSLayoutConstraint
    let constraint = own ?? NSLayoutConstraint()
    constraint.relate(view1, attr1, relation, view2, attr2, multiplier, c)
    return constraint
  }

  private func relate(
    _ view1: Any, _ attr1: Attribute, _ relation: Relation, _ view2: Any?, _ attr2: Attribute, _ multiplier: CGFloat,
    _ c: CGFloat
  ) {
    let (first, second) = (Self.object(view1), view2.map(Self.object))
    relate(
      AnchorTarget(item: first, attribute: attr1), relation, second.map { AnchorTarget(item: $0, attribute: attr2) },
      attr2, multiplier, c)
    withExtendedLifetime((first, second)) {}
    ConstraintValidation.checkItems(self)
  }

  /// OPTIMIZATION: a cast to a class is a hundred times faster than the question how a value is bridged.
  private static func object(_ item: Any) -> AnyObject { item as? NSObject ?? item as AnyObject }

  convenience init(
    first: AnchorTarget, relation: Relation, second: AnchorTarget?, secondAttribute: Attribute? = nil,
    multiplier: CGFloat, constant: CGFloat, firstStart: AnchorTarget? = nil, secondStart: AnchorTarget? = nil
  ) {
    self.init()
    self.firstStart = firstStart.map { AttributeReference($0) }
    self.secondStart = secondStart.map { AttributeReference($0) }
    relate(first, relation, second, secondAttribute, multiplier, constant)
  }

  private func relate(
    _ first: AnchorTarget, _ relation: Relation, _ second: AnchorTarget?, _ secondAttribute: Attribute?,
    _ multiplier: CGFloat, _ constant: CGFloat
  ) {
    firstReference = ItemReference.to(first.item)
    secondReference = second.map { ItemReference.to($0.item) }
    firstAttributeValue = first.attribute
    // UIKIT: without a second item its attribute counts for none (Apple's page on the initializer asks for
    // `notAnAttribute` there; a guess where it is not).
    secondAttributeValue = second == nil ? .notAnAttribute : secondAttribute ?? second?.attribute ?? .notAnAttribute
    relationValue = relation
    multiplierValue = multiplier
    storedConstant = constant
    ConstraintValidation.checkAttributes(self)
  }

  /// UIKIT: nil where a distance between anchors stands there, which belongs to two items. Measured by the tests of a
  /// library for constraints.
  open var firstItem: AnyObject? { firstStart == nil ? first : nil }
  /// The view or guide on the right side; nil for a constant.
  open var secondItem: AnyObject? { secondStart == nil ? second : nil }
  /// The attribute on the left side.
  open var firstAttribute: Attribute { firstAttributeValue }
  /// The attribute on the right side; `notAnAttribute` for a constant.
  open var secondAttribute: Attribute { secondAttributeValue }
  /// How the left side compares with the right one.
  open var relation: Relation { relationValue }
  /// What the second attribute is multiplied by.
  open var multiplier: CGFloat { multiplierValue }
  /// The left side as an anchor.
  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    AnchorFactory.anchor(first!, firstAttributeValue, start: firstStart?.target)
  }
  /// The right side as an anchor; nil for a constant.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    second.map { AnchorFactory.anchor($0, secondAttributeValue, start: secondStart?.target) }
  }

  /// In points. May be changed while the constraint is active; that is cheaper than replacing the constraint.
  ///
  /// UIKIT: system spacing is a part of it. Measured by the tests of a library for constraints.
  open var constant: CGFloat {
    get { storedConstant + (systemSpacing?.points(of: self) ?? 0) }
    set {
      let value = newValue - (systemSpacing?.points(of: self) ?? 0)
      guard value != storedConstant else { return }
      ConstraintValidation.checkConstant(newValue, of: self)
      storedConstant = value
      if record >= 0 { holder?.rootEngine?.constantChanged(self) }
    }
  }

  /// Default: required. Traps, as in UIKit, outside of 0…1000.
  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      guard newValue != storedPriority else { return }
      ConstraintValidation.checkPriority(newValue)
      storedPriority = newValue
      if record >= 0 { holder?.rootEngine?.priorityChanged(self) }
    }
  }

  /// Whether the constraint takes part in layout. Setting it adds the constraint to, or removes it from, the nearest
  /// common ancestor of its items.
  open var isActive: Bool {
    get { holder != nil }
    set {
      let former = holder
      if newValue { activate() } else { former?.releaseConstraint(self) }
      let touched = former ?? holder
      touched?.rootEngine?.constraintDidChange(in: touched)
    }
  }

  /// Sets the priority, which may cross between required and optional: the constraint is put in anew then.
  package func replacePriority(with priority: UILayoutPriority) {
    let holder = (priority == .required) != (self.priority == .required) ? holder : nil
    holder?.removeConstraint(self)
    self.priority = priority
    holder?.addConstraint(self)
  }

  /// Makes constraints count. Each needs a common ancestor of its items, which holds it; traps where there is none.
  open class func activate(_ constraints: [NSLayoutConstraint]) { constraints.forEach { $0.isActive = true } }
  /// Lets constraints no longer count; they may be activated again while somebody holds them.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) { constraints.forEach { $0.isActive = false } }

  private func activate() {
    guard holder == nil else { return }
    ConstraintValidation.commonAncestor(of: self).holdConstraint(self)
  }

  open nonisolated override var description: String {
    MainActor.assumeIsolated { ConstraintLog.describe(self) }
  }
}

/// An item and the attribute of it that an anchor stands for.
struct AnchorTarget {
  var item: AnyObject
  var attribute: NSLayoutConstraint.Attribute
}

/// An attribute of an item that may go.
struct AttributeReference {
  private let reference: ItemReference
  let attribute: NSLayoutConstraint.Attribute

  /// nil once the item is gone.
  var item: AnyObject? { reference.item }
  var target: AnchorTarget? { item.map { AnchorTarget(item: $0, attribute: attribute) } }

  @MainActor
  init(_ target: AnchorTarget) {
    reference = ItemReference.to(target.item)
    attribute = target.attribute
  }
}
