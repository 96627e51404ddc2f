public import Foundation

/// What an item wants of one axis when nothing but its stack concerns it.
public struct StackMeasure: Hashable, Sendable {
  /// The intrinsic extent, in points; `nil` for none.
  public var natural: CGFloat?
  public var hugging: Float
  public var compressionResistance: Float

  public init(natural: CGFloat?, hugging: Float = 250, compressionResistance: Float = 750) {
    self.natural = natural
    self.hugging = hugging
    self.compressionResistance = compressionResistance
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
