/// A rectangle of selected text.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextselectionrect>
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  private var box = CGRect.zero
  private var isFirst = false
  private var isLast = false
  private var direction = NSWritingDirection.leftToRight

  public override init() { super.init() }
  init(_ box: CGRect, isFirst: Bool, isLast: Bool, direction: NSWritingDirection) {
    (self.box, self.isFirst, self.isLast, self.direction) = (box, isFirst, isLast, direction)
    super.init()
  }

  /// In the text input's coordinates, in points.
  open var rect: CGRect { box }
  /// In which direction the line reads.
  open var writingDirection: NSWritingDirection { direction }
  /// Whether the selection begins in this rectangle.
  open var containsStart: Bool { isFirst }
  /// Whether the selection ends in this rectangle.
  open var containsEnd: Bool { isLast }
  /// Whether the text runs from top to bottom: false.
  open var isVertical: Bool { false }
}
