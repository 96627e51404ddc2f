internal import Foundation
internal import UIGeometry

/// Moves the content of a scroll view: by finger, by its own momentum, by animation.
///
/// UIKIT: the order of the delegate's calls: will begin dragging, did scroll…, will end dragging (which may change the
/// target), did end dragging, will begin decelerating, did scroll…, did end decelerating (Apple's pages on
/// `UIScrollViewDelegate`).
@MainActor
final class Scroller: NSObject {
  private unowned let view: UIScrollView
  private var observation: MediaClock.Observation?
  private var start = CGPoint.zero
  private var locked: NSLayoutConstraint.Axis?
  private(set) var isTracking = false
  private(set) var isDragging = false
  private(set) var isDecelerating = false
  private(set) var isAnimating = false
  /// Whether a finger, momentum or an animation has the content.
  var isMoving: Bool { isTracking || isDragging || isDecelerating || isAnimating }

  init(_ view: UIScrollView) {
    self.view = view
    super.init()
  }

  static let panAction = Selector("scrollViewDidPan:")
  static let pinchAction = Selector("scrollViewDidPinch:")

  static func registerActions() {
    ActionRegistry.register(panAction, on: Scroller.self) { scroller, _, _ in scroller.didPan() }
    ActionRegistry.register(pinchAction, on: Scroller.self) { scroller, _, _ in scroller.didPinch() }
  }

  // MARK: Fingers

  func fingerDown() {
    isTracking = true
    if isDecelerating {
      stop()
      isDecelerating = false
      view.delegate?.scrollViewDidEndDecelerating(view)
    } else if isAnimating {
      stop()
      isAnimating = false
    }
  }

  func fingerUp() { if !isDragging { isTracking = false } }

  private func didPan() {
    let pan = view.panGestureRecognizer
    switch pan.state {
    case .began:
      isDragging = true
      isTracking = true
      // The way to the beginning of the drag does not move the content.
      pan.setTranslation(.zero, in: view.superview)
      start = view.contentOffset
      let velocity = pan.velocity(in: view)
      locked = abs(velocity.x) > abs(velocity.y) ? .horizontal : .vertical
      if view.keyboardDismissMode == .onDrag || view.keyboardDismissMode == .onDragWithAccessory {
        view.window?.firstResponder?.resignFirstResponder()
      }
      view.delegate?.scrollViewWillBeginDragging(view)
    case .changed:
      if takesKeyboardAlong { Keyboard.current.follow(finger: pan.location(in: nil).y) }
      follow(pan.translation(in: view.superview))
    case .ended, .cancelled:
      // UIKIT: the interactive keyboard goes with a finger that has reached it and moves down when it lets go (Apple's
      // page on `UIScrollView.KeyboardDismissMode`; the way back is a guess).
      if takesKeyboardAlong {
        Keyboard.current.letGo(dismisses: pan.state == .ended && pan.velocity(in: nil).y >= 0)
      }
      letGo(pan.velocity(in: view.superview))
    default: break
    }
  }

  private var takesKeyboardAlong: Bool {
    view.keyboardDismissMode == .interactive || view.keyboardDismissMode == .interactiveWithAccessory
  }

  private func follow(_ translation: CGPoint) {
    var target = CGPoint(x: start.x - translation.x, y: start.y - translation.y)
    if !view.canScrollHorizontally || (view.isDirectionalLockEnabled && locked == .vertical) { target.x = start.x }
    if !view.canScrollVertically || (view.isDirectionalLockEnabled && locked == .horizontal) { target.y = start.y }
    let limits = ScrollLimits(view)
    target.x = resist(target.x, limits.x, view.bounds.width, bounces: view.bouncesHorizontally)
    target.y = resist(target.y, limits.y, view.bounds.height, bounces: view.bouncesVertically)
    view.contentOffset = target
  }

  private func resist(_ value: CGFloat, _ range: ClosedRange<CGFloat>, _ dimension: CGFloat, bounces: Bool) -> CGFloat {
    let nearest = min(max(value, range.lowerBound), range.upperBound)
    guard bounces else { return nearest }
    return nearest + CGFloat(ScrollPhysics.rubberBand(Double(value - nearest), dimension: Double(dimension)))
  }

  private func letGo(_ fingerVelocity: CGPoint) {
    isDragging = false
    isTracking = false
    view.refreshControl?.didLetGo()
    var velocity = CGPoint(x: -fingerVelocity.x, y: -fingerVelocity.y)
    if !view.canScrollHorizontally || (view.isDirectionalLockEnabled && locked == .vertical) { velocity.x = 0 }
    if !view.canScrollVertically || (view.isDirectionalLockEnabled && locked == .horizontal) { velocity.y = 0 }
    let limits = ScrollLimits(view)
    let plain = target(velocity, limits)
    // UIKIT: layouts and delegates get the velocity in points per millisecond (Apple's page on
    // `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`).
    let told = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    var target = view.restingOffset(view.isPagingEnabled ? page(velocity, limits) : plain, velocity: told)
    if let watcher = view.watcher { target = watcher.restingOffset(of: view, target) }
    let wished = target
    view.delegate?.scrollViewWillEndDragging(view, withVelocity: told, targetContentOffset: &target)
    let outside = limits.clamp(view.contentOffset) != view.contentOffset
    let moves =
      target != view.contentOffset && (velocity != .zero || view.isPagingEnabled || target != wished || target != plain)
      || outside
    view.delegate?.scrollViewDidEndDragging(view, willDecelerate: moves)
    guard moves else { return }
    isDecelerating = true
    view.delegate?.scrollViewWillBeginDecelerating(view)
    if target != plain {
      run(to: target, velocity)
    } else {
      coast(velocity, limits)
    }
  }

  private func physics(_ velocity: CGPoint, _ limits: ScrollLimits) -> (x: ScrollPhysics, y: ScrollPhysics) {
    let rate = Double(view.decelerationRate.rawValue)
    func one(_ start: CGFloat, _ velocity: CGFloat, _ range: ClosedRange<CGFloat>, _ bounces: Bool) -> ScrollPhysics {
      ScrollPhysics(
        start: Double(start), velocity: Double(velocity), range: Double(range.lowerBound)...Double(range.upperBound),
        rate: rate, bounces: bounces)
    }
    return (
      one(view.contentOffset.x, velocity.x, limits.x, view.bouncesHorizontally),
      one(view.contentOffset.y, velocity.y, limits.y, view.bouncesVertically)
    )
  }

  private func target(_ velocity: CGPoint, _ limits: ScrollLimits) -> CGPoint {
    let physics = physics(velocity, limits)
    return limits.clamp(CGPoint(x: physics.x.projected, y: physics.y.projected))
  }

  /// The page that the finger was on its way to: the next one for a flick, else the nearest.
  private func page(_ velocity: CGPoint, _ limits: ScrollLimits) -> CGPoint {
    func snap(_ offset: CGFloat, _ velocity: CGFloat, _ size: CGFloat) -> CGFloat {
      guard size > 0 else { return offset }
      let position = offset / size
      if velocity > 200 { return floor(position + 1) * size }
      if velocity < -200 { return ceil(position - 1) * size }
      return position.rounded() * size
    }
    let size = view.bounds.size
    return limits.clamp(
      CGPoint(
        x: snap(view.contentOffset.x, velocity.x, size.width), y: snap(view.contentOffset.y, velocity.y, size.height)))
  }

  // MARK: Motion

  private func coast(_ velocity: CGPoint, _ limits: ScrollLimits) {
    let physics = physics(velocity, limits)
    let begin = MediaClock.current.now
    frames { [weak self] now in
      guard let self else { return true }
      let time = now - begin
      let (x, y) = (physics.x.state(at: time), physics.y.state(at: time))
      self.view.contentOffset = CGPoint(x: x.position, y: y.position)
      return x.isAtRest && y.isAtRest
    } end: { [weak self] in
      self?.endDeceleration()
    }
  }

  /// Towards a target that is not where momentum leads, as fast as the finger was.
  private func run(to target: CGPoint, _ velocity: CGPoint) {
    let from = view.contentOffset
    let begin = MediaClock.current.now
    // A critically damped spring starts with the finger's speed and ends at the target without passing it far.
    let w = 12.0
    frames { [weak self] now in
      guard let self else { return true }
      let time = now - begin
      func value(_ from: CGFloat, _ to: CGFloat, _ speed: CGFloat) -> CGFloat {
        let offset = Double(from - to)
        return to + CGFloat((offset + (Double(speed) + w * offset) * time) * exp(-w * time))
      }
      let place = CGPoint(x: value(from.x, target.x, velocity.x), y: value(from.y, target.y, velocity.y))
      let rests = place.distance(to: target) < 0.25 && time > 0.1
      self.view.contentOffset = rests ? target : place
      return rests
    } end: { [weak self] in
      self?.endDeceleration()
    }
  }

  private func endDeceleration() {
    isDecelerating = false
    // The content may have shrunk on the way.
    view.pullContentBack()
    view.delegate?.scrollViewDidEndDecelerating(view)
  }

  /// UIKIT: animated changes take 0.3 seconds. A guess, the usual duration.
  func animate(to target: CGPoint) {
    stop()
    if isDecelerating { endDeceleration() }
    let from = view.contentOffset
    guard target != from, view.window != nil, AnimationContext.isEnabled else {
      view.contentOffset = target
      // UIKIT: without a way to go there is no end of an animation to tell of. A guess.
      if target != from { view.delegate?.scrollViewDidEndScrollingAnimation(view) }
      return
    }
    isAnimating = true
    let begin = MediaClock.current.now
    let curve = CubicTimingCurve.easeInEaseOut
    frames { [weak self] now in
      guard let self else { return true }
      let share = min((now - begin) / 0.3, 1)
      let eased = CGFloat(curve.progress(at: share))
      self.view.contentOffset =
        share >= 1 ? target : CGPoint(x: from.x + (target.x - from.x) * eased, y: from.y + (target.y - from.y) * eased)
      return share >= 1
    } end: { [weak self] in
      guard let self else { return }
      self.isAnimating = false
      // UIKIT: the way to the top ends with its own call (Apple's page on `scrollViewDidScrollToTop(_:)`).
      if self.view.isScrollingToTop {
        self.view.isScrollingToTop = false
        self.view.delegate?.scrollViewDidScrollToTop(self.view)
      } else {
        self.view.delegate?.scrollViewDidEndScrollingAnimation(self.view)
      }
    }
  }

  private func frames(_ step: @escaping (CFTimeInterval) -> Bool, end: @escaping () -> Void) {
    stop()
    observation = MediaClock.current.observeFrames { [weak self] now in
      guard let self else { return }
      if step(now) {
        self.stop()
        end()
      }
    }
  }

  func stop() {
    observation?.cancel()
    observation = nil
  }

  /// Ends what is under way where it is, with the calls that tell of an end.
  func stopEverything() {
    stop()
    if isDecelerating { endDeceleration() }
    if isAnimating {
      isAnimating = false
      view.isScrollingToTop = false
      view.delegate?.scrollViewDidEndScrollingAnimation(view)
    }
  }

  // MARK: Zooming

  private var zoomStart: CGFloat = 1
  private(set) var isZooming = false
  private(set) var isZoomBouncing = false

  private func didPinch() {
    guard let pinch = view.pinchGestureRecognizer, let zoomed = view.delegate?.viewForZooming(in: view) else { return }
    let center = pinch.location(in: zoomed)
    switch pinch.state {
    case .began:
      isZooming = true
      zoomStart = view.zoomScale
      view.delegate?.scrollViewWillBeginZooming(view, with: zoomed)
    case .changed:
      var scale = zoomStart * pinch.scale
      let (low, high) = (view.minimumZoomScale, view.maximumZoomScale)
      if view.bouncesZoom {
        // Beyond the limits the content follows with half the power.
        if scale > high { scale = high * sqrt(scale / high) }
        if scale < low { scale = low * sqrt(scale / low) }
      } else {
        scale = min(max(scale, low), high)
      }
      ScrollZoom(view, zoomed).apply(scale, about: center)
    case .ended, .cancelled:
      isZooming = false
      let target = min(max(view.zoomScale, view.minimumZoomScale), view.maximumZoomScale)
      if target != view.zoomScale {
        isZoomBouncing = true
        UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
          ScrollZoom(self.view, zoomed).apply(target, about: center)
        } completion: { [weak self] _ in
          self?.isZoomBouncing = false
        }
      }
      view.delegate?.scrollViewDidEndZooming(view, with: zoomed, atScale: target)
    default: break
    }
  }
}
