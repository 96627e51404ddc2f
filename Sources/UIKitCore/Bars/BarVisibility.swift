/// Who hides a bar: its program, or the controller that places it.
struct BarVisibility {
  /// Whether the program has hidden the bar itself.
  private(set) var isHiddenByClient = false
  private var isBeingPlaced = false

  /// The bar has been hidden or shown.
  ///
  /// - Returns: whether by the program, so that its place may change.
  mutating func didChange(to isHidden: Bool) -> Bool {
    guard !isBeingPlaced else { return false }
    isHiddenByClient = isHidden
    return true
  }
  /// A controller hides the bar, or shows it where its program has not hidden it; `set` does so.
  mutating func place(_ hides: Bool) -> Bool {
    isBeingPlaced = true
    return hides || isHiddenByClient
  }
  mutating func wasPlaced() { isBeingPlaced = false }
}
