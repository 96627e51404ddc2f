internal import UISystemMetrics

/// Presents and dismisses controllers.
///
/// 1. Who presents: the root of the source's hierarchy, or the nearest one that defines a context for styles that ask for
/// it. 2. The presentation controller adapts to the environment. 3. Appearance callbacks begin, the container comes into
/// the window. 4. The transition runs. 5. Callbacks end, a full-screen presenter's view leaves.
@MainActor
enum Presenter {
  static func present(
    _ presented: UIViewController, from source: UIViewController, animated: Bool, _ completion: (() -> Void)?
  ) {
    if presented === source {
      fatalError("Application tried to present modal view controller on itself. Presenting controller is \(source).")
    }
    presented.parent?.carryOutWaitingChange()
    if let parent = presented.parent {
      fatalError(
        "Application tried to present modally a view controller \(presented) that has a parent view controller \(parent)."
      )
    }
    if let presenter = presented.extras.presenting {
      fatalError(
        "Application tried to present modally a view controller \(presented) that is already being presented by \(presenter)."
      )
    }
    // 1.
    let presenter = presenter(for: presented, from: source)
    endWhatWaits(around: presenter)
    if let present = presenter.extras.presented {
      return log(
        "Attempt to present \(presented) on \(presenter) (from \(source)) which is already presenting \(present).")
    }
    // DEVIATION: who presents upon what has just been presented finds it there.
    presenter.extras.presentation?.beginIfWaiting()
    // UIKIT: the presenter has to be there: what is pushed presents in its `viewDidLoad()`. Provenance: the system's
    // message, which names the presenter's view.
    guard let window = presenter.viewIfLoaded?.window else {
      return log(
        "Attempt to present \(presented) on \(presenter) (from \(source)) whose view is not in the window hierarchy.")
    }
    // Provenance: the message as three public projects quote it.
    if presenter.extras.presenting == nil, window.rootViewController !== presenter {
      log(
        "Presenting view controller \(presented) from detached view controller \(presenter) is not supported, and may "
          + "result in incorrect safe area insets and a corrupt root presentation. Make sure \(presenter) is in the view "
          + "controller hierarchy before presenting from it. Will become a hard exception in a future release.")
    }
    // 2.
    let presentation = makeController(for: presented, presenting: presenter, source: source)
    presented.extras.presentation = presentation
    presentation.setPresenting(presenter)
    let style = presentation.adaptivePresentationStyle(for: presenter.traitCollection)
    presentation.activeStyle = style == .none ? presentation.style : style
    if style != .none {
      presentation.replacement = presentation.delegate?.presentationController(
        presentation, viewControllerForAdaptivePresentationStyle: style)
    }
    presentation.delegate?.presentationController(
      presentation, willPresentWithAdaptiveStyle: style, transitionCoordinator: nil)
    PresentationCourse(presentation, presenter: presenter, source: source, window: window)
      .present(animated: animated && AnimationContext.isEnabled, completion)
  }

  static func dismiss(_ controller: UIViewController, animated: Bool, _ completion: (() -> Void)?) {
    endWhatWaits(around: controller)
    // What is presented on top of the receiver goes; else the receiver itself.
    let presenter: UIViewController
    if controller.extras.presented != nil {
      presenter = controller
    } else if let presented = self.presented(by: controller), let own = presented.extras.presenting {
      presenter = own
    } else if let own = presenting(controller) {
      presenter = own
    } else {
      completion?()
      return
    }
    if presenter.extras.presented?.dismissesItself() == true {
      completion?()
      return
    }
    // What has not begun begins, and ends.
    for leaving in sequence(first: presenter, next: \.extras.presented).dropFirst() {
      leaving.extras.presentation?.beginIfWaiting()
    }
    guard let presented = presenter.extras.presented, let presentation = presented.extras.presentation,
      let window = presentation.containerView?.window, !presented.extras.isBeingDismissed
    else { return }
    PresentationCourse(presentation, presenter: presenter, source: presenter, window: window)
      .dismiss(animated: animated && AnimationContext.isEnabled, completion)
  }

  /// Lets go of everything that `root` presents: its window has got another root.
  static func abandon(_ root: UIViewController) {
    for child in root.children { abandon(child) }
    guard let presented = root.extras.presented else { return }
    abandon(presented)
    if let presentation = presented.extras.presentation { PresentationCourse.release(presentation) }
  }

  /// Ends sheets' transitions without an animation that wait for the next turn.
  ///
  /// DEVIATION: what comes in the same turn finds them ended, whether it presents or dismisses. What UIKit does there is not
  /// known.
  private static func endWhatWaits(around controller: UIViewController) {
    for presented in [presented(by: controller), presenting(controller)?.extras.presented] {
      guard let presentation = presented?.extras.presentation, presentation.isPresented else { continue }
      presentation.shown.extras.transition?.endIfWaiting()
    }
  }

  // MARK: Who

  private static func presenter(for presented: UIViewController, from source: UIViewController) -> UIViewController {
    let chain = Array(sequence(first: source, next: \.parent))
    switch presented.modalPresentationStyle {
    case .currentContext, .overCurrentContext, .custom:
      if let context = chain.first(where: \.definesPresentationContext) { return context }
    default: break
    }
    return chain.last ?? source
  }

  static func presented(by controller: UIViewController) -> UIViewController? {
    for ancestor in sequence(first: controller, next: \.parent) {
      if let presented = ancestor.extras.presented { return presented }
    }
    return nil
  }

  static func presenting(_ controller: UIViewController) -> UIViewController? {
    for ancestor in sequence(first: controller, next: \.parent) {
      if let presenting = ancestor.extras.presenting { return presenting }
    }
    return nil
  }

  // MARK: The presentation controller

  static func controller(of controller: UIViewController) -> UIPresentationController? {
    for ancestor in sequence(first: controller, next: \.parent) {
      if let presentation = ancestor.extras.presentation, presentation.isPresented { return presentation }
    }
    guard controller.parent == nil else { return nil }
    let presentation = makeController(for: controller, presenting: nil, source: controller)
    controller.extras.presentation = presentation
    presentation.letGo()
    return presentation
  }

  private static func makeController(
    for presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    let style = presentationStyle(of: presented, (presenting ?? source).systemMetrics)
    if let own = presented.extras.presentation, own.style == style, style != .custom { return own }
    let controller: UIPresentationController
    switch style {
    case .custom:
      controller =
        presented.transitioningDelegate?.presentationController(
          forPresented: presented, presenting: presenting, source: source)
        ?? UIPresentationController(presentedViewController: presented, presenting: presenting)
    case .popover:
      controller = UIPopoverPresentationController(presentedViewController: presented, presenting: presenting)
    case .pageSheet, .formSheet:
      controller = UISheetPresentationController(presentedViewController: presented, presenting: presenting)
    default:
      controller = presented.makePresentation(from: presenting)
    }
    controller.style = style
    controller.activeStyle = style
    return controller
  }

  /// The automatic style is that of the presenter's system; a controller may say another one by overriding.
  private static func presentationStyle(
    of presented: UIViewController, _ metrics: SystemMetrics
  ) -> UIModalPresentationStyle {
    let (style, kept) = (presented.modalPresentationStyle, presented.extras.modalPresentationStyle)
    return style == concrete(kept, presented.systemMetrics) ? concrete(kept, metrics) : style
  }
  static func concrete(_ style: UIModalPresentationStyle, _ metrics: SystemMetrics) -> UIModalPresentationStyle {
    guard style == .automatic else { return style }
    return metrics.hasSheets ? .pageSheet : .fullScreen
  }

  private static func log(_ message: String) { FileHandle.standardError.write(Data((message + "\n").utf8)) }
}
