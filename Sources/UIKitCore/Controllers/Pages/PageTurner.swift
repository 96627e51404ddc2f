/// Moves from page to page, by call or by finger.
@MainActor
final class PageTurner {
  private unowned let owner: UIPageViewController
  private let spacing: CGFloat
  let recognizer = UIPanGestureRecognizer()
  /// Turns a page of the curl style at its edge.
  let tap = UITapGestureRecognizer()
  private let dots = UIPageControl()
  /// The page that a finger is bringing in.
  private var pending: (page: UIViewController, direction: CGFloat)?
  /// Where there is no page beside the one that is shown: the data source is asked once.
  private var ends: Set<CGFloat> = []

  init(_ owner: UIPageViewController, spacing: CGFloat) {
    self.owner = owner
    self.spacing = spacing
    let action = Selector("pageDidPan:")
    ActionRegistry.register(action, on: PageTurner.self) { turner, _, _ in turner.didPan() }
    recognizer.addTarget(self, action: action)
    let tapAction = Selector("pageWasTapped:")
    ActionRegistry.register(tapAction, on: PageTurner.self) { turner, _, _ in turner.didTap() }
    tap.addTarget(self, action: tapAction)
    tap.cancelsTouchesInView = false
  }

  private var page: UIViewController? { owner.viewControllers?.first }
  /// What the pages are in.
  private var container: UIView { owner.pageScroll ?? owner.view }
  private var isVertical: Bool { owner.navigationOrientation == .vertical }
  private var length: CGFloat { (isVertical ? container.bounds.height : container.bounds.width) + spacing }

  private func frame(shifted by: CGFloat) -> CGRect {
    container.bounds.offsetBy(dx: isVertical ? 0 : by, dy: isVertical ? by : 0)
  }

  // MARK: By call

  func show(_ page: UIViewController) {
    if page.parent !== owner {
      owner.addChild(page)
      page.didMove(toParent: owner)
    }
    page.view.frame = container.bounds
    page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if page.view.superview !== container { container.insertSubview(page.view, at: 0) }
    dataSourceDidChange()
  }

  func turn(
    to new: UIViewController, _ direction: UIPageViewController.NavigationDirection, animated: Bool,
    _ completion: ((Bool) -> Void)?
  ) {
    finishTurn?()
    let old = page
    guard new !== old else {
      completion?(true)
      return
    }
    owner.pageDidChange(new)
    guard owner.isViewLoaded else {
      completion?(true)
      return
    }
    guard animated, let old else {
      show(new)
      if let old { remove(old) }
      completion?(true)
      return
    }
    let sign: CGFloat = (direction == .forward) != (!isVertical && owner.view.isRightToLeft) ? 1 : -1
    begin(new, old, animated: true)
    new.view.frame = frame(shifted: sign * length)
    settle(new, old, sign, completed: true) { completion?($0) }
  }

  private func begin(_ new: UIViewController, _ old: UIViewController, animated: Bool) {
    finishTurn?()
    new.appearanceIsManaged = true
    old.appearanceIsManaged = true
    if new.parent !== owner {
      owner.addChild(new)
    }
    if owner.appearance == .appeared {
      // UIKIT: the order of these calls, here and at the end, was measured (wangling.me, "The Inconsistent Order of View
      // Transition Events").
      AppearancePass.begin(new, appearing: true, animated: animated)
      AppearancePass.begin(old, appearing: false, animated: animated)
    }
    if new.view.superview !== container { container.insertSubview(new.view, at: 0) }
  }

  private func settle(
    _ new: UIViewController, _ old: UIViewController, _ sign: CGFloat, completed: Bool,
    _ completion: @escaping (Bool) -> Void
  ) {
    // The owner lives until its animation is over.
    var isOver = false
    let over = { [owner] (finished: Bool) in
      withExtendedLifetime(owner) {
        guard !isOver else { return }
        isOver = true
        self.finishTurn = nil
        self.end(new, old, completed: completed)
        completion(finished)
      }
    }
    finishTurn = {
      for page in [new, old] { page.view.layer.removeAllAnimations() }
      over(false)
    }
    UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) {
      new.view.frame = self.frame(shifted: completed ? 0 : sign * self.length)
      old.view.frame = self.frame(shifted: completed ? -sign * self.length : 0)
    } completion: {
      over($0)
    }
  }
  /// Ends the turn that is under way at once; nil while there is none.
  private var finishTurn: (() -> Void)?

  private func end(_ new: UIViewController, _ old: UIViewController, completed: Bool) {
    let (kept, gone) = completed ? (new, old) : (old, new)
    let turnsBack = !completed && owner.appearance == .appeared
    let scrolls = owner.transitionStyle == .scroll
    if turnsBack, !scrolls { AppearancePass.begin(new, appearing: false, animated: true) }
    if turnsBack { AppearancePass.begin(old, appearing: true, animated: true) }
    if scrolls { AppearancePass.end(kept) }
    if turnsBack, scrolls { AppearancePass.begin(new, appearing: false, animated: true) }
    gone.view.removeFromSuperview()
    AppearancePass.end(gone)
    if !scrolls { AppearancePass.end(kept) }
    kept.appearanceIsManaged = false
    gone.appearanceIsManaged = false
    if completed { new.didMove(toParent: owner) }
    remove(gone)
    kept.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    guard let step = fingerStep else { return dataSourceDidChange() }
    // UIKIT: the data source is asked for the index after a call; a finger moves the dots by itself (Apple's page on
    // `presentationIndex(for:)`).
    fingerStep = nil
    ends = []
    if completed { dots.currentPage += step }
  }
  /// Which way the finger that has let go turns the pages.
  private var fingerStep: Int?

  private func remove(_ page: UIViewController) {
    page.willMove(toParent: nil)
    page.viewIfLoaded?.removeFromSuperview()
    page.removeFromParent()
  }

  // MARK: By finger

  private func didPan() {
    guard let old = page, let source = owner.dataSource else { return }
    let moved = isVertical ? recognizer.translation(in: owner.view).y : recognizer.translation(in: owner.view).x
    let velocity = isVertical ? recognizer.velocity(in: owner.view).y : recognizer.velocity(in: owner.view).x
    switch recognizer.state {
    case .began, .changed:
      if pending == nil, moved != 0 { bringIn(moved < 0 ? 1 : -1, old, source) }
      guard let pending else {
        // Nothing there: a third of the way.
        old.view.frame = frame(shifted: owner.pageScroll?.bounces == false ? 0 : moved / 3)
        return
      }
      let limited = pending.direction > 0 ? min(moved, 0) : max(moved, 0)
      old.view.frame = frame(shifted: limited)
      pending.page.view.frame = frame(shifted: limited + pending.direction * length)
    case .ended, .cancelled: letGo(old, moved, velocity)
    default: break
    }
  }

  /// UIKIT: a tap near an edge turns the page over (`UIPageViewController.h`).
  private func didTap() {
    guard pending == nil, let old = page, let source = owner.dataSource else { return }
    let point = tap.location(in: owner.view)
    let share = isVertical ? point.y / owner.view.bounds.height : point.x / owner.view.bounds.width
    guard share < 0.2 || share > 0.8 else { return }
    bringIn(share > 0.8 ? 1 : -1, old, source)
    guard let (new, sign) = pending else { return }
    pending = nil
    new.view.frame = frame(shifted: sign * length)
    finish(new, old, sign, goes: true)
  }

  private func bringIn(_ sign: CGFloat, _ old: UIViewController, _ source: any UIPageViewControllerDataSource) {
    guard !ends.contains(sign) else { return }
    let forward = (sign > 0) != (!isVertical && owner.view.isRightToLeft)
    let new =
      forward
      ? source.pageViewController(owner, viewControllerAfter: old)
      : source.pageViewController(owner, viewControllerBefore: old)
    guard let new else {
      ends.insert(sign)
      return
    }
    owner.delegate?.pageViewController(owner, willTransitionTo: [new])
    pending = (new, sign)
    begin(new, old, animated: true)
  }

  private func letGo(_ old: UIViewController, _ moved: CGFloat, _ velocity: CGFloat) {
    guard let (new, sign) = pending else {
      UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
        old.view.frame = self.frame(shifted: 0)
      }
      return
    }
    pending = nil
    let goes = -sign * (moved + velocity * 0.2) > length / 2
    finish(new, old, sign, goes: goes)
  }

  private func finish(_ new: UIViewController, _ old: UIViewController, _ sign: CGFloat, goes: Bool) {
    if goes { owner.pageDidChange(new) }
    fingerStep = (sign > 0) != (!isVertical && owner.view.isRightToLeft) ? 1 : -1
    settle(new, old, sign, completed: goes) { finished in
      self.owner.delegate?.pageViewController(
        self.owner, didFinishAnimating: finished, previousViewControllers: [old], transitionCompleted: goes)
    }
  }

  // MARK: Dots

  func dataSourceDidChange() {
    ends = []
    guard owner.isViewLoaded else { return }
    let count = owner.dataSource?.presentationCount(for: owner) ?? 0
    if count > 0, owner.transitionStyle == .scroll {
      dots.numberOfPages = count
      dots.currentPage = owner.dataSource?.presentationIndex(for: owner) ?? 0
      if dots.superview == nil { owner.view.addSubview(dots) }
      owner.view.setNeedsLayout()
    } else {
      dots.removeFromSuperview()
    }
  }

  /// UIKIT: the dots take 37 points at the bottom. A guess, the height that is often quoted of `UIPageControl`.
  func layOut() {
    guard dots.superview != nil else { return }
    let bounds = owner.view.bounds
    let bottom = owner.view.safeAreaInsets.bottom
    dots.frame = CGRect(x: 0, y: bounds.height - 37 - bottom, width: bounds.width, height: 37)
    owner.view.bringSubviewToFront(dots)
  }
}
