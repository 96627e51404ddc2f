/// What depends on where a scroll view's content is.
@MainActor
protocol ScrollWatching: AnyObject {
  func contentDidScroll(_ view: UIScrollView)
  /// How far beyond its insets the content's beginning may still come down, in points.
  func reserve(of view: UIScrollView) -> CGFloat
  /// Where the content may rest that was to rest at `offset`.
  func restingOffset(of view: UIScrollView, _ offset: CGPoint) -> CGPoint
}

extension ScrollWatching {
  func reserve(of view: UIScrollView) -> CGFloat { 0 }
  func restingOffset(of view: UIScrollView, _ offset: CGPoint) -> CGPoint { offset }
}

/// Follows what scrolls above a lower bar.
///
/// UIKIT: a bar with nothing to scroll above it looks as at the end of it. A guess.
@MainActor
final class EndWatcher: ScrollWatching {
  private let changed: @MainActor () -> Void

  /// - Parameter changed: called when the content comes to its end, or leaves it.
  init(changed: @escaping @MainActor () -> Void) { self.changed = changed }

  weak var content: UIScrollView? {
    didSet {
      hasPlace = true
      content?.lowerBar = self
      check()
    }
  }
  var isAtEnd: Bool { hasPlace && content?.restsAtEnd ?? true }
  /// Whether a controller has said what is above.
  private var hasPlace = false
  /// What was told last.
  private var wasAtEnd = false

  func contentDidScroll(_ view: UIScrollView) { if view === content { check() } }

  private func check() {
    guard isAtEnd != wasAtEnd else { return }
    wasAtEnd.toggle()
    changed()
  }
}

extension UIScrollView {
  /// Whether the content ends at the lower edge of what is seen, or before it.
  var restsAtEnd: Bool {
    contentOffset.y >= contentEnd - bounds.height + adjustedContentInset.bottom - 0.5
  }
}
