public import UIGeometry

/// Where a stack's items lie, worked out without a solver.
///
/// The same rules as `StackArrangement`'s records, for stacks whose items nothing else constrains: from the items'
/// intrinsic extents follow the cost of every extent of the stack, which is what the rest of a layout needs to know of
/// it, and, at the extents that the layout settles on, the items' rectangles.
///
/// 1. **Measures**, one an item, are the client's. 2. **Costs** (`StackPlacement+Costs.swift`), along and across.
/// 3. **Places** (`StackPlacement+Places.swift`).
///
/// Covered are the distributions fill, fill equally and equal spacing, and the alignments by edges and centre; see
/// `covers(_:)`. Random stacks give the same frames by this path and by the records.
public struct StackPlacement: Sendable {
  /// What a stack knows of one item.
  public struct Measure: Sendable {
    /// What the item asks for along the axis.
    public var along: ExtentPreference
    /// What the item asks for across.
    public var across: ExtentPreference
    /// The item is a stack that is placed this way too; its costs count.
    public var isNested: Bool
    /// False until the item has been looked at.
    public var isKnown: Bool

    /// Of an item that nobody has looked at.
    public static let unknown = Measure(along: .open, across: .open, isNested: false, isKnown: false)
    /// Of a stack that is placed this way too.
    public static let nested = Measure(along: .open, across: .open, isNested: true, isKnown: true)

    /// Of an item with these extents.
    public init(along: ExtentPreference, across: ExtentPreference) {
      self.init(along: along, across: across, isNested: false, isKnown: true)
    }

    private init(along: ExtentPreference, across: ExtentPreference, isNested: Bool, isKnown: Bool) {
      self.along = along
      self.across = across
      self.isNested = isNested
      self.isKnown = isKnown
    }
  }

  /// The costs of a nested item: its index and the axis, in the stack's coordinates.
  public typealias NestedCosts = (_ index: Int, _ axis: LayoutAxis) -> ExtentCost

  /// One an item, in the order of the arrangement.
  public var measures: ContiguousArray<Measure> = []
  /// Whether all measures are known. False after every change of the arrangement.
  public var isMeasured = false { didSet { if !isMeasured { knownRow = nil } } }
  var knownRow: Row?
  var extents: ContiguousArray<Double> = []
  var costs: ContiguousArray<ExtentCost> = []

  /// A placement without measures.
  public init() {}

  /// Whether the rules of `arrangement` are among those that need no solver.
  public static func covers(_ arrangement: StackArrangement) -> Bool {
    let configuration = arrangement.configuration
    switch configuration.distribution {
    case .fill, .fillEqually, .equalSpacing: break
    case .fillProportionally, .equalCentering: return false
    }
    if configuration.effectiveAlignment.alignsBaselines { return false }
    if configuration.axis == .vertical, configuration.isBaselineRelativeArrangement { return false }
    return arrangement.firstVisible != nil
  }
}
