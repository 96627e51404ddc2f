/// An animator of the library's: the container puts the new view in its place before it runs.
@MainActor
protocol LibraryAnimator: UIViewControllerAnimatedTransitioning {}

/// A controller's view grows out of another view, or shrinks back into it.
@MainActor
final class ZoomAnimator: NSObject, LibraryAnimator {
  private let pair: UIViewController.Transition.ZoomSourceViewProviderContext
  private let options: UIViewController.Transition.ZoomOptions
  private let growing: Bool
  private let source: () -> UIView?

  /// - Parameter source: the view, asked when the animation starts.
  init(
    _ pair: UIViewController.Transition.ZoomSourceViewProviderContext,
    _ options: UIViewController.Transition.ZoomOptions, growing: Bool, source: @escaping () -> UIView?
  ) {
    (self.pair, self.options, self.growing, self.source) = (pair, options, growing, source)
  }

  /// UIKIT: a spring that has settled after half a second. A guess.
  static let duration: TimeInterval = 0.5
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    Self.duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let zoomed = context.view(forKey: growing ? .to : .from) ?? pair.zoomedViewController.viewIfLoaded else {
      return context.completeTransition(true)
    }
    let source = source()
    let small = smallTransform(of: zoomed, source, in: context.containerView)
    let dimming = makeDimming(beneath: zoomed, in: context.containerView)
    let (alpha, sourceAlpha) = (zoomed.alpha, source.map { $0.alpha > 0 ? $0.alpha : 1 })
    UIView.performWithoutAnimation {
      zoomed.transform = growing ? small : .identity
      if growing { zoomed.alpha = 0 }
      dimming?.alpha = growing ? 0 : 1
      // UIKIT: the view is gone from its place while it is on its way (Apple's talk on fluid transitions).
      source?.alpha = 0
    }
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: .allowUserInteraction,
      animations: {
        zoomed.transform = self.growing ? .identity : small
        zoomed.alpha = self.growing ? alpha : 0
        dimming?.alpha = self.growing ? 1 : 0
      },
      completion: { _ in
        zoomed.transform = .identity
        zoomed.alpha = alpha
        if let sourceAlpha { source?.alpha = sourceAlpha }
        dimming?.removeFromSuperview()
        context.completeTransition(!context.transitionWasCancelled)
      })
  }

  /// What makes the zoomed view as wide as the source view, and brings it there. Without a source it comes out of the
  /// middle.
  private func smallTransform(of zoomed: UIView, _ source: UIView?, in container: UIView) -> CGAffineTransform {
    guard let source, source.window != nil else { return CGAffineTransform(scaleX: 0.1, y: 0.1) }
    let place = source.convert(source.bounds, to: container)
    let context = UIViewController.Transition.ZoomOptions.AlignmentRectContext(source, pair.zoomedViewController)
    let aligned = options.alignmentRectProvider?(context) ?? zoomed.bounds
    guard aligned.width > 0, place.width > 0 else { return CGAffineTransform(scaleX: 0.1, y: 0.1) }
    let scale = place.width / aligned.width
    let middle = CGPoint(x: aligned.midX - zoomed.bounds.midX, y: aligned.midY - zoomed.bounds.midY)
    return CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: place.midX - zoomed.center.x - middle.x * scale,
      ty: place.midY - zoomed.center.y - middle.y * scale)
  }

  private func makeDimming(beneath zoomed: UIView, in container: UIView) -> UIView? {
    guard options.dimmingColor != nil || options.dimmingVisualEffect != nil else { return nil }
    let view: UIView = options.dimmingVisualEffect.map { UIVisualEffectView(effect: $0) } ?? UIView()
    if options.dimmingVisualEffect == nil { view.backgroundColor = options.dimmingColor }
    view.frame = container.bounds
    if zoomed.superview === container {
      container.insertSubview(view, belowSubview: zoomed)
    } else {
      container.addSubview(view)
    }
    return view
  }
}
