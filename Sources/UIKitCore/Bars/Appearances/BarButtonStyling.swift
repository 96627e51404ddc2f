/// A bar whose appearance has something to say about its buttons.
// Clients see the names of its requirements before those of the class's members.
@preconcurrency @MainActor
protocol BarButtonStyling: UIView {
  /// The look of buttons of a style, as the appearance in force has it.
  func buttonAppearance(for style: UIBarButtonItem.Style) -> UIBarButtonItemAppearance
  /// Which items are seen, or by which views, is different now.
  func itemViewsDidChange()
}
