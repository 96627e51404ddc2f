/// Zooms between a document's place in a browser and the controller that shows the document.
///
/// A browser makes it (`transitionController(forDocumentAt:)`); the program answers it from the delegate of its
/// controller's transition.
///
/// Source: <https://developer.apple.com/documentation/uikit/uidocumentbrowsertransitioncontroller>
@preconcurrency @MainActor
open class UIDocumentBrowserTransitionController: NSObject, LibraryAnimator {
  /// How much of the document is loaded. Kept: the list shows no progress. Default: nil.
  open var loadingProgress: Progress?
  /// The view that shows the document: it, not its controller's whole view, covers the document's place at the small end.
  /// Default: nil, the whole view.
  open weak var targetView: UIView?
  private let source: () -> UIView?

  /// - Parameter source: what stands for the document, asked when a transition starts; nil lets it come out of the middle.
  init(source: @escaping () -> UIView?) {
    self.source = source
    super.init()
  }

  open func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    ZoomAnimator.duration
  }

  open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let from = transitionContext.viewController(forKey: .from),
      let to = transitionContext.viewController(forKey: .to)
    else { return transitionContext.completeTransition(true) }
    let isGrowing = to.presentingViewController != nil && to.presentingViewController !== from.presentingViewController
    let (shown, origin) = isGrowing ? (to, from) : (from, to)
    let options = UIViewController.Transition.ZoomOptions()
    options.alignmentRectProvider = { [weak self] _ in
      guard let target = self?.targetView, let view = shown.viewIfLoaded, target.isDescendant(of: view) else {
        return shown.viewIfLoaded?.bounds ?? .zero
      }
      return target.convert(target.bounds, to: view)
    }
    ZoomAnimator(.init(origin, shown), options, growing: isGrowing, source: source)
      .animateTransition(using: transitionContext)
  }
}
