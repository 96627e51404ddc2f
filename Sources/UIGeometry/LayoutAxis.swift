/// One of the two axes that layout treats alike and apart.
public enum LayoutAxis: Int, Sendable, Hashable, CaseIterable {
  case horizontal = 0
  case vertical = 1

  public var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}
