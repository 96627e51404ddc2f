public import Foundation

/// What an item wants of one axis when nothing but its stack concerns it.
public struct StackMeasure: Hashable, Sendable {
  /// The intrinsic extent, in points; `nil` for none.
  public var natural: CGFloat?
  public var hugging: Float
  public var compressionResistance: Float
  /// How much deviation a point of surplus, or of lack, costs: 1 for a view, more for a stack whose items all stretch.
  public var huggingWeight: CGFloat = 1
  public var resistanceWeight: CGFloat = 1
  /// How far the resistance stays what it is, in points; a stack resists more once its weakest item has given all.
  public var compressible: CGFloat

  public init(natural: CGFloat?, hugging: Float = 250, compressionResistance: Float = 750) {
    self.natural = natural
    self.hugging = hugging
    self.compressionResistance = compressionResistance
    compressible = natural ?? 0
  }

  /// Gives way to surplus sooner; equals stay in order.
  static func stretchesSooner(_ left: StackMeasure, _ right: StackMeasure) -> Bool {
    (left.hugging, left.huggingWeight) < (right.hugging, right.huggingWeight)
  }

  /// Gives way to lack sooner; equals stay in order.
  static func shrinksSooner(_ left: StackMeasure, _ right: StackMeasure) -> Bool {
    (left.compressionResistance, left.resistanceWeight) < (right.compressionResistance, right.resistanceWeight)
  }
}

/// An item as the direct placement sees it.
public struct MeasuredItem: Hashable, Sendable {
  public var along: StackMeasure
  public var across: StackMeasure
  public var isHidden: Bool
  public var customSpacing: CGFloat?
  /// From the item's top to its first baseline and from its last baseline to its bottom, in points; `nil` for an item
  /// without text.
  public var baselines: (first: CGFloat, last: CGFloat)?

  public init(
    along: StackMeasure, across: StackMeasure, isHidden: Bool = false, customSpacing: CGFloat? = nil,
    baselines: (first: CGFloat, last: CGFloat)? = nil
  ) {
    self.along = along
    self.across = across
    self.isHidden = isHidden
    self.customSpacing = customSpacing
    self.baselines = baselines
  }

  public static func == (left: MeasuredItem, right: MeasuredItem) -> Bool {
    left.along == right.along && left.across == right.across && left.isHidden == right.isHidden
      && left.customSpacing == right.customSpacing && left.baselines?.first == right.baselines?.first
      && left.baselines?.last == right.baselines?.last
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(along)
    hasher.combine(across)
    hasher.combine(isHidden)
  }
}

/// A stretch of one axis, in points.
public struct StackSpan: Hashable, Sendable {
  public var start: CGFloat
  public var length: CGFloat

  public var end: CGFloat { start + length }

  public init(start: CGFloat, length: CGFloat) {
    self.start = start
    self.length = length
  }
}
