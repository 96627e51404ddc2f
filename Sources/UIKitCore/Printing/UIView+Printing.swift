extension UIView {
  /// Draws the view as it is shown into the current context, its bounds where the context has them; a scroll view's
  /// whole content.
  func drawForPrinting() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    layoutIfNeeded()
    guard self is UIScrollView else {
      context.saveGState()
      context.translateBy(x: bounds.minX, y: bounds.minY)
      context.record(recordDisplayList())
      context.restoreGState()
      return
    }
    for child in subviews where !child.isHidden {
      context.saveGState()
      context.translateBy(x: child.frame.minX, y: child.frame.minY)
      context.record(child.recordDisplayList())
      context.restoreGState()
    }
  }
}
