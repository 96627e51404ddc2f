/// A finger that pulls a sheet from detent to detent, or away.
@MainActor
final class SheetDrag: NSObject, UIGestureRecognizerDelegate {
  private weak var sheet: UISheetPresentationController?
  private let pan = UIPanGestureRecognizer()
  private var start = CGRect.zero

  init(_ sheet: UISheetPresentationController, on view: UIView) {
    self.sheet = sheet
    super.init()
    pan.delegate = self
    ActionRegistry.register(Selector("sheetDidPan:"), on: SheetDrag.self) { drag, _, _ in drag.didPan() }
    pan.addTarget(self, action: Selector("sheetDidPan:"))
    view.addGestureRecognizer(pan)
  }

  func end() { pan.view?.removeGestureRecognizer(pan) }

  // MARK: Scroll views in the sheet

  /// What scrolls up and down beneath the finger.
  private var scrollers: [UIScrollView] = []

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    let beneath = sequence(first: touch.view ?? pan.view, next: { $0 === self.pan.view ? nil : $0?.superview })
    scrollers = beneath.compactMap { $0 as? UIScrollView }.filter(\.canScrollVertically)
    return true
  }

  /// UIKIT: a movement to the side is none of the sheet's: swipes to the left and right in it are recognized. What is
  /// scrolled to its top moves the sheet down, and up to a larger detent before it scrolls (Apple's page on
  /// `prefersScrollingExpandsWhenScrolledToEdge`); a pull that refreshes is the content's.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let sheet, sheet.geometry.canBePulled else { return false }
    let moved = pan.translation(in: sheet.containerView)
    guard abs(moved.y) >= abs(moved.x) else { return false }
    guard scrollers.allSatisfy(\.isScrolledToTop) else { return false }
    if moved.y > 0 { return scrollers.allSatisfy { $0.refreshControl == nil } }
    return scrollers.isEmpty || sheet.prefersScrollingExpandsWhenScrolledToEdge && sheet.geometry.canGrow
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { scrollers.contains { $0.panGestureRecognizer === otherGestureRecognizer } }

  // MARK: Movement

  private func didPan() {
    guard let sheet, let view = sheet.presentedView, let container = sheet.containerView, sheet.geometry.canBePulled
    else { return }
    let moved = pan.translation(in: container).y
    switch pan.state {
    case .began:
      start = view.frame
      move(view, container, moved)
    case .changed: move(view, container, moved)
    case .ended, .cancelled: letGo(sheet, view, container)
    default: break
    }
  }

  private func move(_ view: UIView, _ container: UIView, _ moved: CGFloat) {
    guard sheet?.geometry.isAttached == true else {
      view.frame.origin.y = start.minY + (moved > 0 ? moved : moved / 6)
      return
    }
    // Above the largest detent the sheet follows at a sixth of the way.
    let highest = container.bounds.height - (sheet?.geometry.detents.last?.height ?? start.height)
    var top = start.minY + moved
    if top < highest { top = highest + (top - highest) / 6 }
    view.frame = CGRect(
      x: start.minX, y: top, width: start.width, height: max(container.bounds.height - top, start.height))
  }

  /// The sheet goes where it would come to rest: at a detent, or out.
  private func letGo(_ sheet: UISheetPresentationController, _ view: UIView, _ container: UIView) {
    let velocity = pan.velocity(in: container).y
    guard sheet.geometry.isAttached else {
      // A card has one place.
      if view.frame.minY > start.midY || velocity > 1000 { sheet.requestDismissal() }
      if !sheet.presentedViewController.isBeingDismissed { sheet.animateChanges {} }
      return
    }
    let height = container.bounds.height - view.frame.minY - velocity * 0.15
    let detents = sheet.geometry.detents
    guard let lowest = detents.first else { return }
    // UIKIT: beyond half of the way, or faster than 1,000 points per second (readings of a public project).
    let isLow = container.bounds.height - view.frame.minY < lowest.height / 2
    let isFast = velocity > 1000 && height < lowest.height
    if isLow || isFast {
      sheet.requestDismissal()
      // UIKIT: who refuses hears of the attempt, and the sheet goes back (Apple's page on
      // `presentationControllerDidAttemptToDismiss(_:)`).
      if sheet.presentedViewController.isBeingDismissed { return }
    }
    let nearest = detents.min { abs($0.height - height) < abs($1.height - height) } ?? lowest
    sheet.settle(at: nearest.detent.identifier)
  }
}

extension UIScrollView {
  fileprivate var isScrolledToTop: Bool { contentOffset.y <= 0.5 - adjustedContentInset.top }
}
