/// What is known of a view from outside, and counts where the view itself and its constraints say nothing.
///
/// The layout asks views for it; whoever shows a view that is not finished, such as a canvas that draws a document,
/// gives it.
package struct LayoutHints {
  /// A place to keep as far as constraints leave it open.
  package struct Rest {
    /// In the superview's coordinates, in points.
    package var frame: CGRect
    /// Whether the extent counts as a natural one, with the view's own priorities, where the view is arranged.
    package var isFirm: Bool

    package init(frame: CGRect, isFirm: Bool = false) {
      self.frame = frame
      self.isFirm = isFirm
    }
  }

  /// A natural size that stands in for the view's own, in points.
  package var naturalSize: CGSize?
  /// Whether `naturalSize` is that of text on one line, which still breaks where it has less room. Default: false.
  package var isLineSize = false
  package var rest: Rest?

  package init(naturalSize: CGSize? = nil, rest: Rest? = nil) {
    self.naturalSize = naturalSize
    self.rest = rest
  }
}

extension UIView {
  /// Default: none.
  package var layoutHints: LayoutHints {
    get { extras?.layoutHints ?? LayoutHints() }
    set {
      requireExtras().layoutHints = newValue
      LayoutEngine.intrinsicSizeChanged(of: self)
    }
  }
}
