extension UIView {
  /// The extent that proportional distribution shares by, in points.
  ///
  /// UIKIT: the intrinsic extent, of text the height of the lines that it breaks into (stored frames of 18 and 47 points of
  /// a line above three); for a view without one the extent that its constraints make it.
  func proportionalLength(along axis: NSLayoutConstraint.Axis) -> CGFloat {
    if axis == .vertical, layoutItem >= 0, let item = rootEngine?.system.item(layoutItem), item.wraps,
      let height = item.wrappedHeight
    {
      return height
    }
    let intrinsic = axis == .horizontal ? intrinsicContentSize.width : intrinsicContentSize.height
    if intrinsic != UIView.noIntrinsicMetric { return intrinsic }
    guard !subviews.isEmpty || !constraints.isEmpty else { return 0 }
    let size = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return axis == .horizontal ? size.width : size.height
  }

  /// Whether the view has an extent of its own to share by.
  ///
  /// UIKIT: a stack has what it contains: two rows of 31 points share 64.5 as 32 and the rest (stored frames of 2
  /// repositories; stacks beside stacks on other devices than the saved one, Xcode 11).
  func hasNaturalLength(along axis: NSLayoutConstraint.Axis) -> Bool {
    if self is UIStackView { return true }
    let size = intrinsicContentSize
    return (axis == .horizontal ? size.width : size.height) != UIView.noIntrinsicMetric
  }

  /// Whether the view, or the one that speaks for it, has text whose baseline differs from its edges.
  var hasBaseline: Bool {
    let (first, last) = (forFirstBaselineLayout, forLastBaselineLayout)
    return first.baselineOffsetFromMiddle != nil || last.baselineOffsetFromMiddle != nil
      || first.firstBaselineOffsetFromTop != 0 || last.lastBaselineOffsetFromBottom != 0
  }
}
