/// What an item's extents are apart from constraints.
public enum LayoutExtents {
  /// Nothing: frame and autoresizing mask decide.
  case none
  /// What they cost the container that arranges its contents without constraints.
  ///
  /// OPTIMIZATION: apart, because costs are a hundred times as large as a natural size.
  indirect case container(width: ExtentCost, height: ExtentCost)
  /// What the item measures by itself.
  case natural(NaturalSize)
  /// Not known now: the item has been marked, and will be asked again.
  case pending
}
