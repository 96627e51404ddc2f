/// What is known of a view from outside, and counts where the view itself and its constraints say nothing.
///
/// The layout asks views for it; whoever shows a view that is not finished, such as a canvas that draws a document,
/// gives it.
package struct LayoutHints {
  /// What the extent of a resting view counts against.
  package enum Weight: Sendable {
    /// Against nothing but ambiguity.
    case least
    /// As a natural extent, with the view's own priorities.
    case natural
    /// The same, but never required: contents that are, such as texts that break elsewhere, decide.
    case yielding
    /// As a natural extent, but the first to grow.
    case growing
    /// In place of a natural extent: nothing but what is required changes it.
    case held
  }

  /// A place to keep as far as constraints leave it open.
  package struct Rest {
    /// In the superview's coordinates, in points.
    package var frame: CGRect
    package var weight: Weight

    package init(frame: CGRect, weight: Weight = .least) {
      self.frame = frame
      self.weight = weight
    }
  }

  /// A natural size that stands in for the view's own, in points.
  package var naturalSize: CGSize?
  /// Whether `naturalSize` is that of text on one line, which still breaks where it has less room. Default: false.
  package var isLineSize = false
  /// Whether `naturalSize` is the size that the document last had the view at. Default: false.
  package var isSavedSize = false
  package var rest: Rest?
  /// Answers which of required constraints about the view gives way where they contradict each other, by its index; nil
  /// where it does not know. Asked with the root of the tree, before the layout's own rule. Default: nil.
  package var chooseYielding: (@MainActor (_ conflict: [NSLayoutConstraint], _ root: UIView) -> Int?)?
  /// Whether a class that knows its size leaves the frame as it is. Default: false.
  package var keepsFrame = false

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
