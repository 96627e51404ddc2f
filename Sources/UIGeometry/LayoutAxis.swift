/// One of the two axes that layout treats alike and apart.
public enum LayoutAxis: Int, Sendable, Hashable, CaseIterable {
  /// Across.
  case horizontal = 0
  /// Down.
  case vertical = 1

  /// The other axis.
  public var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}
