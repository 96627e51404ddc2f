/// Lays text out with the second generation of TextKit.
///
/// DEVIATION: text views lay their text out with `NSLayoutManager` alone and say so: their `textLayoutManager` is nil, as
/// that of a text view is on iOS whose program has asked for its `layoutManager`.
///
/// Source: <https://developer.apple.com/documentation/uikit/nstextlayoutmanager>
@preconcurrency @MainActor
open class NSTextLayoutManager: NSObject {
  /// Where the text goes. Default: nil.
  open var textContainer: NSTextContainer?
  /// Default: true.
  open var usesFontLeading = true
}

extension UITextView {
  /// A text view; `usingTextLayoutManager` makes no difference, because there is no second generation of TextKit here.
  public convenience init(usingTextLayoutManager: Bool) {
    if usingTextLayoutManager { Limitation.hasNoEffect("UITextView(usingTextLayoutManager: true)") }
    self.init(frame: .zero, textContainer: nil)
  }
  /// Always nil: `layoutManager` does the work.
  public var textLayoutManager: NSTextLayoutManager? { nil }
}
