/// Calls `draw(_:)` of the program's own views at the end of a turn, after the layout.
///
/// UIKIT: a view is drawn when it is seen for the first time, and once after any number of `setNeedsDisplay()`; hidden
/// views and views without an extent wait
/// (<https://developer.apple.com/documentation/uikit/uiview/setneedsdisplay()>). What the library itself draws is drawn
/// when somebody wants a picture.
@MainActor
enum DisplayPass {
  /// The view is to be drawn, unless that is under way already.
  static func request(_ view: UIView) {
    guard view.windowReference != nil, view.flags.contains(.needsDisplay), !view.flags.contains(.awaitsDisplay) else {
      return
    }
    view.flags.insert(.awaitsDisplay)
    UpdateCycle.scheduleDrawing(of: view)
  }

  /// Draws the view; false where it is not seen yet.
  static func draw(_ view: UIView) -> Bool {
    let isSeen = !sequence(first: view, next: \.parent).contains { $0.isHidden }
    guard isSeen, view.bounds.width > 0, view.bounds.height > 0 else { return false }
    view.flags.remove([.needsDisplay, .awaitsDisplay])
    view.layer.display()
    return true
  }
}
