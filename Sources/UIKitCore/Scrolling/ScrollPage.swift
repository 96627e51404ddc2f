internal import Foundation

/// Scrolls by what is visible at once.
@MainActor
struct ScrollPage {
  private let view: UIScrollView

  init(_ view: UIScrollView) { self.view = view }

  /// False where there is no more content.
  func turn(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard view.isScrollEnabled else { return false }
    var offset = view.contentOffset
    let size = view.bounds.inset(by: view.adjustedContentInset).size
    switch direction {
    case .down, .next: offset.y += size.height
    case .up, .previous: offset.y -= size.height
    case .left: offset.x += size.width
    case .right: offset.x -= size.width
    }
    let target = ScrollLimits(view).clamp(offset)
    guard target != view.contentOffset else { return false }
    view.setContentOffset(target, animated: true)
    tell()
    return true
  }

  /// What the delegate says of the new place is announced (documented for `UIScrollViewAccessibilityDelegate`).
  private func tell() {
    guard let delegate = view.delegate as? any UIScrollViewAccessibilityDelegate else { return }
    let attributed = delegate.accessibilityAttributedScrollStatus(for: view)
    guard let status = attributed?.string ?? delegate.accessibilityScrollStatus(for: view) else { return }
    UIAccessibility.post(notification: .pageScrolled, argument: status)
  }
}
