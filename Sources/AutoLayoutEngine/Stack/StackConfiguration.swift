public import Foundation
public import UIGeometry

/// How a stack arranges its items: the properties of `UIStackView` as values.
public struct StackConfiguration: Hashable, Sendable {
  /// How items share the extent along the axis. The raw values are those of `UIStackView.Distribution`.
  public enum Distribution: Int, Sendable, Hashable, CaseIterable {
    /// Items fill the stack by their priorities.
    case fill = 0
    /// Items are equally long.
    case fillEqually = 1
    /// Items are long in proportion to their natural lengths.
    case fillProportionally = 2
    /// Spaces are equal.
    case equalSpacing = 3
    /// Centres have equal distances.
    case equalCentering = 4
  }

  /// How items sit across the axis. The raw values are those of `UIStackView.Alignment`.
  public enum Alignment: Int, Sendable, Hashable, CaseIterable {
    /// Items are as broad as the stack.
    case fill = 0
    /// `top` in a horizontal stack.
    case leading = 1
    /// Horizontal stacks only.
    case firstBaseline = 2
    /// Items stand in the middle.
    case center = 3
    /// `bottom` in a horizontal stack.
    case trailing = 4
    /// Horizontal stacks only.
    case lastBaseline = 5
  }

  /// The rules of earlier systems, where they differ.
  public struct Compatibility: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    /// Rules.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// One text of several lines suffices to pull every such text towards an equal share of the width.
    ///
    /// UIKIT: iOS 9 to 14 (rdar://39275811: one label beside a switch gets half the stack); gone in iOS 15.
    public static let eagerTextWidths = Compatibility(rawValue: 1 << 0)
  }

  /// Along which items follow each other.
  public var axis: LayoutAxis
  /// How items share the length.
  public var distribution: Distribution
  /// How items stand across.
  public var alignment: Alignment
  /// The least (or exact) space between neighbours, in points. May be negative.
  public var spacing: CGFloat
  /// Vertical stacks only: spacing is measured from baseline to baseline.
  public var isBaselineRelativeArrangement: Bool
  /// Items keep to the layout margins instead of the bounds.
  public var isLayoutMarginsRelativeArrangement: Bool
  /// What earlier systems did otherwise.
  public var compatibility: Compatibility

  public init(
    axis: LayoutAxis = .horizontal, distribution: Distribution = .fill, alignment: Alignment = .fill,
    spacing: CGFloat = 0, isBaselineRelativeArrangement: Bool = false,
    isLayoutMarginsRelativeArrangement: Bool = false, compatibility: Compatibility = []
  ) {
    self.axis = axis
    self.distribution = distribution
    self.alignment = alignment
    self.spacing = spacing
    self.isBaselineRelativeArrangement = isBaselineRelativeArrangement
    self.isLayoutMarginsRelativeArrangement = isLayoutMarginsRelativeArrangement
    self.compatibility = compatibility
  }

  /// The alignment that takes effect: baselines run along a vertical stack's axis and cannot align across it.
  var effectiveAlignment: Alignment {
    guard axis == .vertical else { return alignment }
    switch alignment {
    case .firstBaseline: return .leading
    case .lastBaseline: return .trailing
    default: return alignment
    }
  }

  /// Whether gaps, not items, take up the surplus.
  var spreadsGaps: Bool { distribution == .equalSpacing || distribution == .equalCentering }
}

/// The special values that `UIStackView` gives to spacing.
public enum StackSpacing {
  /// `UIStackView.spacingUseDefault`: the stack's own spacing. C's `FLT_MAX`.
  @inlinable public static var useDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
  /// `UIStackView.spacingUseSystem`: the platform's standard space. C's `FLT_MIN`.
  @inlinable public static var useSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }
  /// The standard space between siblings, in points.
  public static let system: CGFloat = 8
}
