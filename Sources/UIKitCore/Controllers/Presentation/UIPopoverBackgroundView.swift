/// Draws a popover's frame and arrow in place of the system's. A subclass overrides the two properties and the three
/// class methods.
///
/// Source: <https://developer.apple.com/documentation/uikit/uipopoverbackgroundview>
@preconcurrency @MainActor
open class UIPopoverBackgroundView: UIView {
  /// How far the arrow's middle is from the middle of its edge, in points.
  open var arrowOffset: CGFloat {
    get { Self.missing("arrowOffset") }
    set { Self.missing("setArrowOffset:") }
  }
  /// Where the arrow points.
  open var arrowDirection: UIPopoverArrowDirection {
    get { Self.missing("arrowDirection") }
    set { Self.missing("setArrowDirection:") }
  }
  /// From the frame's edge to the arrow's tip, in points.
  open class func arrowHeight() -> CGFloat { missing("arrowHeight") }
  /// The arrow's width at the frame's edge, in points.
  open class func arrowBase() -> CGFloat { missing("arrowBase") }
  /// From the frame's edges to the content, the arrow aside, in points.
  open class func contentViewInsets() -> UIEdgeInsets { missing("contentViewInsets") }
  /// Whether the content has the system's rounded corners. Default: false.
  open class var wantsDefaultContentAppearance: Bool { false }

  private static func missing(_ member: String) -> Never {
    fatalError("\(member) must be implemented by the subclass \(self) of UIPopoverBackgroundView")
  }
}
