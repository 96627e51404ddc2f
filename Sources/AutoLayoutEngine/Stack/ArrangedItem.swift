public import Foundation

/// What a stack needs to know of one of its items.
public struct ArrangedItem: Hashable, Sendable {
  public var id: ArrangedID
  /// Whether the item takes no part.
  public var isHidden: Bool
  /// The space after the item; `nil` for the stack's own. In points.
  public var customSpacing: CGFloat?
  /// The item's natural extent along the axis, which proportional distribution shares by: the intrinsic one, or the
  /// fitting one of an item without. In points.
  public var proportionalLength: CGFloat
  /// The item has text to align by its baseline.
  public var hasBaseline: Bool
  /// The item is a text that breaks into several lines, so that its width is open.
  public var isMultilineText: Bool
  /// The item's compression resistance along the axis.
  public var compressionResistance: Float

  /// What a stack knows of an item.
  public init(
    id: ArrangedID, isHidden: Bool = false, customSpacing: CGFloat? = nil, proportionalLength: CGFloat = 0,
    hasBaseline: Bool = true, isMultilineText: Bool = false, compressionResistance: Float = 750
  ) {
    self.id = id
    self.isHidden = isHidden
    self.customSpacing = customSpacing
    self.proportionalLength = proportionalLength
    self.hasBaseline = hasBaseline
    self.isMultilineText = isMultilineText
    self.compressionResistance = compressionResistance
  }
}

/// Tells an arranged item from all others of its stack: the address of its view.
public typealias ArrangedID = Int
